import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useVisiblePage } from '../routing/visible-page.ts';
import { CookieBanner, useConsent } from './cookie-banner.tsx';
import { isFirstControlAtEnd } from './first-control.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import styles from './late.module.css';
import { SearchHost } from './search-host.tsx';

/** The preview of a card, the search over the page, and the overlays at the bottom of the screen. */
export function Late() {
  const { hasLayout } = useVisiblePage();
  const { key } = useLocation();
  const consent = useConsent();
  // One banner at a time: two would leave little of the page on a phone.
  const banner = consent.isWanted ? (
    <CookieBanner onAgree={consent.agree} />
  ) : (
    /\bAndroid\b/.test(navigator.userAgent) && (
      <Suspense fallback={null}>
        <AppBanner />
      </Suspense>
    )
  );
  return (
    <>
      {hasLayout && <Preview />}
      {hasLayout && <SearchHost />}
      <div key={key} ref={place} className={styles.late} data-part="late">
        <ScrollToTop />
        {banner}
      </div>
    </>
  );
}

/**
 * Places the banners at the page's end, or below the header if they would cover its first control there. Scrolling into
 * view keeps clear of them: `--banner-room` or `--banner-room-top` is their height.
 */
function place(banners: HTMLElement | null): (() => void) | undefined {
  if (banners === null) return undefined;
  const isAtTop = isFirstControlAtEnd(document);
  banners.toggleAttribute('data-at-top', isAtTop);
  const room = isAtTop ? '--banner-room-top' : '--banner-room';
  const { style } = document.documentElement;
  const watched = new ResizeObserver(() => {
    const hasBanner = banners.querySelector(':scope > section') !== null;
    style.setProperty(room, `${hasBanner ? banners.offsetHeight : 0}px`);
  });
  watched.observe(banners);
  return () => {
    watched.disconnect();
    style.removeProperty(room);
  };
}

const nothing: { default: ComponentType } = { default: () => null };
const AppBanner = lazy(() =>
  import('./app-banner.tsx')
    .then((module): typeof nothing => ({ default: module.AppBanner }))
    .catch(() => nothing),
);
const TitlePreview = lazy(() =>
  import('../blocks/preview/title-preview.tsx')
    .then((module): typeof nothing => ({ default: module.TitlePreview }))
    .catch(() => nothing),
);

/** The preview of a card, loaded when the mouse or the keyboard first reaches one. */
function Preview() {
  const [isWanted, setWanted] = useState(
    // The mouse may already rest on a card.
    () => document.querySelector('[data-preview]:is(:hover, :focus-visible)') !== null,
  );
  useEffect(() => {
    const listening = new AbortController();
    const want = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-preview]')) return;
      listening.abort();
      setWanted(true);
    };
    for (const name of ['pointerover', 'focusin'])
      document.addEventListener(name, want, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, []);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <TitlePreview />
      </Suspense>
    )
  );
}
