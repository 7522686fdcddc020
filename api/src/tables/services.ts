import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { mediaItems } from './catalogue.ts';
import { translated } from '../database/translated.ts';

/** Services: bundles sold by subscription. */
export const services = pgTable('services', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  alias: text('alias').notNull().unique(),
  name: translated('name').notNull(),
  descriptionShort: translated('description_short'),
  description: translated('description'),
  image: text('image'),
  icon: text('icon'),
  color: text('color'),
  promoLabelText: translated('promo_label_text'),
  promoLabelColor: text('promo_label_color'),
  active: boolean('active').notNull(),
  /** Brands that offer it, or `*` for every brand. */
  brands: text('brands').array().notNull(),
});

/** Films and series in a service. */
export const serviceItems = pgTable(
  'service_items',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.mediaItemId] }),
    index('service_items_by_item').on(table.mediaItemId),
  ],
);
