import type { ProviderRefund } from '../context/payment-provider.ts';
import { book } from '../ledger/ledger.ts';
import { nextCheckAfter } from './check-times.ts';
import { providerOf } from './payments-context.ts';
import type { PaymentsContext } from './payments-context.ts';
import { lockRefund, updateRefund } from './refund-rows.ts';
import type { RefundRow } from './refund-rows.ts';
import { findPayment } from './repository.ts';
import type { PaymentRow } from './repository.ts';

/** Has the provider pay a refund back to its card, or asks how far it is. Call it outside of transactions only. */
export async function advanceRefund(ctx: PaymentsContext, refund: RefundRow, now: Date): Promise<void> {
  const payment = await findPayment(ctx.db, refund.paymentId);
  const provider = payment === undefined ? null : providerOf(ctx, payment.provider);
  if (payment === undefined || payment.ref === null || provider === null) return;
  const answer =
    refund.ref === null
      ? await provider.refund({
          key: refund.id,
          ref: payment.ref,
          amount: { amount: refund.amount, currency: payment.currency },
          receipt: null,
        })
      : await provider.getRefund(refund.ref);
  if (answer !== null) await settleRefund(ctx, { refund, payment, answer }, now);
}

/** Notes what the provider says of a refund, once; what was paid back is booked. */
async function settleRefund(
  { db, log }: PaymentsContext,
  {
    refund: { id },
    payment,
    answer,
  }: { readonly refund: RefundRow; readonly payment: PaymentRow; readonly answer: ProviderRefund },
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const refund = await lockRefund(transaction, id);
    if (refund === undefined || refund.state === 'succeeded' || refund.state === 'failed') return;
    const isOver = answer.state === 'succeeded' || answer.state === 'failed';
    await updateRefund(transaction, id, {
      state: answer.state,
      ref: answer.ref ?? refund.ref,
      nextCheckAt: isOver ? null : nextCheckAfter(refund.createdAt, now),
    });
    if (answer.state === 'failed')
      log.error({ refund: id, payment: payment.id, raw: answer.raw }, 'A provider did not pay money back.');
    if (answer.state !== 'succeeded' || payment.unappliedReason === null) return;
    const { provider, currency } = payment;
    await book(
      transaction,
      { amount: refund.amount, currency, key: `refund:${id}`, paymentId: payment.id, now },
      { kind: 'payout', from: { kind: 'suspense', provider }, to: { kind: 'bank', provider } },
    );
  });
}
