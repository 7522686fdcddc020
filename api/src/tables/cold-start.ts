import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** A profile's preferences from the cold start: genres and titles, in the order in which they were chosen. */
export const coldStarts = pgTable('cold_starts', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  genreIds: integer('genre_ids').array().notNull(),
  mediaItemIds: integer('media_item_ids')
    .array()
    .notNull()
    .default(sql`'{}'`),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});
