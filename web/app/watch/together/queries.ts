import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../data/query-client.ts';

/** A party for viewers who have its link and have not joined. */
export const partyQuery = (id: string) =>
  queryOptions({
    queryKey: ['party', id],
    queryFn: async ({ client, signal }) => (await apiOf(client)).parties.getById({ id }, { signal }),
    retry: false,
  });
