import { KadrError } from '@kadr/contract';
import type { SegmentCondition, SegmentRules } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

interface Reference {
  readonly field: string;
  readonly what: string;
  readonly name: string;
  readonly exists: SQL;
}

/** @throws KadrError NOT_FOUND that names the first title, genre, service or bonus programme that does not exist */
export async function requireReferences(db: Database, rules: SegmentRules): Promise<void> {
  const references = rules.groups.flatMap(({ conditions }, group) =>
    conditions.flatMap((condition, at) => referencesOf(condition, `rules.groups.${group}.conditions.${at}`)),
  );
  if (references.length === 0) return;
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(
      references.map(({ exists }) => exists),
      sql`, `,
    )}] as known`,
  );
  const unknown = references.find((_, at) => rows[0]?.known[at] !== true);
  if (unknown !== undefined)
    throw new KadrError('NOT_FOUND', {
      message: `${unknown.field}: there is no ${unknown.what} “${unknown.name}”.`,
      field: unknown.field,
    });
}

function referencesOf(condition: SegmentCondition, path: string): Reference[] {
  const reference = (field: string, what: string, name: string | null, exists: SQL): Reference[] =>
    name === null ? [] : [{ field: `${path}.${field}`, what, name, exists: sql`exists (${exists})` }];
  const title = (name: string | null): Reference[] =>
    reference('title', 'title', name, sql`select from media_items where slug = ${name}`);
  switch (condition.type) {
    case 'watched': {
      const { genre } = condition;
      return [
        ...title(condition.title),
        ...reference('genre', 'genre', genre, sql`select from genres where alias = ${genre}`),
      ];
    }
    case 'bought':
      return title(condition.title);
    case 'service': {
      const { service } = condition;
      return reference('service', 'service', service, sql`select from services where alias = ${service}`);
    }
    case 'points': {
      const { program } = condition;
      const known = sql`select from bonus_programs where alias = ${program}`;
      return reference('program', 'bonus programme', program, known);
    }
    case 'balance':
    case 'country':
    case 'device':
    case 'language':
    case 'notifications':
    case 'registered':
      break;
  }
  return [];
}
