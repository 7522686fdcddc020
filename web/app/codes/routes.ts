import { toHome } from '../routing/no-page-loads.ts';
import type { Page } from '../routing/page.ts';

const jointViewing = {
  page: () => import('./joint-viewing-page.tsx').then((m) => m.JointViewingPage),
};

/** The routes of the framed promo code form, and of joint viewing, which needs a code. */
export const codeRoutes: readonly Page[] = [
  {
    path: '/embed/promocode',
    page: () => import('./promo-code-page.tsx').then((m) => m.PromoCodePage),
    layout: false,
    query: ['code'],
    words: 'pages',
  },
  { path: '/joint_viewing', ...jointViewing, load: toHome },
  { path: '/joint_viewing/:id', ...jointViewing, words: 'pages' },
];
