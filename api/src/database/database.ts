import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { transactionsOf } from './transaction.ts';

/** Where statements go: the pool, or a transaction, in which several repositories may take part. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export function openDatabase(pool: Pool): Database {
  return Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
}

/** Folder of the checked-in migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that nothing else of ours locks by. */
const migrationLock = 4_719_220_301;

/** Brings the database's tables up to date. Processes that start at the same time wait for one another. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await runMigrations(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}
