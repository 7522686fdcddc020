import { expect, it } from 'vitest';
import { aFewAtATime } from './a-few-at-a-time.ts';

it('spreads what is done over time, and leaves nothing out', () => {
  const done: number[] = [];
  const waits: (() => void)[] = [];
  aFewAtATime(
    Array.from({ length: 250 }, (_, at) => at),
    (item) => done.push(item),
    (_, run) => {
      waits.push(run);
      return () => undefined;
    },
  );
  const counts = [done.length];
  for (let run = waits.shift(); run !== undefined; run = waits.shift()) {
    run();
    counts.push(done.length);
  }
  expect(counts).toEqual([100, 200, 250]);
  expect(new Set(done).size).toBe(250);
});
