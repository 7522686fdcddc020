/**
 * The route table. A row is an address, its page (in its own chunk), what the page needs before it appears, and its flags;
 * literal segments win over parameters whatever their order, of two equal rows the first.
 */
import type { MediaItemType, Theme } from '@kadr/contract';
import { provideBlockTable } from './blocks/custom/load.ts';
import { userQuery } from './data/queries.ts';
import type { PageWords } from './i18n/load-words.ts';
import { loadTitle } from './media-item/load-title.ts';
import { loadPerson } from './persons/load-person.ts';
import { geoblock, mainView, person, title, toHome, unknown } from './loads.ts';
import { lastOf, lastOfFaq, lastOfSearch } from './last-crumbs.ts';
import type * as LateLoads from './late-loads.ts';
import { PageError } from './page-error.tsx';
import { routesOf } from './routing/page.ts';
import type { Page } from './routing/page.ts';
import { RootError } from './root-error.tsx';
import { Root } from './root.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { atWatchClick, embedded, loadTestFilm, watch } from './watch/watch-load.ts';

provideBlockTable(() => import('./block-table.tsx'));

type Shown = Omit<Page, 'path' | 'load'>;
type Load = NonNullable<Page['load']>;

/** Loads that come in a chunk of their own. */
const late =
  (choose: (loads: typeof LateLoads) => Load): Load =>
  async (args) => {
    // Not in one chain: Vite takes whatever a chain behind an import rejects with for code that is missing.
    const loads = await import('./late-loads.ts');
    return choose(loads)(args);
  };
const namedView = late((loads) => loads.namedView);
const suggestions = late((loads) => loads.suggestions);
const listing = late((loads) => loads.listing);
const entityOf = late((loads) => loads.entity);
const journalPage = late((loads) => loads.journal);
const favourites = late((loads) => loads.favourites);
const history = late((loads) => loads.history);
const ofDevices = late((loads) => loads.devices);
const shortStories = late((loads) => loads.shortStories);
const search = late((loads) => loads.search);
const catalogue = (theme: Theme | null) => late((loads) => loads.catalogue(theme));
const cast = (type: MediaItemType | null) => late((loads) => loads.cast(type));
const profiles = late((loads) => loads.profiles);
const wanted = late((loads) => loads.wanted);
const paid = late((loads) => loads.payments);
const services = late((loads) => loads.services);
const service = late((loads) => loads.service);
const ofChannels = late((loads) => loads.channels);
const ofChannel = late((loads) => loads.channel);
const ofChannelPlayer = late((loads) => loads.channelPlayer);
const ofProgramme = late((loads) => loads.programme);
const ofReminders = late((loads) => loads.reminders);
const ofProfileChannels = late((loads) => loads.profileChannels);
const infoPage = late((loads) => loads.infoPage);
const karaokeView = late((loads) => loads.karaokeView);

// prettier-ignore
const home: Shown = { page: () => import('./home/home-page.tsx').then((m) => m.HomePage) };
// prettier-ignore
const view: Shown = { page: () => import('./home/named-view-page.tsx').then((m) => m.NamedViewPage), words: 'pages' };
// prettier-ignore
const films: Shown = { page: () => import('./catalogue/catalogue-page.tsx').then((m) => m.CataloguePage), query: ['genre', 'country', 'year', 'age', 'usage', 'type', 'only', 'sort'], words: 'pages' };
// prettier-ignore
const finder: Shown = { page: () => import('./search/search-page.tsx').then((m) => m.SearchPage), query: ['query'] };
// prettier-ignore
const item: Shown = { page: () => import('./media-item/media-item-page.tsx').then((m) => m.MediaItemPage), words: 'titles' };
// prettier-ignore
const credits: Shown = { page: () => import('./media-item/cast-page.tsx').then((m) => m.CastPage), words: 'pages' };
// prettier-ignore
const human: Shown = { page: () => import('./persons/person-page.tsx').then((m) => m.PersonPage), words: 'titles' };
// prettier-ignore
const player: Shown = { page: () => import('./watch/watch-page.tsx').then((m) => m.WatchPage), layout: false, cookieBanner: false, atClick: atWatchClick('player'), words: 'titles' };
// prettier-ignore
const trailer: Shown = { page: () => import('./watch/watch-page.tsx').then((m) => m.TrailerPage), layout: false, cookieBanner: false, atClick: atWatchClick('trailer'), words: 'titles' };
// prettier-ignore
const stories: Shown = { page: () => import('./watch/watch-page.tsx').then((m) => m.StoriesPage), layout: false, cookieBanner: false, atClick: atWatchClick('stories'), words: 'titles' };
// prettier-ignore
const framed: Shown = { page: () => import('./watch/embed-page.tsx').then((m) => m.EmbedPage), layout: false, cookieBanner: false, words: 'titles' };
// prettier-ignore
const framedTrailer: Shown = { page: () => import('./watch/embed-page.tsx').then((m) => m.EmbedTrailerPage), layout: false, cookieBanner: false, words: 'titles' };
// prettier-ignore
const testPlayer: Shown = { page: () => import('./watch/test-player-page.tsx').then((m) => m.TestPlayerPage), layout: false, cookieBanner: false, words: 'titles' };
// prettier-ignore
const collections: Shown = { page: () => import('./collections/collections-page.tsx').then((m) => m.CollectionsPage) };
// prettier-ignore
const collection: Shown = { page: () => import('./collections/collection-page.tsx').then((m) => m.CollectionPage), words: 'pages' };
// prettier-ignore
const promoEvents: Shown = { page: () => import('./promo-events/promo-events-page.tsx').then((m) => m.PromoEventsPage) };
// prettier-ignore
const promoEvent: Shown = { page: () => import('./promo-events/promo-event-page.tsx').then((m) => m.PromoEventPage), words: 'pages' };
// prettier-ignore
const songs: Shown = { page: () => import('./karaoke/karaoke-catalogue-page.tsx').then((m) => m.KaraokeCataloguePage) };
// prettier-ignore
const song: Shown = { page: () => import('./karaoke/karaoke-page.tsx').then((m) => m.KaraokePage), words: 'pages' };
// prettier-ignore
const television: Shown = { page: () => import('./tv/channels-page.tsx').then((m) => m.ChannelsPage), query: ['theme'] };
// prettier-ignore
const channel: Shown = { page: () => import('./tv/channel-page.tsx').then((m) => m.ChannelPage), query: ['day'], words: 'pages', lastCrumb: lastOf('channel') };
// prettier-ignore
const channelPlayer: Shown = { page: () => import('./tv/channel-player-page.tsx').then((m) => m.ChannelPlayerPage), layout: false, cookieBanner: false, words: 'pages' };
// prettier-ignore
const framedChannel: Shown = { page: () => import('./tv/channel-player-page.tsx').then((m) => m.EmbedChannelPage), layout: false, cookieBanner: false, words: 'pages' };
// prettier-ignore
const programme: Shown = { page: () => import('./tv/programme-page.tsx').then((m) => m.ProgrammePage), words: 'pages', lastCrumb: lastOf('epg') };
// prettier-ignore
const reminders: Shown = { page: () => import('./tv/reminders-page.tsx').then((m) => m.RemindersPage), isProtected: true };
// prettier-ignore
const area: Shown = { page: () => import('./my/my-page.tsx').then((m) => m.MyPage), isProtected: true };
// prettier-ignore
const journal: Shown = { page: () => import('./journal/journal-page.tsx').then((m) => m.JournalPage), isProtected: true };
// prettier-ignore
const kept: Shown = { page: () => import('./my/collection-page.tsx').then((m) => m.CollectionPage), isProtected: true };
// prettier-ignore
const watched: Shown = { page: () => import('./my/history-page.tsx').then((m) => m.HistoryPage), isProtected: true };
// prettier-ignore
const gone: Shown = { page: () => import('./my/my-page.tsx').then((m) => m.MissingPage), isProtected: true };
// prettier-ignore
const settings: Shown = { page: () => import('./my/settings-page.tsx').then((m) => m.SettingsPage), isProtected: true };
// prettier-ignore
const devices: Shown = { page: () => import('./my/devices-page.tsx').then((m) => m.DevicesPage), isProtected: true };
// prettier-ignore
const profile: Shown = { page: () => import('./profiles/profile-page.tsx').then((m) => m.ProfilePage), isProtected: true, words: 'pages' };
// prettier-ignore
const profileChannels: Shown = { page: () => import('./tv/profile-channels-page.tsx').then((m) => m.ProfileChannelsPage), isProtected: true, words: 'pages' };
// prettier-ignore
const feed: Shown = { page: () => import('./short-stories/short-stories-page.tsx').then((m) => m.ShortStoriesPage), query: ['story'], words: 'pages' };
// prettier-ignore
const random: Shown = { page: () => import('./my/random-page.tsx').then((m) => m.RandomPage), isProtected: true, layout: false, words: 'pages' };
// prettier-ignore
const purchase: Shown = { page: () => import('./purchase/purchase-page.tsx').then((m) => m.PurchasePage), layout: false, query: ['media_item_id'], words: 'pages' };
// prettier-ignore
const payments: Shown = { page: () => import('./my/payments-page.tsx').then((m) => m.PaymentsPage), isProtected: true };
// prettier-ignore
const code: Shown = { page: () => import('./codes/promo-code-page.tsx').then((m) => m.PromoCodePage), query: ['code'], words: 'pages' };
// prettier-ignore
const together: Shown = { page: () => import('./codes/joint-viewing-page.tsx').then((m) => m.JointViewingPage), words: 'pages' };
// prettier-ignore
const signIn: Shown = { page: () => import('./sign-in/sign-in-page.tsx').then((m) => m.SignInPage), words: 'pages' };
// prettier-ignore
const tvSignIn: Shown = { page: () => import('./sign-in/tv-sign-in-page.tsx').then((m) => m.TvSignInPage), words: 'pages' };
// prettier-ignore
const info: Shown = { page: () => import('./info/info-page.tsx').then((m) => m.InfoPage) };
// prettier-ignore
const faq: Shown = { page: () => import('./info/faq-page.tsx').then((m) => m.FaqPage), crumb: 'crumbs.faq', query: ['selected'], lastCrumb: lastOfFaq };
// prettier-ignore
const offers: Shown = { page: () => import('./services/services-page.tsx').then((m) => m.ServicesPage) };
// prettier-ignore
const offer: Shown = { page: () => import('./services/service-page.tsx').then((m) => m.ServicePage), words: 'pages', lastCrumb: lastOf('service') };
// prettier-ignore
const gallery: Shown = { page: () => import('./gallery/gallery-page.tsx').then((m) => m.GalleryPage), words: 'pages' };
const missing: Shown = { page: () => Promise.resolve(NotFoundPage) };

/** Query parameters with which a page stands without header and footer. */
const onPlayer = [['player']];
const onProgramme = [['player'], ['program', 'start_time']];
const onAccess = [['check_auth'], ['access']];

/**
 * Every address of a title: the first four are its own, the others lead there. Each has its cast page and its three kinds
 * of player; only the title's page itself shows the app banner.
 */
// prettier-ignore
const titles: readonly (readonly [path: string, type: MediaItemType | null])[] = [
  ['/movies/:id', 'film'],
  ['/series/:id', 'series'],
  ['/seasons/:id', 'season'],
  ['/episodes/:id', 'episode'],
  ['/catalog/:id', null],
  ['/catalog/:series/:id', null],
  ['/catalog/:series/:season/:id', null],
  ['/media_items/movies/:id', null],
  ['/media_items/series/:id', null],
  ['/media_items/seasons/:id', null],
  ['/media_items/episodes/:id', null],
  ['/media_items/:id', null],
  ['/media_items/:series/:id', null],
  ['/media_items/:series/:season/:id', null],
];

/** The end of an embedded title's address: `/embed` and `/embed/vod` take the same. */
const embeds = ['/:id', '/:series/:id', '/:series/:season/:id'];

// prettier-ignore
const pages: readonly Page[] = [
  { path: '/',                                    ...home,     load: mainView, crumb: 'crumbs.home', words: null },
  { path: '/:name',                               ...view,     load: namedView },
  { path: '/:name/:id',                           ...view,     load: namedView },
  { path: '/media_views/:name',                   ...view,     load: namedView },
  { path: '/media_views/:name/:id',               ...view,     load: namedView },

  { path: '/catalog',                             ...films,    load: catalogue(null), crumb: 'crumbs.catalogue' },
  { path: '/movies/catalog',                      ...films,    load: catalogue('movies') },
  { path: '/series/catalog',                      ...films,    load: catalogue('series') },
  { path: '/kids/catalog',                        ...films,    load: catalogue('kids') },
  { path: '/education/catalog',                   ...films,    load: catalogue('education') },
  { path: '/sport/catalog',                       ...films,    load: catalogue('sport') },
  { path: '/search',                              ...finder,   load: search, crumb: 'crumbs.search', lastCrumb: lastOfSearch },

  // The longer addresses first: `player` at the end is a player, not the id of a title.
  ...titles.flatMap(([path, type]): Page[] => [
    { path: `${path}/player`,                     ...player,   load: watch(type, 'player') },
    { path: `${path}/trailer`,                    ...trailer,  load: watch(type, 'trailer') },
    { path: `${path}/stories`,                    ...stories,  load: watch(type, 'stories') },
    { path: `${path}/cast`,                       ...credits,  load: cast(type) },
  ]),
  ...titles.flatMap(([path, type]): Page[] => [
    { path,                                       ...item,     load: title(type, loadTitle), appBanner: true },
  ]),
  { path: '/persons/:id',                         ...human,    load: person(loadPerson) },
  { path: '/short_stories',                       ...feed,     load: shortStories, layout: false },

  { path: '/tv',                                  ...television, load: ofChannels, crumb: 'crumbs.tv' },
  { path: '/tv/:id',                              ...channel,  load: ofChannel, bareOn: onProgramme },
  { path: '/tv/:channel/shows/:id',               ...programme, load: ofProgramme },
  { path: '/tv/:id/player',                       ...channelPlayer, load: ofChannelPlayer },
  { path: '/karaoke',                             ...view,     load: karaokeView, crumb: 'crumbs.karaoke' },
  { path: '/karaoke/catalog',                     ...songs,     load: listing, bareOn: onPlayer, words: 'pages' },
  { path: '/karaoke/:id',                         ...song,   load: entityOf, bareOn: onPlayer, lastCrumb: lastOf('karaoke-item') },
  { path: '/services',                            ...offers,   load: services, crumb: 'crumbs.services', bareOn: onAccess },
  { path: '/services/:id',                        ...offer,    load: service, bareOn: onAccess },
  { path: '/services/:parent/:id',                ...offer,    load: service, bareOn: onAccess },
  { path: '/services/:parent/:sub/:id',           ...offer,    load: service, bareOn: onAccess },
  { path: '/collections',                         ...collections,     load: listing, crumb: 'crumbs.collections' },
  { path: '/collections/:id',                     ...collection,   load: entityOf, lastCrumb: lastOf('collection') },
  { path: '/promo_events',                        ...promoEvents,     load: listing, crumb: 'crumbs.promoEvents' },
  { path: '/promo_events/:id',                    ...promoEvent,   load: entityOf, lastCrumb: lastOf('promo-event') },

  { path: '/my',                                  ...area,     load: profiles, crumb: 'crumbs.my' },
  { path: '/my/collection',                       ...kept,     load: favourites, crumb: 'crumbs.collection' },
  { path: '/my/positions',                        ...watched,  load: history, crumb: 'crumbs.positions' },
  { path: '/my/reminders',                        ...reminders, load: ofReminders, crumb: 'crumbs.reminders' },
  { path: '/my/devices',                          ...devices,  load: ofDevices, crumb: 'crumbs.devices' },
  { path: '/my/certificates',                     ...area,     crumb: 'crumbs.certificates' },
  { path: '/my/bonuses',                          ...area,     crumb: 'crumbs.bonuses' },
  { path: '/my/bonuses/:id',                      ...gone,     load: unknown },
  { path: '/my/payments_and_services',            ...payments, load: paid, crumb: 'crumbs.paymentsAndServices' },
  { path: '/my/payments_and_services/payments',   ...payments, load: paid, crumb: 'crumbs.payments' },
  { path: '/my/payments_and_services/services',   ...payments, load: paid, crumb: 'crumbs.myServices' },
  { path: '/my/journal',                          ...journal,  load: journalPage, crumb: 'crumbs.journal' },
  { path: '/my/journal/messages',                 ...journal,  load: journalPage, crumb: 'crumbs.messages' },
  { path: '/my/journal/polls',                    ...journal,  load: journalPage, crumb: 'crumbs.polls' },
  { path: '/my/settings',                         ...settings, crumb: 'crumbs.settings' },
  { path: '/my/profiles/:id',                     ...profile,  load: profiles },
  { path: '/my/profiles/:id/channels',            ...profileChannels, load: ofProfileChannels },
  { path: '/my/random',                           ...random,   load: suggestions },

  // Main views like all others; the table knows what they are called and where they stand.
  { path: '/promocode',                           ...view,     load: namedView, query: ['code'], crumb: 'crumbs.promoCode', parent: '/my' },
  { path: '/podarochnye-sertifikaty',             ...view,     load: namedView, query: ['code'], crumb: 'crumbs.giftCertificates', parent: '/my' },
  { path: '/tvcode',                              ...view,     load: namedView, crumb: 'crumbs.tvCode', parent: '/my' },
  { path: '/embed/promocode',                     ...code,     layout: false },
  { path: '/variants',                            ...purchase, load: wanted, cookieBanner: false, notifications: false },
  { path: '/embed/buy',                           ...purchase, load: wanted, cookieBanner: false, notifications: false },
  { path: '/pay',                                 ...purchase, load: wanted },

  { path: '/support',                             ...info,     load: infoPage, crumb: 'crumbs.support' },
  { path: '/contacts',                            ...info,     load: infoPage, crumb: 'crumbs.contacts' },
  { path: '/docs',                                ...info,     load: infoPage, crumb: 'crumbs.docs' },
  { path: '/offer',                               ...info,     load: infoPage, crumb: 'crumbs.offer' },
  { path: '/faq',                                 ...faq,      load: infoPage },
  { path: '/faq/:id',                             ...faq,      load: infoPage },

  { path: '/auth',                                ...signIn },
  { path: '/authentication',                      ...signIn },
  { path: '/alice/auth',                          ...signIn,   layout: false },
  { path: '/auth/tv',                             ...tvSignIn, layout: false },
  { path: '/joint_viewing',                       ...missing,  load: toHome },
  { path: '/joint_viewing/:id',                   ...together },

  ...['/embed', '/embed/vod'].flatMap((base) => embeds.flatMap((end): Page[] => [
    { path: `${base}${end}/trailer`,              ...framedTrailer, load: embedded('trailer') },
    { path: `${base}${end}`,                      ...framed,   load: embedded('player') },
  ])),
  { path: '/embed/tv/:id',                        ...framedChannel, load: ofChannelPlayer },
  { path: '/omnichat/:id/trailer',                ...framedTrailer, load: embedded('trailer') },
  { path: '/test_avod_player',                    ...testPlayer, load: loadTestFilm },

  ...(import.meta.env.DEV ? [{ path: '/gallery',  ...gallery }, { path: '/gallery/:part', ...gallery }] : []),
  { path: '/geoblock', page: () => Promise.resolve(PageError), load: geoblock },
  { path: '*',                                    ...missing,  load: unknown },
];

/** Every row, for what asks about the table itself. */
export const table: readonly Omit<Page, 'page' | 'load'>[] = pages;

/** Path of every row. */
export const paths: readonly string[] = pages.map(({ path }) => path);

const crumbs = new Map(
  pages.flatMap(({ path, crumb }) => (crumb === undefined ? [] : [[path, crumb] as const])),
);

/**
 * The table as routes: all of it, or the rows whose path is wanted.
 * @param loadWords brings the texts that come with pages.
 */
export const createRoutes = (
  loadWords: (words: PageWords) => Promise<unknown>,
  isWanted: (path: string) => boolean = () => true,
) =>
  routesOf(
    pages.filter(({ path }) => isWanted(path)),
    crumbs,
    {
      Root,
      RootError,
      PageError,
      // The menu stands in the header; without an answer the page still shows.
      loadRoot: ({ queries }) => queries.prefetchQuery(userQuery()),
      isSignedIn: async (queries) => (await queries.ensureQueryData(userQuery())).isAuth,
      loadWords,
    },
  );
