import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** Query parameters that remove header and footer. */
const bareOn = [['check_auth'], ['access']];

const offer = {
  page: () => import('./service-page.tsx').then((m) => m.ServicePage),
  load: load((m) => m.service),
  bareOn,
  words: 'pages',
  lastCrumb: nameUnder('service'),
} as const;

/** Routes of the offered services; a service may be below others in its address. */
export const serviceRoutes: readonly Page[] = [
  {
    path: '/services',
    page: () => import('./services-page.tsx').then((m) => m.ServicesPage),
    load: load((m) => m.services),
    bareOn,
    crumb: 'crumbs.services',
  },
  { path: '/services/:id', ...offer },
  { path: '/services/:parent/:id', ...offer },
  { path: '/services/:parent/:sub/:id', ...offer },
];
