import type { Theme } from '@kadr/contract';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

const row = (path: string, theme: Theme | null): Page => ({
  path,
  page: () => import('./catalogue-page.tsx').then((m) => m.CataloguePage),
  load: load((m) => m.catalogue(theme)),
  query: ['genre', 'country', 'year', 'age', 'usage', 'type', 'only', 'sort'],
  words: 'pages',
});

/** The routes of the catalogue, and of that of each theme. */
export const catalogueRoutes: readonly Page[] = [
  { ...row('/catalog', null), crumb: 'crumbs.catalogue' },
  row('/movies/catalog', 'movies'),
  row('/series/catalog', 'series'),
  row('/kids/catalog', 'kids'),
  row('/education/catalog', 'education'),
  row('/sport/catalog', 'sport'),
];
