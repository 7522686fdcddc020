import { useLocation, useMatches } from 'react-router';
import { handleOf } from './page.ts';

/** What the route table says of the page that is shown. */
export function useVisiblePage() {
  const { search } = useLocation();
  const handle = useMatches()
    .map(handleOf)
    .findLast((found) => found !== null);
  return {
    /** Header and footer stand around the page. */
    hasLayout: handle?.layout !== false,
    /** The Android app banner may show. */
    hasAppBanner: handle?.appBanner === true,
    /** Query parameters that are part of the page's identity. */
    query: handle?.query ?? [],
    search,
  };
}
