import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['Bytes= 90-200 ', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=200-100', null],
  ['bytes=0-1,4-5', null],
  ['bytes=0-1,', null],
  ['bytes=-5,200-', null],
  ['bytes=-', null],
  ['bytes=--5', null],
  ['bytes=a-b', null],
  ['bytes=1.5-2', null],
  ['bytes=0x1-0x2', null],
  ['bytes 0-1', null],
  ['lines=0-1', null],
  ['', null],
  [undefined, null],
])('reads %j of 100 bytes', (header, expected) => {
  expect(parseByteRange(header, 100)).toEqual(expected);
});

it('finds nothing in empty content', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable');
});
