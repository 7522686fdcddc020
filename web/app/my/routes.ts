import { nameUnder } from '../routing/crumb-names.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';

const load = lazyLoads(() => import('./loads.ts'));
const ofProfiles = lazyLoads(() => import('../profiles/loads.ts'));

const payments = {
  page: () => import('./money-pages.ts').then((m) => m.PaymentsPage),
  load: load((m) => m.payments),
  isProtected: true,
  query: ['kind', 'month'],
};

/** The personal area: the viewer's pages. */
export const personalRoutes: readonly Page[] = [
  {
    path: '/my',
    page: () => import('./my-page.tsx').then((m) => m.MyPage),
    isProtected: true,
    load: ofProfiles((m) => m.profiles),
    crumb: 'crumbs.my',
  },
  {
    path: '/my/collection',
    page: () => import('./collection-page.tsx').then((m) => m.CollectionPage),
    load: load((m) => m.favourites),
    isProtected: true,
    crumb: 'crumbs.collection',
  },
  {
    path: '/my/positions',
    page: () => import('./history-page.tsx').then((m) => m.HistoryPage),
    load: load((m) => m.history),
    isProtected: true,
    crumb: 'crumbs.positions',
  },
  {
    path: '/my/devices',
    page: () => import('./devices-page.tsx').then((m) => m.DevicesPage),
    load: load((m) => m.devices),
    isProtected: true,
    crumb: 'crumbs.devices',
  },
  {
    path: '/my/certificates',
    page: () => import('./benefit-pages.ts').then((m) => m.CertificatesPage),
    load: load((m) => m.certificates),
    isProtected: true,
    crumb: 'crumbs.certificates',
  },
  {
    path: '/my/bonuses',
    page: () => import('./benefit-pages.ts').then((m) => m.BonusesPage),
    load: load((m) => m.bonuses),
    isProtected: true,
    crumb: 'crumbs.bonuses',
  },
  {
    path: '/my/bonuses/:id',
    page: () => import('./benefit-pages.ts').then((m) => m.BonusPage),
    load: load((m) => m.bonus),
    isProtected: true,
    words: 'pages',
    lastCrumb: nameUnder('bonuses'),
  },
  { path: '/my/payments_and_services', ...payments, crumb: 'crumbs.paymentsAndServices' },
  { path: '/my/payments_and_services/payments', ...payments, crumb: 'crumbs.payments' },
  { path: '/my/payments_and_services/services', ...payments, crumb: 'crumbs.myServices' },
  {
    path: '/my/payments_and_services/receipts/:id',
    page: () => import('./money-pages.ts').then((m) => m.ReceiptPage),
    load: load((m) => m.receipt),
    isProtected: true,
    words: 'pages',
    lastCrumb: ({ translate }) => translate('crumbs.receipt'),
  },
  {
    path: '/my/settings',
    page: () => import('./settings-page.tsx').then((m) => m.SettingsPage),
    isProtected: true,
    crumb: 'crumbs.settings',
  },
  {
    path: '/my/random',
    page: () => import('./random-page.tsx').then((m) => m.RandomPage),
    load: load((m) => m.suggestions),
    isProtected: true,
    layout: false,
    words: 'pages',
  },
];
