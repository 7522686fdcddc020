import { expect, it } from 'vitest';
import { durationMinutes, formatRating, watchedPercent } from './format.ts';

it('shows a rating with one decimal, and 10 without (CT-072, PL-215)', () => {
  expect([8.7, 7, 9.96, 10, 0].map((rating) => formatRating(rating, 'rus'))).toEqual([
    '8,7',
    '7,0',
    '10',
    '10',
    '0,0',
  ]);
  expect(formatRating(8.74, 'eng')).toBe('8.7');
  expect(formatRating(8.7, 'hye')).toBe('8,7');
});

it('shows a duration in whole minutes, and only from 60 seconds on (CT-073, PL-215)', () => {
  expect([null, 0, 59.9, 60, 119, 7260].map(durationMinutes)).toEqual([null, null, null, 1, 1, 121]);
});

it('shows progress from 1 % on, of the place in the duration (CT-076, CT-077)', () => {
  expect(watchedPercent(9.9, 1000)).toBeNull();
  expect(watchedPercent(10, 1000)).toBe(1);
  expect(watchedPercent(500, 1000)).toBe(50);
  expect(watchedPercent(2000, 1000)).toBe(100);
  expect(watchedPercent(undefined, 1000)).toBeNull();
  expect(watchedPercent(10, null)).toBeNull();
  expect(watchedPercent(10, 0)).toBeNull();
});
