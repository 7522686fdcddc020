import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Language, RecordItem, RecordList, RecordListInput } from '@kadr/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { listPage } from '../lists/list-page.ts';
import { isOfBrands } from './brand-access.ts';
import { listNewDrafts } from './new-drafts.ts';
import { readPlace, writePlace } from './list-place.ts';
import { isObject } from './merge-patch.ts';
import type { KindOfRecord, Sort } from './record-kind.ts';

type Row = RecordItem & { readonly sort_key: string; readonly tie: string } & Record<string, unknown>;

interface Asked {
  readonly language: Language;
  readonly now: Date;
  /** The brands whose records the caller may see; null: all brands. */
  readonly brands: readonly string[] | null;
}

/**
 * A page of a kind's records. A first query picks the rows by sort key; the displayed fields are read only for those.
 *
 * @throws KadrError INVALID_INPUT that names the kind's sorts or filters, or for a cursor of another list
 */
export async function listRecords(
  db: Database,
  kind: KindOfRecord,
  input: RecordListInput,
  asked: Asked,
): Promise<RecordList> {
  const filters = filtersIn(input.filter);
  if (filters['is_new'] === true) return listNewDrafts(db, kind, input, asked);
  const { name, sort, order } = sortOf(kind, input);
  const { listing } = kind;
  const by = sort.by(asked.language);
  const tie = listing.tie.by;
  const where = conditionsOf(kind, input, asked);
  const place = `${kind.kind} ${name} ${order} ${sort.type === 'text' ? asked.language : ''}`;
  const after = input.cursor === undefined ? null : readPlace(place, input.cursor);
  const behind =
    after === null
      ? []
      : [
          sql`(${by}, ${tie}) ${order === 'asc' ? sql`>` : sql`<`} (${after.key}::${sql.raw(sort.type)}, ${after.tie}::${sql.raw(listing.tie.type)})`,
        ];
  const direction = sql.raw(order);
  const [{ rows }, total] = await Promise.all([
    db.execute<Row>(sql`
      with page as materialized (
        select ${tie} as tie, ${by} as sort_key from ${listing.from} where ${all([...where, ...behind])}
        order by ${by} ${direction}, ${tie} ${direction} limit ${input.limit + 1})
      select ${shownOf(kind, asked)}, page.sort_key::text as sort_key, page.tie::text as tie
      from page join ${listing.from} on ${tie} = page.tie
      order by page.sort_key ${direction}, page.tie ${direction}`),
    countRows(db, listing.from, where),
  ]);
  const { page, next_cursor } = listPage(rows, input.limit, (last) =>
    writePlace(place, { key: last.sort_key, tie: last.tie }),
  );
  return { items: page.map(({ sort_key: _key, tie: _tie, ...item }) => item), next_cursor, total };
}

/** A statement for the keys, as `id`, of all records that a list has, in its order. */
export function keysStatement(
  kind: KindOfRecord,
  input: Pick<RecordListInput, 'q' | 'filter' | 'sort' | 'order'>,
  asked: Asked,
): SQL {
  const { sort, order } = sortOf(kind, input);
  const { key, tie, from } = kind.listing;
  const direction = sql.raw(order);
  return sql`select ${key} as id from ${from} where ${all(conditionsOf(kind, input, asked))}
    order by ${sort.by(asked.language)} ${direction}, ${tie.by} ${direction}`;
}

function conditionsOf(
  kind: KindOfRecord,
  { q, filter }: Pick<RecordListInput, 'q' | 'filter'>,
  { brands, now }: Asked,
): SQL[] {
  const { key, search } = kind.listing;
  return [
    ...(brands === null ? [] : [isOfBrands(key, brands)]),
    ...(q === undefined ? [] : [search(q)]),
    ...Object.entries(filtersIn(filter)).map(([field, value]) => conditionOf(kind, field, value, now)),
  ];
}

function shownOf({ kind, listing }: KindOfRecord, { language, now }: Pick<Asked, 'language' | 'now'>): SQL {
  const fields = Object.entries(listing.fields).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql`${listing.key} as id, coalesce(${listing.label(language)}, ${listing.key}) as label,
    ${listing.picture} as picture, ${listing.isLive(now)} as is_live,
    ${hasDraft(kind, listing.key)} as has_draft,
    (select floor(extract(epoch from change.at))::double precision from record_changes change
      where change.kind = ${kind} and change.record_id = ${listing.key} order by change.id desc limit 1) as changed_at,
    json_build_object(${sql.join(fields, sql`, `)}) as fields`;
}

function hasDraft(kind: string, key: SQL): SQL {
  return sql`exists (select from record_drafts draft where draft.kind = ${kind} and draft.record_id = ${key})`;
}

async function countRows(db: Database, from: SQL, where: readonly SQL[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${from} where ${all(where)}`,
  );
  return rows[0]?.total ?? 0;
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

function sortOf(
  { listing }: KindOfRecord,
  { sort, order }: Pick<RecordListInput, 'sort' | 'order'>,
): { readonly name: string; readonly sort: Sort; readonly order: 'asc' | 'desc' } {
  const names = Object.keys(listing.sorts);
  const name = sort ?? names[0] ?? '';
  const found = Object.hasOwn(listing.sorts, name) ? listing.sorts[name] : undefined;
  if (found === undefined)
    throw new KadrError('INVALID_INPUT', {
      message: `sort: must be one of ${names.join(', ')}.`,
      field: 'sort',
    });
  return { name, sort: found, order: order ?? found.order };
}

/** @throws KadrError INVALID_INPUT for anything but a JSON object */
function filtersIn(text: string | undefined): Readonly<Record<string, unknown>> {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new KadrError('INVALID_INPUT', { message: 'filter: must be JSON.', field: 'filter', cause });
  }
  if (!isObject(value))
    throw new KadrError('INVALID_INPUT', { message: 'filter: must be a JSON object.', field: 'filter' });
  return value;
}

function conditionOf({ kind, listing }: KindOfRecord, name: string, value: unknown, now: Date): SQL {
  if (name === 'has_draft') {
    const wanted = z.boolean().safeParse(value).data;
    if (wanted !== undefined) return sql`${hasDraft(kind, listing.key)} = ${wanted}`;
  }
  const filter = Object.hasOwn(listing.filters, name) ? listing.filters[name] : undefined;
  const condition = filter?.conditionOf(value, now) ?? null;
  if (condition !== null) return condition;
  const names = [...Object.keys(listing.filters), 'has_draft', 'is_new'].join(', ');
  throw new KadrError('INVALID_INPUT', {
    message: filter === undefined ? `filter: must be of ${names}.` : `filter.${name}: is not a filter.`,
    field: 'filter',
  });
}
