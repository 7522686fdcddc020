import { uuid } from '../text/uuid.ts';
import type { FiscalReceipt } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { bankCardById } from './linked-cards.ts';
import { nextCheckAfter } from './check-times.ts';
import { providerFor, providerOf } from './payments-context.ts';
import type { PaymentsContext } from './payments-context.ts';
import { receiptLetter } from './receipt-letter.ts';
import { claimReceipts, findReceipt, issue, putReceipt, updateReceipt } from './receipt-rows.ts';
import type { ReceiptOwner, ReceiptRow } from './receipt-rows.ts';
import type { RefundRow } from './refund-rows.ts';
import { findRefund } from './refund-rows.ts';
import { findCustomer, findPayment } from './repository.ts';
import type { PaymentRow } from './repository.ts';
import { soldLine } from './sold-line.ts';

/** Cash registers take receipts in roubles only (54-FZ). */
const fiscalCurrency = 'RUB';
/** When a receipt is first checked, and how long a claim holds, in milliseconds; how many are checked in one run. */
const [firstCheck, claimedFor, atOnce] = [10_000, 60_000, 200];

/** Writes the receipt of a new attempt, in the transaction that stores it; linking a card has none. */
export async function writeReceipt(
  ctx: PaymentsContext,
  transaction: Database,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const { id, accountId, amount, currency } = payment;
  const line = amount === 0 ? null : await soldLine(transaction, payment);
  if (line === null) return;
  const terms = providerFor(ctx, currency)?.receipts ?? null;
  const isFiscal = terms !== null && currency === fiscalCurrency;
  const { email, phone } = await findCustomer(transaction, accountId);
  await putReceipt(transaction, {
    id: uuid(ctx.random(16)),
    accountId,
    paymentId: id,
    items: [{ ...line, amount, vat: isFiscal ? terms.vat : null }],
    amount,
    currency,
    email,
    phone,
    isFiscal,
    createdAt: now,
  });
}

/** The receipt that the provider receives with a payment; null when it needs none. */
export async function receiptOfPayment(db: Database, paymentId: string): Promise<FiscalReceipt | null> {
  const row = await findReceipt(db, { paymentId, refundId: null });
  return row === undefined ? null : fiscal(row);
}

/** The receipt that the provider receives with a refund, the same each time; null when it needs none. */
export async function receiptOfRefund(
  { db, random }: Pick<PaymentsContext, 'db' | 'random'>,
  { id: refundId, paymentId, amount, createdAt }: RefundRow,
): Promise<FiscalReceipt | null> {
  if (paymentId === null) return null;
  const paid = await findReceipt(db, { paymentId, refundId: null });
  if (paid === undefined) return null;
  const { accountId, currency, email, phone, isFiscal, items } = paid;
  await putReceipt(db, {
    id: uuid(random(16)),
    accountId,
    paymentId,
    refundId,
    // One payment sells one thing.
    items: items.slice(0, 1).map(({ name, vat, isAdvance }) => ({ name, amount, vat, isAdvance })),
    amount,
    currency,
    email,
    phone,
    isFiscal,
    createdAt,
  });
  const row = await findReceipt(db, { paymentId, refundId });
  return row === undefined ? null : fiscal(row);
}

function fiscal({ isFiscal, email, phone, currency, items }: ReceiptRow): FiscalReceipt | null {
  // Nobody is named for an erased account: the provider derives the receipt of a whole refund from the payment's.
  if (!isFiscal || (email === null && phone === null)) return null;
  return {
    email,
    phone,
    items: items.map(({ name, amount, vat, isAdvance }) => ({
      // Cash registers print Russian.
      name: name.rus,
      unit: { amount, currency },
      quantity: 1,
      vat,
      isAdvance,
    })),
  };
}

/** Issues a receipt in the transaction that books its money, and sends it once. */
export async function issueReceipt(
  { letters, origin }: PaymentsContext,
  transaction: Database,
  {
    owner,
    payment,
    isTold,
  }: { readonly owner: ReceiptOwner; readonly payment: PaymentRow; readonly isTold: boolean },
  now: Date,
): Promise<void> {
  const row = await issue(transaction, owner, { now, checkAt: new Date(now.getTime() + firstCheck) });
  if (row === undefined || row.accountId === null || !isTold) return;
  const card = payment.bankCardId === null ? undefined : await bankCardById(transaction, payment.bankCardId);
  await letters.write(transaction, {
    accountId: row.accountId,
    key: `receipt/${row.id}`,
    channels: ['email'],
    text: (language) => receiptLetter({ row, last4: card?.last4 ?? null, origin }, language),
    createdAt: now,
  });
}

/**
 * Asks providers whether receipts are registered; one that is not registered after a week, or never will be, is logged
 * as an error for the operator.
 */
export async function checkReceipts(ctx: PaymentsContext): Promise<void> {
  const now = ctx.clock();
  const claim = { now, next: new Date(now.getTime() + claimedFor), limit: atOnce };
  for (const row of await claimReceipts(ctx.db, claim)) {
    try {
      await check(ctx, row, now);
    } catch (error) {
      ctx.log.error({ err: error, receipt: row.id }, 'failed to ask the payment provider about a receipt');
    }
  }
}

async function check(ctx: PaymentsContext, row: ReceiptRow, now: Date): Promise<void> {
  const answer = await ask(ctx, row);
  if (answer !== null && answer.state !== 'pending') {
    const { state, marks } = answer;
    await updateReceipt(ctx.db, row.id, { state, marks, nextCheckAt: null });
    if (state === 'failed')
      ctx.log.error({ receipt: row.id, payment: row.paymentId }, 'a fiscal receipt was not registered');
    return;
  }
  const nextCheckAt = nextCheckAfter(row.issuedAt ?? row.createdAt, now);
  await updateReceipt(ctx.db, row.id, { nextCheckAt });
  if (nextCheckAt === null)
    ctx.log.error(
      { receipt: row.id, payment: row.paymentId },
      'a fiscal receipt has no outcome after a week',
    );
}

/** Null while the provider does not say. */
async function ask(ctx: PaymentsContext, { paymentId, refundId }: ReceiptRow) {
  const payment = await findPayment(ctx.db, paymentId);
  const refund = refundId === null ? null : await findRefund(ctx.db, refundId);
  const ref = refund === null ? payment?.ref : refund?.ref;
  if (payment === undefined || ref == null) return null;
  const kind = refund === null ? 'payment' : 'refund';
  return (await providerOf(ctx, payment.provider)?.getReceipt({ kind, ref })) ?? null;
}
