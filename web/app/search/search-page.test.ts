import type { SearchResult } from '@kadr/contract';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { cardOf, findSeed, personOf } from '../../server/testing/fixture-catalogue.ts';
import { fixtureChannel, fixtureEpgs } from '../../server/testing/fixture-television.ts';
import { searchQuery } from './queries.ts';
import { suggestionsQuery } from '../data/queries.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { recentSearches, rememberSearch, forgetSearches } from './recent-searches.ts';
import { recentOption, searchPath, suggestedOption } from './search-options.ts';
import { SearchPage } from './search-page.tsx';
import { searchedWords } from './searched-words.ts';

const seed = findSeed('salt-line');
const person = personOf('vera-tumanyan', 'eng');
if (!seed || !person) throw new Error('The fixture catalogue lacks what this test shows.');
const title = cardOf(seed, 'eng');

const page = (words: string, result: SearchResult | null): string =>
  render(createElement(SearchPage), {
    language: 'eng',
    path: searchPath(words),
    answers: [
      ...(result === null ? [] : [[searchQuery(words).queryKey, result] as const]),
      [suggestionsQuery().queryKey, { pages: [{ items: [title], next_cursor: null }], pageParams: [null] }],
    ],
  });

const everything: SearchResult = {
  understood: null,
  groups: [
    { type: 'person', items: [person] },
    { type: 'media_item', items: [title] },
    {
      type: 'collection',
      items: [
        {
          id: 1,
          slug: 'storms',
          name: 'Storms',
          description: 'Wind and waves.',
          logo: null,
          copyright_holder_logo_1: null,
          copyright_holder_logo_2: null,
        },
      ],
    },
    {
      type: 'service',
      items: [
        {
          id: 1,
          alias: 'big-cinema',
          name: 'Big Cinema',
          image: null,
          icon: null,
          description_short: null,
          channels_count: 0,
          media_items_count: 2,
          karaoke_items_count: 0,
          promo_label_text: null,
          promo_label_color: null,
          active: false,
          actions: [],
          purchase_variants: [],
          purchase_state: null,
        },
      ],
    },
    { type: 'channel', items: [fixtureChannel] },
    { type: 'epg', items: [fixtureEpgs[2]] },
    {
      type: 'karaoke_item',
      items: [
        {
          id: 1,
          slug: 'frost',
          name: 'Frost',
          logo: null,
          artist: { name: 'The Choir' },
          usage_model: null,
          is_favorite: false,
          screenshots: [],
        },
      ],
    },
  ],
};

it('shows what was found by kinds, in the order in which they came (CT-027, CT-156)', () => {
  const markup = page('salt', everything);
  const links = [
    ...markup.matchAll(/href="(\/(?:persons|movies|series|collections|services|tv|karaoke)\/[^"]*)"/g),
  ];
  expect(links.map(([, href]) => href)).toEqual([
    '/persons/vera-tumanyan',
    expect.stringMatching(/^\/(movies|series)\/salt-line$/),
    '/collections/storms',
    '/services/big-cinema',
    '/tv/first-frame',
    '/tv/first-frame/shows/23',
    '/karaoke/frost',
  ]);
  const words = textOf(markup);
  for (const heading of [
    'People',
    'Films and series',
    'Collections',
    'Subscriptions',
    'TV channels',
    'Programmes',
    'Karaoke',
  ])
    expect(words).toContain(heading);
  expect(words).not.toContain('Showing results for');
  expect(markup).toMatch(/<input[^>]*value="salt"/);
});

it('says what it has looked for in the place of the words', () => {
  expect(textOf(page('ghbdtn', { ...everything, understood: 'привет' }))).toContain(
    'Showing results for “привет”',
  );
});

it('offers what others watch when nothing was found, and while nothing is looked for (CT-156)', () => {
  const nothing = page('zzz', { understood: null, groups: [] });
  expect(textOf(nothing)).toContain('Nothing found for “zzz”');
  for (const markup of [nothing, page('', null)]) expect(markup).toContain('/salt-line"');
});

it('takes its words from the parameter `query`, a hundred letters of it (RT-042, CT-027)', () => {
  const read = (query: string): string => searchedWords(new URLSearchParams(query));
  expect(read('query=%20salt%0A%20line%20')).toBe('salt line');
  expect(read('query=%20%00')).toBe('');
  expect(read('')).toBe('');
  expect(read(`query=${'a'.repeat(5000)}`)).toHaveLength(100);
});

it('leads from a suggestion to what it names, and from a recent search to its results', () => {
  const { id, slug, type, name, year, logo, poster_bg_color } = title;
  expect(
    suggestedOption({
      type: 'media_item',
      media_item: { id, slug, type, name, year, logo, poster_bg_color },
    }),
  ).toMatchObject({ text: name, detail: String(year), href: expect.stringContaining('/salt-line') });
  expect(suggestedOption({ type: 'person', person })).toMatchObject({ href: '/persons/vera-tumanyan' });
  expect(recentOption('a & b')).toMatchObject({ href: '/search?query=a+%26+b', text: 'a & b' });
});

it('keeps the latest eight searches of this browser, each once, until they are cleared', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  for (const text of ['a', 'b', 'A', '', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) rememberSearch(store, text);
  expect(recentSearches(store)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'A']);
  forgetSearches(store);
  expect(recentSearches(store)).toEqual([]);
  for (const wrong of ['{', '{}', '[1,null,""]', 'null']) {
    kept.set('recent_searches', wrong);
    expect(recentSearches(store)).toEqual([]);
  }
});
