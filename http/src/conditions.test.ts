import { describe, expect, it } from 'vitest';
import { isNotModified, isRangeCurrent } from './conditions.ts';

const content = { etag: '"abc"', modified: new Date('2026-03-01T10:00:00.700Z') };

describe('isNotModified', () => {
  it.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", W/"abc"' }, true],
    [{ 'if-none-match': ',,"abc",' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"abcd", "ab"' }, false],
    [{ 'if-none-match': 'abc' }, false],
    [{ 'if-none-match': '"abc' }, false],
    [{ 'if-none-match': 'w/"abc"' }, false],
    [{ 'if-none-match': '' }, false],
    [{ 'if-none-match': '"abc"', 'cache-control': 'no-cache' }, true],
    [{ 'if-none-match': '"x"', 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, false],
    [{ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Sun, 01 Mar 2026 10:00:01 GMT' }, true],
    [{ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{ 'if-modified-since': '' }, false],
    [{}, false],
  ])('%j: %s', (headers, expected) => {
    expect(isNotModified(headers, content)).toBe(expected);
  });

  it('needs the validator that the condition names', () => {
    expect(isNotModified({ 'if-none-match': '"abc"' }, { modified: content.modified })).toBe(false);
    const since = { 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' };
    expect(isNotModified(since, { etag: '"abc"' })).toBe(false);
  });
});

it.each([
  [{}, true],
  [{ 'if-range': '"abc"' }, true],
  [{ 'if-range': '"x"' }, false],
  [{ 'if-range': 'W/"abc"' }, false],
  [{ 'if-range': 'abc' }, false],
  [{ 'if-range': '' }, false],
  [{ 'if-range': 'Sun, 01 Mar 2026 10:00:00 GMT' }, true],
  [{ 'if-range': 'Sun, 01 Mar 2026 10:00:01 GMT' }, false],
])('honours a range with %j: %s', (headers, expected) => {
  expect(isRangeCurrent(headers, content)).toBe(expected);
  expect(isRangeCurrent(headers, {})).toBe(!('if-range' in headers));
});
