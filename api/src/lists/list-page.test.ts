import { expect, it } from 'vitest';
import { listPage } from './list-page.ts';

const cursorOf = (last: string): string => `after ${last}`;

it('shows as many as there is room for, and goes on behind the last of them', () => {
  expect(listPage(['a', 'b', 'c'], 2, cursorOf)).toEqual({ page: ['a', 'b'], next_cursor: 'after b' });
});

it('is the last one where there is no row more', () => {
  expect(listPage(['a', 'b'], 2, cursorOf)).toEqual({ page: ['a', 'b'], next_cursor: null });
  expect(listPage([], 2, cursorOf)).toEqual({ page: [], next_cursor: null });
});
