import { expect, it } from 'vitest';
import { createKeptReads } from './kept-reads.ts';

const begins = new Date('2026-03-01T12:00:00Z');

function opened(maxBytes?: number) {
  const clock = { now: begins };
  const kept = createKeptReads(() => clock.now, maxBytes);
  kept.open();
  let reads = 0;
  /** Returns the number of reads so far. */
  const read = async (): Promise<number> => (reads += 1);
  return { kept, clock, read };
}

it('reads once until the content or a source of it changes', async () => {
  const { kept, read } = opened();
  const list = () => kept.get('list', read, { of: ['popularity'] });
  expect([await list(), await list()]).toEqual([1, 1]);
  kept.hear('guide');
  expect(await list()).toBe(1);
  kept.hear('popularity');
  expect([await list(), await list()]).toEqual([2, 2]);
  kept.hear('content');
  expect(await list()).toBe(3);
});

it('forgets what is made of one title’s rating when that one is rated, and what is sorted by ratings', async () => {
  const { kept, read } = opened();
  const all = () =>
    Promise.all([
      kept.get('one', read, { of: ['rating 1'] }),
      kept.get('other', read, { of: () => ['rating 2'] }),
      kept.get('sorted', read, { of: ['ratings'] }),
    ]);
  expect(await all()).toEqual([1, 2, 3]);
  kept.hear('rating 2');
  expect(await all()).toEqual([1, 4, 5]);
});

it('keeps nothing of what changed while it was read', async () => {
  const { kept } = opened();
  const reading = Promise.withResolvers<string>();
  const first = kept.get('title', () => reading.promise);
  kept.hear('content');
  const second = kept.get('title', async () => 'new');
  reading.resolve('old');
  expect([await first, await second]).toEqual(['old', 'new']);
  expect(await kept.get('title', async () => 'newest')).toBe('new');
});

it('keeps nothing while changes cannot be heard', async () => {
  const { kept, read } = opened();
  await kept.get('title', read);
  kept.close();
  expect([await kept.get('title', read), await kept.get('title', read)]).toEqual([2, 3]);
  expect(kept.generation()).toBeNull();
  kept.open();
  expect([await kept.get('title', read), await kept.get('title', read)]).toEqual([4, 4]);
});

it('lets a value go at the moment up to which it holds', async () => {
  const { kept, clock, read } = opened();
  const onNow = () => kept.get('now', read, { until: () => begins.getTime() + 1000 });
  await onNow();
  clock.now = new Date(begins.getTime() + 999);
  expect(await onNow()).toBe(1);
  clock.now = new Date(begins.getTime() + 1000);
  expect(await onNow()).toBe(2);
});

it('reads once for all who ask at one moment, and again after a failure', async () => {
  const { kept, read } = opened();
  expect(await Promise.all([kept.get('title', read), kept.get('title', read)])).toEqual([1, 1]);
  await expect(kept.get('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('broken', read)).toBe(2);
});

it('reads together those of several that are missing, and remembers which are not there', async () => {
  const { kept } = opened();
  const asked: (readonly number[])[] = [];
  const rows = (ids: readonly number[]) =>
    kept.each(
      ids,
      async (missing) => {
        asked.push(missing);
        return new Map(missing.filter((id) => id < 10).map((id) => [id, `row ${id}`]));
      },
      { keyOf: (id) => `row ${id}`, of: (id) => [`rating ${id}`] },
    );
  expect(await rows([1, 2, 99, 1])).toEqual(
    new Map([
      [1, 'row 1'],
      [2, 'row 2'],
    ]),
  );
  expect([...(await rows([3, 2, 99])).keys()]).toEqual([2, 3]);
  kept.hear('rating 2');
  await rows([1, 2, 3]);
  expect(asked).toEqual([[1, 2, 99], [3], [2]]);
});

it('keeps no more than it may', async () => {
  const { kept, read } = opened(1000);
  for (let at = 0; at < 100; at += 1) await kept.get(`title ${at}`, read);
  expect(await kept.get('title 99', read)).toBe(100);
  expect(await kept.get('title 0', read)).toBe(101);
});
