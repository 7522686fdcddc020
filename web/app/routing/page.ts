/** Rows of the route table, and their conversion to routes of React Router. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { DataRouteObject, LoaderFunction, Params } from 'react-router';
import type { PageWords } from '../i18n/load-words.ts';
import type { CrumbKey, Translate } from '../i18n/messages.tsx';
import { asResponse } from '../data/page-errors.ts';

export interface LoadArguments {
  readonly params: Params;
  /** Address of the page; only parameters in the page's `query` may be read. */
  readonly url: URL;
  readonly queries: QueryClient;
}

/** Fetches a page's data before it appears. */
export type Load = (args: LoadArguments) => Promise<unknown>;

export interface Page {
  /** React Router path. */
  readonly path: string;
  /** The page's component, in a separate chunk. */
  readonly page: () => Promise<ComponentType>;
  /** Module of `page` from the web folder; the build fills it in (module-source-plugin). */
  readonly source?: string;
  /**
   * Fetches the data of the first screen into `queries` before the page appears; the page reads them by the same query.
   * Throws the service's error, or a `movedTo(…)`.
   */
  readonly load?: Load;
  /**
   * Runs at a click on a link to the page, before anything is loaded: the navigation starts when it resolves. Resolves
   * to a function to call when the navigation has ended, at the page or elsewhere.
   */
  readonly atClick?: (params: Params) => Promise<() => void>;
  /** Query parameters that change the server's output; all others concern the browser only. */
  readonly query?: readonly string[];
  /** Whether the page has header and footer, and a progress bar on the way to it; true by default. */
  readonly layout?: boolean;
  /** Sets of query parameters that remove header and footer, if all names of a set are present. */
  readonly bareOn?: readonly (readonly string[])[];
  /** Whether the cookie banner may be shown; true by default. */
  readonly cookieBanner?: boolean;
  /** Whether notifications are shown; true by default. */
  readonly notifications?: boolean;
  /** Whether the Android app banner may be shown. */
  readonly appBanner?: boolean;
  /** Only for signed-in viewers: a guest is asked to sign in, and no data are loaded. */
  readonly isProtected?: boolean;
  /** The page's name in the breadcrumbs; a page without one and below no named page has none. */
  readonly crumb?: CrumbKey;
  /** Parent path in the breadcrumbs, if it differs from that of the address. */
  readonly parent?: string;
  /** Name of the part of an address beyond the table's paths: an entry of a list, or the query. Null omits it. */
  readonly lastCrumb?: (args: CrumbArguments) => string | null;
  /**
   * Texts that come with the page (`messages/<language>/…`). By default `pages` if there is a `crumb`, otherwise none.
   */
  readonly words?: PageWords | null;
}

export interface CrumbArguments {
  readonly params: Params;
  readonly query: URLSearchParams;
  readonly translate: Translate;
  /** The page's data. */
  readonly queries: Pick<QueryClient, 'getQueryData'>;
}

/** Data of matched routes for the shell, the server and prefetching. */
export type PageHandle = Omit<Page, 'path'> &
  Required<
    Pick<Page, 'layout' | 'bareOn' | 'query' | 'cookieBanner' | 'notifications' | 'appBanner' | 'isProtected'>
  >;

/** Data of the route above all pages: the names of pages by path, for the breadcrumbs. */
export interface TableHandle {
  readonly crumbs: ReadonlyMap<string, CrumbKey>;
}

/**
 * Loads of a feature in a separate chunk: `const load = lazyLoads(() => import('./loads.ts'))`, then `load: load((m) =>
 * m.history)` in a row.
 */
export const lazyLoads =
  <Loads>(importLoads: () => Promise<Loads>) =>
  (choose: (loads: Loads) => Load): Load =>
  async (args) => {
    // Not in one chain: Vite treats a rejection of a chain that starts with an import as missing code.
    const loads = await importLoads();
    return choose(loads)(args);
  };

/** Context with the query client, for loaders. */
export const queriesContext = createContext<QueryClient>();

/** Ids of the routes above the pages, to which errors and hydration attach. */
export const rootId = 'root';
export const pagesId = 'pages';

export interface RouteFrame {
  /** Header, footer, progress bar. */
  readonly Root: ComponentType;
  /** Replaces everything, if even that fails. */
  readonly RootError: ComponentType;
  /** Replaces a page that could not be loaded or rendered. */
  readonly PageError: ComponentType;
  readonly loadRoot: (args: LoadArguments) => Promise<unknown>;
  /** Whether the viewer has signed in: otherwise protected pages load no data. */
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

/** Converts the table to React Router's routes: root (frame) → pages (error boundary) → one route per row. */
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

/** Fills the query client and returns nothing to React Router: pages read the client, and state is transferred once. */
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

/** Milliseconds in which queries with cached data resolve. */
const grace = 300;

/**
 * Waits for `loading`; rejects once the browser is offline, because queries would wait for the network, and the
 * navigation with them.
 */
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

/** The handle of the route above all pages. */
export function tableHandleOf({ handle }: { readonly handle?: unknown }): TableHandle | null {
  return typeof handle === 'object' && handle !== null && 'crumbs' in handle ? (handle as TableHandle) : null;
}

/** Whether a page has header and footer; errors keep them, except on embedded pages. */
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

/** Query parameters that change the server's output. */
export function meaningfulNames({ query, bareOn }: Pick<PageHandle, 'query' | 'bareOn'>): readonly string[] {
  return [...new Set([...query, ...bareOn.flat()])];
}
