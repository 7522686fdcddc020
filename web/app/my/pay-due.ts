/** How what is due for a subscription is paid. */
import type { Notification, PaymentMethod, Subscription } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { cardPageOf } from '../purchase/card-page-address.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import type { MoneyKeys } from '../purchase/money-keys.ts';
import { lackOf } from '../purchase/payment-order.ts';

export interface WaysToPay {
  /** What pays by one press; null where a card has to be entered. */
  readonly ready: PaymentMethod | null;
  /** Takes a card that is entered; null where no cards are taken. */
  readonly newCard: PaymentMethod | null;
}

/** The card of the subscription first, then another linked one, then the balance if it is enough, or the only way. */
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
 * Pays what is due, or leaves for the page that takes the card. Resolves to what the service says while the bank has not
 * answered, null otherwise; rejects with its refusal.
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
