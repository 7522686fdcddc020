import { expect, it } from 'vitest';
import { createScrollMemory, scrollPause } from './scroll-memory.ts';

function memory(stored: string | null = null) {
  const written: string[] = [];
  const waiting: { in: number; run: () => void }[] = [];
  const made = createScrollMemory(
    { read: () => stored, write: (text) => void written.push(text) },
    (milliseconds, run) => void waiting.push({ in: milliseconds, run }),
  );
  return { ...made, written, waiting };
}

it('knows where each page of the history was left (SS-031)', () => {
  const { note, recall } = memory();
  note('one', 300);
  note('two', 80);
  expect([recall('one'), recall('two'), recall('three')]).toEqual([300, 80, undefined]);
});

it('writes once per 200 ms, the last position of that time (SS-033)', () => {
  const { note, written, waiting } = memory();
  for (const top of [10, 20, 30]) note('one', top);
  expect(waiting.map(({ in: milliseconds }) => milliseconds)).toEqual([200]);
  expect(scrollPause).toBe(200);
  expect(written).toEqual([]);
  waiting[0]?.run();
  expect(written).toEqual(['[["one",30]]']);
  note('one', 40);
  expect(waiting).toHaveLength(2);
});

it('writes what a page was left with before the next one is noted', () => {
  const { note, flush, written } = memory();
  note('one', 10);
  note('two', 0);
  expect(written).toEqual(['[["one",10]]']);
  flush();
  flush();
  expect(written).toHaveLength(2);
});

it('goes on from what was stored, takes nothing that is not its own, and forgets the oldest', () => {
  expect(memory('[["one",12],["two","x"],null]').recall('one')).toBe(12);
  expect(memory('[["one",12],["two","x"],null]').recall('two')).toBeUndefined();
  expect(memory('{').recall('one')).toBeUndefined();
  const { note, recall } = memory();
  for (let page = 0; page < 70; page += 1) note(`page ${page}`, page);
  expect([recall('page 0'), recall('page 68')]).toEqual([undefined, 68]);
});

it('works on when nothing may be stored', () => {
  const made = createScrollMemory(
    {
      read: () => {
        throw new Error('denied');
      },
      write: () => {
        throw new Error('full');
      },
    },
    () => undefined,
  );
  made.note('one', 5);
  made.flush();
  expect(made.recall('one')).toBe(5);
});
