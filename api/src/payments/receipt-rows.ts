import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { receipts } from '../tables/receipts.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/** The owner of a receipt: a payment, or one of its refunds. */
export interface ReceiptOwner {
  readonly paymentId: string;
  readonly refundId: string | null;
}

function ofOwner({ paymentId, refundId }: ReceiptOwner) {
  return and(
    eq(receipts.paymentId, paymentId),
    refundId === null ? isNull(receipts.refundId) : eq(receipts.refundId, refundId),
  );
}

export async function findReceipt(db: Database, owner: ReceiptOwner): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(ofOwner(owner));
  return row;
}

/** Inserts a receipt; an existing one stays unchanged. */
export async function putReceipt(db: Database, values: typeof receipts.$inferInsert): Promise<void> {
  await db.insert(receipts).values(values).onConflictDoNothing();
}

/** Records that the money has moved; undefined when there is no receipt, or it was issued before. */
export async function issue(
  transaction: Database,
  owner: ReceiptOwner,
  { now, checkAt }: { readonly now: Date; readonly checkAt: Date },
): Promise<ReceiptRow | undefined> {
  const found = await findReceipt(transaction, owner);
  if (found === undefined || found.issuedAt !== null) return undefined;
  const [row] = await transaction
    .update(receipts)
    .set({ issuedAt: now, ...(found.isFiscal && { state: 'pending' as const, nextCheckAt: checkAt }) })
    .where(and(eq(receipts.id, found.id), isNull(receipts.issuedAt)))
    .returning();
  return row;
}

/** Claims the receipts whose registration is due for a check; for others they are due at `next`. */
export async function claimReceipts(db: Database, claim: Claim): Promise<ReceiptRow[]> {
  const { id, nextCheckAt: dueAt } = receipts;
  return db
    .update(receipts)
    .set({ nextCheckAt: claim.next })
    .where(inArray(id, dueIds(db, receipts, { id, dueAt }, claim)))
    .returning();
}

export async function updateReceipt(
  db: Database,
  id: string,
  values: Partial<typeof receipts.$inferInsert>,
): Promise<void> {
  await db.update(receipts).set(values).where(eq(receipts.id, id));
}
