import { karaokeItemImportSchema, usageModelSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { withTypesetProse } from '../../imports/prose.ts';
import { importKaraoke } from '../../karaoke/import.ts';
import { brandFilter, brandsField, brandsOf, byName, byPlace, isNamed } from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import { filter } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { usage, viewsWith } from '../usages.ts';

const name = sql.raw('karaoke_items.name');
const artist = sql.raw('karaoke_items.artist_name');
const brandsColumn = sql.raw('karaoke_items.brands');

/** Karaoke songs. */
export function karaokeItemKind({ brandIds }: Pick<CatalogueKindOptions, 'brandIds'>): KindOfRecord {
  return namedKind({
    kind: 'karaoke_item',
    schema: karaokeItemImportSchema,
    keyField: 'slug',
    table: 'karaoke_items',
    columns: sql`karaoke_items.slug, karaoke_items.name, karaoke_items.logo, karaoke_items.color,
      karaoke_items.order_number, ${brandsOf(brandsColumn)} as brands,
      json_build_object('name', karaoke_items.artist_name) as artist, karaoke_items.description, karaoke_items.age,
      karaoke_items.usage_model, karaoke_items.territories, karaoke_items.screenshots`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importKaraoke(transaction, withTypesetProse(z.array(karaokeItemImportSchema).parse(records)), {
        brands: brandIds(),
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
      picture: sql.raw('karaoke_items.logo'),
      isLive: () => sql.raw('karaoke_items.asset_id is not null'),
      fields: {
        artist: sql.raw(`karaoke_items.artist_name->>'rus'`),
        age: sql.raw('karaoke_items.age'),
        usage_model: sql.raw('karaoke_items.usage_model'),
        order_number: sql.raw('karaoke_items.order_number'),
        brands: brandsField(brandsColumn),
      },
      sorts: {
        order_number: byPlace(sql.raw('karaoke_items.order_number')),
        name: byName(name),
        artist: byName(artist),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive) => sql`(karaoke_items.asset_id is not null) = ${isLive}`),
        brand: brandFilter(brandsColumn),
        usage_model: filter(
          z.enum(['free', ...usageModelSchema.options]),
          (model) => sql`coalesce(karaoke_items.usage_model, 'free') = ${model}`,
        ),
      },
      alsoFound: (pattern) => isNamed(artist, pattern),
    },
  });
}
