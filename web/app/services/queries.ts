/** Queries of services. */
import { queryOptions } from '@tanstack/react-query';
import { mediaItemsQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';

/** A service, by alias or id. */
export const serviceQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['service', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).services.getById({ id: String(id) }, { signal }),
  });

/** The offered services. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['services'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).services.list(undefined, { signal }),
  });

/** The titles of a service, page by page. */
export const serviceTitlesQuery = (service_id: number) => mediaItemsQuery({ service_id });

/** Titles that represent a service on a card. */
export const postersQuery = (service_id: number) => mediaItemsQuery({ service_id, limit: 5 });

/** Free titles, the most popular first. */
export const freeTitlesQuery = () => mediaItemsQuery({ usage: 'free', limit: 12 });
