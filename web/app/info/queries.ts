/** The queries of the service's own texts. */
import { queryOptions } from '@tanstack/react-query';
import { failureOf } from '../data/page-errors.ts';
import { apiOf } from '../data/query-client.ts';

/** An information page, by its alias; null until its operator has written it. */
export const infoPageQuery = (alias: string) =>
  queryOptions({
    queryKey: ['info-page', alias],
    queryFn: async ({ client, signal }) => {
      try {
        return await (await apiOf(client)).infoPages.getByAlias({ alias }, { signal });
      } catch (error) {
        if (failureOf(error).status === 404) return null;
        throw error;
      }
    },
  });
