import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

export const profileRoutes: readonly Page[] = [
  {
    path: '/my/profiles/:id',
    page: () => import('./profile-page.tsx').then((m) => m.ProfilePage),
    load: load((m) => m.profiles),
    isProtected: true,
    words: 'pages',
  },
];
