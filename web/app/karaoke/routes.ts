import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** Query parameters with which a page has no header and footer. */
const bareOn = [['player']];

export const karaokeRoutes: readonly Page[] = [
  {
    path: '/karaoke',
    page: () => import('../home/named-view-page.tsx').then((m) => m.NamedViewPage),
    load: load((m) => m.karaokeView),
    crumb: 'crumbs.karaoke',
  },
  {
    path: '/karaoke/catalog',
    page: () => import('./karaoke-catalogue-page.tsx').then((m) => m.KaraokeCataloguePage),
    load: load((m) => m.songs),
    bareOn,
    words: 'pages',
  },
  {
    path: '/karaoke/:id',
    page: () => import('./karaoke-page.tsx').then((m) => m.KaraokePage),
    load: load((m) => m.song),
    bareOn,
    words: 'pages',
    lastCrumb: nameUnder('karaoke-item'),
  },
];
