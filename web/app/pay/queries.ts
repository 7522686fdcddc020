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
