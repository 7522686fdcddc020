import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

const base = 'https://ads.example/vast/answer?x=1';

it('completes what is relative or has no scheme, and asks by https on a page of https', () => {
  expect(webAddress(' clip.mp4\n', base, 'https:')).toBe('https://ads.example/vast/clip.mp4');
  expect(webAddress('//cdn.example/a', base, 'https:')).toBe('https://cdn.example/a');
  expect(webAddress('http://cdn.example/a', base, 'https:')).toBe('https://cdn.example/a');
  expect(webAddress('http://cdn.example/a', base, 'http:')).toBe('http://cdn.example/a');
  expect(webAddress('http://cdn.example/a?t=[CACHEBUSTING]', base, 'http:')).toBe(
    'http://cdn.example/a?t=[CACHEBUSTING]',
  );
});

it('takes nothing else for an address', () => {
  for (const text of [
    '',
    ' ',
    'javascript:alert(1)',
    'data:video/mp4,x',
    'ftp://a/b',
    'http://',
    `https://a/${'b'.repeat(9000)}`,
  ])
    expect(webAddress(text, base, 'http:')).toBeNull();
});
