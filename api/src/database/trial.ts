import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Marks a transaction that will be rolled back. Triggers then omit work that only costs time: the search entries of
 * names (migration `trials`).
 */
export async function beginTrial(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('kadr.is_trial', 'on', true)`);
}
