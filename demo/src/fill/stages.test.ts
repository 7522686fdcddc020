import { describe, expect, it } from 'vitest';
import { demoFilms } from '../content/films.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import { demoViews } from '../content/views.ts';
import { stagesInOrder } from './stages.ts';

const [first, rest] = stagesInOrder();

describe('the stages in which the demo is filled', () => {
  it('are the whole demo together, nothing of it twice', () => {
    const both = <T>(of: (stage: typeof first) => readonly T[]): T[] => [...of(first), ...of(rest)];
    const slugs = (things: readonly { readonly slug: string }[]) => things.map(({ slug }) => slug).toSorted();
    expect(slugs(both(({ titles }) => titles))).toEqual(slugs([...demoFilms, ...demoSeries]));
    expect(slugs(both(({ shorts }) => shorts))).toEqual(slugs(demoShortSeries));
    expect(slugs(both(({ persons }) => persons))).toEqual(slugs(demoPersons));
    expect(
      both(({ pictured }) => pictured)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(demoPictured.map(({ key }) => key).toSorted());
  });

  it('begin with what the home page names, its cast, and a feed of clips', () => {
    const met = new Set(first.titles.map(({ slug }) => slug));
    const home = demoViews
      .filter(({ alias }) => alias === 'main')
      .flatMap(({ blocks }) => blocks.flatMap(({ items }) => items))
      .flatMap((item) => (item.type === 'media_item' ? item.slug : []));
    expect(home.length).toBeGreaterThan(0);
    expect(home.filter((slug) => !met.has(slug))).toEqual([]);
    const portrayed = new Set(first.persons.map(({ slug }) => slug));
    const cast = first.titles.flatMap((title) => title.cast.map(({ person }) => person));
    expect(cast.filter((person) => !portrayed.has(person))).toEqual([]);
    expect(first.shorts.flatMap(({ episodes }) => episodes).length).toBeGreaterThanOrEqual(5);
    expect(first.titles.length).toBeLessThan(rest.titles.length);
  });
});
