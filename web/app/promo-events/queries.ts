/** Queries of the promo events' pages. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { after, paged } from '../data/paged.ts';
import { apiOf } from '../data/query-client.ts';

export const promoEventsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['promo-events'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).promoEvents.list(after(pageParam), { signal }),
    ...paged,
  });

/** A promo event, by id or slug. */
export const promoEventQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['promo-event', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).promoEvents.getById({ id: String(id) }, { signal }),
  });

/** The titles of a promo event. */
export const promoEventTitlesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['media-items', { promo_event: id }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).promoEvents.titles({ id: String(id), ...after(pageParam) }, { signal }),
    ...paged,
  });
