import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';

/**
 * Viewing positions of profiles in films and episodes. A save changes no indexed column and pages have room (fillfactor
 * of migration `updates_without_indexes`), so it writes no index: a history has a thousand rows at most and is sorted
 * when read.
 */
export const viewingPositions = pgTable(
  'viewing_positions',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    /** Seconds. */
    timepoint: doublePrecision('timepoint').notNull(),
    /** Whether it was ever watched to the end. */
    isViewed: boolean('is_viewed').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
    /** The playback that reported it, and the sequence number of its report: a late report changes nothing. */
    playbackSessionId: uuid('playback_session_id').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.mediaItemId] }),
    index('viewing_positions_by_media_item').on(table.mediaItemId),
  ],
);
