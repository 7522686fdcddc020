/** The queries of bonus programmes, for signed-in viewers only. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** The programmes of the brand, with the account's membership in them. */
export const bonusesQuery = () =>
  queryOptions({
    queryKey: ['bonuses'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).bonuses.list(undefined, { signal }),
  });

export const bonusQuery = (id: string) =>
  queryOptions({
    queryKey: ['bonuses', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).bonuses.getById({ id: Number(id) }, { signal }),
  });

/** The history of the points, the latest first, page by page. */
export const pointsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['bonuses', id, 'history'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).bonuses.history(
        { id: Number(id), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
