import { asc, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What of due work one pass takes. */
export interface Claim {
  readonly now: Date;
  /** When it is due again, should this pass not finish it. */
  readonly next: Date;
  readonly limit: number;
}

/**
 * Ids of the rows that are due, the longest due first, for the condition of the update that moves them to `next`. Rows that
 * another pass is taking at this moment are left to it.
 */
export function dueIds(
  db: Database,
  table: PgTable,
  { id, dueAt }: { readonly id: PgColumn; readonly dueAt: PgColumn },
  { now, limit }: Omit<Claim, 'next'>,
) {
  return db
    .select({ id })
    .from(table)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}
