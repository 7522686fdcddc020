/** Payment of the sum due for a subscription. */
import type { Notification, PaymentMethod, Subscription } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { cardPageOf } from '../purchase/card-page-address.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import type { MoneyKeys } from '../purchase/money-keys.ts';
import { lackOf } from '../purchase/payment-order.ts';

export interface WaysToPay {
  /** Means of payment by one press; null if a card must be entered. */
  readonly ready: PaymentMethod | null;
  /** Takes a new card; null if cards are not accepted. */
  readonly newCard: PaymentMethod | null;
}

/**
 * Chooses the means of payment: the subscription's card first, then another linked one, then the balance if it is
 * sufficient or the only way.
 */
export function waysToPay(
  methods: readonly PaymentMethod[],
  { bank_card, due, currency }: Pick<Subscription, 'bank_card' | 'due' | 'currency'>,
): WaysToPay {
  const named = (name: PaymentMethod['name']) => methods.filter((method) => method.name === name);
  const cards = named('linked_card');
  const [newCard = null] = named('any_card');
  const [balance = null] = named('account_prepaid');
  const isEnough = lackOf({ amount: due?.amount ?? 0, currency, trial: null }, balance) === 0;
  const ready =
    cards.find((card) => card.bank_card?.id === bank_card?.id) ??
    cards[0] ??
    (isEnough || newCard === null ? balance : null);
  return { ready, newCard };
}

interface PayOptions {
  readonly serviceId: number;
  readonly method: PaymentMethod;
  readonly keys: MoneyKeys;
  readonly leave?: (address: string) => void;
}

/**
 * Pays the sum due, or navigates to the page that takes the card. Resolves to the service's notification while the bank
 * has not answered, otherwise null; rejects with the service's refusal.
 */
export async function payDue(
  api: Pick<KadrClient, 'subscriptions' | 'purchases'>,
  { serviceId, method, keys, leave = (address) => location.assign(address) }: PayOptions,
): Promise<Notification | null> {
  const input = { service_id: serviceId, payment_method_id: method.id };
  const order = await keys.call(input, (keyed) => api.subscriptions.pay(input, keyed));
  const address = cardPageOf(order);
  if (address !== null) leave(address);
  if (address !== null || order.ticket_id === null) return null;
  const outcome = await confirmTicket(api, {
    ticketId: order.ticket_id,
    hasSessionId: false,
    onWaiting: () => undefined,
    isOver: () => false,
  });
  if (outcome.kind === 'bank_page') leave(outcome.url);
  return outcome.kind === 'open' ? outcome.notification : null;
}
