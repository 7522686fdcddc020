import type { Filters } from '@kadr/contract';
import { expect, it } from 'vitest';
import { table } from '../routes.tsx';
import {
  catalogueAddress,
  catalogueFilter,
  choiceIn,
  countOf,
  filterNames,
  nothingChosen,
  offeredChoice,
  themeOf,
  tidySearch,
  withOption,
} from './catalogue-filter.ts';

const read = (search: string) => choiceIn(new URLSearchParams(search));

const filters: Filters = {
  multiple: [
    {
      alias: 'genre',
      name: 'Жанр',
      options: ['drama', 'comedy', 'war'].map((alias) => ({ alias, name: alias })),
      all_options_title: 'Все жанры',
    },
  ],
  custom: [{ alias: 'new', name: 'Новое' }],
};

it('has a catalogue for five themes and no other name (CT-014, RT-018)', () => {
  expect(
    ['movies', 'series', 'kids', 'education', 'sport'].map((name) => themeOf(`/${name}/catalog`)),
  ).toEqual(['movies', 'series', 'kids', 'education', 'sport']);
  expect([themeOf('/catalog'), themeOf('/karaoke/catalog'), themeOf('/')]).toEqual([null, null, null]);
});

it('reads what is chosen from the address, several options of one filter too (CT-060)', () => {
  expect(read('genre=drama,comedy&year=1980s&only=new&sort=rating')).toEqual({
    ...nothingChosen,
    genre: ['drama', 'comedy'],
    year: ['1980s'],
    only: ['new'],
    sort: 'rating',
  });
  // As a form without scripts submits it.
  expect(read('genre=&genre=drama&genre=comedy&genre=drama').genre).toEqual(['drama', 'comedy']);
});

it.each([
  ['control characters', 'genre=%00&sort=random&limit=100000'],
  ['a long value', `genre=${'x'.repeat(9000)}`],
  ['a thousand options', `genre=${Array.from({ length: 1000 }, (_, at) => `g${at}`).join(',')}`],
  ['markup, paths, other scripts', 'genre=..%2F..&country=%3Cscript%3E&year=%D8%A7'],
  ['names that are none', 'type[]=film&__proto__=x&constructor=y'],
])('leaves out what an address cannot mean: %s', (_what, search) => {
  expect(read(search)).toEqual(nothingChosen);
});

it('takes a limited number of options', () => {
  const thousand = Array.from({ length: 1000 }, (_, at) => `genre=g${at}`).join('&');
  expect(countOf(read(thousand))).toBe(20);
});

it('drops what the catalogue does not offer, and has the rest in its order', () => {
  const offered = offeredChoice(read('genre=war,nothing,drama&country=XX&only=new,old&sort=new'), filters);
  expect(offered).toEqual({ ...nothingChosen, genre: ['drama', 'war'], only: ['new'], sort: 'new' });
  expect(offeredChoice(read('genre=nothing'), undefined).genre).toEqual(['nothing']);
});

it('writes what is chosen into the address, and reads the same from it (CT-058, CT-060)', () => {
  const choice = withOption(withOption(read('sort=name'), 'genre', 'drama', true), 'genre', 'war', true);
  const address = catalogueAddress('/movies/catalog', choice);
  expect(address).toBe('/movies/catalog?genre=drama,war&sort=name');
  expect(read(new URL(address, 'http://x').search)).toEqual(choice);
  expect(catalogueAddress('/catalog', nothingChosen)).toBe('/catalog');
  expect(catalogueAddress('/catalog', withOption(read('genre=drama'), 'genre', 'drama', false))).toBe(
    '/catalog',
  );
});

it('writes no more into an address than is read from it', () => {
  const many = { ...nothingChosen, genre: Array.from({ length: 300 }, (_, at) => `genre_${at}`) };
  const again = read(new URL(catalogueAddress('/catalog', many), 'http://x').search);
  expect(again.genre).toEqual(many.genre.slice(0, again.genre.length));
  expect(again.genre.length).toBeGreaterThan(10);
});

it('tidies a query and leaves other parameters as they are', () => {
  const tidy = (search: string) => tidySearch(search, offeredChoice(read(search), filters));
  expect(tidy('?genre=war&genre=nothing&utm_source=a%20b&sort=popular')).toBe('?genre=war&utm_source=a%20b');
  expect(tidy('?genre=nothing')).toBe('');
  expect(tidy('?genre=drama,war')).toBe('?genre=drama,war');
  expect(tidy('')).toBe('');
});

it('asks the service for what is chosen', () => {
  expect(catalogueFilter('kids', read('genre=drama,war&only=new'))).toEqual({
    theme: 'kids',
    genre: 'drama,war',
    only: 'new',
    sort: 'popular',
    limit: 48,
  });
  expect(catalogueFilter(null, nothingChosen)).toEqual({ sort: 'popular', limit: 48 });
});

it('has its whole choice in what the server renders a page by (CT-060)', () => {
  const catalogues = table.filter(({ path }) =>
    /^(?:\/(?:movies|series|kids|education|sport))?\/catalog$/.test(path),
  );
  expect(catalogues).toHaveLength(6);
  for (const { query } of catalogues) expect(query).toEqual([...filterNames, 'sort']);
});
