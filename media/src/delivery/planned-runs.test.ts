import type { ScheduledRun } from '@kadr/contract';
import { expect, it } from 'vitest';
import { createPlannedRuns } from './planned-runs.ts';

const film = (first: number): ScheduledRun => ({
  first,
  ordinal: first,
  assets: [{ id: 'film', segments: [10] }],
});
/** A plan of six hours from tick 900 on, a run every hundred ticks. */
const plan = Array.from({ length: 60 }, (_, at) => film(900 + at * 100));

function planned() {
  let isAway = false;
  let reads = 0;
  const runs = createPlannedRuns(
    {
      live: (_, { from, to }) => {
        reads += 1;
        if (isAway) return Promise.reject(new Error('the database is away'));
        const before = plan.findLast(({ first }) => first < from);
        const within = plan.filter(({ first }) => first >= from && first < to);
        return Promise.resolve(before === undefined ? within : [before, ...within]);
      },
      archive: () => Promise.resolve([]),
    },
    () => new Date(0),
  );
  const at = async (edge: number, channelId = 1): Promise<number[]> => {
    const found = await runs.certain(channelId, { from: edge - 40, to: edge + 2 }, edge);
    return found
      .filter(({ first }) => first <= edge)
      .map(({ first }) => first)
      .slice(-1);
  };
  return {
    at,
    toCome: (edge: number) => runs.toCome(1, { from: edge - 940, to: edge + 3750 }, edge),
    leave: () => (isAway = true),
    reads: () => reads,
  };
}

it('goes on with a channel that somebody watched for as long as it is planned, although nothing can be read', async () => {
  const { at, toCome, leave } = planned();
  expect(await at(1500)).toEqual([1500]);
  leave();
  // Hours later, and for another viewer who is behind.
  for (const edge of [1510, 1790, 3333, 4600, 950]) expect(await at(edge)).toEqual([edge - (edge % 100)]);
  expect((await toCome(1600)).length).toBeGreaterThan(20);
});

it('does not know what nobody watched, or what was not read', async () => {
  const { at, leave } = planned();
  await at(1500);
  leave();
  await expect(at(1500, 2)).rejects.toThrow('away');
  await expect(at(900 + 5000)).rejects.toThrow('away');
});

it('reads ahead once a minute, however many watch', async () => {
  const { at, reads } = planned();
  for (let viewer = 0; viewer < 20; viewer += 1) await at(1500);
  for (let viewer = 0; viewer < 20; viewer += 1) await at(1501);
  expect(reads()).toBe(3);
});
