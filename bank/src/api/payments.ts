import { plan } from '../context/agenda.ts';
import type { CardMark } from '../cards/card.ts';
import type { BankContext } from '../context/context.ts';
import { newId, newSecretId } from '../context/context.ts';
import { readAmount } from '../money.ts';
import { cancelPayment, capture, charge } from '../orders/charge.ts';
import { challenge } from '../orders/challenges.ts';
import { keepReceipt } from '../orders/receipts.ts';
import { change, insert, methodById, paymentById } from '../store/rows.ts';
import type { MethodRow, PaymentRow } from '../store/rows.ts';
import { ApiError, invalid } from './api-error.ts';
import { captureRequestSchema, checkReceipt, parsed, paymentRequestSchema } from './requests.ts';
import type { PaymentRequest } from './requests.ts';
import { paymentToWire } from '../wire/wire.ts';
import type { ApiResult } from './idempotency.ts';

/** How long a payment waits for its card, in milliseconds. */
const lifetime = 60 * 60_000;
/** The largest payment by card in roubles, in hundredths. */
const mostRoubles = 35_000_000;

/** `POST /payments`. Part of a transaction. */
export function createPayment(bank: BankContext, body: unknown): ApiResult {
  const request = parsed(paymentRequestSchema, body);
  const saved = savedOf(bank, request);
  if (saved === null && request.confirmation === undefined)
    throw invalid('Confirmation is needed to enter a card', 'confirmation');
  checkReceipt(request.receipt, request.amount, bank.options.needsReceipts);
  const amount = readAmount(request.amount.value) ?? 0;
  if (request.amount.currency === 'RUB' && (amount < 100 || amount > mostRoubles))
    throw invalid('A card pays 1.00 to 350000.00 RUB', 'amount.value');
  const payment = insertPayment(bank, request, amount, saved);
  if (saved !== null) chargeSaved(bank, payment, saved);
  return resultOf(bank, payment.id);
}

function savedOf({ store }: BankContext, request: PaymentRequest): MethodRow | null {
  const { payment_method_id: id, save_payment_method: save } = request;
  if (id === undefined) return null;
  if (save) throw invalid('A saved payment method is not saved again', 'save_payment_method');
  const method = methodById(store, id);
  if (method?.status !== 'active' || method.card === null)
    throw invalid('Payment method is not found or not active', 'payment_method_id');
  return method;
}

function insertPayment(
  bank: BankContext,
  request: PaymentRequest,
  amount: number,
  saved: MethodRow | null,
): PaymentRow {
  const { store, clock } = bank;
  const id = newId(bank);
  const now = clock.now();
  insert(store, 'payments', {
    id,
    order_id: newSecretId(bank),
    status: 'pending',
    amount,
    captured: 0,
    refunded: 0,
    currency: request.amount.currency,
    description: request.description ?? null,
    metadata: JSON.stringify(request.metadata),
    customer_id: request.merchant_customer_id ?? null,
    captures: Number(request.capture),
    saves: Number(request.save_payment_method),
    method_id: saved?.id ?? null,
    return_url: request.confirmation?.return_url ?? null,
    receipt_registration: request.receipt === undefined ? null : 'pending',
    created_at: now,
    expires_at: now + lifetime,
  });
  if (request.receipt !== undefined)
    keepReceipt(bank, { paymentId: id, refundId: null, body: JSON.stringify(request.receipt) });
  plan(bank, 'expire_payment', id, now + lifetime);
  const row = paymentById(store, id);
  if (row === null) throw new Error('A payment was not stored.');
  return row;
}

/** Charges a saved card: at once, unless 3-D Secure is required. */
function chargeSaved(bank: BankContext, payment: PaymentRow, saved: MethodRow): void {
  const mark = { fingerprint: saved.fingerprint, behaviour: saved.behaviour, card: saved.card } as CardMark;
  if (saved.behaviour !== 'saved_secure') return void charge(bank, payment, mark, saved);
  if (payment.return_url === null) {
    change<PaymentRow>(bank.store, 'payments', payment.id, { ...mark });
    return cancelPayment(bank, payment.id, 'payment_network', '3d_secure_failed');
  }
  const id = challenge(bank, payment.order_id, mark);
  change<PaymentRow>(bank.store, 'payments', payment.id, { ...mark, challenge_id: id });
}

/** `POST /payments/{id}/capture`, whole or in part. */
export function capturePayment(bank: BankContext, id: string, body: unknown): ApiResult {
  const request = parsed(captureRequestSchema, body ?? {});
  const payment = found(bank, id);
  if (payment.status !== 'waiting_for_capture') throw invalid(`Payment is ${payment.status}`, 'payment_id');
  const amount = request.amount === undefined ? payment.amount : (readAmount(request.amount.value) ?? 0);
  if (amount > payment.amount || (request.amount?.currency ?? payment.currency) !== payment.currency)
    throw invalid('More than is held', 'amount');
  capture(bank, id, amount);
  return resultOf(bank, id);
}

/** `POST /payments/{id}/cancel` of a held payment. */
export function cancelHeld(bank: BankContext, id: string): ApiResult {
  const payment = found(bank, id);
  if (payment.status !== 'waiting_for_capture') throw invalid(`Payment is ${payment.status}`, 'payment_id');
  cancelPayment(bank, id, 'merchant', 'canceled_by_merchant');
  return resultOf(bank, id);
}

export const readPayment = (bank: BankContext, id: string): ApiResult => resultOf(bank, found(bank, id).id);

function found({ store }: BankContext, id: string): PaymentRow {
  const payment = paymentById(store, id);
  if (payment === null) throw new ApiError('not_found', 'Payment is not found', 'payment_id');
  return payment;
}

function resultOf(bank: BankContext, id: string): ApiResult {
  return { body: paymentToWire(bank, found(bank, id)), payment: id };
}
