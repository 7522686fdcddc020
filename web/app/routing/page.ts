/** What a row of the route table says, and how React Router is told of it. */
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createContext } from 'react-router';
import type { DataRouteObject, LoaderFunction, Params } from 'react-router';
import { asResponse } from './page-errors.ts';

export interface LoadArguments {
  readonly params: Params;
  /** Of the page; only what the page's `query` names may be read of its query. */
  readonly url: URL;
  readonly queries: QueryClient;
}

export interface Page {
  /** React Router path. */
  readonly path: string;
  /** The page's component, in a chunk of its own. */
  readonly page: () => Promise<ComponentType>;
  /** Module of `page` from the web folder; the build fills it in (page-source-plugin). */
  readonly source?: string;
  /**
   * Fetches what the first screen shows into `queries` before the page appears; the page reads it with the same query.
   * Throws what the service throws, or a `movedTo(…)`.
   */
  readonly load?: (args: LoadArguments) => Promise<unknown>;
  /**
   * At the click on a link to the page, before anything is loaded: the way there begins when it resolves. Gives what to do
   * when the way has ended, at the page or elsewhere.
   */
  readonly atClick?: (params: Params) => Promise<() => void>;
  /** Query parameters that change what the server renders; all others are the browser's business. */
  readonly query?: readonly string[];
  /** Header and footer around the page, and the progress bar on the way to it (RT-106). True unless said otherwise. */
  readonly layout?: boolean;
  /** The Android app banner may show (RT-097). */
  readonly appBanner?: boolean;
}

/** What matched routes carry for the shell, the server and prefetching. */
export type PageHandle = Omit<Page, 'path'> & Required<Pick<Page, 'layout' | 'query'>>;

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
}

/** The table as React Router's routes: root (frame) → pages (error boundary) → one route per row. */
export function routesOf(table: readonly Page[], frame: RouteFrame): DataRouteObject[] {
  return [
    {
      id: rootId,
      Component: frame.Root,
      ErrorBoundary: frame.RootError,
      loader: loaderOf(frame.loadRoot),
      children: [
        {
          id: pagesId,
          ErrorBoundary: frame.PageError,
          children: table.map(({ path, ...rest }): DataRouteObject => {
            const handle: PageHandle = { layout: true, query: [], ...rest };
            return {
              id: path,
              path,
              handle,
              lazy: { Component: rest.page },
              ...(rest.load && { loader: loaderOf(rest.load) }),
            };
          }),
        },
      ],
    },
  ];
}

/** Fills the store and hands React Router nothing: pages read the store, and state travels once. */
function loaderOf(load: (args: LoadArguments) => Promise<unknown>): LoaderFunction {
  return async ({ params, request, context }) => {
    const queries = context.get(queriesContext);
    try {
      await load({ params, url: new URL(request.url), queries });
    } catch (error) {
      throw asResponse(error);
    }
    return null;
  };
}

/** The handle of a matched page route, or `null` for the routes above the pages. */
export function handleOf(route: { readonly handle?: unknown }): PageHandle | null {
  return (route.handle as PageHandle | undefined) ?? null;
}
