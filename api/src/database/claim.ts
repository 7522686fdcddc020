import { asc, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The limits of one pass over due work. */
export interface Claim {
  readonly now: Date;
  /** When a row is due again if this pass does not finish it. */
  readonly next: Date;
  readonly limit: number;
}

/**
 * Ids of the rows that are due, the longest due first, for the condition of the update that moves them to `next`. Rows
 * that another pass is claiming are skipped.
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
