import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { castOf, findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { userQuery } from '../data/queries.ts';
import { render } from '../ui/testing/render.tsx';
import { StructuredData } from './structured-data.tsx';
import { titleData } from './title-data.ts';

const origin = 'https://kadr.example';
const cast = castOf('rus');

function itemAt(slug: string) {
  const seed = findSeed(slug);
  if (!seed) throw new Error(`There is no “${slug}”.`);
  return itemOf(seed, 'rus');
}

const dataOf = (item: ReturnType<typeof itemAt>) =>
  titleData(item, { name: item.name, cast, origin, image: '/images/x/share' });

describe('a title as data', () => {
  it('says what it is, who made it and where it plays', () => {
    const item = itemAt('salt-line');
    expect(dataOf(item)).toMatchObject({
      '@type': 'Movie',
      '@id': `${origin}/movies/salt-line`,
      url: `${origin}/movies/salt-line`,
      name: 'Соляная линия',
      alternateName: 'The Salt Line',
      image: `${origin}/images/x/share`,
      duration: 'PT1H',
      genre: ['Драма', 'Фантастика'],
      contentRating: '12+',
      actor: [{ '@type': 'Person', name: 'Вера Туманян', url: `${origin}/persons/vera-tumanyan` }],
      director: [{ '@type': 'Person', name: 'Илья Сорокин' }],
      potentialAction: { '@type': 'WatchAction', target: `${origin}/movies/salt-line/player` },
    });
  });

  it('is family friendly up to 14 (PF-030, CT-113)', () => {
    const item = itemAt('salt-line');
    const friendly = (age_value: number) =>
      dataOf({ ...item, age_level: { id: 1, name: `${age_value}+`, age_value } })['isFamilyFriendly'];
    expect([0, 12, 14, 15, 16, 18].map(friendly)).toEqual([true, true, true, false, false, false]);
  });

  it('counts a thousand votes to a point of its rating, and none without a rating (PF-031, CT-114)', () => {
    const item = itemAt('salt-line');
    const rated = (wink: number | null) =>
      dataOf({ ...item, ratings: { wink, user: null } })['aggregateRating'];
    expect(rated(7.8)).toMatchObject({ ratingValue: 7.8, ratingCount: 7800, bestRating: 10 });
    expect([rated(null), rated(0)]).toEqual([undefined, undefined]);
  });

  it('knows its place in a series', () => {
    expect(dataOf(itemAt('harbour-lights'))).toMatchObject({ '@type': 'TVSeries', numberOfSeasons: 2 });
    expect(dataOf(itemAt('harbour-lights-season-2'))).toMatchObject({
      '@type': 'TVSeason',
      seasonNumber: 2,
      partOfSeries: { url: `${origin}/series/harbour-lights` },
    });
    expect(dataOf(itemAt('harbour-lights-s1e3'))).toMatchObject({
      '@type': 'TVEpisode',
      episodeNumber: 3,
      partOfSeason: { seasonNumber: 1, url: `${origin}/seasons/harbour-lights-season-1` },
    });
  });
});

describe('structured data', () => {
  const show = (isAuth: boolean | null, name = 'x') =>
    render(createElement(StructuredData, { data: { '@type': 'Movie', name } }), {
      answers: isAuth === null ? [] : [[userQuery().queryKey, { ...fixtureUser('rus'), isAuth }]],
    });

  it('stands on pages of signed-out viewers and not on those of signed-in ones (PF-029, CT-112)', () => {
    expect(show(false)).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
    expect(show(null)).toContain('application/ld+json');
    expect(show(true)).not.toContain('application/ld+json');
  });

  it('cannot be broken out of by a title', () => {
    const name = '</script><script>alert(1)</script>';
    const markup = show(false, name);
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
    const json = /<script[^>]*>(.*?)<\/script>/.exec(markup)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ name });
  });
});
