import { karaokeItemImportSchema, usageModelSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { importKaraoke } from '../../karaoke/import.ts';
import { brandsOf, byName, isNamed, isShownBy, usage } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { viewsWith } from './title-usages.ts';

const id = sql.raw('karaoke_items.id');
const name = sql.raw('karaoke_items.name');
const artist = sql.raw('karaoke_items.artist_name');
const brandsColumn = sql.raw('karaoke_items.brands');

/** Songs to sing. */
export function karaokeItemKind({ brands }: Pick<CatalogueKindOptions, 'brands'>): KindOfRecord {
  return tableKind({
    kind: 'karaoke_item',
    schema: karaokeItemImportSchema,
    keyFields: ['slug'],
    idOf: (record) => String(record['slug']),
    keyOf: (key) => ({ slug: key }),
    table: 'karaoke_items',
    columns: sql`karaoke_items.slug, karaoke_items.name, karaoke_items.logo, karaoke_items.color,
      karaoke_items.order_number, ${brandsOf(brandsColumn)} as brands,
      json_build_object('name', karaoke_items.artist_name) as artist, karaoke_items.description, karaoke_items.age,
      karaoke_items.usage_model, karaoke_items.territories, karaoke_items.screenshots`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importKaraoke(transaction, withTypesetProse(z.array(karaokeItemImportSchema).parse(records)), {
        brands,
      }),
    usages: (slug) => [
      usage(
        'view',
        viewsWith(
          sql`placed.karaoke_item_id = (select used.id from karaoke_items used where used.slug = ${slug})`,
        ),
      ),
    ],
    listing: {
      key: sql.raw('karaoke_items.slug'),
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('karaoke_items.logo'),
      isLive: () => sql.raw('karaoke_items.asset_id is not null'),
      fields: {
        artist: sql.raw(`karaoke_items.artist_name->>'rus'`),
        age: sql.raw('karaoke_items.age'),
        usage_model: sql.raw('karaoke_items.usage_model'),
        order_number: sql.raw('karaoke_items.order_number'),
        brands: sql.raw(`array_to_string(array_remove(karaoke_items.brands, '*'), ', ')`),
      },
      sorts: {
        order_number: {
          by: () => sql.raw('karaoke_items.order_number::double precision'),
          type: 'double precision',
          order: 'asc',
        },
        name: { by: byName(name), type: 'text', order: 'asc' },
        artist: { by: byName(artist), type: 'text', order: 'asc' },
      },
      filters: {
        is_live: filter(z.boolean(), (isLive) => sql`(karaoke_items.asset_id is not null) = ${isLive}`),
        brand: filter(z.string(), (brand) => isShownBy(brandsColumn, brand)),
        usage_model: filter(
          z.enum(['free', ...usageModelSchema.options]),
          (model) => sql`coalesce(karaoke_items.usage_model, 'free') = ${model}`,
        ),
      },
      search: (text) =>
        sql`(karaoke_items.slug = ${text} or ${isNamed(name, likePattern(text))} or ${isNamed(artist, likePattern(text))})`,
    },
  });
}
