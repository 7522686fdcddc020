/** Integration with the browser of Aurora OS; loaded there only. */
import type { DataRouter } from 'react-router';
import { isBackSwipe } from '../ui/swipe.ts';
import type { Touch } from '../ui/swipe.ts';

/** Messages of a page to the application that contains its browser. */
type Message =
  | { readonly type: 'close' }
  | { readonly type: 'orientation'; readonly orientation: 'landscape' | 'any' };

/** Milliseconds between two moves of a finger that are evaluated. */
const moveInterval = 16;

/** Screen orientation of a page: landscape for films. */
export function orientationFor(pathname: string): 'landscape' | 'any' {
  return /^\/embed\/|\/(?:trailer|player)\/?$/.test(pathname) ? 'landscape' : 'any';
}

export interface BackSwipePorts {
  readonly screenWidth: () => number;
  /** Whether no page precedes the current one. */
  readonly isAtRoot: () => boolean;
  readonly back: () => void;
  readonly close: () => void;
}

/** Follows one finger: a swipe inwards from the right edge goes back, at the root out of the app. */
export function createBackSwipe({ screenWidth, isAtRoot, back, close }: BackSwipePorts) {
  let start: Touch | null = null;
  let lookedAt = 0;
  return {
    down(touch: Touch): void {
      start = touch;
      lookedAt = touch.time;
    },
    move(touch: Touch): void {
      if (start === null || touch.time - lookedAt < moveInterval) return;
      lookedAt = touch.time;
      if (!isBackSwipe(start, touch, screenWidth())) return;
      start = null;
      if (isAtRoot()) close();
      else back();
    },
    up(): void {
      start = null;
    },
  };
}

export function startAurora(router: DataRouter): void {
  const send = (detail: Message): void =>
    void document.dispatchEvent(new CustomEvent('framescript:action', { detail }));
  const swipe = createBackSwipe({
    screenWidth: () => window.innerWidth,
    isAtRoot: () => router.state.location.pathname === '/',
    back: () => void router.navigate(-1),
    close: () => send({ type: 'close' }),
  });
  const touchOf = ({ touches, timeStamp }: TouchEvent): Touch | null => {
    const [touch, second] = touches;
    return touch && !second ? { x: touch.clientX, y: touch.clientY, time: timeStamp } : null;
  };
  const options = { passive: true };
  document.addEventListener(
    'touchstart',
    (event) => {
      const touch = touchOf(event);
      if (touch) swipe.down(touch);
      else swipe.up();
    },
    options,
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const touch = touchOf(event);
      if (touch) swipe.move(touch);
    },
    options,
  );
  document.addEventListener('touchend', () => swipe.up(), options);

  let shown = '';
  const lie = (pathname: string): void => {
    if (pathname === shown) return;
    shown = pathname;
    send({ type: 'orientation', orientation: orientationFor(pathname) });
  };
  lie(router.state.location.pathname);
  router.subscribe(({ location }) => lie(location.pathname));
}
