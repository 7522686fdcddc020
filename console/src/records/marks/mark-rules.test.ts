import { describe, expect, it } from 'vitest';
import { noMarkers, problemsOfMarks, withChapter, withEdge, withMidroll } from './mark-rules.ts';
import type { Markers } from './mark-rules.ts';

const problems = (
  markers: Partial<Markers>,
  midrolls: readonly number[] = [],
  duration: number | null = 100,
) =>
  problemsOfMarks({ markers: { ...noMarkers, ...markers }, midrolls }, duration).map(
    ({ path, message }) => `${path} ${message}`,
  );

describe('marks', () => {
  it('may touch, stand at the end, and wait for their other edge', () => {
    expect(
      problems({
        recap: { start: 0, end: 10 },
        intro: { start: 10, end: 20 },
        credits: { start: 90, end: 100.04 },
        chapters: [
          { start: 0, name: { rus: 'А' } },
          { start: 50, name: { rus: 'Б' } },
        ],
      }),
    ).toEqual([]);
    expect(problems({ intro: { start: 5, end: null } })).toEqual([]);
  });

  it.each<[string, Partial<Markers>, string]>([
    ['end before they begin', { intro: { start: 9, end: 9 } }, 'markers.intro.end marks.endsEarly'],
    ['end behind the film', { credits: { start: 90, end: 101 } }, 'markers.credits.end marks.beyond'],
    [
      'overlap',
      { recap: { start: 0, end: 11 }, intro: { start: 10, end: 20 } },
      'markers.intro.start marks.overlap',
    ],
    [
      'have the credits before the opening',
      { intro: { start: 50, end: 60 }, credits: { start: 1, end: 9 } },
      'markers.credits.start marks.creditsFirst',
    ],
    [
      'begin two chapters at once',
      {
        chapters: [
          { start: 5, name: { rus: 'А' } },
          { start: 5, name: { rus: 'Б' } },
        ],
      },
      'markers.chapters.1.start marks.sameChapter',
    ],
    [
      'begin a chapter behind the film',
      { chapters: [{ start: 100, name: { rus: 'А' } }] },
      'markers.chapters.0.start marks.beyond',
    ],
  ])('must not %s', (_, markers, expected) => expect(problems(markers)).toEqual([expected]));

  it('of advertising stand within the film, each once', () => {
    expect(problems({}, [30, 30, 100])).toEqual([
      'ads.midrolls.1 marks.sameMidroll',
      'ads.midrolls.2 marks.beyond',
    ]);
    expect(problems({}, [3000], null)).toEqual([]);
  });
});

it('sets and clears the edges of a part', () => {
  const begun = withEdge(noMarkers, 'intro', 'start', 12.4);
  expect(begun.intro).toEqual({ start: 12.4, end: null });
  expect(withEdge(begun, 'intro', 'end', 30).intro).toEqual({ start: 12.4, end: 30 });
  expect(withEdge(begun, 'intro', 'start', null).intro).toBeNull();
});

it('keeps chapters and breaks in their order, each once', () => {
  const one = withChapter(noMarkers, 40) ?? noMarkers;
  const two = withChapter(one, 10) ?? noMarkers;
  expect(two.chapters.map(({ start }) => start)).toEqual([10, 40]);
  expect(withChapter(two, 10)).toBeNull();
  expect(withMidroll([40], 10)).toEqual([10, 40]);
  expect(withMidroll([40], 40)).toEqual([40]);
  expect(withMidroll([40], 0)).toEqual([40]);
});
