/** What catalogues ask about their filters. */
import type { Theme } from '@kadr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import type { ChosenFilters } from '../data/queries.ts';

/** Filters of a theme's catalogue, or of the whole; kept for five minutes. */
export const filtersQuery = (theme: Theme | null) =>
  queryOptions({
    queryKey: ['filters', theme],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).mediaItems.getFilters(theme === null ? {} : { theme }, { signal }),
    staleTime: 5 * 60 * 1000,
  });

/** How many titles filters find; while that is asked, as many as before. */
export const filterCountQuery = (filter: ChosenFilters) =>
  queryOptions({
    queryKey: ['filters', 'count', filter],
    queryFn: async ({ client, signal }) => (await apiOf(client)).mediaItems.count({ ...filter }, { signal }),
    placeholderData: keepPreviousData,
  });
