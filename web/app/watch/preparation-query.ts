import type { PlayerType, Preparation } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { pageOf } from './watched.ts';
import type { Watched } from './watched.ts';

/** How often the progress is polled, in milliseconds. */
const askEvery = 1000;

/** A title or a song, which may be packaged on demand. */
export type Prepared = Exclude<Watched, { readonly channel: unknown }>;

/** The content that the service must prepare. */
export const askedFor = (watched: Prepared, playerType: PlayerType) =>
  'song' in watched
    ? { karaoke_item_id: watched.song.slug }
    : { media_item_id: watched.item.slug, player_type: playerType };

/** Requests the packaging, and polls its progress. */
export const preparationQuery = (watched: Prepared, playerType: PlayerType) =>
  queryOptions({
    queryKey: ['preparation', pageOf(watched), playerType],
    queryFn: async ({ client, signal }): Promise<Preparation> =>
      (await apiOf(client)).playback.prepare(askedFor(watched, playerType), { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      error === null && data?.state === 'failed' ? false : askEvery,
    staleTime: 0,
    gcTime: 0,
    // It is polled again in a second anyway.
    retry: false,
  });
