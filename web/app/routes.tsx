/**
 * The route table: the rows of every feature. A row is an address, its page (in its own chunk), the data that the page
 * needs before it appears, and its flags (`routing/page.ts`); literal segments win over parameters whatever their
 * order, and of two equal rows the first wins.
 */
import { provideBlockTable } from './blocks/custom/load.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { codeRoutes } from './codes/routes.ts';
import { collectionRoutes } from './collections/routes.ts';
import { galleryRoutes } from './gallery/routes.ts';
import { viewRoutes } from './home/routes.ts';
import { infoRoutes } from './info/routes.ts';
import { journalRoutes } from './journal/routes.ts';
import { karaokeRoutes } from './karaoke/routes.ts';
import { titleRoutes } from './media-item/routes.ts';
import { personalRoutes } from './my/routes.ts';
import { payRoutes } from './pay/routes.ts';
import { personRoutes } from './persons/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { promoEventRoutes } from './promo-events/routes.ts';
import { purchaseRoutes } from './purchase/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { serviceRoutes } from './services/routes.ts';
import { storyRoutes } from './short-stories/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { channelRoutes } from './tv/routes.ts';
import { watchRoutes } from './watch/routes.ts';
import { userQuery } from './data/queries.ts';
import type { PageWords } from './i18n/load-words.ts';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { RootError } from './root-error.tsx';
import { Root } from './root.tsx';
import { geoblock, unknown } from './routing/no-page-loads.ts';
import { routesOf } from './routing/page.ts';
import type { Page } from './routing/page.ts';

provideBlockTable(() => import('./block-table.tsx'));

const pages: readonly Page[] = [
  ...viewRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  // Before titles: `player` at the end of an address is a player, not the id of a title.
  ...watchRoutes,
  ...titleRoutes,
  ...personRoutes,
  ...storyRoutes,
  ...channelRoutes,
  ...karaokeRoutes,
  ...serviceRoutes,
  ...collectionRoutes,
  ...promoEventRoutes,
  ...personalRoutes,
  ...journalRoutes,
  ...profileRoutes,
  ...codeRoutes,
  ...purchaseRoutes,
  ...payRoutes,
  ...infoRoutes,
  ...signInRoutes,
  ...galleryRoutes,
  { path: '/geoblock', page: () => Promise.resolve(PageError), load: geoblock },
  { path: '*', page: () => Promise.resolve(NotFoundPage), load: unknown },
];

/** Every row, for code that inspects the table itself. */
export const table: readonly Omit<Page, 'page' | 'load'>[] = pages;

/** The path of every row. */
export const paths: readonly string[] = pages.map(({ path }) => path);

const crumbs = new Map(
  pages.flatMap(({ path, crumb }) => (crumb === undefined ? [] : [[path, crumb] as const])),
);

/**
 * The table as routes: all of it, or the rows whose paths are wanted.
 * @param loadWords loads the texts that come with pages.
 */
export const createRoutes = (
  loadWords: (words: PageWords) => Promise<unknown>,
  isWanted: (path: string) => boolean = () => true,
) =>
  routesOf(
    pages.filter(({ path }) => isWanted(path)),
    crumbs,
    {
      Root,
      RootError,
      PageError,
      // The menu is in the header; without an answer the page is still shown.
      loadRoot: ({ queries }) => queries.prefetchQuery(userQuery()),
      isSignedIn: async (queries) => (await queries.ensureQueryData(userQuery())).isAuth,
      loadWords,
    },
  );
