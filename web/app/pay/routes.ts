import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** Routes of entering cards and topping up accounts. */
export const payRoutes: readonly Page[] = [
  {
    path: '/pay',
    page: () => import('./pay-page.tsx').then((m) => m.PayPage),
    load: load((m) => m.wanted),
    layout: false,
    query: ['ticket_id', 'media_item_id', 'returned', 'code'],
    words: 'pages',
  },
];
