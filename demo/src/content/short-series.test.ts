import { expect, it } from 'vitest';
import { demoFilms } from './films.ts';
import { demoPersons } from './persons.ts';
import { demoSeries } from './series.ts';
import { demoShortSeries } from './short-series.ts';

const clips = demoShortSeries.flatMap(({ episodes }) => episodes);
const persons = new Set(demoPersons.map(({ slug }) => slug));

it('tells each story in five to eight clips of one or two minutes', () => {
  const misshapen = demoShortSeries.filter(({ episodes }) => episodes.length < 5 || episodes.length > 8);
  expect(misshapen.map(({ slug }) => slug)).toEqual([]);
  const mistimed = clips.filter(({ seconds }) => seconds < 60 || seconds > 120 || seconds % 10 !== 0);
  expect(mistimed.map(({ slug }) => slug)).toEqual([]);
});

it('says four to eight short lines in every clip', () => {
  const wrong = clips.filter(
    ({ lines }) =>
      lines.length < 4 ||
      lines.length > 8 ||
      lines.some((line) => [line.rus, line.eng, line.hye].some((text) => text === '' || text.length > 60)),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

it('names each story and clip once, numbering the clips, among series', () => {
  const others = [...demoFilms, ...demoSeries].map(({ slug }) => slug);
  const slugs = [...others, ...demoShortSeries.map(({ slug }) => slug), ...clips.map(({ slug }) => slug)];
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  for (const { slug, episodes, themes } of demoShortSeries) {
    expect(episodes.map((episode) => episode.slug)).toEqual(
      episodes.map((_episode, at) => `${slug}-s1e${at + 1}`),
    );
    expect([slug, themes.includes('series')]).toEqual([slug, true]);
  }
});

it('is played by persons that the service knows', () => {
  const cast = demoShortSeries.flatMap((series) => series.cast.map(({ person }) => person));
  expect(cast.filter((slug) => !persons.has(slug))).toEqual([]);
});
