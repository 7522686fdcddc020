import { describe, expect, it } from 'vitest';
import { leftToChoose, mostPosters, stepAfter, toggled, turnedPosters } from './steps.ts';
import type { ColdStartEvent, ColdStartStep } from './steps.ts';

const events: ColdStartEvent[] = ['genres_chosen', 'back', 'saved', 'refused', 'again'];

describe('cold start', () => {
  it.each<[ColdStartStep, ...ColdStartStep[]]>([
    ['genres', 'movies', 'genres', 'genres', 'genres', 'genres'],
    ['movies', 'movies', 'genres', 'result', 'failed', 'movies'],
    ['failed', 'failed', 'failed', 'failed', 'failed', 'movies'],
    ['result', 'result', 'result', 'result', 'result', 'result'],
  ])('goes on from “%s” in the order of the table (CS-001, CS-008, CS-013)', (step, ...next) => {
    expect(events.map((event) => stepAfter(step, event))).toEqual(next);
  });

  it('wants as many as the service says, five when it says nothing, no more than there are (CS-005, CS-006)', () => {
    expect([0, 2, 3, 9].map((chosen) => leftToChoose(chosen, 3, 20))).toEqual([3, 1, 0, 0]);
    expect([4, 5].map((chosen) => leftToChoose(chosen, null, 20))).toEqual([1, 0]);
    expect(leftToChoose(1, 5, 2)).toBe(1);
    expect(leftToChoose(0, 5, 0)).toBe(0);
  });

  it('takes a choice back', () => {
    expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  });

  it('turns at most twenty posters, fewer as they are (CS-009, CS-010, CS-048)', () => {
    const many = Array.from({ length: 30 }, (_, at) => at);
    expect(turnedPosters(many, 0)).toEqual(many.slice(0, mostPosters));
    expect(turnedPosters(many, 21)[0]).toBe(1);
    expect(turnedPosters(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
    expect(turnedPosters([], 4)).toEqual([]);
  });
});
