import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Number of rows read at a time by default. */
const usualAtOnce = 500;

/** Reads the rows of a statement in batches, by a cursor of the transaction: they are never all in memory. */
export async function* readByCursor<Row extends Readonly<Record<string, unknown>>>(
  transaction: Database,
  statement: SQL,
  atOnce = usualAtOnce,
): AsyncGenerator<readonly Row[]> {
  await transaction.execute(sql`declare exported no scroll cursor for ${statement}`);
  for (;;) {
    const { rows } = await transaction.execute(sql`fetch ${sql.raw(String(atOnce))} from exported`);
    // The caller knows the statement's columns.
    if (rows.length > 0) yield rows as unknown as readonly Row[];
    if (rows.length < atOnce) return;
  }
}
