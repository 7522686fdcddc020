import { lazyLoads } from '../routing/page.ts';
import type { CrumbArguments, Page } from '../routing/page.ts';
import { sectionOf } from './info-section.ts';
import type { InfoPage } from '@kadr/contract';

const load = lazyLoads(() => import('./loads.ts'));

const info = {
  page: () => import('./info-page.tsx').then((m) => m.InfoPage),
  load: load((m) => m.infoPage),
};
const faq = {
  page: () => import('./faq-page.tsx').then((m) => m.FaqPage),
  load: load((m) => m.infoPage),
  crumb: 'crumbs.faq',
  query: ['selected'],
  lastCrumb: chosenSection,
} as const;

function chosenSection({ params, query, queries }: CrumbArguments): string | null {
  const page = queries.getQueryData<InfoPage | null>(['info-page', 'faq']);
  return sectionOf(page, params['id'] ?? query.get('selected'))?.name ?? null;
}

/** The service's own texts. */
export const infoRoutes: readonly Page[] = [
  { path: '/support', ...info, crumb: 'crumbs.support' },
  { path: '/contacts', ...info, crumb: 'crumbs.contacts' },
  { path: '/docs', ...info, crumb: 'crumbs.docs' },
  { path: '/offer', ...info, crumb: 'crumbs.offer' },
  { path: '/faq', ...faq },
  { path: '/faq/:id', ...faq },
];
