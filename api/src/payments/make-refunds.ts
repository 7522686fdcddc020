import { eq } from 'drizzle-orm';
import type { ProviderRefund } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { book, lockAccount, receive, take } from '../ledger/ledger.ts';
import type { Movement } from '../ledger/ledger.ts';
import { soldTo } from '../ledger/sold.ts';
import { ledgerTransfers } from '../tables/ledger.ts';
import { nextCheckAfter } from './check-times.ts';
import { providerOf } from './payments-context.ts';
import type { PaymentsContext } from './payments-context.ts';
import { issueReceipt, receiptOfRefund } from './receipts.ts';
import { lockRefund, refundedBefore, updateRefund } from './refund-rows.ts';
import type { RefundRow } from './refund-rows.ts';
import { findPayment } from './repository.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Has the provider pay a refund back to its card, or reads the refund's progress. Call it outside of transactions only.
 */
export async function advanceRefund(ctx: PaymentsContext, refund: RefundRow, now: Date): Promise<void> {
  const payment = refund.paymentId === null ? undefined : await findPayment(ctx.db, refund.paymentId);
  const provider = payment === undefined ? null : providerOf(ctx, payment.provider);
  if (payment === undefined || payment.ref === null || provider === null) return;
  const answer =
    refund.ref === null ? await make(ctx, refund, payment) : await provider.getRefund(refund.ref);
  if (answer !== null) await settleRefund(ctx, { refund, payment, answer }, now);
}

/** Null while an earlier refund of the payment has no outcome. */
async function make(
  ctx: PaymentsContext,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<ProviderRefund | null> {
  const before = await refundedBefore(ctx.db, refund);
  if (before === null || payment.ref === null) return null;
  const provider = providerOf(ctx, payment.provider);
  if (provider === null) return null;
  return provider.refund({
    key: refund.id,
    ref: payment.ref,
    amount: { amount: refund.amount, currency: payment.currency },
    refundedBefore: before,
    receipt: await receiptOfRefund(ctx, refund),
  });
}

/** Records the provider's answer about a refund, once, and books what was paid back. */
async function settleRefund(
  ctx: PaymentsContext,
  {
    refund: { id },
    payment,
    answer,
  }: { readonly refund: RefundRow; readonly payment: PaymentRow; readonly answer: ProviderRefund },
  now: Date,
): Promise<void> {
  const { db, log, push } = ctx;
  await db.transaction(async (transaction) => {
    const { accountId } = payment;
    const account = accountId === null ? undefined : await lockAccount(transaction, accountId);
    const refund = await lockRefund(transaction, id);
    if (refund === undefined || refund.state === 'succeeded' || refund.state === 'failed') return;
    const isOver = answer.state === 'succeeded' || answer.state === 'failed';
    await updateRefund(transaction, id, {
      state: answer.state,
      ref: answer.ref ?? refund.ref,
      nextCheckAt: isOver ? null : nextCheckAfter(refund.createdAt, now),
    });
    if (answer.state === 'failed')
      log.error(
        { refund: id, payment: payment.id, raw: answer.raw },
        'the payment provider declined a refund',
      );
    if (!isOver) return;
    const outcome = {
      refund,
      payment,
      accountId: account === undefined ? null : accountId,
      isPaid: answer.state === 'succeeded',
    };
    await bookRefund(transaction, outcome, now);
    if (outcome.accountId !== null)
      await push.publish(transaction, { account_id: outcome.accountId, event_code: 'sync_purchases' });
    if (!outcome.isPaid) return;
    const owner = { paymentId: payment.id, refundId: id };
    await issueReceipt(ctx, transaction, { owner, payment, isTold: refund.transferId !== null }, now);
  });
}

/**
 * Books a refund whose outcome is known. For a purchase, the money goes from the sales to the account and from there to
 * the bank; money that the bank did not pay out stays on the account.
 */
async function bookRefund(
  transaction: Database,
  {
    refund: { id, amount, transferId },
    payment,
    accountId,
    isPaid,
  }: {
    readonly refund: RefundRow;
    readonly payment: PaymentRow;
    readonly accountId: number | null;
    readonly isPaid: boolean;
  },
  now: Date,
): Promise<void> {
  const { provider, currency, id: paymentId } = payment;
  const payout = { amount, currency, key: `refund:${id}`, paymentId, now };
  const bank = { kind: 'bank', provider } as const;
  if (transferId === null) {
    if (isPaid)
      await book(transaction, payout, { kind: 'payout', from: { kind: 'suspense', provider }, to: bank });
    return;
  }
  const kind = await kindOf(transaction, transferId);
  if (kind === 'top_up') return bookHeld(transaction, { id, payout, provider, accountId, isPaid });
  const from = soldTo(kind);
  if (accountId === null) {
    // The account is erased, and with it its side of the books.
    if (isPaid) await book(transaction, payout, { kind: 'payout', from, to: bank });
    return;
  }
  await receive(
    transaction,
    { accountId, amount, currency, key: `refund:${id}:sales`, paymentId, now },
    { kind: 'refund', from },
  );
  if (isPaid) await take(transaction, { ...payout, accountId }, { kind: 'payout', to: bank });
  else await updateRefund(transaction, id, { state: 'succeeded', destination: 'account' });
}

/** Books the outcome of a refund whose money was taken from the balance at its request. */
async function bookHeld(
  transaction: Database,
  {
    id,
    payout,
    provider,
    accountId,
    isPaid,
  }: {
    readonly id: string;
    readonly payout: Omit<Movement, 'accountId'>;
    readonly provider: string;
    readonly accountId: number | null;
    readonly isPaid: boolean;
  },
): Promise<void> {
  const from = { kind: 'suspense', provider } as const;
  if (isPaid) {
    await book(transaction, payout, { kind: 'payout', from, to: { kind: 'bank', provider } });
    return;
  }
  await updateRefund(transaction, id, { state: 'succeeded', destination: 'account' });
  // An erased account has no balance for the money.
  if (accountId === null) return;
  await receive(transaction, { ...payout, accountId, key: `refund:${id}:back` }, { kind: 'refund', from });
}

async function kindOf(transaction: Database, transferId: number) {
  const [row] = await transaction
    .select({ kind: ledgerTransfers.kind })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.id, transferId));
  return row?.kind ?? 'purchase';
}
