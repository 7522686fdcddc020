/** Limits the requests of a failing player, because many such players would keep a service from recovering. */
import type { Clock, Timer } from '../environment/environment.ts';

/** Milliseconds over which requests are counted. */
const WINDOW = 30_000;
/**
 * Most requests in a window: the bound is 20, and up to six others are under way when the first failure is seen. Enough
 * for the six tries that an unavailable service gets in a window, and for the requests of a start after them.
 */
const MOST = 14;

export interface FailureLimit {
  /** Another request may leave now; otherwise `hasRoom` is called when one may. */
  readonly mayLeave: () => boolean;
  /** A failing player sends a request, or an earlier one has failed. */
  readonly count: () => void;
}

export function createFailureLimit({ now, setTimer }: Clock, hasRoom: () => void): FailureLimit {
  /** The times at which the last requests were counted, oldest first. */
  let counted: number[] = [];
  let timer: Timer | null = null;
  return {
    mayLeave: () => {
      const delay = (counted.at(-MOST) ?? -Infinity) + WINDOW - now();
      if (delay > 0)
        timer ??= setTimer(() => {
          timer = null;
          hasRoom();
        }, delay);
      return delay <= 0;
    },
    count: () => {
      counted = [...counted, now()].slice(-MOST);
    },
  };
}
