import { titleAddresses } from '../data/title-addresses.ts';
import { lazyLoads } from '../routing/page.ts';
import type { Page } from '../routing/page.ts';
import { atWatchClick, watch } from './watch-load.ts';

const load = lazyLoads(() => import('./loads.ts'));

/** A page with a player only. */
const player = { layout: false, cookieBanner: false, words: 'titles' } as const;

const framed = (path: string): Page => ({
  path,
  page: () => import('./embed-page.tsx').then((m) => m.EmbedPage),
  load: load((m) => m.embedded('player')),
  ...player,
});
const framedTrailer = (path: string): Page => ({
  path,
  page: () => import('./embed-page.tsx').then((m) => m.EmbedTrailerPage),
  load: load((m) => m.embedded('trailer')),
  ...player,
});

/** Endings of an embedded title's address: `/embed` and `/embed/vod` take the same. */
const embeds = ['/:id', '/:series/:id', '/:series/:season/:id'];

/** Routes of the players of titles, trailers and stories, here and in frames of other sites. */
export const watchRoutes: readonly Page[] = [
  ...titleAddresses.flatMap(([path, type]): Page[] => [
    {
      path: `${path}/player`,
      page: () => import('./watch-page.tsx').then((m) => m.WatchPage),
      load: watch(type, 'player'),
      atClick: atWatchClick('player'),
      ...player,
    },
    {
      path: `${path}/trailer`,
      page: () => import('./watch-page.tsx').then((m) => m.TrailerPage),
      load: watch(type, 'trailer'),
      atClick: atWatchClick('trailer'),
      ...player,
    },
    {
      path: `${path}/stories`,
      page: () => import('./watch-page.tsx').then((m) => m.StoriesPage),
      load: watch(type, 'stories'),
      atClick: atWatchClick('stories'),
      ...player,
    },
  ]),
  ...['/embed', '/embed/vod'].flatMap((base) =>
    embeds.flatMap((end) => [framedTrailer(`${base}${end}/trailer`), framed(base + end)]),
  ),
  framedTrailer('/omnichat/:id/trailer'),
  {
    path: '/together/:id',
    page: () => import('./together/together-page.tsx').then((m) => m.TogetherPage),
    ...player,
    isProtected: true,
    words: 'pages',
  },
  {
    path: '/test_avod_player',
    page: () => import('./test-player-page.tsx').then((m) => m.TestPlayerPage),
    load: load((m) => m.loadTestFilm),
    ...player,
  },
];
