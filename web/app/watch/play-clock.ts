import type { PlayerState } from '@kadr/player';

/** Maximum seconds between two calls that count: time in standby is not watched. */
const longestLook = 5;

/** The part of a player's state that says whether it plays. */
export type PlayingState = Pick<PlayerState, 'isPaused' | 'isLoading' | 'isEnded'>;

/** Returns a function that tells the seconds played since its last call: pauses and loading do not count. */
export function createPlayClock(begins: number): (state: PlayingState, now: number) => number {
  let last = begins;
  return ({ isPaused, isLoading, isEnded }, now) => {
    const passed = Math.min(now - last, longestLook);
    last = now;
    return isPaused || isLoading || isEnded ? 0 : passed;
  };
}
