import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { genres, mediaItems } from './catalogue.ts';

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

/** What operators offer at the cold start. */
export const coldStartSets = pgTable('cold_start_sets', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  orderNumber: integer('order_number').notNull(),
  /** Brands that offer it, or `*` for every brand. */
  brands: text('brands').array().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  minForChoosing: smallint('min_for_choosing').notNull(),
});

/** The genres of a set, in order. */
export const coldStartSetGenres = pgTable(
  'cold_start_set_genres',
  {
    setId: integer('set_id')
      .notNull()
      .references(() => coldStartSets.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    genreId: integer('genre_id')
      .notNull()
      .references(() => genres.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.position] }),
    index('cold_start_set_genres_by_genre').on(table.genreId),
  ],
);

/** The titles of a set, in order. */
export const coldStartSetItems = pgTable(
  'cold_start_set_items',
  {
    coldStartSetId: integer('cold_start_set_id')
      .notNull()
      .references(() => coldStartSets.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.coldStartSetId, table.position] }),
    index('cold_start_set_items_by_item').on(table.mediaItemId),
  ],
);
