import { describe, expect, it } from 'vitest';
import { accepts } from './accepts.ts';
import { parseByteRange } from './byte-range.ts';
import { isNotModified, isRangeCurrent } from './preconditions.ts';

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['Bytes= 90-200 ', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['lines=0-1', null],
    ['', null],
    [undefined, null],
  ])('reads %j of 100 bytes', (header, expected) => {
    expect(parseByteRange(header, 100)).toEqual(expected);
  });

  it('finds nothing in an empty object', () => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});

describe('accepts', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/webp', true],
    ['IMAGE/AVIF ; q=0.5', 'image/avif', true],
    ['image/avif;q=0, image/*', 'image/avif', false],
    ['br;q=0.000, gzip', 'br', false],
    ['*/*', 'image/avif', false],
    ['image/avif-sequence', 'image/avif', false],
    [undefined, 'br', false],
  ])('%j, %s: %s', (header, value, expected) => {
    expect(accepts(header, value)).toBe(expected);
  });
});

describe('preconditions', () => {
  const object = { etag: '"abc"', modified: new Date('2026-03-01T10:00:00.700Z') };

  it.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': '"x", W/"abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, false],
    [{ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('%j: not modified is %s', (headers, expected) => {
    expect(isNotModified(headers, object)).toBe(expected);
  });

  it.each([
    [{}, true],
    [{ 'if-range': '"abc"' }, true],
    [{ 'if-range': '"x"' }, false],
    [{ 'if-range': 'W/"abc"' }, false],
    [{ 'if-range': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
    [{ 'if-range': 'Sun, 01 Mar 2026 10:00:01 GMT' }, false],
  ])('%j: the range holds is %s', (headers, expected) => {
    expect(isRangeCurrent(headers, object)).toBe(expected);
  });
});
