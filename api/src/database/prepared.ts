import { fillPlaceholders } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryResultRow } from 'pg';
import { SteadyPool } from './pool.ts';

const dialect = new PgDialect();

/**
 * A statement that is compiled once and prepared once by every connection, so that neither the service nor PostgreSQL
 * plans it again: for queries of nearly every page. `statement` has placeholders for the values. Through a pooler it is
 * prepared each time.
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

/** A value for each language, made on first use. */
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
