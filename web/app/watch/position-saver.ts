import type { PlayerState } from '@kadr/player';

/** Seconds of the clock between two saves of what plays. */
const saveEvery = 30;

/** Seconds that the place has to have moved by for a save to be worth it. */
const leastMove = 1;

/** What of a player says where it is. */
export type PlaceState = Pick<PlayerState, 'currentTime' | 'hasFirstFrame' | 'isPaused' | 'isEnded'>;

/** How far has been watched; `sequence` counts the words of one playback, so that a late one is known for it. */
export interface Place {
  /** Seconds. */
  readonly timepoint: number;
  readonly sequence: number;
}

export interface PositionSaver {
  /** To be called about once a second with the clock's own seconds. */
  look(state: PlaceState, now: number): void;
  /** The viewer stops, perhaps for a while: unsaved progress is saved at once. */
  stop(state: PlaceState): void;
}

/**
 * Keeps the place of a playback: every 30 seconds while it plays, as soon as it is paused or over, and when it is left.
 * `start` is where it began; nothing is saved before something was seen.
 */
export function createPositionSaver(start: number, save: (place: Place) => void): PositionSaver {
  let [sequence, saved, savedAt] = [0, start, null as number | null];
  let wasStill = true;

  const put = ({ currentTime, hasFirstFrame }: PlaceState): void => {
    if (!hasFirstFrame || Math.abs(currentTime - saved) < leastMove) return;
    saved = currentTime;
    sequence += 1;
    save({ timepoint: currentTime, sequence });
  };
  return {
    look(state, now) {
      savedAt ??= now;
      const isStill = state.isPaused || state.isEnded;
      const hasStopped = isStill && !wasStill;
      wasStill = isStill;
      const isTime = hasStopped || (!isStill && now - savedAt >= saveEvery);
      if (isStill || isTime) savedAt = now;
      if (isTime) put(state);
    },
    stop: put,
  };
}
