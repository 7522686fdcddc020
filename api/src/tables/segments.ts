import type { SegmentRules } from '@kadr/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Segments: accounts chosen by rules. */
export const segments = pgTable('segments', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Null: accounts of all brands. */
  brand: text('brand'),
  rules: jsonb('rules').$type<SegmentRules>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
});
