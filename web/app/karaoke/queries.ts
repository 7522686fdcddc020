/** The queries of karaoke pages. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
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

/** The songs among the favourites of the viewer's profile, the latest first. */
export const keptKaraokeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'karaoke'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).karaoke.list({ only: 'favourite', ...after(pageParam) }, { signal }),
    ...paged,
  });

/** Starts the playback of a song. The page drops the answer when it is left: singing again is another playback. */
export const karaokePlaybackQuery = (slug: string) =>
  queryOptions({
    queryKey: ['karaoke-playback', slug] as QueryKey,
    queryFn: async ({ client, signal }) => (await apiOf(client)).karaoke.play({ id: slug }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Starts the playback of the same song again, for the token of its streams. */
export const karaokeTokenQuery = (slug: string) => ({
  ...karaokePlaybackQuery(slug),
  queryKey: ['karaoke-token', slug] as QueryKey,
  staleTime: 0,
});
