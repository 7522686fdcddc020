import { describe, expect, it } from 'vitest';
import { demoCollections } from './collections.ts';
import { demoFilms } from './films.ts';
import { demoGenres } from './genres.ts';
import { demoSongs } from './karaoke.ts';
import { demoPersons } from './persons.ts';
import { demoPictured } from './pictured.ts';
import { demoPromoEvents } from './promo-events.ts';
import { demoSeries } from './series.ts';
import { demoShortSeries } from './short-series.ts';
import { genreAliases } from './schemas.ts';
import type { DemoTitle } from './types.ts';

/** A title without its dialogue. */
type TitleFacts = Omit<DemoTitle, 'lines'>;

const titles: readonly TitleFacts[] = [...demoFilms, ...demoSeries, ...demoShortSeries];
const seasons = demoSeries.flatMap((series) => series.seasons);
const episodes = [...seasons, ...demoShortSeries].flatMap((season) => season.episodes);
const persons = new Map(demoPersons.map((person) => [person.slug, person]));
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);
const yearOf = (date: string) => Number(date.slice(0, 4));
/** Slugs of the titles for which something is not so. */
const exceptions = (isSo: (title: TitleFacts) => boolean) =>
  titles.filter((title) => !isSo(title)).map(({ slug }) => slug);

describe('the demo catalogue', () => {
  it('is as large as a service that one would visit', () => {
    expect(demoFilms.length).toBeGreaterThanOrEqual(42);
    expect(demoSeries.length).toBeGreaterThanOrEqual(21);
    expect(demoShortSeries.length).toBeGreaterThanOrEqual(12);
    expect(demoPersons.length).toBeGreaterThanOrEqual(60);
    expect(demoGenres.length).toBeGreaterThanOrEqual(18);
  });

  it('tells a series in two or three seasons of three to six episodes, or in one of eight', () => {
    const misshapen = demoSeries.filter(({ seasons: told }) => {
      const lengths = told.map((season) => season.episodes.length);
      return lengths.length === 1
        ? lengths[0] !== 8
        : lengths.length > 3 || lengths.some((length) => length < 3 || length > 6);
    });
    expect(misshapen.map(({ slug }) => slug)).toEqual([]);
  });

  it('names each thing once', () => {
    expect(repeated([...titles, ...seasons, ...episodes].map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoPersons.map(({ slug }) => slug))).toEqual([]);
  });

  it('has collections and promo events of titles that it knows, each of five at least, and songs', () => {
    expect([demoCollections.length, demoPromoEvents.length, demoSongs.length]).toEqual([19, 9, 30]);
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
    expect(exceptions(({ rating }) => rating >= 5.8 && rating <= 9.3)).toEqual([]);
    expect(
      exceptions(
        ({ countries }) => countries.length > 0 && countries.every((code) => regions.of(code) !== undefined),
      ),
    ).toEqual([]);
    expect(exceptions(({ genres }) => genres.length > 0 && repeated(genres).length === 0)).toEqual([]);
    expect(exceptions(({ themes }) => themes.length > 0 && repeated(themes).length === 0)).toEqual([]);
    const misdated = demoSeries.filter(
      ({ year, seasons: told }) =>
        told[0]?.year !== year ||
        told.some((season, at) => at > 0 && season.year <= (told[at - 1]?.year ?? 0)),
    );
    expect(misdated.map(({ slug }) => slug)).toEqual([]);
  });

  it('uses every genre, theme and kind of music', () => {
    expect(new Set(titles.flatMap(({ genres }) => genres))).toEqual(new Set(genreAliases));
    expect(new Set(titles.flatMap(({ themes }) => themes))).toEqual(
      new Set(['movies', 'series', 'kids', 'education', 'sport']),
    );
    expect(new Set(titles.map(({ mood }) => mood))).toEqual(new Set(['calm', 'tense', 'bright', 'epic']));
    expect(demoFilms.filter(({ themes }) => !themes.includes('movies'))).toEqual([]);
    expect([...demoSeries, ...demoShortSeries].filter(({ themes }) => !themes.includes('series'))).toEqual(
      [],
    );
  });
});
