/** Queries of channels, their guide and reminders. */
import type { Epg, EpgPage, Guide, Theme } from '@kadr/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { after, paged } from '../data/paged.ts';

/** Number of channels per page: all channels of most services. */
const channelsPerPage = 60;

/** Milliseconds between two updates of the current programmes on a visible page. */
const nowEvery = 60_000;

/** Channels, or those of a theme, each with the current and the next programme. */
export const channelsQuery = (theme: Theme | null) =>
  infiniteQueryOptions({
    queryKey: ['channels', { theme }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).channels.list(
        { limit: channelsPerPage, ...(theme !== null && { theme }), ...after(pageParam) },
        { signal },
      ),
    refetchInterval: nowEvery,
    ...paged,
  });

/** Channels of a service. */
export const serviceChannelsQuery = (service_id: number) =>
  infiniteQueryOptions({
    queryKey: ['channels', { service_id }],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).channels.list(
        { limit: channelsPerPage, service_id, ...after(pageParam) },
        { signal },
      ),
    ...paged,
  });

/** Themes of channels. */
export const channelThemesQuery = () =>
  queryOptions({
    queryKey: ['channels', 'themes'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).channels.themes(undefined, { signal }),
  });

/** A channel, by id or slug. */
export const channelQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['channel', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).channels.getById({ id: String(id) }, { signal }),
    refetchInterval: nowEvery,
  });

/** A channel's guide of a day (`YYYY-MM-DD`, null: today) in a time zone. */
export const guideQuery = (slug: string, day: string | null, timeZone: string) =>
  queryOptions({
    queryKey: ['guide', slug, day ?? 'today', timeZone],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).epgs.list(
        { id: slug, time_zone: timeZone, ...(day !== null && { day }) },
        { signal },
      ),
  });

/** A programme of the guide. */
export const epgQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['epg', String(id)],
    queryFn: async ({ client, signal }) => (await apiOf(client)).epgs.getById({ id: Number(id) }, { signal }),
  });

/** Favourite channels of the viewer's profile, latest first. */
export const keptChannelsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'channels'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).channels.list({ only: 'favourite', ...after(pageParam) }, { signal }),
    ...paged,
  });

/** Favourite programmes of the viewer's profile, latest first, each with its current, next or last showing. */
export const keptProgrammesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['favourites', 'programmes'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).epgs.favourites(after(pageParam), { signal }),
    ...paged,
  });

/** Channels visible to a profile of the account. */
export const profileChannelsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['profiles', id, 'channels'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).profiles.channels(
        { id, limit: channelsPerPage, ...after(pageParam) },
        { signal },
      ),
    ...paged,
  });

/** Programmes with reminders of the profile, the next first. */
export const remindersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['reminders'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).reminders.list(after(pageParam), { signal }),
    ...paged,
  });

/** Updates in every cached answer whether a programme has a reminder. */
export function showReminded(queries: QueryClient, id: number, is_reminded: boolean): void {
  const told = (epg: Epg): Epg => (epg.id === id ? { ...epg, is_reminded } : epg);
  queries.setQueriesData<Guide>(
    { queryKey: ['guide'] },
    (guide) => guide && { ...guide, items: guide.items.map(told) },
  );
  queries.setQueriesData<EpgPage>({ queryKey: ['epg'] }, (page) => {
    if (page === undefined) return page;
    return { ...page, ...(page.id === id && { is_reminded }), others: page.others.map(told) };
  });
}
