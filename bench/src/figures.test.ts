import { expect, it } from 'vitest';
import { keepsBound, median, percentile, table } from './figures.ts';

it('takes the middle, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('takes the value that the given share of the others does not exceed', () => {
  const values = Array.from({ length: 20 }, (_, at) => 20 - at);
  expect([percentile(values, 0.95), percentile(values, 1), percentile([7], 0.5)]).toEqual([19, 20, 7]);
});

it('holds a ratio or a value against its bound', () => {
  const figure = { name: 'x', unit: 'ms', ours: 8, peer: 10 };
  expect(keepsBound({ ...figure, bound: { kind: 'ratio at most', value: 0.8 } })).toBe(true);
  expect(keepsBound({ ...figure, bound: { kind: 'ratio at least', value: 0.9 } })).toBe(false);
  expect(keepsBound({ ...figure, bound: { kind: 'at most', value: 7 } })).toBe(false);
  expect(table([{ ...figure, bound: { kind: 'at most', value: 7 } }])).toContain(
    '| x | 8.00 ms | 10.00 ms | 0.80 | at most 7 ✗ |',
  );
});
