import { vi } from 'vitest';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';

/** How much faster its clock is. */
const HASTE = 20;

/** A clock twenty times as fast: two minutes take six seconds. */
export function fastEnvironment(): PlayerEnvironment {
  const environment = browserEnvironment();
  const begun = Date.now();
  return {
    ...environment,
    now: () => begun + (Date.now() - begun) * HASTE,
    setTimer: (callback, milliseconds) =>
      environment.setTimer(callback, milliseconds === 5000 ? milliseconds : milliseconds / HASTE),
  };
}

/** Real milliseconds that `count` of the fast clock take. */
export function fastMilliseconds(count: number): number {
  return count / HASTE;
}

/** Lets that many seconds of the fast clock go by. */
export function fastSeconds(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, fastMilliseconds(count * 1000));
  return promise;
}

/** Request time-outs of the engine, in milliseconds. */
const timeouts: ReadonlySet<unknown> = new Set([15_000, 30_000]);

/** Lets requests time out by the fast clock, until mocks are restored. */
export function hastenRequests(): void {
  const own = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((callback: TimerHandler, delay?: number) =>
    own(callback, timeouts.has(delay) ? Number(delay) / HASTE : delay)) as typeof setTimeout);
}
