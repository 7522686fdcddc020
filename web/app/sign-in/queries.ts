/** What signing in asks of the service. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

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
