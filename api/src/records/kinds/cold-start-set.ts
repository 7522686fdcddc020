import { coldStartSetImportSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { importColdStartSets } from '../../cold-start/sets.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byPlace,
  countOf,
  isOnAt,
  latestFirst,
  placedSlugs,
  seconds,
  secondsField,
} from '../columns.ts';
import { filter, likePattern } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { keyedBy, tableKind } from '../table-kind.ts';
import type { CatalogueKindOptions } from './title.ts';

const id = sql.raw('cold_start_sets.id');
const brandsColumn = sql.raw('cold_start_sets.brands');
const startsAt = sql.raw('cold_start_sets.starts_at');
const endsAt = sql.raw('cold_start_sets.ends_at');
const orderNumber = sql.raw('cold_start_sets.order_number');
const isOn = (now: Date): SQL => isOnAt(startsAt, endsAt, now);

/** What viewers choose from at the cold start. */
export function coldStartSetKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'cold_start_set',
    schema: coldStartSetImportSchema,
    ...keyedBy('slug'),
    table: 'cold_start_sets',
    columns: sql`cold_start_sets.slug, cold_start_sets.name, cold_start_sets.order_number,
      ${brandsOf(brandsColumn)} as brands, ${seconds(startsAt)} as starts_at, ${seconds(endsAt)} as ends_at,
      cold_start_sets.min_for_choosing,
      (select coalesce(json_agg(genres.alias order by link.position), '[]'::json) from cold_start_set_genres link
        join genres on genres.id = link.genre_id where link.set_id = ${id}) as genres,
      ${placedSlugs('cold_start_set_items', 'cold_start_set_id', id)} as media_items`,
    isInCatalogue: false,
    write: (transaction, records) =>
      importColdStartSets(transaction, z.array(coldStartSetImportSchema).parse(records), catalogue, {
        brands: brandIds(),
      }),
    usages: () => [],
    listing: {
      key: sql.raw('cold_start_sets.slug'),
      tie: { by: id, type: 'integer' },
      label: () => sql.raw('cold_start_sets.name'),
      picture: sql.raw('null'),
      isLive: isOn,
      fields: {
        starts_at: secondsField(startsAt),
        ends_at: secondsField(endsAt),
        order_number: orderNumber,
        brands: brandsField(brandsColumn),
        genres: countOf('cold_start_set_genres', 'set_id', id),
        titles: countOf('cold_start_set_items', 'cold_start_set_id', id),
      },
      sorts: {
        order_number: byPlace(orderNumber),
        name: { by: () => sql.raw('cold_start_sets.name collate "ru-x-icu"'), type: 'text', order: 'asc' },
        starts_at: latestFirst(startsAt),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        brand: brandFilter(brandsColumn),
      },
      search: (text) =>
        sql`(cold_start_sets.slug = ${text} or cold_start_sets.name ilike ${likePattern(text)})`,
    },
  });
}
