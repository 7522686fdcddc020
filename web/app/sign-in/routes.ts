import type { Page } from '../routing/page.ts';

const signIn = {
  page: () => import('./sign-in-page.tsx').then((m) => m.SignInPage),
  words: 'pages',
} as const;

export const signInRoutes: readonly Page[] = [
  { path: '/auth', ...signIn },
  { path: '/authentication', ...signIn },
  { path: '/alice/auth', ...signIn, layout: false },
  {
    path: '/auth/tv',
    page: () => import('./tv-sign-in-page.tsx').then((m) => m.TvSignInPage),
    layout: false,
    words: 'pages',
  },
];
