import { homeAlias, mediaViewQuery } from '../blocks/view-query.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

const view = {
  page: () => import('./named-view-page.tsx').then((m) => m.NamedViewPage),
  load: load((m) => m.namedView),
  words: 'pages',
} as const;

/** The routes of the home page and the other main views; some of these have their own address and place. */
export const viewRoutes: readonly Page[] = [
  {
    path: '/',
    page: () => import('./home-page.tsx').then((m) => m.HomePage),
    load: ({ queries }) => queries.ensureQueryData(mediaViewQuery(homeAlias)),
    crumb: 'crumbs.home',
    words: null,
  },
  { path: '/:name', ...view },
  { path: '/:name/:id', ...view },
  { path: '/media_views/:name', ...view },
  { path: '/media_views/:name/:id', ...view },
  { path: '/promocode', ...view, query: ['code'], crumb: 'crumbs.promoCode', parent: '/my' },
  { path: '/podarochnye-sertifikaty', ...view, query: ['code'], crumb: 'crumbs.giftCertificates' },
  { path: '/tvcode', ...view, crumb: 'crumbs.tvCode', parent: '/my' },
];
