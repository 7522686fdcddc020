import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** What of the account, or of this guest's browser, plays where. */
export const streamsQuery = () =>
  queryOptions({
    queryKey: ['streams', 'list'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).playback.streams(undefined, { signal }),
  });
