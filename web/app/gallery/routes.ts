import type { Page } from '../routing/page.ts';

const gallery = {
  page: () => import('./gallery-page.tsx').then((m) => m.GalleryPage),
  words: 'pages',
} as const;

/** Every control, card and block in its states, in development only. */
export const galleryRoutes: readonly Page[] = import.meta.env.DEV
  ? [
      { path: '/gallery', ...gallery },
      { path: '/gallery/:part', ...gallery },
    ]
  : [];
