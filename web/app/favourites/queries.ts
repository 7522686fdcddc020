/** What the viewer’s profile has kept. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** What the viewer's profile has kept, the latest first, page after page. */
export const favouritesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).favourites.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
