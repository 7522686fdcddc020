import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredTracks, TrackChange } from '@kadr/contract';

/** The history of the tracks of assets. Triggers reject changes to its rows. */
export const trackChanges = pgTable(
  'track_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    principal: text('principal').notNull(),
    principalId: integer('principal_id'),
    /** The principal's name at the time; null for the operator token. */
    principalName: text('principal_name'),
    requestId: text('request_id').notNull(),
    assetId: text('asset_id').notNull(),
    action: text('action').$type<TrackChange['action']>().notNull(),
    /** The subtitle track that was added, replaced or rewritten. */
    track: text('track'),
    before: jsonb('before').$type<StoredTracks>().notNull(),
    after: jsonb('after').$type<StoredTracks>().notNull(),
  },
  (table) => [index('track_changes_by_asset').on(table.assetId, table.id)],
);
