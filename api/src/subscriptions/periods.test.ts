import { expect, it } from 'vitest';
import { periodsAfter } from './periods.ts';

const at = (day: string): Date => new Date(`${day}T10:30:00Z`);

it.each([
  ['2026-03-01', 30, 'day', 1, '2026-03-31'],
  ['2026-03-15', 1, 'month', 1, '2026-04-15'],
  ['2026-01-31', 1, 'month', 1, '2026-02-28'],
  // A short month does not shift the later ones.
  ['2026-01-31', 1, 'month', 2, '2026-03-31'],
  ['2026-11-30', 3, 'month', 1, '2027-02-28'],
  ['2028-02-29', 1, 'year', 1, '2029-02-28'],
  ['2028-02-29', 1, 'year', 4, '2032-02-29'],
  // A leap second ended that year; days and years keep their length.
  ['2016-12-31', 1, 'year', 1, '2017-12-31'],
  ['2016-12-31', 1, 'day', 1, '2017-01-01'],
  ['2026-03-15', 1, 'month', 0, '2026-03-15'],
] as const)('from %s, %i %s × %i is to %s', (from, duration, durationUnit, count, to) => {
  expect(periodsAfter(at(from), { duration, durationUnit }, count)).toEqual(at(to));
});
