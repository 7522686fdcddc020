import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import type { DataRouter } from 'react-router';
import { savesData } from '../data/saves-data.ts';
import { whenIdle } from '../data/idle.ts';
import { innerTarget, linkOf } from './links.ts';
import { handleOf } from './page.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: passing over is no intent. */
const rest = 65;

/** Links to what their page is there for: a film's Watch. */
const eager = 'a[data-eager]';

/**
 * Fetches the code and data of pages before they are asked for: as soon as a link is pointed at, focused or touched; and of
 * links with `data-eager`, once the browser has nothing else to do, unless its viewer saves data. Begins when `session` is
 * settled: what is fetched may belong to it. Gives a function that ends it.
 */
export function fetchAhead(
  router: DataRouter,
  queries: QueryClient,
  document: Document,
  session: Promise<unknown>,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchLink = (link: HTMLAnchorElement | null): void => {
    const target = link && innerTarget(link, location);
    if (target !== null) fetchPage(router, queries, target);
  };
  const pointAt = (link: HTMLAnchorElement | null): void => {
    clearTimeout(resting);
    if (link?.matches(eager)) fetchLink(link);
    else if (link) resting = setTimeout(() => fetchLink(link), rest);
  };
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && pointAt(linkOf(event)),
    {
      signal,
      passive: true,
    },
  );
  document.addEventListener('focusin', (event) => pointAt(linkOf(event)), { signal });
  document.addEventListener('pointerdown', (event) => fetchLink(linkOf(event)), { signal, passive: true });

  let drop: (() => void) | undefined;
  let shown: string | null = null;
  const fetchEager = (): void => {
    const { location, navigation } = router.state;
    // Who goes elsewhere does not want what this page is there for.
    if (navigation.state !== 'idle') return drop?.();
    if (shown === location.key || savesData()) return undefined;
    shown = location.key;
    drop?.();
    drop = whenIdle(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>(eager)) fetchLink(link);
    });
  };
  const unsubscribe = router.subscribe(fetchEager);
  void session.catch(() => undefined).then(() => !signal.aborted && fetchEager());

  return () => {
    clearTimeout(resting);
    drop?.();
    unsubscribe();
    listening.abort();
  };
}

/** Fetches the code and data of the page at `target`. Failures are for the navigation to show. */
function fetchPage(router: DataRouter, queries: QueryClient, target: string): void {
  const url = new URL(target, location.origin);
  for (const { route, params } of matchRoutes(router.routes, url) ?? []) {
    const handle = handleOf(route);
    if (!handle) continue;
    handle.page().catch(() => undefined);
    Promise.try(() => handle.load?.({ params, url, queries })).catch(() => undefined);
  }
}
