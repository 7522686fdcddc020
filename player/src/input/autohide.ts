/** Hides the controls after a time without input. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';

/** Seconds. */
export const AUTOHIDE_DELAY = 3;

type HoldReason = 'panel' | 'paused' | 'rewinding' | 'pointer';

export interface Autohide {
  /** The viewer acted: show, and restart the timer. */
  readonly activity: () => void;
  /** Keeps the controls visible while `reason` lasts. */
  readonly hold: (reason: HoldReason, isHeld: boolean) => void;
  /** Hides at once unless something holds (a tap on the picture, the pointer leaving). */
  readonly hide: () => void;
  readonly destroy: () => void;
}

export function createAutohide(options: {
  /** Seconds. */
  readonly delay: number;
  readonly environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>;
  readonly changed: (isVisible: boolean) => void;
}): Autohide {
  const { environment, changed } = options;
  const held = new Set<HoldReason>();
  let timer: Timer | null = null;
  let isVisible = true;

  const show = (next: boolean): void => {
    if (next === isVisible) return;
    isVisible = next;
    changed(next);
  };
  const stop = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const count = (): void => {
    stop();
    if (held.size === 0) timer = environment.setTimer(() => show(false), options.delay * 1000);
  };

  return {
    activity: () => {
      show(true);
      count();
    },
    hold: (reason, isHeld) => {
      if (held.has(reason) === isHeld) return;
      if (isHeld) held.add(reason);
      else held.delete(reason);
      if (isHeld) show(true);
      count();
    },
    hide: () => {
      if (held.size > 0) return;
      stop();
      show(false);
    },
    destroy: stop,
  };
}
