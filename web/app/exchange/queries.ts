import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Films for which a bought one can be exchanged, by its id, page by page. */
export const exchangeOffersQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['exchange-offers', id],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).exchanges.offers(
        { id, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: { readonly next_cursor: string | null }) => next_cursor,
    retry: false,
  });
