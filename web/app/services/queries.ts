/** What pages ask about services. */
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

/** The services that are offered. */
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['services'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).services.list(undefined, { signal }),
  });

/** What a service has in it, page after page. */
export const serviceTitlesQuery = (service_id: number) => mediaItemsQuery({ service_id });

/** Its titles that stand for it on a card. */
export const postersQuery = (service_id: number) => mediaItemsQuery({ service_id, limit: 5 });

/** What costs nothing, the most popular first. */
export const freeTitlesQuery = () => mediaItemsQuery({ usage: 'free', limit: 12 });
