import { expect, it } from 'vitest';
import { offsetOf, sampleOf, withSample } from './clock-offset.ts';
import type { ClockSample } from './clock-offset.ts';

it('takes an answer for given half-way', () => {
  expect(sampleOf(1000, 51_040, 1080)).toEqual({ offset: 50_000, roundTrip: 80 });
});

it('believes the quickest answer, whose error is at most half its round trip', () => {
  // The service is 5 s ahead; each request takes 10 ms, each response the sample's time.
  const samples = [300, 40, 900, 12].reduce<readonly ClockSample[]>(
    (known, back, at) => withSample(known, sampleOf(at * 1000, at * 1000 + 10 + 5000, at * 1000 + 10 + back)),
    [],
  );
  expect(Math.abs(offsetOf(samples) - 5000)).toBeLessThanOrEqual(1);
});

it('forgets old answers, because clocks drift, and adds nothing before there is one', () => {
  expect(offsetOf([])).toBe(0);
  let samples = withSample([], { offset: 1, roundTrip: 1 });
  for (let more = 0; more < 8; more += 1) samples = withSample(samples, { offset: 7, roundTrip: 50 });
  expect(offsetOf(samples)).toBe(7);
});
