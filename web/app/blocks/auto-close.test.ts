import { expect, it, vi } from 'vitest';
import { closeUnwatched, recommendationSeconds } from './auto-close.ts';

function setUp(seconds: number) {
  const timers = new Map<() => void, number>();
  let listeners: (() => void)[] = [];
  const close = vi.fn<() => void>();
  const end = closeUnwatched(seconds, close, {
    after: (milliseconds, run) => {
      timers.set(run, milliseconds);
      return () => void timers.delete(run);
    },
    onMouseMove: (listener) => {
      listeners.push(listener);
      return () => (listeners = listeners.filter((other) => other !== listener));
    },
  });
  return {
    timers,
    move: () => listeners.forEach((listener) => listener()),
    close,
    end,
    listeners: () => listeners,
  };
}

it('closes a recommendation after 30 s (SH-093, NT-036, PL-154)', () => {
  const { timers, close, listeners } = setUp(recommendationSeconds(null));
  expect([...timers.values()]).toEqual([30_000]);
  for (const run of timers.keys()) run();
  expect(close).toHaveBeenCalledTimes(1);
  expect(listeners()).toEqual([]);
});

it('leaves it when the mouse moves: somebody is there (SH-093, NT-036, PL-154)', () => {
  const { timers, move, close, listeners } = setUp(recommendationSeconds(null));
  move();
  expect(timers.size).toBe(0);
  expect(close).not.toHaveBeenCalled();
  expect(listeners()).toEqual([]);
});

it('never closes one of a comparison (SH-093, NT-036, PL-155)', () => {
  const { timers, listeners } = setUp(recommendationSeconds('b'));
  expect([timers.size, listeners().length]).toEqual([0, 0]);
});

it('forgets one that was closed', () => {
  const { timers, end, listeners } = setUp(recommendationSeconds(null));
  end();
  expect([timers.size, listeners().length]).toEqual([0, 0]);
});
