/** Queries of a person's page. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** A person, by id or slug. */
export const personQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['person', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).persons.getById({ id: String(id) }, { signal }),
  });
