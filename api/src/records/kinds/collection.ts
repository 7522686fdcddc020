import { collectionImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importCollections } from '../../collections/import.ts';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import { brandsOf, byName, countOf, isNamed, isShownBy, placedSlugs, usage } from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { viewsWith } from './title-usages.ts';

const id = sql.raw('collections.id');
const name = sql.raw('collections.name');
const brandsColumn = sql.raw('collections.brands');
const titles = countOf('collection_items', 'collection_id', id);

export function collectionKind({ catalogue, brands }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'collection',
    schema: collectionImportSchema,
    keyFields: ['slug'],
    idOf: (record) => String(record['slug']),
    keyOf: (key) => ({ slug: key }),
    table: 'collections',
    columns: sql`collections.slug, collections.name, collections.description, collections.logo, collections.color,
      collections.copyright_holder_logo_1, collections.copyright_holder_logo_2, collections.order_number,
      ${brandsOf(brandsColumn)} as brands, ${placedSlugs('collection_items', 'collection_id', id)} as media_items`,
    isInCatalogue: true,
    write: (transaction, records) =>
      importCollections(
        transaction,
        withTypesetProse(z.array(collectionImportSchema).parse(records)),
        catalogue,
        { brands },
      ),
    usages: (slug) => [
      usage(
        'view',
        viewsWith(
          sql`placed.collection_id = (select used.id from collections used where used.slug = ${slug})`,
        ),
      ),
    ],
    listing: {
      key: sql.raw('collections.slug'),
      tie: { by: id, type: 'integer' },
      label: (language) => inLanguage(name, language),
      picture: sql.raw('collections.logo'),
      isLive: () => sql.raw('true'),
      fields: {
        order_number: sql.raw('collections.order_number'),
        brands: sql.raw(`array_to_string(array_remove(collections.brands, '*'), ', ')`),
        titles,
      },
      sorts: {
        order_number: {
          by: () => sql.raw('collections.order_number::double precision'),
          type: 'double precision',
          order: 'asc',
        },
        name: { by: byName(name), type: 'text', order: 'asc' },
        titles: { by: () => titles, type: 'double precision', order: 'desc' },
      },
      filters: {
        brand: filter(z.string(), (brand) => isShownBy(brandsColumn, brand)),
        title: filter(
          z.string(),
          (title) => sql`collections.id in (select placed.collection_id from collection_items placed
            join media_items on media_items.id = placed.media_item_id where media_items.slug = ${title})`,
        ),
      },
      search: (text) => sql`(collections.slug = ${text} or ${isNamed(name, likePattern(text))})`,
    },
  });
}
