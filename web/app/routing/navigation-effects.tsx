import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './navigation-effects.module.css';
import { nameArrivingPicture } from './title-picture.ts';

/**
 * Effects that a document load would have: screen readers announce the page's title, the keyboard starts at the top,
 * and the picture of a title moves from one page to the next.
 */
export function NavigationEffects() {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const [announced, announce] = useState('');

  useLayoutEffect(() => {
    if (shown.current !== pathname) nameArrivingPicture(shown.current);
  }, [pathname]);

  // Marks the page as interactive: tests and screenshots wait for it.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    // Back and forward keep the focus where the browser puts it; navigation within the same page, where the viewer has
    // it. A focused field of the new page keeps it: the next input is meant for it.
    if (type === NavigationType.Pop || isSamePage(state)) return;
    if (document.activeElement?.matches('main input') !== true)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, state, type]);

  return (
    <div className={styles.announcer} aria-live="polite">
      {announced}
    </div>
  );
}

function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state;
}
