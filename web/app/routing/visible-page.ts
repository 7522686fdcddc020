import { useContext } from 'react';
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  useLocation,
  useMatches,
} from 'react-router';
import { statusOf } from '../data/page-errors.ts';
import { handleOf, hasLayout, tableHandleOf } from './page.ts';

/** The route table's data of the current page. */
export function useVisiblePage() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const status = useStatus();
  const match = matches.findLast((found) => handleOf(found) !== null);
  const handle = match ? handleOf(match) : null;
  // A song or channel in its player; a list with the same query is not one.
  const isPlayer =
    match?.params['id'] !== undefined &&
    handle?.bareOn.some((names) => names.length === 1 && names[0] === 'player') === true &&
    new URLSearchParams(search).has('player');
  return {
    /** HTTP status of the page; 0 without an answer. */
    status,
    /** Whether the page has header and footer. */
    hasLayout: hasLayout(handle ?? { layout: true, bareOn: [] }, { pathname, search, status }),
    /** Whether the cookie banner may be shown. */
    hasCookieBanner: handle?.cookieBanner !== false && !isPlayer,
    /** Whether notifications are shown. */
    hasNotifications: handle?.notifications !== false,
    /** Whether the Android app banner may be shown: not on an error page. */
    hasAppBanner: handle?.appBanner === true && status === 200,
    /** Only for signed-in viewers. */
    isProtected: handle?.isProtected === true,
    /** Query parameters that are part of the page's identity. */
    query: handle?.query ?? [],
    search,
    pathname,
    params: match?.params ?? {},
    handle,
    /** Names of the table's paths, for the breadcrumbs. */
    crumbs: matches.map(tableHandleOf).find((found) => found !== null)?.crumbs,
  };
}

/** Status of the current page; 200 unless it is replaced by an error. */
function useStatus(): number {
  const errors = useContext(DataRouterDataContext)?.errors;
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (error === undefined) return 200;
  return isRouteErrorResponse(error) ? error.status : statusOf(error);
}
