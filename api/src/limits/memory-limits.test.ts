import { expect, it } from 'vitest';
import { createMemoryLimits } from './memory-limits.ts';

const limit = { name: 'tries', most: 2, seconds: 60 };
const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1000);

it('allows each caller a fixed number of tries in a window that starts with the first', async () => {
  const { take } = createMemoryLimits();
  const tries = [0, 30, 59, 60, 61, 62].map((seconds) => take(limit, 'anna', at(seconds)));
  expect(await Promise.all(tries)).toEqual([true, true, false, true, true, false]);
  expect(await take(limit, 'lev', at(62))).toBe(true);
});

it('counts each limit separately', async () => {
  const { take } = createMemoryLimits();
  const once = { name: 'once', most: 1, seconds: 60 };
  expect(await Promise.all([take(once, 'anna', at(0)), take(limit, 'anna', at(0))])).toEqual([true, true]);
  expect(await Promise.all([take(once, 'anna', at(1)), take(limit, 'anna', at(1))])).toEqual([false, true]);
});
