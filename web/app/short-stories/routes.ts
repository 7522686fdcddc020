import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

export const storyRoutes: readonly Page[] = [
  {
    path: '/short_stories',
    page: () => import('./short-stories-page.tsx').then((m) => m.ShortStoriesPage),
    load: load((m) => m.shortStories),
    query: ['story'],
    layout: false,
    words: 'pages',
  },
];
