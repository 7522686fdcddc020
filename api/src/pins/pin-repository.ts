import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pins } from '../tables/profiles.ts';

/** Null when no PIN is set. */
export async function findPinHash(db: Database, accountId: number): Promise<string | null> {
  const [row] = await db.select({ hash: pins.hash }).from(pins).where(eq(pins.accountId, accountId));
  return row?.hash ?? null;
}

/** Replaces the hash `known`; false when the stored one has changed. */
export async function writePinHash(
  db: Database,
  accountId: number,
  known: string | null,
  hash: string | null,
): Promise<boolean> {
  const rows = await db
    .insert(pins)
    .values({ accountId, hash })
    .onConflictDoUpdate({
      target: pins.accountId,
      set: { hash },
      setWhere: sql`${pins.hash} is not distinct from ${known}`,
    })
    .returning({ accountId: pins.accountId });
  return rows.length > 0;
}

/** Changes the attempts of an account that has a PIN, one change after another; not if `change` throws. */
export async function changePinTries(
  db: Database,
  accountId: number,
  change: (tries: readonly Date[]) => readonly Date[],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const own = eq(pins.accountId, accountId);
    const [row] = await transaction.select({ tries: pins.tries }).from(pins).where(own).for('update');
    if (row === undefined) return;
    await transaction
      .update(pins)
      .set({ tries: [...change(row.tries)] })
      .where(own);
  });
}

/** Removes the PIN of an account and its attempts. */
export async function clearPin(db: Database, accountId: number): Promise<void> {
  await db.delete(pins).where(eq(pins.accountId, accountId));
}
