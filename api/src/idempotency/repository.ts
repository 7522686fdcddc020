import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../tables/payments.ts';
import type { StoredAnswer } from '../tables/payments.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Stores the key of a new request, or returns the request that used it before. */
export async function claimKey(
  db: Database,
  values: typeof idempotencyKeys.$inferInsert,
): Promise<{ readonly isNew: boolean; readonly row: KeyRow }> {
  const [added] = await db.insert(idempotencyKeys).values(values).onConflictDoNothing().returning();
  if (added !== undefined) return { isNew: true, row: added };
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, values.accountId), eq(idempotencyKeys.key, values.key)));
  // The key was deleted in the meantime, so the earlier request no longer counts.
  return row === undefined ? claimKey(db, values) : { isNew: false, row };
}

/** Takes over from a request that never ended; false when another request was faster. */
export async function takeOver(db: Database, { id, createdAt }: KeyRow, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(idempotencyKeys)
    .set({ createdAt: now })
    .where(
      and(
        eq(idempotencyKeys.id, id),
        isNull(idempotencyKeys.answer),
        eq(idempotencyKeys.createdAt, createdAt),
      ),
    );
  return rowCount === 1;
}

export async function writeAnswer(db: Database, id: number, answer: StoredAnswer): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, id));
}

export async function forgetKey(db: Database, id: number): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
}

export async function deleteKeysBefore(db: Database, date: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, date));
}
