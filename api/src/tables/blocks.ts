import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Banner, CustomBlockFieldsImport } from '@kadr/contract';
import { mediaItems } from './catalogue.ts';
import type { TitleQuery } from './title-query.ts';
import { channels, programmes } from './channels.ts';
import { collections } from './collections.ts';
import { translated } from '../database/translated.ts';
import type { StoredText } from '../database/translated.ts';
import { karaokeItems } from './karaoke.ts';
import { services } from './services.ts';

/** The target of a block's link, with its texts in every language. */
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

/** Main views: a page's name and, in `media_blocks`, its contents. A view with a name is in the menu. */
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
    /** Further fields of a custom block, with its texts in every language. */
    customFields: jsonb('custom_fields').$type<CustomBlockFieldsImport>(),
    /** Selects titles when the page is requested; they come after the listed ones. */
    query: jsonb('query').$type<TitleQuery>(),
  },
  (table) => [unique('media_blocks_place').on(table.mediaViewId, table.position)],
);

/** A banner with its texts in every language; `age` is one of the age levels. */
export interface StoredBanner extends Omit<
  Banner,
  'id' | 'title' | 'subtitle' | 'summary' | 'target' | 'labels' | 'age_level' | 'ratings'
> {
  /** Assigned by the operator, so that the block's data can refer to it. */
  readonly id?: number | undefined;
  readonly title: StoredText | null;
  readonly subtitle: StoredText | null;
  readonly summary: StoredText | null;
  readonly target: StoredTarget | null;
  readonly labels: readonly { readonly text: StoredText; readonly color: string | null }[];
  readonly age: number | null;
  readonly rating: number | null;
}

/** The operator's items of a block, in order: each is one entity, or a banner. Positions count from 0 without gaps. */
export const mediaBlockItems = pgTable(
  'media_block_items',
  {
    mediaBlockId: integer('media_block_id')
      .notNull()
      .references(() => mediaBlocks.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaItemId: integer('media_item_id').references(() => mediaItems.id, { onDelete: 'cascade' }),
    collectionId: integer('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    karaokeItemId: integer('karaoke_item_id').references(() => karaokeItems.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').references(() => channels.id, { onDelete: 'cascade' }),
    programmeId: integer('programme_id').references(() => programmes.id, { onDelete: 'cascade' }),
    banner: jsonb('banner').$type<StoredBanner>(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaBlockId, table.position] }),
    check(
      'media_block_items_one',
      sql`num_nonnulls(media_item_id, collection_id, karaoke_item_id, service_id, channel_id, programme_id, banner) = 1`,
    ),
    index('media_block_items_by_item').on(table.mediaItemId),
    index('media_block_items_by_collection').on(table.collectionId),
    index('media_block_items_by_karaoke').on(table.karaokeItemId),
    index('media_block_items_by_service').on(table.serviceId),
    index('media_block_items_by_channel').on(table.channelId),
    index('media_block_items_by_programme').on(table.programmeId),
  ],
);
