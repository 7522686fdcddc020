import { expect, it } from 'vitest';
import { lastDay, sendTimeOf } from './send-day.ts';

const now = new Date(2028, 1, 29, 20, 15);

it('sends a gift at nine on its day, today at once, and on no other day than one of the next year', () => {
  expect(sendTimeOf('2028-02-29', now)).toBeNull();
  expect(sendTimeOf('2028-03-01', now)).toBe(new Date(2028, 2, 1, 9).getTime() / 1000);
  expect(sendTimeOf('2028-02-28', now)).toBeUndefined();
  expect(sendTimeOf(lastDay(now), now)).toBeGreaterThan(0);
  expect(sendTimeOf('2029-03-02', now)).toBeUndefined();
  expect(sendTimeOf('tomorrow', now)).toBeUndefined();
});
