import type { PlayerState } from '@kadr/player';

/** Seconds of pause for which a screen keeps its place among those that play at the same time. */
const longestPause = 5 * 60;

/** What of a player says whether it takes such a place. */
export type HoldState = Pick<PlayerState, 'hasFirstFrame' | 'isPaused' | 'isEnded' | 'recovery'>;

/**
 * Whether a player takes a place, looked at whenever something changes, with the clock's own seconds: from its first picture
 * to its end, not through a long pause and not behind an error. A forgotten screen is in nobody's way.
 */
export function createStreamHold(): (state: HoldState, now: number) => boolean {
  let pausedAt: number | null = null;
  return ({ hasFirstFrame, isPaused, isEnded, recovery }, now) => {
    if (!hasFirstFrame || isEnded || recovery?.type === 'stop') return false;
    pausedAt = isPaused ? (pausedAt ?? now) : null;
    return pausedAt === null || now - pausedAt < longestPause;
  };
}
