import { catalogueImportSchema } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { filmDuration, segmentDuration } from '../film/timing.ts';
import { demoFilms } from './films.ts';
import { toImport } from './import.ts';
import { demoPersons } from './persons.ts';
import { demoAdvertising } from './advertising.ts';
import { demoPrices } from './prices.ts';
import { demoOnlyInServices, demoServicePrices } from './service-prices.ts';
import { demoSeries } from './series.ts';
import { demoShortSeries } from './short-series.ts';

const path = (digit: string) => `/${digit.repeat(64)}`;
const titlesOf = (batches: ReturnType<typeof toImport>) =>
  batches.flatMap(({ media_items = [] }) => media_items);
const bySlug = (batches: ReturnType<typeof toImport>, slug: string) =>
  titlesOf(batches).find((title) => title.slug === slug);

describe('toImport', () => {
  it('gives batches that the operator’s import accepts, with pictures and without', () => {
    const pictures = {
      titles: new Map(
        demoFilms.map(({ slug }) => [
          slug,
          {
            logo: { rus: path('a'), eng: path('b'), hye: path('c') },
            visit_card: path('d'),
            background: path('e'),
            color: '#102030',
            screenshots: [path('f')],
          },
        ]),
      ),
      persons: new Map(demoPersons.map(({ slug }) => [slug, path('9')])),
    };
    for (const batch of [...toImport(), ...toImport(pictures)]) {
      expect(catalogueImportSchema.safeParse(batch).error?.issues ?? []).toEqual([]);
    }
  });

  it('puts every film, series, season and episode in its place', () => {
    const titles = titlesOf(toImport());
    const count = (type: string) => titles.filter((title) => title.type === type).length;
    const seasons = demoSeries.flatMap((series) => series.seasons);
    expect(count('film')).toBe(demoFilms.length);
    expect(count('series')).toBe(demoSeries.length + demoShortSeries.length);
    expect(count('season')).toBe(seasons.length + demoShortSeries.length);
    expect(count('episode')).toBe(
      [...seasons, ...demoShortSeries].flatMap(({ episodes }) => episodes).length,
    );
    expect(bySlug(toImport(), 'the-upper-quarter-s2e3')).toMatchObject({
      type: 'episode',
      parent: 'the-upper-quarter-season-2',
      order_number: 3,
    });
    expect(bySlug(toImport(), 'the-upper-quarter-season-2')).toMatchObject({
      type: 'season',
      parent: 'the-upper-quarter',
      order_number: 2,
    });
    const order = titles.map(({ slug }) => slug);
    expect(
      titles.filter(({ slug, parent }) => parent && order.indexOf(parent) > order.indexOf(slug)),
    ).toEqual([]);
  });

  it('marks short series, their season and their clips by their category (CT-046)', () => {
    const marked = titlesOf(toImport()).filter(({ category }) => category === 'shortseries');
    expect(marked.map(({ slug }) => slug)).toEqual(
      demoShortSeries
        .toReversed()
        .flatMap(({ slug, episodes }) =>
          [slug, `${slug}-season-1`].concat(episodes.map((episode) => episode.slug)),
        ),
    );
  });

  it('says where the titles of episodes run, inside the film', () => {
    const marked = titlesOf(toImport()).filter(({ markers }) => markers !== undefined);
    expect(marked.length).toBe(
      demoSeries.flatMap(({ seasons }) => seasons.flatMap(({ episodes }) => episodes)).length,
    );
    for (const { markers } of marked) {
      expect(markers?.intro).toEqual({ start: 0, end: segmentDuration });
      expect(markers?.credits?.start).toBeLessThan(filmDuration);
      expect(markers?.credits?.end).toBe(filmDuration);
    }
  });

  it('sells its services, and has films that only they open', () => {
    const services = toImport().flatMap((batch) => batch.services ?? []);
    expect(services.every(({ prices = [] }) => prices.length > 0)).toBe(true);
    expect([...demoServicePrices.keys()].toSorted()).toEqual(services.map(({ alias }) => alias).toSorted());
    const inside = new Set(services.flatMap(({ media_items = [] }) => media_items));
    for (const slug of demoOnlyInServices) {
      expect(inside).toContain(slug);
      expect(bySlug(toImport(), slug)).toMatchObject({ usage_model: 'SERVICE' });
    }
  });

  it('sells a few films, and gives the others away (CM-001)', () => {
    const films = titlesOf(toImport()).filter(({ type }) => type === 'film');
    const sold = films.filter(({ prices = [] }) => prices.length > 0);
    expect(sold.map(({ slug }) => slug).toSorted()).toEqual([...demoPrices.keys()].toSorted());
    expect(sold.every(({ usage_model, prices = [] }) => usage_model === prices[0]?.usage_model)).toBe(true);
    expect(films.length - sold.length).toBeGreaterThanOrEqual(40);
  });

  it('has a few free films that advertisements pay for', () => {
    const paid = titlesOf(toImport()).filter(({ ads }) => (ads ?? null) !== null);
    expect(paid.map(({ slug }) => slug).toSorted()).toEqual([...demoAdvertising.keys()].toSorted());
    expect(paid.every(({ prices = [] }) => prices.length === 0)).toBe(true);
    expect(paid.flatMap(({ ads }) => ads?.midrolls ?? []).every((time) => time < filmDuration)).toBe(true);
  });

  it('shows a series’ pictures on episodes without pictures', () => {
    const batches = toImport({
      titles: new Map([
        ['the-fox-post', { background: path('1'), color: '#aabbcc' }],
        ['the-fox-post-s1e2', { background: path('2') }],
      ]),
    });
    expect(bySlug(batches, 'the-fox-post')).toMatchObject({
      background: path('1'),
      poster_bg_color: '#aabbcc',
    });
    expect(bySlug(batches, 'the-fox-post-season-1')).toMatchObject({ background: path('1') });
    expect(bySlug(batches, 'the-fox-post-s1e1')).toMatchObject({ background: path('1') });
    expect(bySlug(batches, 'the-fox-post-s1e2')).toMatchObject({
      background: path('2'),
      poster_bg_color: null,
    });
    expect(bySlug(batches, 'midnight-station')).toMatchObject({
      background: null,
      logo: null,
      screenshots: [],
    });
  });
});
