import { index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { mediaItems } from '../catalogue/tables.ts';
import type { TitleQuery } from '../catalogue/title-query.ts';
import { translated } from '../database/translated.ts';
import type { StoredText } from '../database/translated.ts';

/** Where a block leads, with its words in every language. */
export interface StoredTarget {
  readonly type:
    | 'screen'
    | 'media_view'
    | 'link'
    | 'blank'
    | 'media_item'
    | 'channel'
    | 'service'
    | 'collection'
    | 'person'
    | 'promo_event';
  readonly link: string;
  readonly title: StoredText | null;
}

/** Main views: what a page is called and, in `media_blocks`, what is on it. A view with a name is in the menu. */
export const mediaViews = pgTable(
  'media_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    brand: text('brand').notNull(),
    alias: text('alias').notNull(),
    name: translated('name'),
    title: translated('title'),
    description: translated('description'),
  },
  (table) => [unique('media_views_alias').on(table.brand, table.alias)],
);

export const mediaBlocks = pgTable(
  'media_blocks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mediaViewId: integer('media_view_id')
      .notNull()
      .references(() => mediaViews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    type: text('type').notNull(),
    tag: text('tag'),
    name: translated('name'),
    subName: translated('sub_name'),
    target: jsonb('target').$type<StoredTarget>(),
    displayType: jsonb('display_type').$type<string | string[]>(),
    customData: jsonb('custom_data').$type<Record<string, unknown>>(),
    variant: text('variant', { enum: ['one', 'two', 'three'] }),
    glowColor: text('glow_color'),
    /** Chooses titles when the page is asked for; they come after the listed ones. */
    query: jsonb('query').$type<TitleQuery>(),
  },
  (table) => [unique('media_blocks_place').on(table.mediaViewId, table.position)],
);

/** Titles that an operator put into a block, in order. */
export const mediaBlockItems = pgTable(
  'media_block_items',
  {
    mediaBlockId: integer('media_block_id')
      .notNull()
      .references(() => mediaBlocks.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id')
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.mediaBlockId, table.position] }),
    index('media_block_items_by_item').on(table.mediaItemId),
  ],
);
