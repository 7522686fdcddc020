import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { mediaItems } from './catalogue.ts';

/**
 * What profiles gave titles, 1–10 points. A trigger (migration) keeps the number and the sum of a title's in
 * `media_items`, whatever writes or deletes a row.
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
