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
  const now = new Date(Date.UTC(2026, 2, 1) + second * 1000);
  expect(secondsUntilWindowEnds({ allowed_from, allowed_to }, now, 'UTC')).toBe(left);
});

// Berlin's clocks jump from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
it.each([
  ['a night of 7 hours', 22, 6, '2026-03-28T22:00', 7],
  ['a day of 23 hours', 0, 20, '2026-03-29T00:00', 19],
  ['an end that the clocks jump over', 0, 2.5, '2026-03-29T01:00', 1],
  ['the hour that is not there', 2.5, 20, '2026-03-29T03:00', 17],
  ['a night of 9 hours', 22, 6, '2026-10-24T22:00', 9],
  ['a day of 25 hours', 0, 20, '2026-10-25T00:00', 21],
  ['an end that comes twice: the first', 0, 2.5, '2026-10-25T01:00', 1.5],
])('hours follow the clocks through %s (VL-003, VL-021)', (_what, from, to, wall, hours) => {
  const limits = { allowed_from: from * hour, allowed_to: to * hour };
  // Each of these times is before its change, or after the one in March.
  const offset = wall.startsWith('2026-03-29T03') || wall.startsWith('2026-10') ? '+02:00' : '+01:00';
  const now = new Date(`${wall}:00${offset}`);
  const left = hours * hour;
  expect(secondsUntilWindowEnds(limits, now, 'Europe/Berlin')).toBe(left);
  const at = (seconds: number) =>
    secondsUntilWindowEnds(limits, new Date(now.getTime() + seconds * 1000), 'Europe/Berlin');
  expect([at(left - 1), at(left)]).toEqual([1, 0]);
});
