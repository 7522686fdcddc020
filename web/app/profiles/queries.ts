/** Queries of the profiles' screens. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Profiles of the account, the master first. */
export const profilesQuery = () =>
  queryOptions({
    queryKey: ['profiles'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).profiles.getAll(undefined, { signal }),
  });

/** Pictures to choose from. */
export const profileIconsQuery = () =>
  queryOptions({
    queryKey: ['profile-icons'],
    staleTime: Infinity,
    queryFn: async ({ client, signal }) => (await apiOf(client)).profiles.getIcons({}, { signal }),
  });

/** Age limits, lowest first. */
export const ageLimitsQuery = () =>
  queryOptions({
    queryKey: ['age-limits'],
    staleTime: Infinity,
    queryFn: async ({ client, signal }) => (await apiOf(client)).profiles.getAgeLimits(undefined, { signal }),
  });
