import { plan } from '../context/agenda.ts';
import type { CardMark } from '../cards/card.ts';
import type { BankContext } from '../context/context.ts';
import { newId } from '../context/context.ts';
import { change, insert, methodById, paymentById } from '../store/rows.ts';
import type { MethodRow, PaymentRow } from '../store/rows.ts';
import { recordEvent, releaseHeld } from '../webhooks/events.ts';
import { dropReceipt, planRegistration } from './receipts.ts';
import { partyOf, verdict } from './verdict.ts';

const second = 1000;
const minute = 60 * second;
/** How long money may be held, in milliseconds. */
const holdLifetime = 7 * 24 * 60 * minute;

/** Takes the money of a pending payment from a card, or declines. Part of a transaction. */
export function charge(
  bank: BankContext,
  payment: PaymentRow,
  mark: CardMark,
  saved: MethodRow | null,
): PaymentRow {
  const { store } = bank;
  const earlier = store.one(
    'select count(*) as count from payments where fingerprint = ?',
    mark.fingerprint,
  ) as { count: number } | null;
  const reason = verdict({
    behaviour: mark.behaviour,
    savedCharges: saved?.charges ?? null,
    payments: earlier?.count ?? 0,
  });
  if (saved !== null) change<MethodRow>(store, 'methods', saved.id, { charges: saved.charges + 1 });
  change<PaymentRow>(store, 'payments', payment.id, { ...mark });
  if (reason === null) approve(bank, payment, mark, saved);
  else cancelPayment(bank, payment.id, partyOf(reason), reason);
  return paymentById(store, payment.id) ?? payment;
}

function approve(bank: BankContext, payment: PaymentRow, mark: CardMark, saved: MethodRow | null): void {
  const { store, clock } = bank;
  const now = clock.now();
  const faults = mark.behaviour === 'api_fails' ? 2 : 0;
  change<PaymentRow>(store, 'payments', payment.id, { faults });
  if (payment.saves === 1 && saved === null) {
    const method = newId(bank);
    insert(store, 'methods', { id: method, status: 'active', ...mark, created_at: now });
    change<PaymentRow>(store, 'payments', payment.id, { method_id: method });
  }
  if (payment.captures === 1) return capture(bank, payment.id, payment.amount);
  const expires = now + holdLifetime;
  change<PaymentRow>(store, 'payments', payment.id, { status: 'waiting_for_capture', expires_at: expires });
  plan(bank, 'expire_hold', payment.id, expires);
  recordEvent(bank, 'payment.waiting_for_capture', payment.id, mark.behaviour);
}

/** Moves held money to the shop. Part of a transaction. */
export function capture(bank: BankContext, id: string, amount: number): void {
  const { store, clock } = bank;
  const now = clock.now();
  change<PaymentRow>(store, 'payments', id, { status: 'succeeded', captured: amount, captured_at: now });
  const payment = paymentById(store, id);
  planRegistration(bank, id);
  recordEvent(bank, 'payment.succeeded', id, payment?.behaviour);
  if (payment?.behaviour === 'disputed') plan(bank, 'open_dispute', id, now + minute);
  if (payment?.behaviour === 'webhooks_reversed') releaseHeld(bank, payment.fingerprint ?? '');
}

/** Ends a payment without money. Part of a transaction. */
export function cancelPayment(bank: BankContext, id: string, party: string, reason: string): void {
  const { store } = bank;
  change<PaymentRow>(store, 'payments', id, {
    status: 'canceled',
    cancelled_by: party,
    cancel_reason: reason,
    // No money has moved: there is no receipt.
    receipt_registration: null,
  });
  dropReceipt(bank, id);
  recordEvent(bank, 'payment.canceled', id, paymentById(store, id)?.behaviour);
}

/** Binds a card without a charge, or refuses it. Part of a transaction. */
export function bind(bank: BankContext, method: MethodRow, mark: CardMark): MethodRow {
  const { store, clock } = bank;
  const reason = verdict({ behaviour: mark.behaviour, savedCharges: null, payments: 1 });
  const waits = mark.behaviour === 'binding_fails';
  change<MethodRow>(store, 'methods', method.id, {
    ...mark,
    status: reason !== null ? 'inactive' : waits ? 'pending' : 'active',
  });
  if (waits) plan(bank, 'end_binding', method.id, clock.now() + 30 * second);
  else if (reason === null) recordEvent(bank, 'payment_method.active', method.id, mark.behaviour);
  return methodById(store, method.id) ?? method;
}
