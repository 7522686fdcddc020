/** Queries of a title's pages besides the title itself. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Seasons of a series, episodes of a season. */
export const mediaItemChildrenQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['media-item-children', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).mediaItems.getChildren({ id: String(id) }, { signal }),
  });

export const castQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['cast', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).mediaItems.getCast({ id: String(id) }, { signal }),
  });
