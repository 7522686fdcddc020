import { expect, it } from 'vitest';
import { inRounds } from './in-rounds.ts';

function recorded() {
  const rounds: (readonly string[])[] = [];
  const errors: unknown[] = [];
  const underWay: PromiseWithResolvers<void>[] = [];
  const take = inRounds<string>(
    (gathered) => {
      rounds.push(gathered);
      const done = Promise.withResolvers<void>();
      underWay.push(done);
      return done.promise;
    },
    (error, gathered) => errors.push([error, gathered]),
  );
  return { rounds, errors, underWay, take };
}

it('does together what comes at once, and then what has come meanwhile, in its order', async () => {
  const { rounds, underWay, take } = recorded();
  take('one');
  take('two');
  await expect.poll(() => rounds).toEqual([['one', 'two']]);
  take('three');
  take('four');
  expect(rounds).toHaveLength(1);
  underWay[0]?.resolve();
  await expect.poll(() => rounds.at(1)).toEqual(['three', 'four']);
  underWay[1]?.resolve();
  await underWay[1]?.promise;
  take('five');
  await expect.poll(() => rounds.at(2)).toEqual(['five']);
});

it('goes on after a round that failed', async () => {
  const { rounds, errors, underWay, take } = recorded();
  take('one');
  await expect.poll(() => rounds).toHaveLength(1);
  take('two');
  underWay[0]?.reject('no');
  await expect.poll(() => rounds.at(1)).toEqual(['two']);
  expect(errors).toEqual([['no', ['one']]]);
});
