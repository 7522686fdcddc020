/** Stepping and dragging through the film: a temporary position that becomes the real one when the hand lets go. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';

/** Seconds of one step. */
export const REWIND_STEP = 15;
/** Milliseconds between letting go and the jump. */
const REWIND_COMMIT_DELAY = 70;
/** A held key repeats faster than anyone can aim: steps of a held key are at least this many ms apart. */
const HELD_STEP_INTERVAL = 110;

export interface Rewind {
  /** Seconds: where playback will continue. */
  readonly position: number;
  /** Seconds from where the gesture began; negative is back. */
  readonly delta: number;
  readonly by: 'step' | 'drag';
}

interface RewindPorts {
  readonly position: () => number;
  /** Seconds; the temporary position stays inside. */
  readonly range: () => { readonly start: number; readonly end: number };
  readonly seek: (seconds: number) => void;
  /** Whether rewinding is impossible now. */
  readonly isOff?: () => boolean;
  readonly changed: (rewind: Rewind | null) => void;
  readonly environment: Pick<PlayerEnvironment, 'now' | 'setTimer' | 'clearTimer'>;
}

export interface RewindControl {
  /** One press of a key or button; `isHeld` for the repeats of a held key. */
  readonly step: (direction: 1 | -1, isHeld?: boolean) => void;
  /** The key is up: the position is committed after the delay unless another press comes. */
  readonly release: () => void;
  readonly drag: (seconds: number) => void;
  /** The pointer is up: committed at once. */
  readonly drop: () => void;
  readonly cancel: () => void;
}

export function createRewind({
  position,
  range,
  seek,
  isOff,
  changed,
  environment,
}: RewindPorts): RewindControl {
  let current: Rewind | null = null;
  let origin = 0;
  let timer: Timer | null = null;
  let steppedAt = -Infinity;

  const stopTimer = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const moveTo = (seconds: number, by: Rewind['by']): void => {
    if (isOff?.() === true) return;
    stopTimer();
    if (current === null) origin = position();
    const { start, end } = range();
    const clamped = Math.min(Math.max(seconds, start), end);
    current = { position: clamped, delta: clamped - origin, by };
    changed(current);
  };
  const finish = (): Rewind | null => {
    stopTimer();
    const done = current;
    current = null;
    if (done !== null) changed(null);
    return done;
  };
  const commit = (): void => {
    const target = current?.position;
    if (target !== undefined) seek(target);
    finish();
  };

  return {
    step: (direction, isHeld = false) => {
      const now = environment.now();
      if (isHeld && now - steppedAt < HELD_STEP_INTERVAL) return;
      steppedAt = now;
      moveTo((current?.position ?? position()) + direction * REWIND_STEP, 'step');
    },
    release: () => {
      if (current === null) return;
      stopTimer();
      timer = environment.setTimer(commit, REWIND_COMMIT_DELAY);
    },
    drag: (seconds) => moveTo(seconds, 'drag'),
    drop: commit,
    cancel: () => void finish(),
  };
}
