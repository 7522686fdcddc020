import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import type { DataRouter } from 'react-router';
import { savesData } from '../data/saves-data.ts';
import { whenIdle } from '../data/idle.ts';
import { innerTarget, linkOf } from './links.ts';
import { handleOf } from './page.ts';

/** Milliseconds that a pointer must rest on a link before its page is fetched: passing over it shows no intent. */
const rest = 65;

/** Links for the main purpose of their page: a film's Watch. */
const eager = 'a[data-eager]';

/**
 * Fetches the code and data of pages in advance: when a link is hovered, focused or touched; for links with
 * `data-eager`, once the browser is idle, unless the viewer saves data. Starts when `session` is settled, because
 * fetched data may belong to it. Returns a function that stops it.
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
    // A viewer who navigates elsewhere does not want the fetched page.
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

/** Fetches the code and data of the page at `target`. The navigation reports failures. */
function fetchPage(router: DataRouter, queries: QueryClient, target: string): void {
  const url = new URL(target, location.origin);
  for (const { route, params } of matchRoutes(router.routes, url) ?? []) {
    const handle = handleOf(route);
    if (!handle) continue;
    handle.page().catch(() => undefined);
    Promise.try(() => handle.load?.({ params, url, queries })).catch(() => undefined);
  }
}
