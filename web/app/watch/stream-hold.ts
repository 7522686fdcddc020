import type { PlayerState } from '@kadr/player';

/** Seconds of pause after which a screen gives up its lease. */
const longestPause = 5 * 60;

/** The part of a player's state that says whether it needs a lease. */
export type HoldState = Pick<PlayerState, 'hasFirstFrame' | 'isPaused' | 'isEnded' | 'recovery'>;

/**
 * Whether a player needs a lease, evaluated at every change, with the seconds of a clock: from its first picture to its
 * end, not during a long pause and not after an error. A forgotten screen blocks no one.
 */
export function createStreamHold(): (state: HoldState, now: number) => boolean {
  let pausedAt: number | null = null;
  return ({ hasFirstFrame, isPaused, isEnded, recovery }, now) => {
    if (!hasFirstFrame || isEnded || recovery?.type === 'stop') return false;
    pausedAt = isPaused ? (pausedAt ?? now) : null;
    return pausedAt === null || now - pausedAt < longestPause;
  };
}
