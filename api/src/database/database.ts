import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { transactionsOf } from './transaction.ts';

/** The target of statements: the pool, or a transaction, which several repositories can share. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export function openDatabase(pool: Pool): Database {
  return Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
}
