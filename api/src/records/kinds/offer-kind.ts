import type { RecordKind } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
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
import type { TableKind } from '../table-kind.ts';

interface OfferKind extends Pick<TableKind, 'schema' | 'write'> {
  /** Its table is the plural, and its titles are in `…_items`. */
  readonly kind: RecordKind;
  /** Columns of its own, in import shape. */
  readonly columns: SQL;
  /** Fields of its own in lists. */
  readonly fields: Readonly<Record<string, SQL>>;
}

/** A kind that operators offer to brands for a time, the first in order first: it has a name for them and titles. */
export function offerKind({ kind, schema, write, columns, fields }: OfferKind): KindOfRecord {
  const table = `${kind}s`;
  const [items, owner] = [`${kind}_items`, `${kind}_id`];
  const column = (name: string): SQL => sql.raw(`${table}.${name}`);
  const [id, slug, name, orderNumber] = [
    column('id'),
    column('slug'),
    column('name'),
    column('order_number'),
  ];
  const [brands, startsAt, endsAt] = [column('brands'), column('starts_at'), column('ends_at')];
  const isOn = (now: Date): SQL => isOnAt(startsAt, endsAt, now);
  return tableKind({
    kind,
    schema,
    ...keyedBy('slug'),
    table,
    columns: sql`${slug}, ${name}, ${orderNumber}, ${brandsOf(brands)} as brands,
      ${seconds(startsAt)} as starts_at, ${seconds(endsAt)} as ends_at, ${columns},
      ${placedSlugs(items, owner, id)} as media_items`,
    isInCatalogue: false,
    write,
    usages: () => [],
    listing: {
      key: slug,
      tie: { by: id, type: 'integer' },
      label: () => name,
      picture: sql.raw('null'),
      isLive: isOn,
      fields: {
        starts_at: secondsField(startsAt),
        ends_at: secondsField(endsAt),
        order_number: orderNumber,
        brands: brandsField(brands),
        ...fields,
        titles: countOf(items, owner, id),
      },
      sorts: {
        order_number: byPlace(orderNumber),
        name: { by: () => sql`${name} collate "ru-x-icu"`, type: 'text', order: 'asc' },
        starts_at: latestFirst(startsAt),
      },
      filters: {
        is_live: filter(z.boolean(), (isLive, now) => sql`${isOn(now)} = ${isLive}`),
        brand: brandFilter(brands),
      },
      search: (text) => sql`(${slug} = ${text} or ${name} ilike ${likePattern(text)})`,
    },
  });
}
