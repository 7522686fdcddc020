import { and, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tvCodes } from '../tables/tv-codes.ts';

export type TvCodeRow = typeof tvCodes.$inferSelect;

/** False when another TV shows the same code. */
export async function insertTvCode(db: Database, row: TvCodeRow): Promise<boolean> {
  const rows = await db.insert(tvCodes).values(row).onConflictDoNothing().returning({ hash: tvCodes.hash });
  return rows.length > 0;
}

export async function findTvCode(db: Database, hash: string): Promise<TvCodeRow | undefined> {
  const [row] = await db.select().from(tvCodes).where(eq(tvCodes.hash, hash));
  return row;
}

/** The TV that shows a code and is not signed in yet. */
export async function findWaitingTv(db: Database, code: string, now: Date): Promise<TvCodeRow | undefined> {
  const [row] = await db.select().from(tvCodes).where(isWaiting(code, now));
  return row;
}

/** Assigns a TV to an account; false when it no longer waits: of several simultaneous viewers one succeeds. */
export async function confirmTv(db: Database, code: string, accountId: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(tvCodes)
    .set({ accountId })
    .where(isWaiting(code, now))
    .returning({ hash: tvCodes.hash });
  return rows.length > 0;
}

/** Whether a TV showed a code that was not confirmed in time. */
export async function isExpiredTv(db: Database, code: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ hash: tvCodes.hash })
    .from(tvCodes)
    .where(and(eq(tvCodes.code, code), isNull(tvCodes.accountId), lte(tvCodes.expiresAt, now)));
  return rows.length > 0;
}

/** Deletes a TV and returns it; undefined when it was deleted before. */
export async function takeTv(db: Database, hash: string): Promise<TvCodeRow | undefined> {
  const [row] = await db.delete(tvCodes).where(eq(tvCodes.hash, hash)).returning();
  return row;
}

export async function deleteTvCodesBefore(db: Database, expiry: Date): Promise<void> {
  await db.delete(tvCodes).where(lt(tvCodes.expiresAt, expiry));
}

function isWaiting(code: string, now: Date) {
  return and(eq(tvCodes.code, code), isNull(tvCodes.accountId), gt(tvCodes.expiresAt, now));
}
