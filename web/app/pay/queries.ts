/** Queries of payments by card; all of them for signed-in viewers only. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Purpose and state of a ticket. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['ticket', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.ticket({ ticket_id: id }, { signal }),
  });

/** The linked cards, the default one first. */
export const bankCardsQuery = () =>
  queryOptions({
    queryKey: ['bank-cards'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).bankCards.list(undefined, { signal }),
  });

/** The way to enter a card to link: the method `any_card`; null if cards are not accepted. */
export const bindMethodsQuery = () =>
  queryOptions({
    queryKey: ['payment-methods', 'card_bind'],
    queryFn: async ({ client, signal }) => {
      const { items } = await (
        await apiOf(client)
      ).purchases.paymentMethods({ types: 'card_bind' }, { signal });
      const methods = items.find(({ name }) => name === 'card_bind')?.payment_methods ?? [];
      return methods.find(({ name }) => name === 'any_card') ?? null;
    },
  });
