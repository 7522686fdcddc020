/** What payments by card ask of the service; all of it of signed-in viewers only. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** What a ticket is for, and how far it is. */
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

/** How a card to link is entered: the method `any_card`; null where no cards are taken. */
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
