import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * The number of rows of a table that `work` updates in this transaction, and how many of them without writing an index
 * (HOT). PostgreSQL also counts the connection's updates of the second before, so the earlier counts are subtracted.
 */
export async function countUpdates(
  transaction: Database,
  table: string,
  work: () => Promise<void>,
): Promise<{ readonly updated: number; readonly hot: number }> {
  const before = await countsOf(transaction, table);
  await work();
  const after = await countsOf(transaction, table);
  return { updated: after.updated - before.updated, hot: after.hot - before.hot };
}

async function countsOf(transaction: Database, table: string) {
  const { rows } = await transaction.execute<{ updated: number; hot: number }>(
    sql`select n_tup_upd::int as updated, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables where relname = ${table}`,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error(`There is no table ${table}.`);
  return counts;
}
