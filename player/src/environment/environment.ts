/** The outside world as the player sees it: given by parameter, so that tests set the clock and the network. */

export type Timer = ReturnType<typeof setTimeout>;

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly setTimer: (callback: () => void, milliseconds: number) => Timer;
  readonly clearTimer: (timer: Timer) => void;
}

export interface PlayerEnvironment extends Clock {
  /** 0–1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  /** Calls back when the network is back, once; returns how to stop waiting. */
  readonly whenOnline: (callback: () => void) => () => void;
  readonly fetch: typeof fetch;
  readonly storage: PreferenceStorage;
}

/** Local storage, or nothing where the browser forbids it. */
export interface PreferenceStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimer: (timer) => clearTimeout(timer),
};

export function browserEnvironment(): PlayerEnvironment {
  return {
    ...browserClock,
    random: () => Math.random(),
    isOnline: () => navigator.onLine,
    whenOnline: (callback) => {
      window.addEventListener('online', callback, { once: true });
      return () => window.removeEventListener('online', callback);
    },
    fetch: (...args) => globalThis.fetch(...args),
    storage: browserStorage(),
  };
}

/** Local storage that never throws: private windows and full disks lose a preference, not the film. */
export function browserStorage(): PreferenceStorage {
  return {
    get: (key) => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
      } catch {
        return;
      }
    },
  };
}
