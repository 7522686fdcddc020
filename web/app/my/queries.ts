/** What the account's own pages ask of the service. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Who has signed in to the account, the latest first, page after page. */
export const signInsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['sign-ins'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).signIns.list(
        { limit: 10, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Services that are linked to the account. */
export const linksQuery = () =>
  queryOptions({
    queryKey: ['linked-services'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).oauth.links(undefined, { signal }),
  });

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).passkeys.list(undefined, { signal }),
  });

/** The receipt of a payment by card, or of a refund. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: async ({ client, signal }) => (await apiOf(client)).receipts.getById({ id }, { signal }),
  });

/** What can take the place of a service of the account. */
export const subscriptionChangesQuery = (serviceId: number) =>
  queryOptions({
    queryKey: ['subscriptions', serviceId, 'changes'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).subscriptions.changes({ service_id: serviceId }, { signal }),
    // What is left of a period shrinks by the second.
    staleTime: 0,
    gcTime: 0,
  });

/** Whether the account tops itself up. */
export const automaticTopUpQuery = () =>
  queryOptions({
    queryKey: ['automatic-top-up'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).topUps.getAutomatic(undefined, { signal }),
  });

/** What the profile has watched, the latest first, page after page. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['positions'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).positions.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
