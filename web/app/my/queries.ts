/** Queries of the account's pages. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Sign-ins to the account, latest first, page by page. */
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

/** Services that can replace a service of the account. */
export const subscriptionChangesQuery = (serviceId: number) =>
  queryOptions({
    queryKey: ['subscriptions', serviceId, 'changes'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).subscriptions.changes({ service_id: serviceId }, { signal }),
    // The value of the rest of a period falls every second.
    staleTime: 0,
    gcTime: 0,
  });

/** The setting of automatic top-ups. */
export const automaticTopUpQuery = () =>
  queryOptions({
    queryKey: ['automatic-top-up'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).topUps.getAutomatic(undefined, { signal }),
  });

/** The profile's watch history, latest first, page by page. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['positions'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).positions.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
