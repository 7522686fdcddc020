import { expect, it } from 'vitest';
import { partsBegun, playoutGrid, tickAt, tickFrom, ticksOfRound } from './channel-schedule.ts';

it('tells ticks exactly, however long ago the first was', () => {
  for (const tick of [0, 1, 25, 7_800_003, 123_456_789]) {
    const begins = playoutGrid.epoch + tick * playoutGrid.tick;
    expect([tickFrom(begins), tickAt(begins)]).toEqual([tick, tick]);
    expect([tickFrom(begins + 0.01), tickAt(begins - 0.01)]).toEqual([tick + 1, tick - 1]);
  }
});

it('counts the parts that a run begins, round after round', () => {
  const run = {
    first: 100,
    assets: [
      { id: 'a', segments: [1, 3] },
      { id: 'b', segments: [2] },
    ],
  };
  expect(ticksOfRound(run.assets)).toBe(6);
  const begun = [100, 101, 102, 104, 105, 106, 107, 112, 118].map((end) => partsBegun(run, end));
  expect(begun).toEqual([0, 1, 2, 2, 3, 3, 4, 6, 9]);
});
