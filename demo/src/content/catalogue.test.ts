import { describe, expect, it } from 'vitest';
import { demoCollections } from './collections.ts';
import { demoFilms } from './films.ts';
import { demoGenres } from './genres.ts';
import { demoSongs } from './karaoke.ts';
import { demoPersons } from './persons.ts';
import { demoPictured } from './pictured.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoSeries } from './series.ts';
import { artStyles, genreAliases } from './types.ts';
import type { DemoTitle } from './types.ts';

const titles: readonly DemoTitle[] = [...demoFilms, ...demoSeries];
const seasons = demoSeries.flatMap((series) => series.seasons);
const episodes = seasons.flatMap((season) => season.episodes);
const persons = new Map(demoPersons.map((person) => [person.slug, person]));
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);
const yearOf = (date: string) => Number(date.slice(0, 4));
/** Slugs of the titles for which something is not so. */
const exceptions = (isSo: (title: DemoTitle) => boolean) =>
  titles.filter((title) => !isSo(title)).map(({ slug }) => slug);

describe('the demo catalogue', () => {
  it('is as large as a service that one would visit', () => {
    expect(demoFilms.length).toBeGreaterThanOrEqual(42);
    expect(demoSeries.length).toBeGreaterThanOrEqual(3);
    expect(demoPersons.length).toBeGreaterThanOrEqual(45);
    expect(demoGenres.length).toBeGreaterThanOrEqual(18);
    expect(demoSeries.filter((series) => series.seasons.length !== 2)).toEqual([]);
    expect(seasons.filter((season) => season.episodes.length < 3 || season.episodes.length > 4)).toEqual([]);
  });

  it('names each thing once', () => {
    expect(repeated([...titles, ...seasons, ...episodes].map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoPersons.map(({ slug }) => slug))).toEqual([]);
    expect(demoGenres.map(({ alias }) => alias)).toEqual([...genreAliases]);
  });

  it('has collections and promo events of titles that it knows, each of five at least, and songs', () => {
    expect([demoCollections.length, demoPromoEvents.length, demoSongs.length]).toEqual([12, 6, 12]);
    const known = new Set(titles.map(({ slug }) => slug));
    for (const { slug, media_items } of [...demoCollections, ...demoPromoEvents]) {
      expect([slug, media_items.filter((title) => !known.has(title))]).toEqual([slug, []]);
      expect([slug, repeated(media_items)]).toEqual([slug, []]);
    }
    expect(demoCollections.filter(({ media_items }) => media_items.length < 5)).toEqual([]);
    const collections = new Set(demoCollections.map(({ slug }) => slug));
    expect(
      demoPromoEvents.filter(({ target }) => target?.type === 'collection' && !collections.has(target.link)),
    ).toEqual([]);
    expect(repeated(demoPictured.map(({ key }) => key))).toEqual([]);
  });

  it('knows everybody in a cast, and shows everybody it knows', () => {
    const named = titles.flatMap(({ cast }) => cast.map(({ person }) => person));
    expect(named.filter((slug) => !persons.has(slug))).toEqual([]);
    expect(demoPersons.map(({ slug }) => slug).filter((slug) => !named.includes(slug))).toEqual([]);
    expect(
      exceptions(({ cast }) => repeated(cast.map(({ person, role }) => `${person} ${role}`)).length === 0),
    ).toEqual([]);
    expect(exceptions(({ cast }) => cast.filter(({ role }) => role === 'director').length === 1)).toEqual([]);
    const isPlayed = (role: string) => role === 'actor' || role === 'voice';
    expect(
      exceptions(({ cast }) =>
        cast.every(({ role, character }) => isPlayed(role) === (character !== undefined)),
      ),
    ).toEqual([]);
  });

  it('lets nobody work before ten or after death', () => {
    const impossible = titles.flatMap(({ slug, year, cast }) =>
      cast.flatMap(({ person }) => {
        const { birth_date, death_date } = persons.get(person) ?? {};
        const isTooYoung = birth_date !== undefined && year - yearOf(birth_date) < 10;
        const isTooLate = death_date !== undefined && year > yearOf(death_date);
        return isTooYoung || isTooLate ? [`${person} in ${slug}`] : [];
      }),
    );
    expect(impossible).toEqual([]);
  });

  it('has plausible figures', () => {
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(exceptions(({ year }) => year >= 1962 && year <= 2026)).toEqual([]);
    expect(exceptions(({ rating }) => rating >= 5.8 && rating <= 9.3)).toEqual([]);
    expect(
      exceptions(
        ({ countries }) => countries.length > 0 && countries.every((code) => regions.of(code) !== undefined),
      ),
    ).toEqual([]);
    expect(exceptions(({ genres }) => genres.length > 0 && repeated(genres).length === 0)).toEqual([]);
    expect(exceptions(({ themes }) => themes.length > 0 && repeated(themes).length === 0)).toEqual([]);
    expect(exceptions(({ art }) => art.palette.hues.every((hue) => hue >= 0 && hue < 360))).toEqual([]);
    const misdated = demoSeries.filter(
      ({ year, seasons: [first, second] }) => first?.year !== year || (second?.year ?? 0) <= year,
    );
    expect(misdated.map(({ slug }) => slug)).toEqual([]);
  });

  it('uses every genre, theme, art style and kind of music', () => {
    expect(new Set(titles.flatMap(({ genres }) => genres))).toEqual(new Set(genreAliases));
    expect(new Set(titles.flatMap(({ themes }) => themes))).toEqual(
      new Set(['movies', 'series', 'kids', 'education', 'sport']),
    );
    expect(new Set(titles.map(({ art }) => art.style))).toEqual(new Set(artStyles));
    expect(new Set(titles.map(({ mood }) => mood))).toEqual(new Set(['calm', 'tense', 'bright', 'epic']));
    expect(demoFilms.filter(({ themes }) => !themes.includes('movies'))).toEqual([]);
    expect(demoSeries.filter(({ themes }) => !themes.includes('series'))).toEqual([]);
  });

  it('draws no two titles of one style alike', () => {
    expect(
      repeated(titles.map(({ art }) => `${art.style} ${art.palette.hues.join(' ')} ${art.palette.mood}`)),
    ).toEqual([]);
    expect(repeated(titles.map(({ art }) => `${art.style} ${art.motif ?? ''}`))).toEqual([]);
  });
});
