import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import type { DataRouter } from 'react-router';
import { innerTarget } from './links.ts';
import { handleOf } from './page.ts';
import { nameLeavingPicture } from './title-picture.ts';

/** How long a pointer rests on a link before the page's data is fetched, in milliseconds: passing over is no intent. */
const rest = 65;

/** Marks a navigation to another part of the same page (`data-stay`): focus and scroll position remain. */
export const stay = { isSamePage: true };

/**
 * Makes every `<a href>` of the document lead through the router, and fetches a page's code and data as soon as its link is
 * pointed at, focused or touched. One listener for all links: cards stay plain elements. Gives a function that undoes it.
 */
export function followLinks(router: DataRouter, queries: QueryClient, document: Document): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const linkOf = (event: Event): HTMLAnchorElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

  document.addEventListener(
    'click',
    (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = linkOf(event);
      const target = link && innerTarget(link, location);
      if (!link || target === null) return;
      event.preventDefault();
      const { pathname, search, hash } = router.state.location;
      if (link.dataset['stay'] !== undefined) {
        void router.navigate(target, { replace: true, preventScrollReset: true, state: stay });
        return;
      }
      const isReload = target === pathname + search + hash;
      if (!isReload) nameLeavingPicture(link);
      const begun = Date.now();
      void router.navigate(target, { viewTransition: !isReload, replace: isReload }).then(() => {
        // SS-039: what is older than a reload is asked for anew.
        if (isReload)
          return queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < begun });
        return undefined;
      });
    },
    { signal },
  );

  const prefetch = (link: HTMLAnchorElement | null, isCertain: boolean): void => {
    clearTimeout(resting);
    const target = link && innerTarget(link, location);
    if (target === null || target === undefined) return;
    if (isCertain) fetchPage(router, queries, target);
    else resting = setTimeout(() => fetchPage(router, queries, target), rest);
  };
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && prefetch(linkOf(event), false),
    { signal, passive: true },
  );
  document.addEventListener('focusin', (event) => prefetch(linkOf(event), false), { signal });
  document.addEventListener('touchstart', (event) => prefetch(linkOf(event), true), {
    signal,
    passive: true,
  });
  window.addEventListener('popstate', () => nameLeavingPicture(null), { signal });

  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}

/** Fetches the code and data of the page at `target`. Failures are for the navigation to show. */
export function fetchPage(router: DataRouter, queries: QueryClient, target: string): void {
  const url = new URL(target, location.origin);
  for (const { route, params } of matchRoutes(router.routes, url) ?? []) {
    const handle = handleOf(route);
    if (!handle) continue;
    handle.page().catch(() => undefined);
    Promise.try(() => handle.load?.({ params, url, queries })).catch(() => undefined);
  }
}
