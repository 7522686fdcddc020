/**
 * The route table. A row is an address, its page (a chunk of its own) and what the page needs before it appears; literal
 * segments win over parameters whatever their order (RT-093).
 */
import { userQuery } from './data/queries.ts';
import { loadTitle } from './media-item/load-title.ts';
import { loadPerson } from './persons/load-person.ts';
import { geoblock, mainView, namedView, person, title, unknown } from './routing/loads.ts';
import { PageError } from './routing/page-error.tsx';
import { routesOf } from './routing/page.ts';
import type { Page } from './routing/page.ts';
import { RootError } from './routing/root-error.tsx';
import { Root } from './routing/root.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { atWatchClick, watch } from './watch/watch-load.ts';

type Shown = Pick<Page, 'page' | 'layout' | 'atClick'>;

// prettier-ignore
const home: Shown = { page: () => import('./home/home-page.tsx').then((m) => m.HomePage) };
// prettier-ignore
const view: Shown = { page: () => import('./home/named-view-page.tsx').then((m) => m.NamedViewPage) };
// prettier-ignore
const item: Shown = { page: () => import('./media-item/media-item-page.tsx').then((m) => m.MediaItemPage) };
// prettier-ignore
const human: Shown = { page: () => import('./persons/person-page.tsx').then((m) => m.PersonPage) };
// prettier-ignore
const player: Shown = { page: () => import('./watch/watch-page.tsx').then((m) => m.WatchPage), layout: false, atClick: atWatchClick('player') };
// prettier-ignore
const trailer: Shown = { page: () => import('./watch/watch-page.tsx').then((m) => m.TrailerPage), layout: false, atClick: atWatchClick('trailer') };
// prettier-ignore
const gallery: Shown = { page: () => import('./gallery/gallery-page.tsx').then((m) => m.GalleryPage) };

// prettier-ignore
const pages: readonly Page[] = [
  { path: '/',                                ...home,    load: mainView },
  { path: '/:name',                           ...view,    load: namedView },
  { path: '/:name/:id',                       ...view,    load: namedView },
  { path: '/media_views/:name',               ...view,    load: namedView },
  { path: '/media_views/:name/:id',           ...view,    load: namedView },

  { path: '/movies/:id',                      ...item,    load: title('film', loadTitle),    appBanner: true },
  { path: '/series/:id',                      ...item,    load: title('series', loadTitle),  appBanner: true },
  { path: '/seasons/:id',                     ...item,    load: title('season', loadTitle),  appBanner: true },
  { path: '/episodes/:id',                    ...item,    load: title('episode', loadTitle), appBanner: true },
  // Other addresses of a title lead to the four above.
  { path: '/catalog/:id',                     ...item,    load: title(null, loadTitle) },
  { path: '/catalog/:series/:id',             ...item,    load: title(null, loadTitle) },
  { path: '/catalog/:series/:season/:id',     ...item,    load: title(null, loadTitle) },
  { path: '/media_items/:id',                 ...item,    load: title(null, loadTitle) },
  { path: '/media_items/:series/:id',         ...item,    load: title(null, loadTitle) },
  { path: '/media_items/:series/:season/:id', ...item,    load: title(null, loadTitle) },

  { path: '/movies/:id/player',               ...player,  load: watch('film', 'player') },
  { path: '/series/:id/player',               ...player,  load: watch('series', 'player') },
  { path: '/seasons/:id/player',              ...player,  load: watch('season', 'player') },
  { path: '/episodes/:id/player',             ...player,  load: watch('episode', 'player') },
  { path: '/media_items/:id/player',          ...player,  load: watch(null, 'player') },
  { path: '/movies/:id/trailer',              ...trailer, load: watch('film', 'trailer') },
  { path: '/series/:id/trailer',              ...trailer, load: watch('series', 'trailer') },
  { path: '/seasons/:id/trailer',             ...trailer, load: watch('season', 'trailer') },
  { path: '/media_items/:id/trailer',         ...trailer, load: watch(null, 'trailer') },

  { path: '/persons/:id',                     ...human,   load: person(loadPerson) },

  ...(import.meta.env.DEV ? [{ path: '/gallery', ...gallery }] : []),
  { path: '/geoblock', page: () => Promise.resolve(PageError), load: geoblock },
  { path: '*', page: () => Promise.resolve(NotFoundPage), load: unknown },
];

/** Path of every row. */
export const paths: readonly string[] = pages.map(({ path }) => path);

/** The table as routes: all of it, or the rows whose path is wanted. */
export const createRoutes = (isWanted: (path: string) => boolean = () => true) =>
  routesOf(
    pages.filter(({ path }) => isWanted(path)),
    {
      Root,
      RootError,
      PageError,
      // The menu stands in the header; without an answer the page still shows.
      loadRoot: ({ queries }) => queries.prefetchQuery(userQuery()),
    },
  );
