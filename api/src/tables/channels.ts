import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { streamPlayers } from '@kadr/contract';
import { profiles } from './accounts.ts';
import { ageLevels } from './catalogue.ts';
import { translated } from '../database/translated.ts';
import { services } from './services.ts';

/** Channels of live television. */
export const channels = pgTable(
  'channels',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: translated('name').notNull(),
    description: translated('description'),
    logo: text('logo'),
    fullLogo: text('full_logo'),
    background: text('background'),
    color: text('color'),
    themes: text('themes', { enum: ['movies', 'series', 'kids', 'education', 'sport'] })
      .array()
      .notNull(),
    age: smallint('age')
      .notNull()
      .references(() => ageLevels.ageValue),
    /** The service that contains it; null: free. */
    serviceId: integer('service_id').references(() => services.id),
    isTstvAllowed: boolean('is_tstv_allowed').notNull(),
    isPltvAllowed: boolean('is_pltv_allowed').notNull(),
    isCatchupAllowed: boolean('is_catchup_allowed').notNull(),
    /** The service that contains pause-live and catch-up; null: they come with the channel. */
    tstvServiceId: integer('tstv_service_id').references(() => services.id),
    /** Seconds. */
    tstvDepth: integer('tstv_depth'),
    /** Seconds. */
    pltvMaxDuration: integer('pltv_max_duration'),
    playerType: text('player_type', { enum: streamPlayers }).notNull().default('shaka'),
    orderNumber: integer('order_number').notNull(),
    /** Its id in XMLTV guides; null: the slug. */
    xmltvId: text('xmltv_id'),
    /** Brands that show it, or `*` for every brand. */
    brands: text('brands').array().notNull(),
    /** Licensed countries, ISO 3166-1 alpha-2; null: everywhere. */
    territories: text('territories').array(),
    /** Whether its guide, its fillers or a film of either have changed since its schedule was written (`playout/`). */
    isScheduleDue: boolean('is_schedule_due').notNull().default(false),
  },
  (table) => [
    index('channels_in_order').on(table.orderNumber, table.id),
    index('channels_by_service').on(table.serviceId),
    index('channels_schedule_due')
      .on(table.id)
      .where(sql`${table.isScheduleDue}`),
  ],
);

/** Programmes of channels, regardless of their times. */
export const programmes = pgTable(
  'programmes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: translated('name').notNull(),
    description: translated('description'),
    logo: text('logo'),
    age: smallint('age')
      .notNull()
      .references(() => ageLevels.ageValue),
  },
  (table) => [unique('programmes_slug').on(table.channelId, table.slug)],
);

/**
 * The guide: the times of programmes. Times of one channel never overlap; the migration's constraint
 * `epgs_one_at_a_time` ensures that.
 */
export const epgs = pgTable(
  'epgs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    startTime: timestamp('start_time', { withTimezone: true }).notNull(),
    endTime: timestamp('end_time', { withTimezone: true }).notNull(),
    /** Until when it may be watched as catch-up; null: not at all. */
    tstvValidUntil: timestamp('tstv_valid_until', { withTimezone: true }),
  },
  (table) => [
    unique('epgs_place').on(table.channelId, table.startTime),
    index('epgs_by_end').on(table.channelId, table.endTime),
    index('epgs_by_programme').on(table.programmeId, table.endTime),
    check('epgs_forward', sql`end_time > start_time`),
  ],
);

/** Favourite channels of profiles. */
export const channelFavourites = pgTable(
  'channel_favourites',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.channelId] }),
    index('channel_favourites_by_channel').on(table.channelId),
  ],
);

/** Favourite programmes of profiles: all of their times are favourites. */
export const programmeFavourites = pgTable(
  'programme_favourites',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    programmeId: integer('programme_id')
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.programmeId] }),
    index('programme_favourites_by_programme').on(table.programmeId),
  ],
);
