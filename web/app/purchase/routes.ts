import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

const purchase = {
  page: () => import('./purchase-page.tsx').then((m) => m.PurchasePage),
  load: load((m) => m.wanted),
  layout: false,
  query: ['media_item_id'],
  words: 'pages',
} as const;
const framed = { ...purchase, cookieBanner: false, notifications: false };

/** Pages that sell what their address names. */
export const purchaseRoutes: readonly Page[] = [
  { path: '/variants', ...framed },
  { path: '/embed/buy', ...framed },
  { path: '/pay', ...purchase },
];
