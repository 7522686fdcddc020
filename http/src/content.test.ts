import { expect, it } from 'vitest';
import { answerContent } from './content.ts';

const content = { size: 100, etag: '"abc"', modified: new Date('2026-03-01T10:00:00Z') };
const whole = { status: 200, range: null, headers: { 'content-length': 100 } };

it.each([
  ['the whole', 'GET', {}, whole],
  [
    'a part',
    'GET',
    { range: 'bytes=10-19' },
    {
      status: 206,
      range: { start: 10, end: 19 },
      headers: { 'content-length': 10, 'content-range': 'bytes 10-19/100' },
    },
  ],
  [
    'nothing past the end',
    'GET',
    { range: 'bytes=100-' },
    { status: 416, headers: { 'content-length': 0, 'content-range': 'bytes */100' } },
  ],
  ['the whole for several ranges', 'GET', { range: 'bytes=0-1,4-5' }, whole],
  ['the whole when the part is of another version', 'GET', { range: 'bytes=0-1', 'if-range': '"x"' }, whole],
  ['the length of the whole to HEAD', 'HEAD', { range: 'bytes=0-1' }, whole],
  ['a condition before a range', 'GET', { range: 'bytes=100-', 'if-none-match': '"abc"' }, { status: 304 }],
])('answers %s', (_name, method, headers, expected) => {
  expect(answerContent({ method, headers }, content)).toEqual(expected);
});
