import { expect, it } from 'vitest';
import { asClock, secondsUntil } from './resend-timer.ts';

it.each([
  [1060, 1_000_000, 60],
  [1060, 1_000_001, 60],
  [1060, 1_059_999, 1],
  [1060, 1_060_000, 0],
  [900, 1_000_000, 0],
  [null, 1_000_000, 0],
  [undefined, 1_000_000, 0],
  [99_999, 1_000_000, 600],
])('counts the seconds to %s at %i ms: %i (AU-035)', (until, now, seconds) => {
  expect(secondsUntil(until, now)).toBe(seconds);
});

it('writes a wait as a clock does', () => {
  expect([0, 9, 65, 600].map(asClock)).toEqual(['0:00', '0:09', '1:05', '10:00']);
});
