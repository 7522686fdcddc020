/** What pages fetch that are seldom a viewer's first: its own chunk, loaded beside the page's. */
import type { MediaItemType, Theme } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { catalogueFilter, choiceIn, countOf, offeredChoice, themeOf } from './catalogue/catalogue-filter.ts';
import { filtersQuery } from './data/filter-queries.ts';
import { infoPageQuery } from './data/info-queries.ts';
import { journalQuery } from './data/journal-queries.ts';
import { historyQuery } from './data/position-queries.ts';
import { paymentsQuery, purchasesQuery, subscriptionsQuery } from './data/purchase-queries.ts';
import { devicesQuery } from './data/account-queries.ts';
import {
  castQuery,
  favouritesQuery,
  mediaItemQuery,
  mediaItemsQuery,
  suggestionsQuery,
  userQuery,
} from './data/queries.ts';
import { homeAlias, mediaViewQuery } from './blocks/view-query.ts';
import {
  collectionQuery,
  collectionTitlesQuery,
  collectionsQuery,
  karaokeItemQuery,
  karaokeQuery,
  keptKaraokeQuery,
  promoEventQuery,
  promoEventTitlesQuery,
  promoEventsQuery,
} from './data/listed-queries.ts';
import { keepNow } from './data/now.ts';
import { themeIn } from './tv/theme-in.ts';
import {
  channelQuery,
  channelThemesQuery,
  channelsQuery,
  epgQuery,
  guideQuery,
  keptChannelsQuery,
  keptProgrammesQuery,
  profileChannelsQuery,
  remindersQuery,
  serviceChannelsQuery,
} from './data/channel-queries.ts';
import { searchQuery } from './data/search-queries.ts';
import { sectionOf } from './info/info-section.ts';
import { journalPages, journalPathOf } from './journal/journal-kinds.ts';
import { purchasedTitle } from './purchase/purchased-title.ts';
import type { Load } from './loads.ts';
import {
  serviceQuery,
  serviceTitlesQuery,
  servicesQuery,
  freeTitlesQuery,
  postersQuery,
} from './data/service-queries.ts';
import { ageLimitsQuery, profilesQuery } from './profiles/queries.ts';
import { searchedWords } from './search/searched-words.ts';
import { shortStoriesQuery } from './short-stories/queries.ts';
import { storyIn } from './short-stories/story-address.ts';
import { failureOf, movedTo, refused } from './data/page-errors.ts';
import {
  channelPath,
  collectionPath,
  epgPath,
  karaokePath,
  promoEventPath,
  servicePath,
  titlePath,
} from './data/paths.ts';

/**
 * The main view `name`, of one title when an id follows. A row of the table that is the address of one view
 * has no parameters.
 */
export const namedView: Load = async ({ params, url, queries }) => {
  const { name = folderOf(url), id } = params;
  if (name === homeAlias && id === undefined) throw movedTo('/');
  const theme = id === undefined ? themeOf(`/${name}`) : null;
  await Promise.all([
    queries.ensureQueryData(mediaViewQuery(name, id)),
    theme !== null && queries.prefetchQuery(filtersQuery(theme)),
  ]);
};

/** The main view of karaoke; where nobody has arranged one, karaoke begins with its catalogue. */
export const karaokeView: Load = async (args) => {
  try {
    await namedView(args);
  } catch (error) {
    if (failureOf(error).status === 404) throw movedTo('/karaoke/catalog');
    throw error;
  }
};

/** Who made a title and who plays in it; titles have one such page each, other addresses lead there. */
export const cast =
  (type: MediaItemType | null): Load =>
  async ({ params, queries }) => {
    const { id = '' } = params;
    const item = await queries.ensureQueryData(mediaItemQuery(id));
    if (item.type !== type || item.slug !== id) throw movedTo(`${titlePath(item)}/cast`);
    await queries.ensureQueryData(castQuery(item.slug));
  };

/**
 * The catalogue, or that of a theme, as the query filters it. Where something is chosen, what there is to
 * choose from comes first: what the catalogue does not offer narrows nothing.
 */
export const catalogue =
  (theme: Theme | null): Load =>
  async ({ url, queries }) => {
    const asked = choiceIn(url.searchParams);
    const filters = filtersQuery(theme);
    const coming = queries.prefetchQuery(filters);
    if (countOf(asked) > 0) await coming;
    const choice = offeredChoice(asked, queries.getQueryData(filters.queryKey));
    await Promise.all([
      coming,
      queries.ensureInfiniteQueryData(mediaItemsQuery(catalogueFilter(theme, choice))),
    ]);
  };

/** What the viewer has kept; when it is nothing, what others watch besides. */
export const favourites: Load = async ({ queries }) => {
  keepNow(queries);
  const [{ pages }] = await Promise.all([
    queries.ensureInfiniteQueryData(favouritesQuery()),
    queries.prefetchInfiniteQuery(keptKaraokeQuery()),
    queries.prefetchInfiniteQuery(keptChannelsQuery()),
    queries.prefetchInfiniteQuery(keptProgrammesQuery()),
  ]);
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** What the viewer has watched; when it is nothing, what others watch besides. */
export const history: Load = async ({ queries }) => {
  const { pages } = await queries.ensureInfiniteQueryData(historyQuery());
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** What has the words of the query parameter `query`; without any, and when nothing has, what others watch. */
export const search: Load = async ({ url, queries }) => {
  const words = searchedWords(url.searchParams);
  if (words !== '') {
    const { groups } = await queries.ensureQueryData(searchQuery(words));
    if (groups.length > 0) return;
  }
  await queries.prefetchInfiniteQuery(suggestionsQuery());
};

/** The first messages of the journal. Its page appears without them, too. */
export const journal: Load = ({ url, queries }) =>
  queries.prefetchInfiniteQuery(journalQuery(journalPages[journalPathOf(url.pathname)].kind));

/** The account's devices. Their page appears without them, too. */
export const devices: Load = ({ queries }) => queries.prefetchQuery(devicesQuery());

/** What others watch, for pages whose own list may be empty. They appear without it, too. */
export const suggestions: Load = ({ queries }) => queries.prefetchInfiniteQuery(suggestionsQuery());

/** The first part of an address. */
const folderOf = ({ pathname }: URL): string => pathname.split('/')[1]?.toLowerCase() ?? '';

const lists: Readonly<
  Record<string, (queries: QueryClient) => Promise<{ pages: readonly { items: readonly unknown[] }[] }>>
> = {
  collections: (queries) => queries.ensureInfiniteQueryData(collectionsQuery()),
  promo_events: (queries) => queries.ensureInfiniteQueryData(promoEventsQuery()),
  karaoke: (queries) => queries.ensureInfiniteQueryData(karaokeQuery()),
};

/** The first of a list of collections, promo events or songs; when it is empty, what others watch. */
export const listing: Load = async (args) => {
  const answer = await lists[folderOf(args.url)]?.(args.queries);
  if (answer?.pages.every(({ items }) => items.length === 0) !== false) await suggestions(args);
};

/** The first clips of the feed, or of the story that the query names. */
export const shortStories: Load = ({ url, queries }) =>
  queries.ensureInfiniteQueryData(shortStoriesQuery(storyIn(url.searchParams)));

/** The account's profiles; where the address names one, it has to be one of them. */
export const profiles: Load = async ({ params: { id }, queries }) => {
  const [{ items }] = await Promise.all([
    queries.ensureQueryData(profilesQuery()),
    queries.ensureQueryData(ageLimitsQuery()),
  ]);
  if (id !== undefined && !items.some((profile) => String(profile.id) === id)) throw refused(404);
};

/** The services that are offered, each with some of its titles; without any, what others watch. */
export const services: Load = async ({ queries }) => {
  const { items } = await queries.ensureQueryData(servicesQuery());
  await Promise.all([
    ...items.map(({ id }) => queries.prefetchInfiniteQuery(postersQuery(id))),
    queries.prefetchInfiniteQuery(items.length === 0 ? suggestionsQuery() : freeTitlesQuery()),
  ]);
};

/** A service by alias; an id leads there. What is above it in the address changes nothing. */
export const service: Load = async ({ params: { id = '', parent, sub }, queries }) => {
  keepNow(queries);
  const found = await queries.ensureQueryData(serviceQuery(id));
  if (found.alias !== id) {
    queries.setQueryData(serviceQuery(found.alias).queryKey, found);
    const above = [parent, sub].filter((name) => name !== undefined).map((name) => `/${name}`);
    throw movedTo(
      above.length === 0 ? servicePath(found.alias) : `/services${above.join('')}/${found.alias}`,
    );
  }
  await Promise.all([
    queries.prefetchInfiniteQuery(serviceTitlesQuery(found.id)),
    found.channels_count > 0 && queries.prefetchInfiniteQuery(serviceChannelsQuery(found.id)),
    queries.prefetchInfiniteQuery(freeTitlesQuery()),
  ]);
};

const collection: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(collectionQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(collectionQuery(found.slug).queryKey, found);
    throw movedTo(collectionPath(found.slug));
  }
  await queries.prefetchInfiniteQuery(collectionTitlesQuery(found.id));
};

const promoEvent: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(promoEventQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(promoEventQuery(found.slug).queryKey, found);
    throw movedTo(promoEventPath(found.slug));
  }
  if (found.media_items_count > 0) await queries.prefetchInfiniteQuery(promoEventTitlesQuery(found.id));
};

const karaokeItem: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(karaokeItemQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(karaokeItemQuery(found.slug).queryKey, found);
    throw movedTo(karaokePath(found.slug));
  }
  await queries.prefetchInfiniteQuery(karaokeQuery());
};

const entities: Readonly<Record<string, Load>> = {
  collections: collection,
  promo_events: promoEvent,
  karaoke: karaokeItem,
};

/** A collection, promo event or song by slug, and what stands on its page; an id leads there. */
export const entity: Load = async (args) => {
  const load = entities[folderOf(args.url)];
  if (load === undefined) throw refused(404);
  await load(args);
};

/** Channels, or those of the theme that the query names; when there are none, what others watch. */
export const channels: Load = async (args) => {
  const { url, queries } = args;
  keepNow(queries);
  const [{ pages }] = await Promise.all([
    queries.ensureInfiniteQueryData(channelsQuery(themeIn(url.searchParams))),
    queries.prefetchQuery(channelThemesQuery()),
  ]);
  if (pages.every(({ items }) => items.length === 0)) await suggestions(args);
};

/**
 * A channel by slug, and its guide of the day that the query names, else of today; an id leads there. A programme is
 * asked for by the time at which it began, Unix seconds.
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

/** A channel for its player, by slug; an id leads to the same address below the slug. */
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

/** In the browser watching a channel begins before its page is there. */
function beginChannel(queries: QueryClient, slug: string, startTime: number | null): void {
  if (import.meta.env.SSR) return;
  import('./tv/begin-channel.ts').then(
    (channels) => channels.beginChannel(queries, slug, startTime),
    // The document has lost a chunk of its build: it reloads.
    () => undefined,
  );
}

/** A programme under its channel's slug; any other address of it leads there. */
export const programme: Load = async ({ params: { channel: slug = '', id = '' }, queries }) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw refused(404);
  keepNow(queries);
  const found = await queries.ensureQueryData(epgQuery(id));
  if (found.channel.slug !== slug) throw movedTo(epgPath(found.channel.slug, found.id));
};

/** What the profile is to be reminded of. */
export const reminders: Load = ({ queries }) => queries.ensureInfiniteQueryData(remindersQuery());

/** The account's profiles, and the channels that the one of the address is shown. */
export const profileChannels: Load = async (args) => {
  keepNow(args.queries);
  await profiles(args);
  await args.queries.prefetchInfiniteQuery(profileChannelsQuery(Number(args.params['id'])));
};

/** What a purchase page is to sell, when its address names something. */
export const wanted: Load = async ({ url, queries }) => {
  const id = purchasedTitle(url.searchParams);
  if (id !== null) await queries.ensureQueryData(mediaItemQuery(id));
};

/** What the account has bought and paid. Its page appears without them, too. */
export const payments: Load = ({ queries }) =>
  Promise.all([
    queries.prefetchInfiniteQuery(paymentsQuery()),
    queries.prefetchInfiniteQuery(purchasesQuery()),
    queries.prefetchQuery(subscriptionsQuery()),
  ]);

/** An information page; where the address names one of its sections by number, it has to be there. */
export const infoPage: Load = async ({ params: { id }, url, queries }) => {
  const page = await queries.ensureQueryData(infoPageQuery(folderOf(url)));
  if (id !== undefined && sectionOf(page, id) === undefined) throw refused(404);
};
