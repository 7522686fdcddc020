import { expect, it } from 'vitest';
import { formatFilmTime, frameAt, frameStart, parseFilmTime } from './film-time.ts';

it.each([
  [0, '0:00.00'],
  [75.5, '1:15.50'],
  [3723.48, '1:02:03.48'],
  [59.999, '1:00.00'],
])('writes %s seconds as %s, and reads them again', (seconds, text) => {
  expect(formatFilmTime(seconds)).toBe(text);
  expect(parseFilmTime(text)).toBeCloseTo(seconds, 1);
});

it.each([
  ['75', 75],
  ['1:15,5', 75.5],
  [' 2:03:04 ', 7384],
  ['', null],
  ['1:', null],
  ['ten', null],
  ['-5', null],
])('reads “%s” as %s', (text, seconds) => expect(parseFilmTime(text)).toBe(seconds));

it('counts frames on the grid of 25, whatever the rounding of the clock', () => {
  for (let frame = 0; frame < 5000; frame++) expect(frameAt(frameStart(frame))).toBe(frame);
  expect(frameAt(0.0799999)).toBe(2);
  expect(frameAt(0.07)).toBe(1);
});
