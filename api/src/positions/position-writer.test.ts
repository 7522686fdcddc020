import { expect, it } from 'vitest';
import type { MediaPosition } from '@kadr/contract';
import { createPositionWriter } from './position-writer.ts';
import type { PositionValues } from './repository.ts';

const position = (profileId: number, timepoint: number): PositionValues => ({
  profileId,
  mediaItemId: 1,
  timepoint,
  isViewed: false,
  watchedAt: new Date('2026-03-01T12:00:00Z'),
  playbackSessionId: '00000000-0000-4000-8000-000000000000',
  sequence: timepoint,
});

/** A database whose answers the test releases one by one. */
function opened() {
  const asked: {
    readonly timepoints: number[];
    readonly answer: () => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const write = createPositionWriter((all) => {
    const { promise, resolve, reject } = Promise.withResolvers<MediaPosition[]>();
    asked.push({
      timepoints: all.map(({ timepoint }) => timepoint),
      answer: () => resolve(all.map(({ timepoint }) => ({ timepoint, is_viewed: false }))),
      fail: reject,
    });
    return promise;
  });
  return { write, asked };
}

it('writes at once what comes alone, and together what comes meanwhile', async () => {
  const { write, asked } = opened();
  const first = write(position(1, 10));
  const others = [write(position(2, 20)), write(position(3, 30)), write(position(2, 25))];
  expect(asked.map(({ timepoints }) => timepoints)).toEqual([[10]]);
  asked[0]?.answer();
  expect(await first).toEqual({ timepoint: 10, is_viewed: false });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.timepoints).toEqual([20, 30]);
  asked[1]?.answer();
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[2]?.timepoints).toEqual([25]);
  asked[2]?.answer();
  expect((await Promise.all(others)).map(({ timepoint }) => timepoint)).toEqual([20, 30, 25]);
});

it('answers nothing before it is written, and lets what cannot be written fail alone', async () => {
  const { write, asked } = opened();
  const first = write(position(1, 10));
  const [good, bad] = [write(position(2, 20)), write(position(3, 30))];
  asked[0]?.answer();
  await first;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.fail(new Error('The title is gone.'));
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer();
  expect(await good).toEqual({ timepoint: 20, is_viewed: false });
  await expect.poll(() => asked.length).toBe(4);
  expect(asked[3]?.timepoints).toEqual([30]);
  asked[3]?.fail(new Error('The title is gone.'));
  await expect(bad).rejects.toThrow('The title is gone.');
});

it('asks a database that is away once for all', async () => {
  const { write, asked } = opened();
  const first = write(position(1, 10));
  const others = [write(position(2, 20)), write(position(3, 30))];
  asked[0]?.answer();
  await first;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.fail(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  for (const one of others) await expect(one).rejects.toThrow('connect');
  expect(asked).toHaveLength(2);
});
