import type { Currency, Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isEmbedded } from '../data/entry-parameters.ts';
import { failureOf } from '../data/page-errors.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { ticketPath } from '../purchase/use-payment.ts';

export interface TopUpWish {
  /** Hundredths. */
  readonly amount: number;
  readonly currency: Currency;
  /** A card to enter when left out. */
  readonly bank_card_id?: number;
  readonly is_should_link_card?: boolean;
  readonly pin_code?: string;
}

export type ToppedUp =
  /** The page is left for the one that takes the card, or the bank's. */
  { readonly kind: 'left' } | { readonly kind: 'paid' | 'open'; readonly notification: Notification | null };

const keys = createMoneyKeys();

/** Tops the account up; a card to enter leads to the page that takes it. Rejects with the service's refusal. */
export async function topUp(
  queries: QueryClient,
  wish: TopUpWish,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<ToppedUp> {
  const api = await apiOf(queries);
  const { ticket_id, payment } = await createOnce(() =>
    api.topUps.create(wish, { context: { 'idempotency-key': keys.keyOf(wish) } }),
  );
  if (payment !== null) {
    leave(payment.kind === 'redirect' ? payment.url : ticketPath(ticket_id));
    return { kind: 'left' };
  }
  const outcome = await confirmTicket(api, {
    ticketId: ticket_id,
    hasSessionId: isEmbedded(),
    onWaiting: () => undefined,
    isOver: () => false,
  });
  await refresh(queries, 'payments', 'payment-methods', 'user');
  if (outcome.kind !== 'bank_page') return outcome;
  leave(outcome.url);
  return { kind: 'left' };
}

/** With an answer, whichever, the next request is another one. */
async function createOnce<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await call();
    keys.answered();
    return answer;
  } catch (error) {
    if (failureOf(error).status > 0) keys.answered();
    throw error;
  }
}
