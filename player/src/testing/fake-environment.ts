/** A world for tests: a clock that moves on command, a network that comes and goes, storage in memory. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';

export interface FakeEnvironment extends PlayerEnvironment {
  /** Moves the clock and runs what falls due, in order. */
  readonly advance: (milliseconds: number) => void;
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  readonly stored: Map<string, string>;
  readonly pendingTimers: () => number;
}

export function fakeEnvironment(stored: Readonly<Record<string, string>> = {}): FakeEnvironment {
  const storage = new Map(Object.entries(stored));
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  const waiting = new Set<() => void>();
  let now = 1_800_000_000_000;
  let isOnline = true;
  let lastId = 0;

  return {
    now: () => now,
    random: () => 0,
    setTimer: (callback, milliseconds) => {
      lastId += 1;
      timers.set(lastId, { at: now + milliseconds, callback });
      return lastId as unknown as Timer;
    },
    clearTimer: (timer) => void timers.delete(timer as unknown as number),
    isOnline: () => isOnline,
    whenOnline: (callback) => {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    fetch: () => Promise.reject(new TypeError('There is no network in this test.')),
    storage: { get: (key) => storage.get(key) ?? null, set: (key, value) => void storage.set(key, value) },
    stored: storage,
    advance: (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const next = [...timers].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0];
        if (next === undefined) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].callback();
      }
      now = until;
    },
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback();
    },
    pendingTimers: () => timers.size + waiting.size,
  };
}
