import { collectionImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { importCollections } from '../../collections/import.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byName,
  byPlace,
  countOf,
  greatestFirst,
  placedSlugs,
  titleFilter,
} from '../columns.ts';
import { namedKind } from '../named-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import type { CatalogueKindOptions } from './title.ts';
import { usage, viewsWith } from '../usages.ts';

const id = sql.raw('collections.id');
const name = sql.raw('collections.name');
const brandsColumn = sql.raw('collections.brands');
const titles = countOf('collection_items', 'collection_id', id);

export function collectionKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return namedKind({
    kind: 'collection',
    schema: collectionImportSchema,
    keyField: 'slug',
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
        { brands: brandIds() },
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
      picture: sql.raw('collections.logo'),
      isLive: () => sql.raw('true'),
      fields: {
        order_number: sql.raw('collections.order_number'),
        brands: brandsField(brandsColumn),
        titles,
      },
      sorts: {
        order_number: byPlace(sql.raw('collections.order_number')),
        name: byName(name),
        titles: greatestFirst(titles),
      },
      filters: {
        brand: brandFilter(brandsColumn),
        title: titleFilter('collection_items', 'collection_id', id),
      },
    },
  });
}
