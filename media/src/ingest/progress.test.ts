import { expect, it } from 'vitest';
import { createProgressMeter } from './progress.ts';
import type { IngestProgress } from './progress.ts';

it('never goes back, says nothing twice and judges the time left by its own pace', () => {
  const said: IngestProgress[] = [];
  let time = 0;
  const meter = createProgressMeter(
    (progress) => said.push(progress),
    () => new Date(time),
  );
  meter.at('probing', 0);
  time = 1000;
  meter.at('transcoding', 0);
  meter.at('transcoding', 0);
  time = 45_000;
  meter.at('transcoding', 0.5);
  meter.at('transcoding', 0.4);
  time = 89_000;
  meter.at('transcoding', 7);
  meter.at('packaging', 0);
  meter.at('transcoding', 1);
  meter.at('publishing', 1);
  expect(said.map(({ state, percent }) => [state, percent])).toEqual([
    ['probing', 0],
    ['transcoding', 2],
    ['transcoding', 46],
    ['transcoding', 90],
    ['packaging', 90],
    ['publishing', 100],
  ]);
  expect(said.map((progress) => progress.time_left)).toEqual([null, null, 54, 10, 10, 0]);
});

it('does not take what an earlier attempt had done for pace', () => {
  const said: IngestProgress[] = [];
  let time = 0;
  const meter = createProgressMeter(
    (progress) => said.push(progress),
    () => new Date(time),
  );
  meter.at('probing', 0);
  meter.at('packaging', 0);
  time = 3000;
  meter.at('publishing', 0);
  expect(said.at(-1)).toEqual({ state: 'publishing', percent: 96, time_left: 2 });
});
