/** Queries of signing in. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

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

/** The account's devices, and their limit. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['devices'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).devices.list(undefined, { signal }),
  });

/** A service's authorization request, described by the service; skipped without a request. */
export const oauthRequestQuery = (search: string, request: AuthorizationRequest | null) =>
  queryOptions({
    queryKey: ['oauth-request', search],
    queryFn:
      request === null
        ? skipToken
        : async ({ client, signal }) => (await apiOf(client)).oauth.describe(request, { signal }),
    retry: false,
    staleTime: Infinity,
  });
