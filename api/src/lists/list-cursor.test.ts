import { expect, it } from 'vitest';
import { KadrError } from '@kadr/contract';
import { readCursor, writeCursor } from './list-cursor.ts';

it('reads back what it wrote, to the last digit', () => {
  for (const place of [
    { id: 2_147_483_647, key: 0.1 + 0.2 },
    { id: 1, key: null },
  ]) {
    const cursor = writeCursor('popular', place);
    expect(readCursor('popular', cursor)).toEqual(place);
    expect(cursor.length).toBeLessThanOrEqual(200);
  }
});

it('refuses a cursor of another sorting', () => {
  expect(() => readCursor('name-eng', writeCursor('name-rus', { id: 1, key: null }))).toThrow(KadrError);
});
