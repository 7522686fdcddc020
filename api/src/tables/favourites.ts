import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';

/** Favourite titles of profiles. */
export const favourites = pgTable(
  'favourites',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.mediaItemId] }),
    index('favourites_latest').on(table.profileId, table.addedAt, table.mediaItemId),
    index('favourites_by_media_item').on(table.mediaItemId),
  ],
);
