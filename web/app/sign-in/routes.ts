import type { Page } from '../routing/page.ts';

const signIn = {
  page: () => import('./sign-in-page.tsx').then((m) => m.SignInPage),
  words: 'pages',
} as const;

export const signInRoutes: readonly Page[] = [
  { path: '/auth', ...signIn },
  { path: '/authentication', ...signIn },
  {
    path: '/alice/auth',
    page: () => import('./link-service-page.tsx').then((m) => m.LinkServicePage),
    layout: false,
    words: 'pages',
  },
  {
    path: '/auth/tv',
    page: () => import('./tv-sign-in-page.tsx').then((m) => m.TvSignInPage),
    layout: false,
    words: 'pages',
  },
];
