import type { DataRouter, Location } from 'react-router';
import type { Modals } from './modals.ts';

/**
 * Closes modals when the page changes, and all of them when the same page is requested again. Returns a function that
 * stops this.
 */
export function closeOnNavigation(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  modals: Pick<Modals, 'closeForNavigation'>,
): () => void {
  let shown = router.state.location;
  return router.subscribe(({ location }) => {
    if (location.key === shown.key) return;
    const isReload = addressOf(location) === addressOf(shown);
    shown = location;
    modals.closeForNavigation({ isReload });
  });
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
