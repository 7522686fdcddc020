import { methodToWire, paymentToWire, refundToWire } from '../wire/wire.ts';
import type { WireObject } from '../wire/wire.ts';
import type { Behaviour } from '../cards/card-table.ts';
import type { BankContext } from '../context/context.ts';
import { writeAmount } from '../money.ts';
import { methodById, paymentById, refundById, setting } from '../store/rows.ts';

const second = 1000;
const minute = 60 * second;

export type EventName =
  | 'payment.waiting_for_capture'
  | 'payment.succeeded'
  | 'payment.canceled'
  | 'payment_method.active'
  | 'refund.succeeded'
  /** YooKassa reports no disputes; these are the sandbox's own. The object is the payment. */
  | 'payment.dispute.opened'
  | 'payment.dispute.lost'
  | 'payment.dispute.won';

/** When a card's webhooks are sent, in milliseconds after the event. */
const plans: Readonly<Partial<Record<Behaviour, readonly number[]>>> = {
  webhook_thrice: [0, 0, second],
  webhook_late: [15 * minute],
};
/** How long the webhook of a declined payment is held back for the next one of the same card. */
const heldBack = 60 * minute;

export const webhookUrl = 'webhook_url';

/** Records an event and when the shop learns of it. Part of the transaction in which it happens. */
export function recordEvent(
  bank: BankContext,
  name: EventName,
  subject: string,
  behaviour: string | null = null,
): void {
  const object = subjectOf(bank, name, subject);
  const body = JSON.stringify({
    type: 'notification',
    event: name,
    object: behaviour === 'webhook_wrong' ? withWrongAmount(object) : object,
  });
  const now = bank.clock.now();
  const { id } = bank.store.run(
    'insert into events (event, subject, body, created_at) values (?, ?, ?, ?)',
    name,
    subject,
    body,
    now,
  );
  if (setting(bank.store, webhookUrl) === null) return;
  const isHeld = behaviour === 'webhooks_reversed' && name === 'payment.canceled';
  const waits = isHeld ? [heldBack] : (plans[behaviour as Behaviour] ?? [0]);
  for (const wait of waits) planDelivery(bank, id, now + wait);
}

/** Sends an event at a moment; again when it was sent before. */
export function planDelivery({ store }: Pick<BankContext, 'store'>, event: number, at: number): void {
  store.run('insert into deliveries (event_id, first_at, next_at) values (?, ?, ?)', event, at, at);
}

/** Releases the held webhooks of a card, after the current ones. */
export function releaseHeld({ store, clock }: BankContext, fingerprint: string): void {
  const at = clock.now() + 2 * second;
  store.run(
    `update deliveries set first_at = ?, next_at = ? where next_at > ? and attempts = 0 and event_id in
       (select events.id from events join payments on payments.id = events.subject
        where payments.fingerprint = ? and events.event = 'payment.canceled')`,
    at,
    at,
    at,
    fingerprint,
  );
}

function subjectOf(bank: BankContext, name: EventName, id: string): WireObject {
  if (name === 'refund.succeeded') {
    const refund = refundById(bank.store, id);
    return refund === null ? {} : refundToWire(refund);
  }
  if (name === 'payment_method.active') {
    const method = methodById(bank.store, id);
    return method === null ? {} : methodToWire(bank, method);
  }
  const payment = paymentById(bank.store, id);
  return payment === null ? {} : paymentToWire(bank, payment);
}

function withWrongAmount(object: WireObject): WireObject {
  const { amount } = object as { amount: { value: string; currency: string } };
  const minor = Number(amount.value.replace('.', ''));
  return { ...object, amount: { ...amount, value: writeAmount(minor * 10 + 100) } };
}
