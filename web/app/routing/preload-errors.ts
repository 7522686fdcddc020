import type { DataRouter } from 'react-router';
import { fetchVersion } from './fetch-version.ts';

/** Where the time of the last reload is noted, so that a missing file does not make the page reload for ever. */
const note = 'kadr.reloaded';
const pause = 30_000;

/**
 * When a page's code cannot be loaded (usually a new build has taken the files away) the address that was on its way
 * is loaded as a document; at most once in 30 s, after which the failure shows as an error page. It shows at once where the
 * server does not answer either: a document would end on the browser's own error page, without a way back.
 */
export function reloadOnMissingCode(router: DataRouter): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(note) ?? 0);
    if (Date.now() - last < pause) return;
    const { navigation } = router.state;
    // A prefetch failed: nobody is waiting, the navigation itself will say.
    if (navigation.state === 'idle') return;
    const { pathname, search, hash } = navigation.location;
    fetchVersion().then(
      () => {
        sessionStorage.setItem(note, String(Date.now()));
        location.assign(pathname + search + hash);
      },
      () => undefined,
    );
  });
}
