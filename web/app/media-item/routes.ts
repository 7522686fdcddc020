import { titleAddresses } from '../data/title-addresses.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';
import { loadTitle, title } from './load-title.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** Routes of a title's cast, and of its page, the only one with the app banner. */
export const titleRoutes: readonly Page[] = [
  ...titleAddresses.map(([path, type]): Page => ({
    path: `${path}/cast`,
    page: () => import('./cast-page.tsx').then((m) => m.CastPage),
    load: load((m) => m.cast(type)),
    words: 'pages',
  })),
  ...titleAddresses.map(([path, type]): Page => ({
    path,
    page: () => import('./media-item-page.tsx').then((m) => m.MediaItemPage),
    load: title(type, loadTitle),
    words: 'titles',
    appBanner: true,
  })),
];
