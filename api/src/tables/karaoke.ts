import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { assets } from './assets.ts';
import { ageLevels } from './catalogue.ts';
import { translated } from '../database/translated.ts';

/** Karaoke items: songs to sing. */
export const karaokeItems = pgTable(
  'karaoke_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: translated('name').notNull(),
    artistName: translated('artist_name').notNull(),
    description: translated('description'),
    logo: text('logo'),
    color: text('color'),
    screenshots: text('screenshots').array().notNull(),
    usageModel: text('usage_model', { enum: ['SERVICE', 'EST', 'TVOD'] }),
    age: smallint('age')
      .notNull()
      .references(() => ageLevels.ageValue),
    orderNumber: integer('order_number').notNull(),
    /** The song to sing to, with its lyrics; null when there is no recording. */
    assetId: text('asset_id').references(() => assets.id),
    /** Brands that show it, or `*` for every brand. */
    brands: text('brands').array().notNull(),
    /** Licensed countries, ISO 3166-1 alpha-2; null: everywhere. */
    territories: text('territories').array(),
  },
  (table) => [index('karaoke_items_in_order').on(table.orderNumber, table.id)],
);

/** Favourite karaoke items of profiles. */
export const karaokeFavourites = pgTable(
  'karaoke_favourites',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    karaokeItemId: integer('karaoke_item_id')
      .notNull()
      .references(() => karaokeItems.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.karaokeItemId] }),
    index('karaoke_favourites_latest').on(table.profileId, table.addedAt, table.karaokeItemId),
    index('karaoke_favourites_by_item').on(table.karaokeItemId),
  ],
);
