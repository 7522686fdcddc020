import { lazyLoads } from '../routing/page.ts';
import type { CrumbArguments, Page } from '../routing/page.ts';
import { searchedWords } from './searched-words.ts';

const load = lazyLoads(() => import('./loads.ts'));

function searchedFor({ query, translate }: CrumbArguments): string | null {
  const words = searchedWords(query);
  return words === '' ? null : translate('search.crumb', { words });
}

/** Route of the search page, for shared links. */
export const searchRoutes: readonly Page[] = [
  {
    path: '/search',
    page: () => import('./search-page.tsx').then((m) => m.SearchPage),
    load: load((m) => m.search),
    query: ['query'],
    crumb: 'crumbs.search',
    lastCrumb: searchedFor,
  },
];
