import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { qualityFailures, qualityStates } from '@kadr/contract';
import type { QualityReport } from '@kadr/contract';
import { assets } from './assets.ts';

/** Reports on the quality of assets, and requests for them. */
export const assetQuality = pgTable(
  'asset_quality',
  {
    assetId: text('asset_id')
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    state: text('state', { enum: qualityStates }).notNull(),
    report: jsonb('report').$type<QualityReport>(),
    failure: text('failure', { enum: qualityFailures }),
    measuredAt: timestamp('measured_at', { withTimezone: true }),
    /** Another worker may take over afterwards. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('asset_quality_open')
      .on(table.updatedAt)
      .where(sql`state in ('waiting', 'measuring')`),
  ],
);
