import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

export const promoEventRoutes: readonly Page[] = [
  {
    path: '/promo_events',
    page: () => import('./promo-events-page.tsx').then((m) => m.PromoEventsPage),
    load: load((m) => m.promoEvents),
    crumb: 'crumbs.promoEvents',
  },
  {
    path: '/promo_events/:id',
    page: () => import('./promo-event-page.tsx').then((m) => m.PromoEventPage),
    load: load((m) => m.promoEvent),
    words: 'pages',
    lastCrumb: nameUnder('promo-event'),
  },
];
