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
 * How far profiles have watched films and episodes. A save changes no indexed column and pages have room (fillfactor of
 * migration `updates_without_indexes`), so it writes no index: a history has a thousand rows at most and is sorted when read.
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
    /** Watched to the end once; stays. */
    isViewed: boolean('is_viewed').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true }).notNull(),
    /** The playback that said it, and its how manieth word it was: one that comes late changes nothing. */
    playbackSessionId: uuid('playback_session_id').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.mediaItemId] }),
    index('viewing_positions_by_media_item').on(table.mediaItemId),
  ],
);
