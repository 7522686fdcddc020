/** Meanings of fingers on the picture: a tap, a double tap at a side and the taps that follow it, a long press. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';

/** Milliseconds between the taps of a double tap. */
const DOUBLE_TAP = 300;
/** Milliseconds after a skip within which single taps at the same side continue it. */
const SKIP_GOES_ON = 800;
/** Milliseconds of a long press. */
const LONG_PRESS = 500;
/** Share of the width, on either side, in which a double tap skips. */
const SIDE = 0.36;
/** Pixels that a finger may wander and still press. */
const SLACK = 12;

export interface Touch {
  /** Pixels within the picture. */
  readonly x: number;
  readonly y: number;
  /** Size of the picture, in pixels. */
  readonly width: number;
}

interface GesturePorts {
  readonly environment: Pick<PlayerEnvironment, 'now' | 'setTimer' | 'clearTimer'>;
  readonly tap: () => void;
  /** `isMore` when it continues the skip before it. */
  readonly skip: (direction: 1 | -1, touch: Touch, isMore: boolean) => void;
  readonly hold: (isHeld: boolean) => void;
}

export interface Gestures {
  readonly press: (touch: Touch) => void;
  readonly move: (touch: Touch) => void;
  readonly lift: (touch: Touch) => void;
  /** The browser has taken over the finger. */
  readonly cancel: () => void;
}

export function createGestures({ environment, tap, skip, hold }: GesturePorts): Gestures {
  let pressed: Touch | null = null;
  let timer: Timer | null = null;
  let isHolding = false;
  let lastTap: { readonly at: number; readonly side: -1 | 0 | 1 } | null = null;
  let lastSkip: { readonly at: number; readonly side: -1 | 1 } | null = null;

  const stopTimer = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const end = (): void => {
    stopTimer();
    pressed = null;
    if (isHolding) hold(false);
    isHolding = false;
  };
  const tapped = (touch: Touch): void => {
    const now = environment.now();
    const side = sideOf(touch);
    const isMore = lastSkip !== null && lastSkip.side === side && now - lastSkip.at < SKIP_GOES_ON;
    const isSecond = lastTap !== null && lastTap.side === side && now - lastTap.at < DOUBLE_TAP;
    lastTap = { at: now, side };
    if (side === 0 || (!isMore && !isSecond)) {
      lastSkip = null;
      tap();
      return;
    }
    lastSkip = { at: now, side };
    skip(side, touch, isMore);
  };

  return {
    press: (touch) => {
      // A second finger: no gesture of ours.
      if (pressed !== null) return end();
      pressed = touch;
      timer = environment.setTimer(() => {
        timer = null;
        isHolding = true;
        hold(true);
      }, LONG_PRESS);
    },
    move: (touch) => {
      if (pressed === null || isHolding) return;
      if (Math.hypot(touch.x - pressed.x, touch.y - pressed.y) > SLACK) end();
    },
    lift: (touch) => {
      const isTap = pressed !== null && !isHolding;
      end();
      if (isTap) tapped(touch);
    },
    cancel: end,
  };
}

function sideOf({ x, width }: Touch): -1 | 0 | 1 {
  const share = width > 0 ? x / width : 0.5;
  return share < SIDE ? -1 : share > 1 - SIDE ? 1 : 0;
}
