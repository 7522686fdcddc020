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
    // A new build has taken the code away: the page brings its own.
    location.assign('/search');
    return { default: () => null };
  }),
);

/**
 * Opens the search over the page at hand where a link with `data-search` is clicked; until this is there, and without scripts,
 * the link leads to the page of the search.
 */
export function SearchHost() {
  const { key } = useLocation();
  // Of the page on which it was opened: on the next one it is closed.
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
        // Before the router, which listens at the document, too.
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
