import { describe, expect, it } from 'vitest';
import { lyricsAt, sungShare } from './lyrics-view.ts';

const line = (start: number, end: number) => ({ start, end, words: [] });
/** Two lines one after the other, a pause of ten seconds, two more. */
const lines = [line(8, 11), line(12, 15), line(25, 28), line(28, 31)];

describe('what shows of a song', () => {
  it.each([
    [0, { current: null, next: 0, countIn: null }],
    [4.5, { current: 0, next: 1, countIn: null }],
    [5.2, { current: 0, next: 1, countIn: 3 }],
    [6.5, { current: 0, next: 1, countIn: 2 }],
    [7.9, { current: 0, next: 1, countIn: 1 }],
    [8, { current: 0, next: 1, countIn: null }],
    [11.5, { current: 1, next: 2, countIn: null }],
    [14.9, { current: 1, next: 2, countIn: null }],
    [15, { current: null, next: 2, countIn: null }],
    [22.5, { current: 2, next: 3, countIn: 3 }],
    [24.99, { current: 2, next: 3, countIn: 1 }],
    [28, { current: 3, next: null, countIn: null }],
    [31, { current: null, next: null, countIn: null }],
  ])('at %s s: the line, the next one, and a count after a long pause: %o', (position, view) => {
    expect(lyricsAt(lines, position)).toEqual(view);
  });

  it('is nothing of a song without words', () => {
    expect(lyricsAt([], 3)).toEqual({ current: null, next: null, countIn: null });
  });
});

it('a word fills with the music, or at once where nothing is to move', () => {
  const word = { start: 2, end: 4 };
  expect([1, 2, 3, 3.5, 4, 9].map((position) => sungShare(word, position))).toEqual([0, 0, 0.5, 0.75, 1, 1]);
  expect([1, 2, 3].map((position) => sungShare(word, position, true))).toEqual([0, 1, 1]);
  expect(sungShare({ start: 2, end: 2 }, 2)).toBe(1);
});
