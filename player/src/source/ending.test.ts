import { describe, expect, it } from 'vitest';
import { beforeEnding, endingAfter, endingStart, isNearEnding, secondsLeft, skipTarget } from './ending.ts';
import type { Ending, EndingFilm } from './ending.ts';

const film: EndingFilm = { duration: 1000, credits: { start: 900, end: 1000 } };
const at = (ending: Ending, position: number, of: EndingFilm = film): Ending =>
  endingAfter(ending, { type: 'time', position, film: of });
/** Plays from one second to another, looking four times a second. */
const play = (ending: Ending, from: number, to: number, of: EndingFilm = film): Ending => {
  let result = ending;
  for (let position = from; position <= to; position += 0.25) result = at(result, position, of);
  return result;
};

describe('the end of a film', () => {
  it('begins with its credits, else ten seconds before it is over, never before the middle', () => {
    expect(endingStart(film)).toBe(900);
    expect(endingStart({ duration: 1000 })).toBe(990);
    expect(endingStart({ duration: 12 })).toBe(6);
    expect(endingStart({ duration: 1000, credits: { start: 3, end: 10 } })).toBe(500);
  });

  it('counts ten seconds of film, and less where there is less', () => {
    expect(secondsLeft(play(beforeEnding, 890, 899.75), 1000)).toBeNull();
    expect(secondsLeft(play(beforeEnding, 890, 900), 1000)).toBe(10);
    expect(secondsLeft(play(beforeEnding, 890, 904), 1000)).toBe(6);
    expect(secondsLeft(play(beforeEnding, 890, 911), 1000)).toBe(0);
    const short: EndingFilm = { duration: 904, credits: { start: 900, end: 904 } };
    expect(secondsLeft(play(beforeEnding, 899, 901, short), 904)).toBe(3);
    expect(secondsLeft(play(beforeEnding, 0, 3, { duration: 0 }), 0)).toBeNull();
  });

  it('restarts its countdown after a seek within it, and drops it after a seek out of it', () => {
    const counting = play(beforeEnding, 895, 908);
    expect(secondsLeft(at(counting, 960), 1000)).toBe(10);
    expect(secondsLeft(at(counting, 901), 1000)).toBe(10);
    expect(secondsLeft(at(counting, 993), 1000)).toBe(7);
    expect(secondsLeft(at(counting, 400), 1000)).toBeNull();
  });

  it('no longer continues automatically once the viewer wants the credits, until he comes from the film again', () => {
    const dismissed = endingAfter(play(beforeEnding, 895, 903), { type: 'dismiss' });
    expect(secondsLeft(play(dismissed, 903.25, 999), 1000)).toBeNull();
    expect(secondsLeft(play(at(dismissed, 700), 899, 902), 1000)).toBe(8);
  });

  it('is prepared half a minute before', () => {
    expect(isNearEnding(869, film)).toBe(false);
    expect(isNearEnding(870, film)).toBe(true);
    expect(isNearEnding(0, { duration: 0 })).toBe(false);
    expect(isNearEnding(0, { duration: 20 })).toBe(true);
  });
});

describe('skipping', () => {
  it('leads to the end of the part, as long as that is worth it', () => {
    const intro = { start: 10, end: 40 };
    expect([9.9, 10, 38.9, 39.1, 50].map((position) => skipTarget(intro, position))).toEqual([
      null,
      40,
      40,
      null,
      null,
    ]);
    expect(skipTarget(undefined, 5)).toBeNull();
  });
});
