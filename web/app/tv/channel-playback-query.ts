import type { ChannelPlayback } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { readyFor } from '../watch/playback-query.ts';

/** The start of a channel's playback. */
export interface ChannelStart {
  readonly playback: ChannelPlayback;
  /** Milliseconds by which the service's clock is ahead of this machine's. */
  readonly clockOffset: number;
}

/**
 * Starts watching a channel: live, or the programme that began at `startTime` (Unix seconds). As with titles, the
 * answer opens one playback, which the page drops when it leaves.
 */
export const channelPlaybackQuery = (slug: string, startTime: number | null) =>
  queryOptions({
    queryKey: ['channel-playback', slug, startTime] as QueryKey,
    queryFn: async ({ client, signal }): Promise<ChannelStart> => {
      const { playback: calls } = await apiOf(client);
      const playback = await calls.startChannel(
        { channel_id: slug, ...(startTime !== null && { start_time: startTime }) },
        { signal },
      );
      return { playback, clockOffset: playback.server_time - Date.now() };
    },
    staleTime: Infinity,
    gcTime: readyFor,
    retry: false,
  });

/** Starts the same playback again, for a new token of its streams. */
export const channelTokenQuery = (slug: string, startTime: number | null) => ({
  ...channelPlaybackQuery(slug, startTime),
  queryKey: ['channel-playback-token', slug, startTime] as QueryKey,
  staleTime: 0,
});
