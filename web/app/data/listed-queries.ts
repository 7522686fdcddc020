/** What pages ask about collections, promo events and karaoke items. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

interface Page {
  readonly next_cursor: string | null;
}

/** How a list is gone on with, page after page. */
const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: Page) => next_cursor,
};

const after = (cursor: string | null): { readonly cursor?: string } => (cursor === null ? {} : { cursor });

export const collectionsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['collections'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).collections.list(after(pageParam), { signal }),
    ...paged,
  });

/** A collection, by id or slug. */
export const collectionQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['collection', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).collections.getById({ id: String(id) }, { signal }),
  });

/** Its titles, in the editors' order. */
export const collectionTitlesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['media-items', { collection: id }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).collections.titles({ id: String(id), ...after(pageParam) }, { signal }),
    ...paged,
  });

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

/** The titles that it is about. */
export const promoEventTitlesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['media-items', { promo_event: id }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).promoEvents.titles({ id: String(id), ...after(pageParam) }, { signal }),
    ...paged,
  });

export const karaokeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['karaoke-items'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).karaoke.list(after(pageParam), { signal }),
    ...paged,
  });

/** A karaoke item, by id or slug. */
export const karaokeItemQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['karaoke-item', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).karaoke.getById({ id: String(id) }, { signal }),
  });

/** What the viewer's profile has kept of karaoke, the latest first. */
export const keptKaraokeQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'karaoke'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).karaoke.list({ only: 'favourite', ...after(pageParam) }, { signal }),
    ...paged,
  });
