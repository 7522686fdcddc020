import type { samples } from './samples.ts';

/** An address of the service and the expected properties of its page. */
export interface RouteSpec {
  readonly path: string;
  /** HTTP status, 200 by default. */
  readonly status?: number;
  /** Whether header and footer stand around it; true by default. */
  readonly layout?: boolean;
  /** Steps of its breadcrumbs; none by default. */
  readonly crumbs?: number;
  /** Its breadcrumbs end in a name that a guest does not get. */
  readonly endsInOwnName?: boolean;
  /** Whether it belongs to another account: to this viewer it is missing. */
  readonly isAnothers?: boolean;
  /** Whether it is only for signed-in viewers: a guest is asked to sign in. */
  readonly isProtected?: boolean;
  /** A guest is asked to sign in, over a page that guests may see. */
  readonly asksGuest?: boolean;
  /** Target of its redirect. */
  readonly leadsTo?: string;
  /** The player covers the window; its own picture is tested elsewhere. */
  readonly isPlayer?: boolean;
  /** The screen of a route above, with other data: it is not opened in a browser. */
  readonly isVariant?: boolean;
}

const bare = { layout: false } as const;
const missing = { status: 404 } as const;
const own = { isProtected: true } as const;
const player = { layout: false, isPlayer: true } as const;
const variant = { isVariant: true } as const;

type Samples = Awaited<ReturnType<typeof samples>>;

/** Every route of the table with an address of the demo, and its variants by query. */
export function allRoutes(known: Samples): RouteSpec[] {
  return [
    ...catalogueRoutes(known),
    ...channelRoutes(known),
    ...karaokeRoutes(known),
    ...offerRoutes(known),
    ...accountRoutes,
    ...serviceRoutes,
    ...embeddedRoutes(known),
    ...missingRoutes,
  ];
}

function catalogueRoutes({ film, series, episode, person }: Samples): RouteSpec[] {
  return [
    { path: '/' },
    { path: '/movies' },
    { path: '/series', ...variant },
    { path: '/kids' },
    { path: '/media_views/movies', ...variant },
    { path: `/media_views/media_item/${film}`, ...variant },
    { path: '/catalog', crumbs: 2 },
    { path: '/movies/catalog', ...variant },
    { path: '/series/catalog?sort=new', ...variant },
    { path: '/kids/catalog', ...variant },
    { path: '/education/catalog', ...variant },
    { path: '/sport/catalog', ...variant },
    { path: '/search', crumbs: 2 },
    { path: '/search?query=zzz', crumbs: 3 },
    { path: `/movies/${film}` },
    { path: `/movies/${film}/cast` },
    { path: `/series/${series}` },
    { path: `/series/${series}/cast`, ...variant },
    { path: `/episodes/${episode}` },
    { path: `/media_items/${film}`, leadsTo: `/movies/${film}` },
    { path: `/media_items/movies/${film}`, leadsTo: `/movies/${film}`, ...variant },
    { path: `/catalog/${series}/${episode}`, leadsTo: `/episodes/${episode}` },
    { path: `/catalog/${film}/cast`, leadsTo: `/movies/${film}/cast`, ...variant },
    { path: `/movies/${film}/player`, ...player },
    { path: `/movies/${film}/trailer`, ...player },
    { path: `/movies/${film}/stories`, ...player },
    { path: `/persons/${person}` },
    { path: '/short_stories', ...bare },
  ];
}

function channelRoutes({ channel, epg }: Samples): RouteSpec[] {
  return [
    { path: '/tv', crumbs: 2 },
    { path: '/tv?theme=sport', crumbs: 2, ...variant },
    { path: `/tv/${channel}`, crumbs: 3 },
    { path: `/tv/${channel}?player`, ...bare },
    { path: `/tv/${channel}/shows/${epg}`, crumbs: 3 },
    { path: `/tv/${channel}/player`, ...bare },
    { path: `/embed/tv/${channel}`, ...bare },
    { path: '/tv/none', ...missing, ...variant },
    { path: '/tv/none/shows/0', ...missing, ...variant },
    { path: '/tv/none/player', ...missing, ...variant },
  ];
}

function karaokeRoutes({ song }: Samples): RouteSpec[] {
  return [
    { path: '/karaoke', crumbs: 2 },
    { path: '/karaoke/catalog', crumbs: 2 },
    { path: '/karaoke/catalog?player', ...bare },
    { path: `/karaoke/${song}`, crumbs: 3 },
    { path: `/karaoke/${song}?player`, ...bare },
    { path: '/karaoke/none', ...missing, ...variant },
  ];
}

function offerRoutes({ collection, promoEvent }: Samples): RouteSpec[] {
  return [
    { path: '/services', crumbs: 2 },
    { path: '/services?check_auth=1', ...bare, asksGuest: true },
    { path: '/services/none', ...missing },
    { path: '/services/a/b/none', ...missing, ...variant },
    { path: '/collections', crumbs: 2 },
    { path: `/collections/${collection}`, crumbs: 3 },
    { path: '/collections/none', ...missing, ...variant },
    { path: '/promo_events', crumbs: 2 },
    { path: `/promo_events/${promoEvent}`, crumbs: 3 },
    { path: '/promo_events/none', ...missing, ...variant },
  ];
}

const accountRoutes: readonly RouteSpec[] = [
  { path: '/my', ...own, crumbs: 2 },
  { path: '/my/collection', ...own, crumbs: 3 },
  { path: '/my/positions', ...own, crumbs: 3 },
  { path: '/my/reminders', ...own, crumbs: 3 },
  { path: '/my/devices', ...own, crumbs: 3 },
  { path: '/my/settings', ...own, crumbs: 3 },
  { path: '/my/certificates', ...own, crumbs: 3 },
  { path: '/my/bonuses', ...own, crumbs: 3 },
  { path: '/my/bonuses/1', ...own, crumbs: 4, endsInOwnName: true },
  { path: '/my/payments_and_services', ...own, crumbs: 3 },
  { path: '/my/payments_and_services/payments', ...own, crumbs: 4 },
  { path: '/my/payments_and_services/services', ...own, crumbs: 4, ...variant },
  {
    path: '/my/payments_and_services/receipts/00000000-0000-4000-8000-000000000000',
    ...own,
    crumbs: 4,
    isAnothers: true,
    ...variant,
  },
  { path: '/my/journal', ...own, crumbs: 3 },
  { path: '/my/journal/messages', ...own, crumbs: 4 },
  { path: '/my/journal/polls', ...own, crumbs: 4 },
  { path: '/my/random', ...own, ...bare },
];

const serviceRoutes: readonly RouteSpec[] = [
  { path: '/promocode', crumbs: 3 },
  { path: '/podarochnye-sertifikaty', crumbs: 2 },
  { path: '/embed/promocode', ...bare },
  { path: '/variants', ...bare },
  { path: '/embed/buy', ...bare },
  { path: '/pay', ...bare, ...own },
  { path: '/support', crumbs: 2 },
  { path: '/contacts', crumbs: 2 },
  { path: '/docs', crumbs: 2 },
  { path: '/offer', crumbs: 2 },
  { path: '/faq', crumbs: 2 },
  { path: '/faq?selected=13', crumbs: 3, ...variant },
  { path: '/faq/0', crumbs: 3 },
  { path: '/tvcode', crumbs: 3 },
  // Without a request of a service there is no reason to sign in.
  { path: '/alice/auth', ...bare },
  { path: '/auth/tv', ...bare },
];

function embeddedRoutes({ film, series, episode }: Samples): RouteSpec[] {
  return [
    { path: `/embed/${film}`, ...player },
    { path: `/embed/vod/${film}`, ...player, ...variant },
    { path: `/embed/vod/${film}/trailer`, ...player },
    { path: `/embed/${series}/${episode}`, ...player },
    { path: `/omnichat/${film}/trailer`, ...player },
    { path: '/embed/tv/none', ...missing, ...bare, ...variant },
    { path: '/embed/none', ...missing, ...bare },
    { path: '/test_avod_player', ...player },
    { path: `/together/${'x'.repeat(22)}`, ...bare, ...own },
  ];
}

const missingRoutes: readonly RouteSpec[] = [
  { path: '/geoblock', status: 451 },
  { path: '/movies/none', ...missing, ...variant },
  { path: '/persons/none', ...missing, ...variant },
  { path: '/nothing/is/here', ...missing },
];
