import { useContext } from 'react';
import {
  isRouteErrorResponse,
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  useLocation,
  useMatches,
} from 'react-router';
import { statusOf } from '../data/page-errors.ts';
import { handleOf, hasLayout, tableHandleOf } from './page.ts';

/** What the route table says of the page that is shown. */
export function useVisiblePage() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const status = useStatus();
  const match = matches.findLast((found) => handleOf(found) !== null);
  const handle = match ? handleOf(match) : null;
  // One song or channel in its player; a list with the same query is not.
  const isPlayer =
    match?.params['id'] !== undefined &&
    handle?.bareOn.some((names) => names.length === 1 && names[0] === 'player') === true &&
    new URLSearchParams(search).has('player');
  return {
    /** HTTP status that the page has, or would have; 0 when no answer came. */
    status,
    /** Header and footer stand around the page. */
    hasLayout: hasLayout(handle ?? { layout: true, bareOn: [] }, { pathname, search, status }),
    /** The cookie banner may show. */
    hasCookieBanner: handle?.cookieBanner !== false && !isPlayer,
    /** Notifications show. */
    hasNotifications: handle?.notifications !== false,
    /** The Android app banner may show: not on an error in the page's place. */
    hasAppBanner: handle?.appBanner === true && status === 200,
    /** For signed-in viewers only. */
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

/** Status of the page that is shown; 200 unless an error stands in its place. */
function useStatus(): number {
  const errors = useContext(DataRouterDataContext)?.errors;
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (error === undefined) return 200;
  return isRouteErrorResponse(error) ? error.status : statusOf(error);
}
