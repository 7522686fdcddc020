import { sql } from 'drizzle-orm';
import type { RightsWindow, TitleAds, TitleMarkers } from '@kadr/contract';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { translated } from '../database/translated.ts';
import { plainLetters } from '../database/plain-letters.ts';

/** Age levels of titles; filled by a migration. */
export const ageLevels = pgTable('age_levels', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
  ageValue: smallint('age_value').notNull().unique(),
});

export const genres = pgTable('genres', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  alias: text('alias').notNull().unique(),
  name: translated('name').notNull(),
});

export const persons = pgTable('persons', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: translated('name').notNull(),
  nativeName: text('native_name'),
  photoAvatar: text('photo_avatar'),
  birthDate: date('birth_date'),
  deathDate: date('death_date'),
  biography: translated('biography'),
});

const everyName = sql.raw(
  `coalesce(name->>'rus', '') || chr(10) || coalesce(name->>'eng', '') || chr(10) || coalesce(name->>'hye', '') || chr(10) || coalesce(original_name, '')`,
);

/** The weight of the operator's rating, in viewers' ratings. */
const ownRatingWeight = 100;
/** The minimum number of ratings for a mean without the operator's rating. */
const fewestRatings = 5;

/**
 * Films, series, seasons and episodes. `parent_id` is the series of a season and the season of an episode; `series_id`
 * is the series of both. The catalogue maintains `is_playable` and `children_amount`: a film or episode is playable
 * when it has an asset, a season or series when something in it is.
 */
export const mediaItems = pgTable(
  'media_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    type: text('type', { enum: ['film', 'series', 'season', 'episode'] }).notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => mediaItems.id),
    seriesId: integer('series_id').references((): AnyPgColumn => mediaItems.id),
    orderNumber: integer('order_number'),
    name: translated('name').notNull(),
    shortName: translated('short_name'),
    originalName: text('original_name'),
    /** Every name in every language, one per line: searched for parts of names. */
    allNames: text('all_names').notNull().generatedAlwaysAs(everyName),
    /** The same in plain letters. */
    plainNames: text('plain_names').notNull().generatedAlwaysAs(plainLetters(everyName)),
    shortDescription: translated('short_description'),
    summary: translated('summary'),
    note: translated('note'),
    year: smallint('year'),
    age: smallint('age')
      .notNull()
      .references(() => ageLevels.ageValue),
    /** Shown only to profiles that allow it. Seasons and episodes take it from their series. */
    isErotic: boolean('is_erotic').notNull().default(false),
    countries: text('countries').array().notNull(),
    themes: text('themes').array().notNull(),
    category: text('category'),
    /** The operator's rating, with the weight of {@link ownRatingWeight} viewers. */
    ownRating: numeric('own_rating', { precision: 3, scale: 1, mode: 'number' }),
    /** The number of viewers' ratings, and the sum of their points: maintained by a trigger on `ratings`. */
    ratingsCount: integer('ratings_count').notNull().default(0),
    ratingsSum: integer('ratings_sum').notNull().default(0),
    /** The mean of all ratings; of viewers' alone once there are {@link fewestRatings}. */
    rating: numeric('rating', { precision: 3, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql.raw(
        `case when own_rating is not null then round((own_rating * ${ownRatingWeight} + ratings_sum) / (${ownRatingWeight} + ratings_count), 1) when ratings_count >= ${fewestRatings} then round(ratings_sum::numeric / ratings_count, 1) end`,
      ),
    ),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }),
    isComingSoon: boolean('is_coming_soon').notNull(),
    startDate: timestamp('start_date', { withTimezone: true }),
    /** Brands that show the title, or `*` for every brand. Seasons and episodes take them from their series. */
    brands: text('brands').array().notNull(),
    /** Licensed countries, ISO 3166-1 alpha-2; null: everywhere. Seasons and episodes take them from their series. */
    territories: text('territories').array(),
    /** Licensed periods within its territories; null: always. Seasons and episodes take them from their series. */
    rights: jsonb('rights').$type<readonly RightsWindow[]>(),
    /** Whether lists exclude it because no rights window is open: maintained by the catalogue (`refreshRights`). */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    logo: translated('logo'),
    visitCard: translated('visit_card'),
    background: text('background'),
    posterBgColor: text('poster_bg_color'),
    screenshots: text('screenshots').array().notNull(),
    copyrightHolderLogo1: text('copyright_holder_logo_1'),
    copyrightHolderLogo2: text('copyright_holder_logo_2'),
    assetId: text('asset_id').references(() => assets.id),
    trailerAssetId: text('trailer_asset_id').references(() => assets.id),
    /** Its parts and chapters, in seconds; null when not edited. Older rows lack newer fields. */
    markers: jsonb('markers').$type<Partial<TitleMarkers>>(),
    /** Its advertisements and those of its children; null when not edited. */
    ads: jsonb('ads').$type<TitleAds>(),
    /** Duration of the main asset in seconds, copied here so that cards need no join. */
    duration: doublePrecision('duration'),
    isPlayable: boolean('is_playable').notNull().default(false),
    childrenAmount: integer('children_amount').notNull().default(0),
    /** Computed from the operator's rating, which initially replaces an audience, and from recent starts. */
    popularity: doublePrecision('popularity').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it could first be watched. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** Whether pages show it. */
    isPublished: boolean('is_published')
      .notNull()
      .generatedAlwaysAs(sql`is_playable or is_coming_soon`),
    /** Sort key of “new”: the day of appearance; within a day, the later year first. */
    novelty: integer('novelty')
      .notNull()
      .generatedAlwaysAs(
        sql`floor(extract(epoch from (coalesce(published_at, created_at) at time zone 'UTC')) / 86400)::integer * 10000 + coalesce(year, 0)`,
      ),
  },
  (table) => [
    check(
      'media_items_place',
      sql`(${table.type} in ('season', 'episode')) = (${table.parentId} is not null)`,
    ),
    check(
      'media_items_series',
      sql`(${table.type} in ('season', 'episode')) = (${table.seriesId} is not null)`,
    ),
    index('media_items_by_parent').on(table.parentId, table.orderNumber),
    index('media_items_by_series').on(table.seriesId),
    index('media_items_by_part_of_name').using('gin', sql`plain_names gin_trgm_ops`),
    index('media_items_by_country').using('gin', table.countries),
    index('media_items_by_year')
      .on(table.year)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_clips')
      .on(table.seriesId, table.orderNumber)
      .where(sql`type = 'episode' and category = 'shortseries'`),
    index('media_items_with_rights')
      .on(table.id)
      .where(sql`rights is not null or is_withdrawn`),
    index('media_items_by_asset').on(table.assetId),
    index('media_items_by_trailer_asset').on(table.trailerAssetId),
    index('media_items_popular')
      .on(table.popularity, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_new')
      .on(table.novelty, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_rating')
      .on(sql`coalesce(rating, 0)`, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_name_rus')
      .on(sql`(name->>'rus') collate "ru-x-icu"`, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_name_eng')
      .on(sql`coalesce(name->>'eng', name->>'rus') collate "en-x-icu"`, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
    index('media_items_name_hye')
      .on(sql`coalesce(name->>'hye', name->>'rus') collate "hy-x-icu"`, table.id)
      .where(sql`is_published and type in ('film', 'series')`),
  ],
);

export const mediaItemGenres = pgTable(
  'media_item_genres',
  {
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    genreId: integer('genre_id')
      .notNull()
      .references(() => genres.id),
  },
  (table) => [
    primaryKey({ columns: [table.mediaItemId, table.position] }),
    index('media_item_genres_by_genre').on(table.genreId, table.mediaItemId),
  ],
);

/** Cast and crew of a title, in the order of the credits. */
export const mediaItemPersons = pgTable(
  'media_item_persons',
  {
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id),
    role: text('role', {
      enum: ['actor', 'director', 'writer', 'producer', 'composer', 'operator', 'voice', 'host'],
    }).notNull(),
    character: translated('character'),
  },
  (table) => [
    primaryKey({ columns: [table.mediaItemId, table.position] }),
    index('media_item_persons_by_person').on(table.personId),
  ],
);

/** How often a title was started on a day (UTC); popularity is computed from it. */
export const mediaItemPlays = pgTable(
  'media_item_plays',
  {
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    plays: integer('plays').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaItemId, table.day] }),
    index('media_item_plays_by_day').on(table.day),
  ],
);
