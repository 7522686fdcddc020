/** The queries of the pages of collections. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { after, paged } from '../data/paged.ts';
import { apiOf } from '../data/query-client.ts';

export const collectionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['collections'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).collections.list(after(pageParam), { signal }),
    ...paged,
  });

/** A collection, by id or slug. */
export const collectionQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['collection', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).collections.getById({ id: String(id) }, { signal }),
  });

/** A collection's titles, in the editors' order. */
export const collectionTitlesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['media-items', { collection: id }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).collections.titles({ id: String(id), ...after(pageParam) }, { signal }),
    ...paged,
  });
