/** What signing in and the account's own pages ask of the service. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** Countries with the masks of their phone numbers, by name. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ['countries'],
    staleTime: Infinity,
    queryFn: async ({ client, signal }) => (await apiOf(client)).countries.list(undefined, { signal }),
  });

/** Languages of the brand. */
export const languagesQuery = () =>
  queryOptions({
    queryKey: ['languages'],
    staleTime: Infinity,
    queryFn: async ({ client, signal }) => (await apiOf(client)).countries.languages(undefined, { signal }),
  });

/** The account's devices, and how many it may have. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).devices.list(undefined, { signal }),
  });

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

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).passkeys.list(undefined, { signal }),
  });
