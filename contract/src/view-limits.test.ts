import { expect, it } from 'vitest';
import { secondOfDay, secondsUntilWindowEnds } from './view-limits.ts';

it.each([
  ['2026-03-01T20:59:59Z', 'Europe/Moscow', 86_399],
  ['2026-03-01T21:00:00Z', 'Europe/Moscow', 0],
  ['2026-03-01T12:00:00Z', 'Asia/Yerevan', 16 * 3600],
  ['2026-03-01T12:00:00Z', 'Asia/Kolkata', 17.5 * 3600],
])('at %s it is in %s second %s of the day (VL-021, PR-076)', (now, timeZone, second) => {
  expect(secondOfDay(new Date(now), timeZone)).toBe(second);
});

const hour = 3600;
it.each([
  [null, null, 5, null],
  [0, 86_400, 5, null],
  [7 * hour, 21 * hour, 6 * hour, 0],
  [7 * hour, 21 * hour, 7 * hour, 14 * hour],
  [7 * hour, 21 * hour, 21 * hour - 1, 1],
  [7 * hour, 21 * hour, 21 * hour, 0],
  [7 * hour, null, 8 * hour, 16 * hour],
  [7 * hour, null, 6 * hour, 0],
  [null, 21 * hour, 0, 21 * hour],
  [null, 21 * hour, 22 * hour, 0],
  [20 * hour, 2 * hour, 23 * hour, 3 * hour],
  [20 * hour, 2 * hour, hour, hour],
  [20 * hour, 2 * hour, 3 * hour, 0],
])('hours from %s to %s at second %s: %s left (VL-003, VL-027)', (allowed_from, allowed_to, second, left) => {
  expect(secondsUntilWindowEnds({ allowed_from, allowed_to }, second)).toBe(left);
});
