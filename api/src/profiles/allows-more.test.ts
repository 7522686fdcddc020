import { expect, it } from 'vitest';
import { allowsMore } from './allows-more.ts';
import type { Bounds } from './allows-more.ts';

const free: Bounds = {
  type: 'additional',
  maxAge: 18,
  isEroticAllowed: true,
  isPurchasePinRequired: false,
  viewAllowedFrom: null,
  viewAllowedTo: null,
  maxViewTime: null,
};
const hour = 3600;

const cases: [string, Partial<Bounds>][] = [
  ['an age limit', { maxAge: 12 }],
  ['no erotic content', { isEroticAllowed: false }],
  ['a PIN for purchases', { isPurchasePinRequired: true }],
  ['a daily maximum', { maxViewTime: hour }],
  ['an end of the hours', { viewAllowedTo: 21 * hour }],
  ['a beginning of the hours', { viewAllowedFrom: 7 * hour }],
];
it.each(cases)('%s bounds: to be without it is more, to have it is not (PR-068, PR-069)', (_what, bound) => {
  expect(allowsMore({ ...free, ...bound }, free)).toBe(true);
  expect(allowsMore(free, { ...free, ...bound })).toBe(false);
  expect(allowsMore({ ...free, ...bound }, { ...free, ...bound })).toBe(false);
});

it('the master profile may do more than any other', () => {
  expect(allowsMore(free, { ...free, type: 'master' })).toBe(true);
  expect(allowsMore({ ...free, type: 'master' }, free)).toBe(false);
});

it.each([
  [[8, 20], [9, 19], false],
  [[8, 20], [8, 20], false],
  [[8, 20], [7, 20], true],
  [[8, 20], [8, 21], true],
  [[20, 8], [21, 7], false],
  [[20, 8], [22, 23], false],
  [[20, 8], [1, 8], false],
  [[20, 8], [19, 7], true],
  [[20, 8], [7, 9], true],
  [[8, 20], [20, 8], true],
])('of hours %j, %j are more: %s', ([from, to], [nextFrom, nextTo], isMore) => {
  const hours = (begin = 0, end = 0): Bounds => ({
    ...free,
    viewAllowedFrom: begin * hour,
    viewAllowedTo: end * hour,
  });
  expect(allowsMore(hours(from, to), hours(nextFrom, nextTo))).toBe(isMore);
});
