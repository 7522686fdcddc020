import type { PlayerState } from '@kadr/player';

/** Seconds between two saves during playback. */
const saveEvery = 30;

/** Minimum change of the position that is worth a save, in seconds. */
const leastMove = 1;

/** The part of a player's state that determines its position. */
export type PlaceState = Pick<PlayerState, 'currentTime' | 'hasFirstFrame' | 'isPaused' | 'isEnded'>;

/** A position; `sequence` numbers the saves of one playback, which reveals late ones. */
export interface Place {
  /** Seconds. */
  readonly timepoint: number;
  readonly sequence: number;
}

export interface PositionSaver {
  /** Must be called about once a second with the seconds of a clock. */
  look(state: PlaceState, now: number): void;
  /** The viewer stops, perhaps temporarily: unsaved progress is saved at once. */
  stop(state: PlaceState): void;
}

/**
 * Saves the position of a playback: every 30 seconds while it plays, when it is paused or ends, and when it is left.
 * `start` is the initial position; nothing is saved before a picture was shown.
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
