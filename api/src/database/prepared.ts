import { fillPlaceholders } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryResultRow } from 'pg';
import { SteadyPool } from './pool.ts';

const dialect = new PgDialect();

/**
 * A statement that is put together once and prepared by every connection, so that neither we nor PostgreSQL think it over
 * again: for what nearly every page asks. `statement` has placeholders for what changes. Through a pooler it is prepared
 * again each time.
 *
 * @param name unique among all of the service's statements, 63 bytes at most
 */
export function prepare<Row extends QueryResultRow>(
  pool: Pool,
  name: string,
  statement: SQL,
): (values: Readonly<Record<string, unknown>>) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const named = pool instanceof SteadyPool && pool.isPooler ? {} : { name };
  return async (values) => {
    const { rows } = await pool.query<Row>({ ...named, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/** Something for each language, made when it is first asked for. */
export function perLanguage<L extends string, T>(make: (language: L) => T): (language: L) => T {
  const made = new Map<L, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(language);
    made.set(language, fresh);
    return fresh;
  };
}
