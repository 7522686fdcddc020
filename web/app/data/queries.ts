/** The queries of pages: one function per operation, which returns the options of a TanStack query. */
import type { Theme } from '@kadr/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** The viewer: session, language, menu. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).session.user(undefined, { signal }),
  });

/** A film, series, season or episode, by id or slug. */
export const mediaItemQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['media-item', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).mediaItems.getById({ id: String(id) }, { signal }),
  });

/** The filters of a list: options by their aliases, several of one filter separated by commas. */
export interface ChosenFilters {
  readonly theme?: Theme;
  readonly type?: string;
  readonly genre?: string;
  readonly country?: string;
  readonly year?: string;
  readonly age?: string;
  readonly usage?: string;
  readonly only?: string;
}

export interface MediaItemsFilter extends ChosenFilters {
  readonly person_id?: number;
  readonly service_id?: number;
  readonly sort?: 'popular' | 'new' | 'rating' | 'name';
  /** Titles per page, 24 when left out. */
  readonly limit?: number;
}

/** Titles by filter, page by page: `useInfiniteQuery(mediaItemsQuery({ theme: 'kids' }))`. */
export const mediaItemsQuery = (filter: MediaItemsFilter) =>
  infiniteQueryOptions({
    queryKey: ['media-items', filter],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).mediaItems.list(
        { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Popular titles, for pages that have nothing else to show. */
export const suggestionsQuery = () => mediaItemsQuery({ sort: 'popular', limit: 12 });
