import type { Language } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { everyBrand } from '../entitlement/entitlement.ts';
import { z } from 'zod';
import { inLanguage } from '../database/translated.ts';
import { filter } from './record-kind.ts';
import type { Filter, Sort } from './record-kind.ts';

const collations = { rus: '"ru-x-icu"', eng: '"en-x-icu"', hye: '"hy-x-icu"' } as const;

/** Brands in import shape: an empty list means every brand. */
export function brandsOf(column: SQL): SQL {
  return sql`to_json(array_remove(${column}, ${sql.raw(`'${everyBrand}'`)}))`;
}

/** The same as a text of a list field. */
export function brandsField(column: SQL): SQL {
  return sql`array_to_string(array_remove(${column}, ${sql.raw(`'${everyBrand}'`)}), ', ')`;
}

/** A moment in Unix seconds. */
export function seconds(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::bigint`;
}

/** The same, as a numeric list field. */
export function secondsField(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::double precision`;
}

/** Sorts by a translated column, in the alphabet of the language. */
export function byName(column: SQL): Sort {
  const by = (language: Language): SQL =>
    sql`(${inLanguage(column, language)}) collate ${sql.raw(collations[language])}`;
  return { by, type: 'text', order: 'asc' };
}

/** Sorts by the place that the operator gives each record. */
export function byPlace(column: SQL): Sort {
  return { by: () => sql`${column}::double precision`, type: 'double precision', order: 'asc' };
}

/** Sorts by a number of type `double precision`, the greatest first. */
export function greatestFirst(number: SQL): Sort {
  return { by: () => number, type: 'double precision', order: 'desc' };
}

/** Sorts by a moment, the latest first; rows without one come last. */
export function latestFirst(column: SQL): Sort {
  return { by: () => sql`coalesce(${column}, '-infinity')`, type: 'timestamptz', order: 'desc' };
}

/** Matches a translated column that contains a text, in any language, case-insensitively. */
export function isNamed(column: SQL, pattern: string): SQL {
  return sql`(${column}->>'rus' ilike ${pattern} or ${column}->>'eng' ilike ${pattern} or ${column}->>'hye' ilike ${pattern})`;
}

/** Whether a row is shown to a brand. */
export function isShownBy(column: SQL, brand: string): SQL {
  return sql`${column} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

/** Filters by the brand that shows a row. */
export function brandFilter(column: SQL): Filter {
  return filter(z.string(), (brand) => isShownBy(column, brand));
}

/** Filters by the slug of a title that a table puts into an owner. */
export function titleFilter(table: string, owner: string, id: SQL): Filter {
  return filter(
    z.string(),
    (title) => sql`${id} in (select placed.${sql.raw(owner)} from ${sql.raw(table)} placed
      join media_items on media_items.id = placed.media_item_id where media_items.slug = ${title})`,
  );
}

/** The slugs of an owner's titles in a join table, in order, as JSON. */
export function placedSlugs(table: string, owner: string, id: SQL): SQL {
  return sql`(select coalesce(json_agg(placed_title.slug order by placed.position), '[]'::json)
    from ${sql.raw(table)} placed join media_items placed_title on placed_title.id = placed.media_item_id
    where placed.${sql.raw(owner)} = ${id})`;
}

/** The number of rows that belong to an owner, as a numeric list field. */
export function countOf(table: string, owner: string, id: SQL): SQL {
  return sql`(select count(*)::double precision from ${sql.raw(table)} counted where counted.${sql.raw(owner)} = ${id})`;
}

/** Whether a time is between two columns, either of which may be null. */
export function isOnAt(from: SQL, to: SQL, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`((${from} is null or ${from} <= ${moment}) and (${to} is null or ${to} > ${moment}))`;
}
