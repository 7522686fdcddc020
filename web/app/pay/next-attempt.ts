import type { WireCardEntry } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import type { Payable } from './ticket-step.ts';

/** The ticket that confirms a payment, and the way to enter its card; nulls before the first attempt. */
export interface Attempt {
  readonly ticketId: string | null;
  readonly entry: WireCardEntry | null;
}

const keys = createMoneyKeys();

/** Starts another attempt after a refusal, or the first one. */
export async function nextAttempt(
  queries: QueryClient,
  ticket: Payable,
  ticketId: string | null,
): Promise<{ readonly ticketId: string; readonly entry: WireCardEntry }> {
  const { purpose, amount, currency, is_should_link_card, content } = ticket;
  const { purchases, bankCards, certificates, topUps, subscriptions } = await apiOf(queries);
  const anyCard = purpose === 'renewal' ? await anyCardOf(queries) : 0;
  const { ticket_id, payment } = await keys.call([purpose, ticketId], async (keyed) => {
    switch (purpose) {
      case 'purchase':
        return {
          ticket_id: ticketId,
          ...(await purchases.retryTicket({ ticket_id: ticketId ?? '' }, keyed)),
        };
      case 'certificate':
        return certificates.retry({ ticket_id: ticketId ?? '' }, keyed);
      case 'card_bind':
        return bankCards.add({ currency }, keyed);
      case 'renewal':
        return subscriptions.pay({ service_id: content?.id ?? 0, payment_method_id: anyCard }, keyed);
      case 'account_refill':
      default:
        return topUps.create({ amount, currency, is_should_link_card }, keyed);
    }
  });
  if (payment === null || ticket_id === null) throw new Error('A new attempt names no way to enter a card.');
  return { ticketId: ticket_id, entry: payment };
}

/** Id of the payment method that takes a new card. */
async function anyCardOf(queries: QueryClient): Promise<number> {
  const { items } = await queries.fetchQuery(paymentMethodsQuery());
  const methods = items.flatMap(({ payment_methods }) => payment_methods);
  const method = methods.find(({ name }) => name === 'any_card');
  if (method === undefined) throw new Error('No cards are taken.');
  return method.id;
}
