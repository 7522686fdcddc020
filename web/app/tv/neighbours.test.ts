import { expect, it } from 'vitest';
import { neighbourOf } from './neighbours.ts';

const channels = ['one', 'two', 'three'].map((slug) => ({ slug }));
const beside = (slug: string, direction: 1 | -1): string | undefined =>
  neighbourOf(channels, slug, direction)?.slug;

it('is the next or the previous channel, round the end', () => {
  expect([beside('one', 1), beside('three', 1)]).toEqual(['two', 'one']);
  expect([beside('two', -1), beside('one', -1)]).toEqual(['one', 'three']);
});

it('is the first or the last one for a channel that is not in the list', () => {
  expect([beside('other', 1), beside('other', -1)]).toEqual(['one', 'three']);
});

it('is none where there is no other', () => {
  expect(neighbourOf(channels.slice(0, 1), 'one', 1)).toBeNull();
  expect(neighbourOf([], 'one', 1)).toBeNull();
});
