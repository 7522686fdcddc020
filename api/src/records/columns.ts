import type { Language } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { everyBrand } from '../entitlement/entitlement.ts';
import { inLanguage } from '../database/translated.ts';

const collations = { rus: '"ru-x-icu"', eng: '"en-x-icu"', hye: '"hy-x-icu"' } as const;

/** Brands as imports have them: none stands for every brand. */
export function brandsOf(column: SQL): SQL {
  return sql`to_json(array_remove(${column}, ${sql.raw(`'${everyBrand}'`)}))`;
}

/** A moment in Unix seconds. */
export function seconds(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::bigint`;
}

/** The same as a number of a list's field. */
export function secondsField(column: SQL): SQL {
  return sql`floor(extract(epoch from ${column}))::double precision`;
}

/** A sort key in the alphabet of a language. */
export function byName(column: SQL): (language: Language) => SQL {
  return (language) => sql`(${inLanguage(column, language)}) collate ${sql.raw(collations[language])}`;
}

/** A translated column with a part in it, in any language, whatever the case. */
export function isNamed(column: SQL, pattern: string): SQL {
  return sql`(${column}->>'rus' ilike ${pattern} or ${column}->>'eng' ilike ${pattern} or ${column}->>'hye' ilike ${pattern})`;
}

/** Whether a brand shows a row. */
export function isShownBy(column: SQL, brand: string): SQL {
  return sql`${column} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

/** Slugs of the titles that a table puts into an owner, in order, as JSON. */
export function placedSlugs(table: string, owner: string, id: SQL): SQL {
  return sql`(select coalesce(json_agg(placed_title.slug order by placed.position), '[]'::json)
    from ${sql.raw(table)} placed join media_items placed_title on placed_title.id = placed.media_item_id
    where placed.${sql.raw(owner)} = ${id})`;
}

/** How many rows of a table have an owner, as a number of a list's field. */
export function countOf(table: string, owner: string, id: SQL): SQL {
  return sql`(select count(*)::double precision from ${sql.raw(table)} counted where counted.${sql.raw(owner)} = ${id})`;
}

/** A statement of {@link KindOfRecord.usages}: the names of what uses a record. */
export function usage(noun: string, names: SQL): SQL {
  return sql`select ${noun}::text as noun, used.name::text as name from (${names}) used(name)`;
}

/** Whether a moment lies between two columns, either of which may be null. */
export function isOnAt(from: SQL, to: SQL, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`((${from} is null or ${from} <= ${moment}) and (${to} is null or ${to} > ${moment}))`;
}
