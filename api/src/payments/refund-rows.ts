import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { refunds } from '../tables/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(
  transaction: Database,
  values: typeof refunds.$inferInsert,
): Promise<RefundRow> {
  return insertedRow(await transaction.insert(refunds).values(values).returning());
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** Locks a refund until the transaction ends. */
export async function lockRefund(transaction: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export async function findRefundByRef(db: Database, ref: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.ref, ref));
  return row;
}

/**
 * The amount that was refunded to the card of the same payment before, in minor units; null while an earlier refund has
 * no outcome. Refunds of a payment are made one after the other, so that the sum shows whether one was made.
 */
export async function refundedBefore(
  db: Database,
  { id, paymentId, createdAt }: RefundRow,
): Promise<number | null> {
  const others = and(eq(refunds.paymentId, paymentId ?? ''), ne(refunds.id, id));
  const open = await db.$count(
    refunds,
    and(
      others,
      inArray(refunds.state, ['waiting', 'unknown', 'pending']),
      or(lt(refunds.createdAt, createdAt), and(eq(refunds.createdAt, createdAt), lt(refunds.id, id))),
    ),
  );
  if (open > 0) return null;
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(others, eq(refunds.state, 'succeeded'), eq(refunds.destination, 'card')));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

export async function updateRefund(
  transaction: Database,
  id: string,
  values: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await transaction.update(refunds).set(values).where(eq(refunds.id, id));
}

/** Claims the refunds that are due to be made or checked; for others they are due at `next`. */
export async function claimRefunds(db: Database, claim: Claim): Promise<RefundRow[]> {
  const { id, nextCheckAt: dueAt } = refunds;
  return db
    .update(refunds)
    .set({ nextCheckAt: claim.next })
    .where(inArray(id, dueIds(db, refunds, { id, dueAt }, claim)))
    .returning();
}
