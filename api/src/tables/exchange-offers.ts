import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { mediaItems } from './catalogue.ts';

/** Terms on which operators let films be exchanged. */
export const exchangeOffers = pgTable('exchange_offers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  orderNumber: integer('order_number').notNull(),
  /** Brands that have it, or `*` for every brand. */
  brands: text('brands').array().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  /** 0: no exchanges. */
  days: smallint('days').notNull(),
  watchedPercent: smallint('watched_percent').notNull(),
});

/** The films that can be received; none: all that cost no more. */
export const exchangeOfferItems = pgTable(
  'exchange_offer_items',
  {
    exchangeOfferId: integer('exchange_offer_id')
      .notNull()
      .references(() => exchangeOffers.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.exchangeOfferId, table.position] }),
    index('exchange_offer_items_by_item').on(table.mediaItemId),
  ],
);
