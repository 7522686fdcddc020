import { expect, it } from 'vitest';
import { splitHead } from './split-head.ts';

it('parts what belongs into the head from the page', () => {
  const head =
    '<title>a &lt;title&gt; &gt; b</title><meta name="description" content="x"/><link rel="canonical" href="/"/>';
  const body = '<div><title>of a picture</title></div><link rel="x"/>';
  expect(splitHead(head + body)).toEqual([head, body]);
  expect(splitHead(body)).toEqual(['', body]);
  expect(splitHead('<!--$--><main></main>')).toEqual(['', '<!--$--><main></main>']);
  expect(splitHead('')).toEqual(['', '']);
});
