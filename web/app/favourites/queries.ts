/** The queries of the profile's favourites. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** The favourites of the viewer's profile, the latest first, page by page. */
export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).favourites.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
