import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useLocation,
  useNavigationType,
} from 'react-router';
import { createScrollMemory } from './scroll-memory.ts';
import type { ScrollMemory } from './scroll-memory.ts';

const name = 'kadr.scroll';

/**
 * Sets the scroll position after a navigation: back and forward restore it, a new or reloaded page starts at the top, a
 * fragment at its element; navigation within the same page keeps it.
 */
export function ScrollRestoration() {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const stays = useContext(DataRouterStateContext)?.preventScrollReset === true;
  const memory = useRef<ScrollMemory>(null);
  const isFirst = useRef(true);
  const current = useRef(key);

  useEffect(() => {
    const kept = createScrollMemory(
      {
        read: () => sessionStorage.getItem(name),
        write: (text) => sessionStorage.setItem(name, text),
      },
      (milliseconds, run) => void setTimeout(run, milliseconds),
    );
    memory.current = kept;
    history.scrollRestoration = 'manual';
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', () => kept.note(current.current, window.scrollY), {
      signal,
      passive: true,
    });
    window.addEventListener('pagehide', kept.flush, { signal });
    const top = wayIn() === 'back_forward' ? kept.recall(current.current) : undefined;
    if (top !== undefined) {
      // Until everything is laid out, the page does not have its final height (first-paint.ts).
      delete document.documentElement.dataset['unpainted'];
      window.scrollTo(0, top);
    } else if (window.scrollY > 0) {
      // The viewer scrolled before the app listened.
      kept.note(current.current, window.scrollY);
    }
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    memory.current?.flush();
    if (type === NavigationType.Pop) window.scrollTo(0, memory.current?.recall(key) ?? 0);
    else if (hash !== '' && scrollToElement(hash)) return;
    else if (!stays) window.scrollTo(0, 0);
    // `stays` belongs to the same navigation as `key`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, hash, pathname, type]);

  return null;
}

/** Type of the document's navigation. */
function wayIn(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}

function scrollToElement(hash: string): boolean {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not an escape: an id with a percent sign.
  }
  const element = document.getElementById(id);
  element?.scrollIntoView();
  return element !== null;
}
