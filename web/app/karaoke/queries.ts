/** What pages of songs ask of the service. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { after, paged } from '../data/paged.ts';
import { apiOf } from '../data/query-client.ts';

export const karaokeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['karaoke-items'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).karaoke.list(after(pageParam), { signal }),
    ...paged,
  });

/** A karaoke item, by id or slug. */
export const karaokeItemQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['karaoke-item', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).karaoke.getById({ id: String(id) }, { signal }),
  });

/** What the viewer's profile has kept of karaoke, the latest first. */
export const keptKaraokeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'karaoke'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).karaoke.list({ only: 'favourite', ...after(pageParam) }, { signal }),
    ...paged,
  });
