import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

const purchase = {
  page: () => import('./purchase-page.tsx').then((m) => m.PurchasePage),
  load: load((m) => m.wanted),
  layout: false,
  query: ['media_item_id'],
  words: 'pages',
  cookieBanner: false,
  notifications: false,
} as const;

/** Pages that sell the product of their address. */
export const purchaseRoutes: readonly Page[] = [
  { path: '/variants', ...purchase },
  { path: '/embed/buy', ...purchase },
];
