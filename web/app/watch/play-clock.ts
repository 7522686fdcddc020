import type { PlayerState } from '@kadr/player';

/** Seconds between two looks that count at most: a machine that slept has not watched. */
const longestLook = 5;

/** What of a player says whether it plays. */
export type PlayingState = Pick<PlayerState, 'isPaused' | 'isLoading' | 'isEnded'>;

/** Tells at every look how many seconds were played since the last one: time in pauses and in loading does not count. */
export function createPlayClock(begins: number): (state: PlayingState, now: number) => number {
  let last = begins;
  return ({ isPaused, isLoading, isEnded }, now) => {
    const passed = Math.min(now - last, longestLook);
    last = now;
    return isPaused || isLoading || isEnded ? 0 : passed;
  };
}
