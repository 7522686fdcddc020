import { expect, it } from 'vitest';
import { createWatch } from './watch.ts';

/** A watch over a fake database, on a clock set by the test. */
function watched() {
  let now = 0;
  const timers: { at: number; run: () => void }[] = [];
  const looks: ((isThere: boolean) => void)[] = [];
  const told: string[] = [];
  const watch = createWatch({
    probe: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      looks.push(resolve);
      return promise;
    },
    onAway: () => told.push('given up'),
    after: (milliseconds, run) => timers.push({ at: now + milliseconds, run }),
    now: () => now,
    random: () => 0.5,
    log: { warn: (_, sentence) => told.push(sentence) },
  });
  return {
    watch,
    told,
    looks,
    timers,
    /** Moves the clock; timers run `late` milliseconds after their time. */
    pass: (milliseconds: number, late = 0): void => {
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      now += late;
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    },
    answer: async (isThere: boolean): Promise<void> => {
      looks.shift()?.(isThere);
      await Promise.resolve();
    },
  };
}

it('asks nothing while answers come in time', () => {
  const { watch, looks, timers, pass } = watched();
  for (let statement = 0; statement < 20; statement += 1) {
    watch.begin(watch);
    pass(100);
    watch.end(watch);
  }
  pass(1000);
  expect([looks, timers]).toEqual([[], []]);
});

it('looks as soon as one has waited for long, whenever the others began', () => {
  const { watch, looks, pass } = watched();
  const [quick, slow] = [{}, {}];
  watch.begin(quick);
  pass(100);
  watch.begin(slow);
  watch.end(quick);
  pass(150);
  expect(looks).toEqual([]);
  pass(100);
  expect(looks).toHaveLength(1);
});

it('does not take a slow statement for a database that is away', async () => {
  const { watch, looks, told, pass, answer } = watched();
  watch.begin(watch);
  for (let second = 0; second < 5; second += 1) {
    pass(250);
    expect(looks).toHaveLength(1);
    await answer(true);
  }
  expect([watch.isAway(), told]).toEqual([false, []]);
});

it('gives up what waits when the database does not answer, and reconnects', async () => {
  const { watch, looks, told, pass, answer } = watched();
  watch.begin(watch);
  pass(250);
  await answer(false);
  expect([watch.isAway(), told]).toEqual([
    true,
    ['lost the database; refusing requests that need it', 'given up'],
  ]);
  for (const isThere of [false, false, true]) {
    expect(looks).toEqual([]);
    pass(300);
    await answer(isThere);
  }
  expect([watch.isAway(), told.at(-1)]).toEqual([false, 'the database is available again']);
});

it('blames nobody else while this process itself has no time', async () => {
  const { watch, looks, pass } = watched();
  watch.begin(watch);
  pass(250, 400);
  expect(looks).toEqual([]);
  pass(250);
  expect(looks).toHaveLength(1);
});

it('looks at once when something failed as it does when the database is away, once for all', async () => {
  const { watch, looks, answer } = watched();
  watch.suspect();
  watch.suspect();
  expect(looks).toHaveLength(1);
  await answer(true);
  watch.suspect();
  expect(looks).toHaveLength(1);
});
