import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Ids of a table's rows by a unique key (a slug, an alias); keys without a row are missing. */
export async function findIds(
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  key: PgColumn,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; key: string }>(
    sql`select ${table.id} as id, ${key} as key from ${table} where ${key} = any(${sql.param([...keys])}::text[])`,
  );
  return new Map(rows.map((row) => [row.key, row.id]));
}
