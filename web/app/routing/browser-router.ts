import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
import type { DataRouteObject, DataRouter, HydrationState, RouterInit } from 'react-router';

export interface BrowserRouterOptions extends Pick<RouterInit, 'getContext'> {
  readonly hydrationData: HydrationState;
}

/**
 * The router of the browser's own history. React Router's `createBrowserRouter`, taken apart: the module it stands in brings
 * links, forms and fetchers along, which pages do without (`follow-links.ts`), and would cost each visitor 4 kB.
 */
export function createBrowserRouter(
  routes: DataRouteObject[],
  { getContext, hydrationData }: BrowserRouterOptions,
): DataRouter {
  return createRouter({
    routes,
    history: createBrowserHistory(),
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    ...(getContext && { getContext }),
  }).initialize();
}
