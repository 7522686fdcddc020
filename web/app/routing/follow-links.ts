import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import type { DataRouter, Params } from 'react-router';
import { userQuery } from '../data/queries.ts';
import { innerTarget, linkOf } from './links.ts';
import { handleOf } from './page.ts';
import type { PageHandle } from './page.ts';
import { nameLeavingPicture } from './title-picture.ts';

/** Marks a navigation within the same page (`data-stay`): focus and scroll position are kept. */
export const stay = { isSamePage: true };

/**
 * Routes every `<a href>` of the document through the router. One listener serves all links: cards stay plain elements.
 * Returns a function that removes it.
 * @param requestSignIn asks a guest to sign in before a protected page opens; resolves to whether the viewer has signed
 * in.
 */
export function followLinks(
  router: DataRouter,
  queries: QueryClient,
  document: Document,
  requestSignIn: () => Promise<boolean>,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  let clicks = 0;

  const follow = async (target: string, isReload: boolean): Promise<void> => {
    const begun = Date.now();
    const click = ++clicks;
    const page = pageAt(router, target);
    if (page?.handle.isProtected && !(await mayEnter(queries, requestSignIn))) return;
    // A film takes the whole screen at once: the page before does not fade out first.
    const isWholeScreen = page?.handle.layout === false;
    const arrived = await page?.handle.atClick?.(page.params);
    // Another link has been clicked in the meantime, or the same one twice: the last click counts.
    if (click !== clicks) return arrived?.();
    await router.navigate(target, {
      viewTransition: !isReload && !isWholeScreen,
      replace: isReload,
      flushSync: isWholeScreen,
    });
    arrived?.();
    // Answers from before a reload are refetched.
    if (isReload) await queries.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < begun });
  };

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
      void follow(target, isReload);
    },
    { signal },
  );
  window.addEventListener('popstate', () => nameLeavingPicture(null), { signal });

  return () => listening.abort();
}

/** Whether the viewer may open a protected page: a guest is asked to sign in first. */
async function mayEnter(queries: QueryClient, requestSignIn: () => Promise<boolean>): Promise<boolean> {
  const user = await queries.ensureQueryData(userQuery()).catch(() => null);
  // Without an answer the page itself shows the error.
  if (user === null || user.isAuth) return true;
  return requestSignIn();
}

function pageAt(router: DataRouter, target: string): { handle: PageHandle; params: Params } | null {
  const { route, params } = matchRoutes(router.routes, new URL(target, location.origin))?.at(-1) ?? {};
  const handle = route === undefined ? null : handleOf(route);
  return handle && { handle, params: params ?? {} };
}
