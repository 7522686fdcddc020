import { expect, it } from 'vitest';
import { pacingOf } from './pacing.ts';

const campaign = { phase: 'running', goal: 1000, impressions: 400, starts_at: 0, ends_at: 100 } as const;

it('compares what was shown of the goal with what has passed of the flight', () => {
  expect(pacingOf(campaign, 45)).toEqual({ shown: 0.4, elapsed: 0.45, isBehind: false });
  expect(pacingOf(campaign, 60)).toEqual({ shown: 0.4, elapsed: 0.6, isBehind: true });
  expect(pacingOf({ ...campaign, phase: 'paused' }, 60).isBehind).toBe(false);
});

it('stays within the bar, and knows campaigns without a goal or an end', () => {
  expect(pacingOf({ ...campaign, impressions: 5000 }, 500)).toMatchObject({ shown: 1, elapsed: 1 });
  expect(pacingOf({ ...campaign, goal: null, ends_at: null }, 50)).toEqual({
    shown: null,
    elapsed: null,
    isBehind: false,
  });
});
