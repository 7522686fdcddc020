import { expect, it } from 'vitest';
import { isOnPace } from './pacing.ts';
import type { PacedCampaign } from './pacing.ts';

const hour = 3600;
const midnight = 20_000 * 86_400;
const free = { starts_at: midnight, ends_at: null, goal: null, daily_cap: null, pacing: 'even' } as const;

/** Impressions delivered in each hour of a day with a constant demand, checked every ten seconds. */
function delivered(input: PacedCampaign['input'], perSecond = 10, before = 0): number[] {
  let today = 0;
  return Array.from({ length: 24 }, (_, at) => {
    const began = today;
    for (let second = 0; second < hour; second += 10)
      for (let asked = 0; asked < perSecond * 10; asked++)
        if (
          isOnPace(
            { input, impressions: before + today, impressionsToday: today },
            midnight + at * hour + second,
          )
        )
          today += 1;
    return today - began;
  });
}

it('spreads a cap of a day over its hours, whatever the demand is', () => {
  const hours = delivered({ ...free, daily_cap: 2400 });
  expect(hours.reduce((sum, one) => sum + one)).toBe(2400);
  expect(hours[0]).toBeLessThanOrEqual(200);
  for (const one of hours.slice(1, 23)) expect(one).toBeGreaterThan(95);
  expect(Math.max(...hours.slice(1))).toBeLessThanOrEqual(101);
});

it('spreads what is left of a goal over what is left of the flight', () => {
  const flight = { ...free, starts_at: midnight - 86_400, ends_at: midnight + 2 * 86_400, goal: 3000 };
  const hours = delivered(flight, 10, 600);
  // 2400 are left for two days.
  expect(hours.reduce((sum, one) => sum + one)).toBe(1200);
});

it('delivers a day in the hours in which its flight runs', () => {
  const flight = { ...free, starts_at: midnight + 6 * hour, ends_at: midnight + 18 * hour, daily_cap: 1200 };
  const at = (seconds: number, today: number) =>
    isOnPace({ input: flight, impressions: today, impressionsToday: today }, midnight + seconds);
  expect(at(6 * hour, 99)).toBe(true);
  expect(at(6 * hour, 100)).toBe(false);
  expect(at(12 * hour, 699)).toBe(true);
  expect(at(12 * hour, 700)).toBe(false);
});

it('does not hold a campaign that is to be fast, or has nothing to spread', () => {
  const asked = { impressions: 50, impressionsToday: 50 };
  expect(isOnPace({ input: { ...free, daily_cap: 60, pacing: 'fast' }, ...asked }, midnight)).toBe(true);
  expect(isOnPace({ input: free, ...asked }, midnight)).toBe(true);
  expect(isOnPace({ input: { ...free, goal: 60 }, ...asked }, midnight)).toBe(true);
});
