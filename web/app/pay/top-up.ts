import type { Currency, Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isEmbedded } from '../data/entry-parameters.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { cardPageOf } from '../purchase/card-page-address.ts';

export interface TopUpWish {
  /** Hundredths. */
  readonly amount: number;
  readonly currency: Currency;
  /** Omitted: a new card. */
  readonly bank_card_id?: number;
  readonly is_should_link_card?: boolean;
  readonly pin_code?: string;
}

export type ToppedUp =
  /** The browser leaves for the page that takes the card, or the bank's. */
  { readonly kind: 'left' } | { readonly kind: 'paid' | 'open'; readonly notification: Notification | null };

const keys = createMoneyKeys();

/** Tops up the account; for a new card, navigates to the page that takes it. Rejects with the service's refusal. */
export async function topUp(
  queries: QueryClient,
  wish: TopUpWish,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<ToppedUp> {
  const api = await apiOf(queries);
  const order = await keys.call(wish, (keyed) => api.topUps.create(wish, keyed));
  const address = cardPageOf(order);
  if (address !== null) {
    leave(address);
    return { kind: 'left' };
  }
  const outcome = await confirmTicket(api, {
    ticketId: order.ticket_id,
    hasSessionId: isEmbedded(),
    onWaiting: () => undefined,
    isOver: () => false,
  });
  await refresh(queries, 'payments', 'payment-methods', 'user');
  if (outcome.kind !== 'bank_page') return outcome;
  leave(outcome.url);
  return { kind: 'left' };
}
