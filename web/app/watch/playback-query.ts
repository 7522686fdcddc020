import type { PlayerType } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** How long a prepared playback waits for its click, in milliseconds: the time to read about a title. */
export const readyFor = 5 * 60_000;

/**
 * Starts watching a title. The answer opens one playback: the page drops it when it leaves, so that the next playback
 * gets its own session; until then it is not fetched again.
 */
export const playbackQuery = (slug: string, playerType: PlayerType) =>
  queryOptions({
    queryKey: ['playback', slug, playerType] as QueryKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).playback.start({ media_item_id: slug, player_type: playerType }, { signal }),
    staleTime: Infinity,
    gcTime: readyFor,
    retry: false,
  });

/** Starts watching the same title again, for a new token of its streams: a playback separate from the current one. */
export const playbackTokenQuery = (slug: string, playerType: PlayerType) => ({
  ...playbackQuery(slug, playerType),
  queryKey: ['playback-token', slug, playerType] as QueryKey,
  staleTime: 0,
});

/** Starts watching a title with the advertisements of a test. */
export const trialPlaybackQuery = (slug: string, test_impression_id: string) =>
  queryOptions({
    queryKey: ['trial-playback', slug, test_impression_id] as QueryKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).playback.start(
        { media_item_id: slug, player_type: 'player', test_impression_id },
        { signal },
      ),
    staleTime: Infinity,
    retry: false,
  });
