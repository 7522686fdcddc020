import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredTarget } from './blocks.ts';
import { ageLevels, mediaItems } from './catalogue.ts';
import { translated } from '../database/translated.ts';

/** Promo events: temporary promotions of the service. */
export const promoEvents = pgTable(
  'promo_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: translated('name').notNull(),
    descriptionShort: translated('description_short'),
    description: translated('description'),
    terms: translated('terms'),
    logo: text('logo'),
    color: text('color'),
    promoLabelText: translated('promo_label_text'),
    age: smallint('age')
      .notNull()
      .references(() => ageLevels.ageValue),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    target: jsonb('target').$type<StoredTarget>(),
    orderNumber: integer('order_number').notNull(),
    /** Brands that show it, or `*` for every brand. */
    brands: text('brands').array().notNull(),
  },
  (table) => [index('promo_events_in_order').on(table.orderNumber, table.id)],
);

/** Films and series that a promo event is about. */
export const promoEventItems = pgTable(
  'promo_event_items',
  {
    promoEventId: integer('promo_event_id')
      .notNull()
      .references(() => promoEvents.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.promoEventId, table.position] }),
    index('promo_event_items_by_item').on(table.mediaItemId),
  ],
);
