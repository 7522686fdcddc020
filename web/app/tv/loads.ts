/** Data of the pages of channels and programmes. */
import { keepNow } from '../data/now.ts';
import { movedTo, refused } from '../data/page-errors.ts';
import { channelPath, epgPath } from '../data/paths.ts';
import { suggestionsQuery, userQuery } from '../data/queries.ts';
import { profiles } from '../profiles/loads.ts';
import type { Load } from '../routing/page.ts';
import {
  channelQuery,
  channelThemesQuery,
  channelsQuery,
  epgQuery,
  guideQuery,
  profileChannelsQuery,
  remindersQuery,
} from './queries.ts';
import { themeIn } from './theme-in.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Channels, or those of the theme in the query; if there are none, titles that others watch. */
export const channels: Load = async (args) => {
  const { url, queries } = args;
  keepNow(queries);
  const [{ pages }] = await Promise.all([
    queries.ensureInfiniteQueryData(channelsQuery(themeIn(url.searchParams))),
    queries.prefetchQuery(channelThemesQuery()),
  ]);
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/**
 * A channel by slug, and its guide of the day in the query, otherwise of today; an id redirects there. A programme is
 * named by its start, in Unix seconds.
 */
export const channel: Load = async ({ params: { id = '' }, url, queries }) => {
  keepNow(queries);
  const found = await queries.ensureQueryData(channelQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(channelQuery(found.slug).queryKey, found);
    throw movedTo(channelPath(found.slug) + url.search);
  }
  const start = url.searchParams.get('start_time');
  if (url.searchParams.has('player')) beginChannel(queries, id, null);
  else if (url.searchParams.has('program') && start !== null) {
    if (!/^\d{1,10}$/.test(start)) throw refused(404);
    beginChannel(queries, id, Number(start));
  }
  const { currentTimeZone } = await queries.ensureQueryData(userQuery());
  const today = await queries.ensureQueryData(guideQuery(id, null, currentTimeZone));
  const day = url.searchParams.get('day');
  if (day !== null && day !== today.day && today.days.includes(day))
    await queries.ensureQueryData(guideQuery(id, day, currentTimeZone));
};

/** A channel for its player, by slug; an id redirects to the same path below the slug. */
export const channelPlayer: Load = async ({ params: { id = '' }, url, queries }) => {
  keepNow(queries);
  const [found] = await Promise.all([
    queries.ensureQueryData(channelQuery(id)),
    queries.ensureQueryData(userQuery()),
  ]);
  if (found.slug === id) return beginChannel(queries, id, null);
  queries.setQueryData(channelQuery(found.slug).queryKey, found);
  throw movedTo(
    url.pathname.startsWith('/embed/') ? `/embed/tv/${found.slug}` : `${channelPath(found.slug)}/player`,
  );
};

/** In the browser, starts a channel's playback before its page is loaded. */
function beginChannel(queries: QueryClient, slug: string, startTime: number | null): void {
  if (import.meta.env.SSR) return;
  import('./begin-channel.ts')
    .then((channels) => channels.beginChannel(queries, slug, startTime))
    // The page shows a refusal of the service; a document with a missing chunk reloads.
    .catch(() => undefined);
}

/** A programme under its channel's slug; any other address redirects there. */
export const programme: Load = async ({ params: { channel: slug = '', id = '' }, queries }) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw refused(404);
  keepNow(queries);
  const found = await queries.ensureQueryData(epgQuery(id));
  if (found.channel.slug !== slug) throw movedTo(epgPath(found.channel.slug, found.id));
};

/** Reminders of the profile. */
export const reminders: Load = ({ queries }) => queries.ensureInfiniteQueryData(remindersQuery());

/** The account's profiles, and the channels visible to the one in the address. */
export const profileChannels: Load = async (args) => {
  keepNow(args.queries);
  await profiles(args);
  await args.queries.prefetchInfiniteQuery(profileChannelsQuery(Number(args.params['id'])));
};
