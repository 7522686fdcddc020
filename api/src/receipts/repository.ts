import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bankCards } from '../tables/bank-cards.ts';
import { payments } from '../tables/payments.ts';
import { receipts } from '../tables/receipts.ts';

/** An issued receipt of an account, with the payment's number and card. */
export async function findOwn(db: Database, accountId: number, id: string) {
  const [row] = await db
    .select({
      receipt: receipts,
      orderId: payments.orderId,
      cardType: bankCards.type,
      cardLast4: bankCards.last4,
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(bankCards, eq(bankCards.id, payments.bankCardId))
    .where(and(eq(receipts.id, id), eq(receipts.accountId, accountId), isNotNull(receipts.issuedAt)));
  return row;
}

/** The other issued receipts of the same payment, the earliest first. */
export async function listBeside(
  db: Database,
  { id, paymentId }: Pick<typeof receipts.$inferSelect, 'id' | 'paymentId'>,
) {
  return db
    .select({
      id: receipts.id,
      number: receipts.number,
      amount: receipts.amount,
      refundId: receipts.refundId,
    })
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), ne(receipts.id, id), isNotNull(receipts.issuedAt)))
    .orderBy(asc(receipts.number));
}
