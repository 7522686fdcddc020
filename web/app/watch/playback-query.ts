import type { PlayerType } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/**
 * Starts watching a title. The answer opens one playback (DR-011): the page drops it when it leaves, so that the next
 * playback gets a session of its own; until then it is not asked for again.
 */
export const playbackQuery = (slug: string, playerType: PlayerType) =>
  queryOptions({
    queryKey: ['playback', slug, playerType],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).playback.start({ media_item_id: slug, player_type: playerType }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
