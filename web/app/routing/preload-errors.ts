import type { DataRouter } from 'react-router';
import { fetchVersion } from './fetch-version.ts';

/** Key of the time of the last reload, so that a missing file does not cause endless reloads. */
const note = 'kadr.reloaded';
const pause = 30_000;

/**
 * If a page's code cannot be loaded (usually because a new build has removed the files), loads the target address as a
 * document; at most once in 30 s, after which the failure shows as an error page. It shows at once if the server does
 * not answer either: a document would end on the browser's own error page, without a way back.
 */
export function reloadOnMissingCode(router: DataRouter): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(note) ?? 0);
    if (Date.now() - last < pause) return;
    const { navigation } = router.state;
    // A prefetch failed: the navigation itself reports the error.
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
