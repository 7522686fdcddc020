import type { User } from '@kadr/contract';
import { queryOptions } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

/** What of the account, or of this guest's browser, plays where. */
export const streamsQuery = () =>
  queryOptions({
    queryKey: ['streams', 'list'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).playback.streams(undefined, { signal }),
  });

/**
 * Who the viewer is, as the service says when it has refused to play: the page may not know of the block yet, and
 * may have closed its screen. Asked for again with the streams, when the push channel says that the account is another.
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

/** Whether a screen is paused, and its place among those of the account, by the playback's session. */
export const pauseKey = (id: string) => ['streams', 'paused', id] as const;
export const leaseKey = (id: string | null) => ['streams', 'lease', id] as const;
