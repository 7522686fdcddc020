/** What a row of the route table says, and how it becomes a route of React Router. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { DataRouteObject, LoaderFunction, Params } from 'react-router';
import type { PageWords } from '../i18n/load-words.ts';
import type { CrumbKey, Translate } from '../i18n/messages.tsx';
import { asResponse } from '../data/page-errors.ts';

export interface LoadArguments {
  readonly params: Params;
  /** Of the page; only what the page's `query` names may be read of its query. */
  readonly url: URL;
  readonly queries: QueryClient;
}

/** Fetches what a page shows before it appears. */
export type Load = (args: LoadArguments) => Promise<unknown>;

export interface Page {
  /** React Router path. */
  readonly path: string;
  /** The page's component, in its own chunk. */
  readonly page: () => Promise<ComponentType>;
  /** Module of `page` from the web folder; the build fills it in (module-source-plugin). */
  readonly source?: string;
  /**
   * Fetches what the first screen shows into `queries` before the page appears; the page reads it with the same query.
   * Throws what the service throws, or a `movedTo(…)`.
   */
  readonly load?: Load;
  /**
   * At the click on a link to the page, before anything is loaded: the way there begins when it resolves. Gives what to do
   * when the way has ended, at the page or elsewhere.
   */
  readonly atClick?: (params: Params) => Promise<() => void>;
  /** Query parameters that change what the server renders; all others are the browser's business. */
  readonly query?: readonly string[];
  /** Header and footer around the page, and the progress bar on the way to it. True unless said otherwise. */
  readonly layout?: boolean;
  /** Query parameters that take header and footer away: one of these sets, with all of its names. */
  readonly bareOn?: readonly (readonly string[])[];
  /** The cookie banner may show. True unless said otherwise. */
  readonly cookieBanner?: boolean;
  /** Notifications show. True unless said otherwise. */
  readonly notifications?: boolean;
  /** The Android app banner may show. */
  readonly appBanner?: boolean;
  /** For signed-in viewers only: a guest is asked to sign in, and nothing is loaded for him. */
  readonly isProtected?: boolean;
  /** The page's name in the breadcrumbs; a page without one and below no named page has none. */
  readonly crumb?: CrumbKey;
  /** Path above the page in the breadcrumbs, when it is not the one above it in the address. */
  readonly parent?: string;
  /** Name of what the address says beyond the table's paths: an entry of a list, or the query. Null leaves it out. */
  readonly lastCrumb?: (args: CrumbArguments) => string | null;
  /** Texts that come with the page (`messages/<language>/…`). `pages` where there is a `crumb`, else none unless said. */
  readonly words?: PageWords | null;
}

export interface CrumbArguments {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly translate: Translate;
  /** What the page has been given. */
  readonly queries: Pick<QueryClient, 'getQueryData'>;
}

/** What matched routes carry for the shell, the server and prefetching. */
export type PageHandle = Omit<Page, 'path'> &
  Required<
    Pick<Page, 'layout' | 'bareOn' | 'query' | 'cookieBanner' | 'notifications' | 'appBanner' | 'isProtected'>
  >;

/** What the route above all pages carries: the names of pages by path, for the breadcrumbs. */
export interface TableHandle {
  readonly crumbs: ReadonlyMap<string, CrumbKey>;
}

/**
 * Loads of a feature that come in their own chunk: `const load = lazyLoads(() => import('./loads.ts'))`, then
 * `load: load((m) => m.history)` in a row.
 */
export const lazyLoads =
  <Loads>(importLoads: () => Promise<Loads>) =>
  (choose: (loads: Loads) => Load): Load =>
  async (args) => {
    // Not in one chain: Vite takes a rejection of a chain that begins with an import for code that is missing.
    const loads = await importLoads();
    return choose(loads)(args);
  };

/** Loaders find the store of answers here. */
export const queriesContext = createContext<QueryClient>();

/** Routes above the pages: their ids are where errors and hydration attach. */
export const rootId = 'root';
export const pagesId = 'pages';

export interface RouteFrame {
  /** Header, footer, progress bar. */
  readonly Root: ComponentType;
  /** In the place of the whole, when even that fails. */
  readonly RootError: ComponentType;
  /** In the place of a page that could not be loaded or shown. */
  readonly PageError: ComponentType;
  readonly loadRoot: (args: LoadArguments) => Promise<unknown>;
  /** Whether the viewer has signed in: protected pages load nothing otherwise. */
  readonly isSignedIn: (queries: QueryClient) => Promise<boolean>;
  /** Loads the texts that come with pages. */
  readonly loadWords: (words: PageWords) => Promise<unknown>;
}

const defaults = {
  layout: true,
  bareOn: [],
  query: [],
  cookieBanner: true,
  notifications: true,
  appBanner: false,
  isProtected: false,
} as const;

/** The table as React Router's routes: root (frame) → pages (error boundary) → one route per row. */
export function routesOf(
  table: readonly Page[],
  crumbs: ReadonlyMap<string, CrumbKey>,
  frame: RouteFrame,
): DataRouteObject[] {
  const handle: TableHandle = { crumbs };
  return [
    {
      id: rootId,
      handle,
      Component: frame.Root,
      ErrorBoundary: frame.RootError,
      loader: loaderOf(frame.loadRoot),
      children: [
        { id: pagesId, ErrorBoundary: frame.PageError, children: table.map((row) => routeOf(row, frame)) },
      ],
    },
  ];
}

function routeOf({ path, ...row }: Page, frame: RouteFrame): DataRouteObject {
  const { words = row.crumb === undefined ? null : 'pages', load } = row;
  const page =
    words === null ? row.page : async () => (await Promise.all([row.page(), frame.loadWords(words)]))[0];
  const permitted: Page['load'] =
    row.isProtected && load ? async (args) => (await frame.isSignedIn(args.queries)) && load(args) : load;
  const handle: PageHandle = {
    ...defaults,
    ...row,
    words,
    page,
    ...(permitted && { load: permitted }),
  };
  return {
    id: path,
    path,
    handle,
    lazy: { Component: page },
    ...(permitted && { loader: loaderOf(permitted) }),
  };
}

/** Fills the store and hands React Router nothing: pages read the store, and state travels once. */
function loaderOf(load: (args: LoadArguments) => Promise<unknown>): LoaderFunction {
  return async ({ params, request, context }) => {
    const queries = context.get(queriesContext);
    try {
      const loading = Promise.resolve(load({ params, url: new URL(request.url), queries }));
      await (import.meta.env.SSR ? loading : whileOnline(loading));
    } catch (error) {
      throw asResponse(error);
    }
    return null;
  };
}

/** Milliseconds in which what the store has already is ready. */
const grace = 300;

/** `loading`, rejected once the browser has no network: queries would wait for it, and the navigation with them. */
async function whileOnline(loading: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const offline = new Promise<never>((_resolve, reject) => {
    const fail = (): void => void setTimeout(() => reject(new TypeError('Failed to fetch')), grace);
    if (navigator.onLine) addEventListener('offline', fail, { once: true, signal: over.signal });
    else fail();
  });
  try {
    await Promise.race([loading, offline]);
  } finally {
    over.abort();
  }
}

/** The handle of a matched page route, or `null` for the routes above the pages. */
export function handleOf({ handle }: { readonly handle?: unknown }): PageHandle | null {
  return typeof handle === 'object' && handle !== null && 'page' in handle ? (handle as PageHandle) : null;
}

/** What the route above all pages carries. */
export function tableHandleOf({ handle }: { readonly handle?: unknown }): TableHandle | null {
  return typeof handle === 'object' && handle !== null && 'crumbs' in handle ? (handle as TableHandle) : null;
}

/** Whether header and footer stand around a page; errors keep them, except where a page is embedded. */
export function hasLayout(
  { layout, bareOn }: Pick<PageHandle, 'layout' | 'bareOn'>,
  {
    pathname,
    search,
    status,
  }: { readonly pathname: string; readonly search: string; readonly status: number },
): boolean {
  if (status >= 400 || status === 0) return !pathname.includes('/embed/');
  if (!layout) return false;
  const query = new URLSearchParams(search);
  return !bareOn.some((names) => names.every((name) => query.has(name)));
}

/** Query parameters that change what the server renders. */
export function meaningfulNames({ query, bareOn }: Pick<PageHandle, 'query' | 'bareOn'>): readonly string[] {
  return [...new Set([...query, ...bareOn.flat()])];
}
