import { expect, it } from 'vitest';
import { searchedWords } from '../search/searched-words.ts';
import { catalogueAddress, catalogueFilter, searchFilter, themeOf } from './catalogue-filter.ts';

const read = (search: string) => catalogueFilter(null, new URLSearchParams(search));

it('has a catalogue for five themes and no other name (RT-018)', () => {
  expect(
    ['movies', 'series', 'kids', 'education', 'sport'].map((name) => themeOf(`/${name}/catalog`)),
  ).toEqual(['movies', 'series', 'kids', 'education', 'sport']);
  expect([themeOf('/catalog'), themeOf('/karaoke/catalog'), themeOf('/')]).toEqual([null, null, null]);
});

it('reads the chosen filters from the address and leaves out what it cannot mean', () => {
  expect(read('genre=drama&type=series&sort=new')).toEqual({
    genre: 'drama',
    type: 'series',
    sort: 'new',
    limit: 48,
  });
  expect(read('genre=%00&type=episode&sort=random&limit=100000')).toEqual({ sort: 'popular', limit: 48 });
  expect(read(`genre=${'x'.repeat(9000)}`)).toEqual({ sort: 'popular', limit: 48 });
  expect(catalogueFilter('kids', new URLSearchParams('type=series'))).toEqual({
    theme: 'kids',
    sort: 'popular',
    limit: 48,
  });
});

it('writes the chosen filters into the address of the catalogue (RT-119)', () => {
  expect(catalogueAddress('/movies/catalog', { genre: 'drama', sort: '', lang: 'eng' })).toBe(
    '/movies/catalog?genre=drama',
  );
  expect(catalogueAddress('/catalog', {})).toBe('/catalog');
});

it('looks for the words of the parameter `query` (RT-042)', () => {
  expect(searchFilter(new URLSearchParams('query=%20salt%0A%20line%20'))).toEqual({
    query: 'salt line',
    limit: 48,
  });
  expect(searchFilter(new URLSearchParams('query=%20%00'))).toBeNull();
  expect(searchFilter(new URLSearchParams(''))).toBeNull();
  expect(searchedWords(new URLSearchParams({ query: 'ы'.repeat(5000) }))).toHaveLength(100);
});
