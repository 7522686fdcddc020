import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

export const collectionRoutes: readonly Page[] = [
  {
    path: '/collections',
    page: () => import('./collections-page.tsx').then((m) => m.CollectionsPage),
    load: load((m) => m.collections),
    crumb: 'crumbs.collections',
  },
  {
    path: '/collections/:id',
    page: () => import('./collection-page.tsx').then((m) => m.CollectionPage),
    load: load((m) => m.collection),
    words: 'pages',
    lastCrumb: nameUnder('collection'),
  },
];
