import { eq, inArray } from 'drizzle-orm';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { refunds } from '../tables/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(
  transaction: Database,
  values: typeof refunds.$inferInsert,
): Promise<RefundRow> {
  const [row] = await transaction.insert(refunds).values(values).returning();
  if (row === undefined) throw new Error('A refund was not written.');
  return row;
}

/** Holds a refund until the transaction ends. */
export async function lockRefund(transaction: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export async function findRefundByRef(db: Database, ref: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.ref, ref));
  return row;
}

export async function updateRefund(
  transaction: Database,
  id: string,
  values: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await transaction.update(refunds).set(values).where(eq(refunds.id, id));
}

/** Takes the refunds that are due to be made or asked about; others find them due at `next` only. */
export async function claimRefunds(db: Database, claim: Claim): Promise<RefundRow[]> {
  const { id, nextCheckAt: dueAt } = refunds;
  return db
    .update(refunds)
    .set({ nextCheckAt: claim.next })
    .where(inArray(id, dueIds(db, refunds, { id, dueAt }, claim)))
    .returning();
}
