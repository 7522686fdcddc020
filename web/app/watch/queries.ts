import type { User } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

/** Active streams of the account, or of this guest's browser. */
export const streamsQuery = () =>
  queryOptions({
    queryKey: ['streams', 'list'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).playback.streams(undefined, { signal }),
  });

/**
 * The viewer after a refusal to play: the page may not know of the block yet, and may have closed its screen. Refetched
 * with the streams when a push event reports a change of the account.
 */
export const blockedViewerQuery = () =>
  queryOptions({
    queryKey: ['streams', 'blocked-viewer'],
    queryFn: async ({ client }): Promise<User> => {
      const user = await (await apiOf(client)).session.user();
      client.setQueryData(userQuery().queryKey, user);
      return user;
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });

/** Keys of whether a screen is paused, and of its lease, by the playback's session. */
export const pauseKey = (id: string) => ['streams', 'paused', id] as const;
export const leaseKey = (id: string | null) => ['streams', 'lease', id] as const;
