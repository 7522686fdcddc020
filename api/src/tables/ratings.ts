import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';

/**
 * Profiles' ratings of titles, 1–10 points. A trigger (migration) maintains the number and the sum of a title's ratings
 * in `media_items` on every write or delete.
 */
export const ratings = pgTable(
  'ratings',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    ratedAt: timestamp('rated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.mediaItemId] }),
    index('ratings_by_media_item').on(table.mediaItemId),
    check('ratings_range', sql`${table.rating} between 1 and 10`),
  ],
);
