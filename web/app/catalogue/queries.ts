/** The queries for the filters of catalogues. */
import type { Theme } from '@kadr/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import type { ChosenFilters } from '../data/queries.ts';

/** The filters of a theme's catalogue, or of the whole; kept for five minutes. */
export const filtersQuery = (theme: Theme | null) =>
  queryOptions({
    queryKey: ['filters', theme],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).mediaItems.getFilters(theme === null ? {} : { theme }, { signal }),
    staleTime: 5 * 60 * 1000,
  });

/** The number of titles that filters find; the previous number while it is loading. */
export const filterCountQuery = (filter: ChosenFilters) =>
  queryOptions({
    queryKey: ['filters', 'count', filter],
    queryFn: async ({ client, signal }) => (await apiOf(client)).mediaItems.count({ ...filter }, { signal }),
    placeholderData: keepPreviousData,
  });
