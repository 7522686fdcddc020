import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { mediaItems } from './catalogue.ts';
import { translated } from '../database/translated.ts';

/** Collections: titles selected by editors. */
export const collections = pgTable(
  'collections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: translated('name').notNull(),
    description: translated('description'),
    logo: text('logo'),
    color: text('color'),
    copyrightHolderLogo1: text('copyright_holder_logo_1'),
    copyrightHolderLogo2: text('copyright_holder_logo_2'),
    orderNumber: integer('order_number').notNull(),
    /** Brands that show it, or `*` for every brand. */
    brands: text('brands').array().notNull(),
  },
  (table) => [index('collections_in_order').on(table.orderNumber, table.id)],
);

/** Films and series in a collection. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.position] }),
    index('collection_items_by_item').on(table.mediaItemId),
  ],
);
