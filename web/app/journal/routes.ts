import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

const journal = {
  page: () => import('./journal-page.tsx').then((m) => m.JournalPage),
  load: load((m) => m.journal),
  isProtected: true,
};

export const journalRoutes: readonly Page[] = [
  { path: '/my/journal', ...journal, crumb: 'crumbs.journal' },
  { path: '/my/journal/messages', ...journal, crumb: 'crumbs.messages' },
  { path: '/my/journal/polls', ...journal, crumb: 'crumbs.polls' },
];
