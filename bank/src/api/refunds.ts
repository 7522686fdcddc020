import { plan } from '../context/agenda.ts';
import type { BankContext } from '../context/context.ts';
import { newId } from '../context/context.ts';
import { readAmount } from '../money.ts';
import { keepReceipt, planRegistration } from '../orders/receipts.ts';
import { change, insert, paymentById, receiptOf, refundById } from '../store/rows.ts';
import type { PaymentRow } from '../store/rows.ts';
import { recordEvent } from '../webhooks/events.ts';
import { ApiError, invalid } from './api-error.ts';
import type { ApiResult } from './idempotency.ts';
import { checkReceipt, parsed, refundRequestSchema } from './requests.ts';
import { refundToWire } from '../wire/wire.ts';

/** How long a refund that fails is pending, in milliseconds. */
const pendingTime = 60_000;

/** `POST /refunds`: at most what was taken and not returned yet. Part of a transaction. */
export function createRefund(
  bank: BankContext,
  body: unknown,
  needsReceipt = bank.options.needsReceipts,
): ApiResult {
  const { store, clock } = bank;
  const request = parsed(refundRequestSchema, body);
  const payment = paymentById(store, request.payment_id);
  if (payment === null) throw new ApiError('not_found', 'Payment is not found', 'payment_id');
  if (payment.status !== 'succeeded') throw invalid(`Payment is ${payment.status}`, 'payment_id');
  const amount = readAmount(request.amount.value) ?? 0;
  // The receipt of a full refund is made of the payment's.
  const isWhole = amount === payment.captured;
  checkReceipt(request.receipt, request.amount, needsReceipt && !isWhole);
  const waiting = store.one(
    "select coalesce(sum(amount), 0) as sum from refunds where payment_id = ? and status = 'pending'",
    payment.id,
  ) as { sum: number } | null;
  const left = payment.captured - payment.refunded - (waiting?.sum ?? 0);
  if (request.amount.currency !== payment.currency || amount > left)
    throw invalid('More than is left of the payment', 'amount');

  const id = newId(bank);
  const ofPayment = isWhole ? (receiptOf(store, payment.id)?.body ?? null) : null;
  const receipt = request.receipt === undefined ? ofPayment : JSON.stringify(request.receipt);
  const isPending = payment.behaviour === 'refund_fails';
  insert(store, 'refunds', {
    id,
    payment_id: payment.id,
    status: isPending ? 'pending' : 'succeeded',
    amount,
    currency: payment.currency,
    receipt_registration: receipt === null ? null : 'pending',
    metadata: JSON.stringify(request.metadata),
    created_at: clock.now(),
  });
  if (receipt !== null) keepReceipt(bank, { paymentId: payment.id, refundId: id, body: receipt });
  if (isPending) plan(bank, 'cancel_refund', id, clock.now() + pendingTime);
  else {
    planRegistration(bank, id);
    change<PaymentRow>(store, 'payments', payment.id, { refunded: payment.refunded + amount });
    recordEvent(bank, 'refund.succeeded', id, payment.behaviour);
  }
  return readRefund(bank, id);
}

export function readRefund(bank: BankContext, id: string): ApiResult {
  const refund = refundById(bank.store, id);
  if (refund === null) throw new ApiError('not_found', 'Refund is not found', 'refund_id');
  return { body: refundToWire(refund), payment: refund.payment_id };
}
