import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { loadPageWords } from '../i18n/load-words.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

type Overlay = ComponentType<{ readonly onClose: () => void }>;

const load = async (): Promise<{ default: Overlay }> => {
  const [{ SearchOverlay }] = await Promise.all([
    import('../search/search-overlay.tsx'),
    loadPageWords(shownLanguage(document), 'pages'),
  ]);
  return { default: SearchOverlay };
};
const SearchOverlay = lazy(() =>
  load().catch((): { default: Overlay } => {
    // A new build has removed the code: the page loads its own.
    location.assign('/search');
    return { default: () => null };
  }),
);

/**
 * Opens the search over the current page when a link with `data-search` is clicked; before it is loaded, and without
 * scripts, the link opens the search page.
 */
export function SearchHost() {
  const { key } = useLocation();
  // The page on which it was opened: on the next one it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isSearch = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('a[data-search]') !== null;
    const fetch = (event: Event): void => {
      if (isSearch(event)) void load().catch(() => undefined);
    };
    for (const name of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(name, fetch, { signal, passive: true });
    document.addEventListener(
      'click',
      (event) => {
        if (!isSearch(event) || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        // Runs before the router, which also listens on the document.
        event.preventDefault();
        setOpenedOn(key);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [key]);
  return (
    openedOn === key && (
      <Suspense fallback={null}>
        <SearchOverlay onClose={() => setOpenedOn(null)} />
      </Suspense>
    )
  );
}
