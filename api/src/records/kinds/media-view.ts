import { mediaViewImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importViews } from '../../blocks/import.ts';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { brandedId, brandedKey } from '../branded-key.ts';
import { byName, countOf, greatestFirst, isNamed } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('media_views.id');
const label = sql.raw(
  `coalesce(media_views.name, media_views.title, jsonb_build_object('rus', media_views.alias))`,
);
const key = sql.raw(`(media_views.brand || '~' || media_views.alias)`);
const blocks = countOf('media_blocks', 'media_view_id', id);

/** The contents of a block, in order: entities by slug, or banners. */
const items = sql.raw(`
  (select coalesce(json_agg(case
      when item.media_item_id is not null then json_build_object('type', 'media_item', 'slug',
        (select one.slug from media_items one where one.id = item.media_item_id))
      when item.collection_id is not null then json_build_object('type', 'collection', 'slug',
        (select one.slug from collections one where one.id = item.collection_id))
      when item.karaoke_item_id is not null then json_build_object('type', 'karaoke_item', 'slug',
        (select one.slug from karaoke_items one where one.id = item.karaoke_item_id))
      when item.service_id is not null then json_build_object('type', 'service', 'slug',
        (select one.alias from services one where one.id = item.service_id))
      when item.channel_id is not null then json_build_object('type', 'channel', 'slug',
        (select one.slug from channels one where one.id = item.channel_id))
      when item.programme_id is not null then (select json_build_object('type', 'epg', 'channel', channel.slug, 'slug', one.slug)
        from programmes one join channels channel on channel.id = one.channel_id where one.id = item.programme_id)
      else json_build_object('type', 'banner', 'banner', item.banner) end order by item.position), '[]'::json)
    from media_block_items item where item.media_block_id = block.id)`);

/** The blocks of a view. Fields of custom blocks are on the same level as the others. */
const blocksColumn = sql`
  (select coalesce(jsonb_agg((to_jsonb(written) || coalesce(written.custom_fields, '{}'::jsonb)) - 'custom_fields' - 'position'
      order by written.position), '[]'::jsonb)
    from (select block.position, block.name, block.sub_name, block.type, block.tag, block.target, block.display_type,
        block.custom_data, block.variant, block.glow_color, block.query, block.custom_fields, ${items} as items
      from media_blocks block where block.media_view_id = ${id}) written)`;

/** Pages arranged by the operator. */
export function mediaViewKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'media_view',
    schema: mediaViewImportSchema,
    keyFields: ['brand', 'alias'],
    idOf: brandedId,
    keyOf: brandedKey,
    table: 'media_views',
    columns: sql`media_views.brand, media_views.alias, media_views.name, media_views.title, media_views.description,
      ${blocksColumn} as blocks`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importViews(transaction, withTypesetProse(z.array(mediaViewImportSchema).parse(records)), catalogue, {
        brands: brandIds(),
      }),
    usages: () => [],
    listing: {
      key,
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(label, language),
      picture: sql.raw('null'),
      isLive: () => sql.raw('true'),
      fields: {
        brand: sql.raw('media_views.brand'),
        alias: sql.raw('media_views.alias'),
        is_in_menu: sql.raw('media_views.name is not null'),
        blocks,
      },
      sorts: {
        alias: { by: () => sql.raw('media_views.alias'), type: 'text', order: 'asc' },
        name: byName(label),
        blocks: greatestFirst(blocks),
      },
      filters: { brand: filter(z.string(), (brand) => sql`media_views.brand = ${brand}`) },
      search: (text) =>
        sql`(${key} = ${text} or media_views.alias = ${text} or ${isNamed(label, likePattern(text))})`,
    },
  });
}
