import { expect, it } from 'vitest';
import { createSchedule } from './schedule.ts';

/** A schedule on timers that are run by hand; the wait of each is visible. */
function scheduled(work: () => Promise<void>) {
  const waits: number[] = [];
  const told: string[] = [];
  let next: (() => void) | null = null;
  const schedule = createSchedule({
    log: { warn: (_: unknown, sentence?: string) => void told.push(sentence ?? '') },
    after: (milliseconds, run) => {
      waits.push(milliseconds);
      next = run;
      return () => (next = null);
    },
    random: () => 1,
  });
  schedule.every(300_000, work, 'it failed');
  return {
    schedule,
    waits,
    told,
    isDue: () => next !== null,
    run: async (): Promise<void> => {
      const due = next;
      next = null;
      due?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('begins soon, does what failed again soon, and at its own pace once it succeeds', async () => {
  let left = 5;
  const { waits, told, run } = scheduled(() =>
    left-- > 0 ? Promise.reject(new Error('the database is away')) : Promise.resolve(),
  );
  for (let times = 0; times < 7; times += 1) await run();
  expect(waits).toEqual([3000, 1000, 2000, 3000, 3000, 3000, 300_000, 300_000]);
  expect(told).toHaveLength(5);
});

it('never does a piece of work twice at a time, and lets it end when it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { schedule, isDue, run } = scheduled(() => promise);
  await run();
  expect(isDue()).toBe(false);
  let isStopped = false;
  const stopping = schedule.stop().then(() => (isStopped = true));
  await new Promise((done) => setImmediate(done));
  expect(isStopped).toBe(false);
  resolve();
  await stopping;
  expect(isDue()).toBe(false);
});

it('begins what is asked for unless it is under way, and again after a failure and a wait', async () => {
  const { schedule, told, isDue, run } = scheduled(() => Promise.resolve());
  await run();
  const outcomes: PromiseWithResolvers<void>[] = [];
  const begin = schedule.onDemand(() => {
    const outcome = Promise.withResolvers<void>();
    outcomes.push(outcome);
    return outcome.promise;
  }, 'the demand failed');
  begin();
  begin();
  expect(outcomes).toHaveLength(1);
  outcomes[0]?.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  begin();
  outcomes[1]?.reject(new Error('the database is away'));
  await new Promise((resolve) => setImmediate(resolve));
  begin();
  expect([outcomes.length, told, isDue()]).toEqual([2, ['the demand failed'], true]);
  await run();
  begin();
  expect(outcomes).toHaveLength(3);
  outcomes[2]?.resolve();
  await schedule.stop();
  begin();
  expect(outcomes).toHaveLength(3);
});
