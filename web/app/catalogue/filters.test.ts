import type { Filters as FiltersOfTheme, Language } from '@kadr/contract';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { filterCountQuery, filtersQuery } from './queries.ts';
import { mediaItemsQuery } from '../data/queries.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { shownView } from '../data/shown-view.ts';
import { NamedViewPage } from '../home/named-view-page.tsx';
import { render, textOf } from '../ui/testing/render.tsx';
import { CataloguePage } from './catalogue-page.tsx';
import { catalogueFilter, choiceIn, filterOf } from './catalogue-filter.ts';
import { Filters } from './filters.tsx';

const filters: FiltersOfTheme = {
  multiple: [
    {
      alias: 'genre',
      name: 'Жанр',
      options: [
        { alias: 'drama', name: 'Драма' },
        { alias: 'comedy', name: 'Комедия <b>' },
        { alias: 'war', name: 'Война' },
      ],
      all_options_title: 'Все жанры',
    },
    {
      alias: 'mood',
      name: 'Настроение',
      options: [{ alias: 'sad', name: 'Грустное' }],
      all_options_title: 'Любое',
    },
  ],
  custom: [{ alias: 'new', name: 'Новое за месяц' }],
};
const view = shownView({
  id: 1,
  alias: 'any',
  name: 'Раздел',
  title: null,
  description: null,
  media_blocks: [
    {
      id: 1,
      name: 'Слово',
      sub_name: null,
      type: 'custom_block',
      tag: 'mediaTitle',
      target: null,
      image: null,
      display_type: null,
      custom_data: null,
      variant: null,
      glow_color: null,
      items: [],
    },
  ],
});
const choice = (search: string) => choiceIn(new URLSearchParams(search));
const form = (search: string, language: Language = 'rus'): string =>
  render(createElement(Filters, { theme: 'movies', path: '/movies/catalog', chosen: choice(search) }), {
    language,
    answers: [[filtersQuery('movies').queryKey, filters]],
  });
const checked = (markup: string): string[] =>
  [...markup.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    input.includes('checked=""') ? (/value="([^"]*)"/.exec(input)?.[1] ?? 'all') : [],
  );

describe('the filter block', () => {
  it('is a form that leads to the catalogue with what is chosen, without scripts too (CT-058)', () => {
    const markup = form('');
    expect(markup).toMatch(/<form[^>]*action="\/movies\/catalog"[^>]*method="get"/);
    expect(markup).toMatch(/<input type="checkbox"[^>]*name="genre"[^>]*value="drama"/);
    expect(markup).toMatch(/<input type="checkbox"[^>]*name="only"[^>]*value="new"/);
    expect(markup).toMatch(/<select[^>]*name="sort"/);
    expect(markup).not.toContain('style=');
  });

  it('offers the name of no choice first, and the options of each filter (CT-055, CT-059)', () => {
    const [genre = ''] = /<fieldset.*?<\/fieldset>/s.exec(form('')) ?? [];
    expect(textOf(genre)).toBe('Жанр Все жанры Драма Комедия &lt;b&gt; Война');
    expect(checked(form(''))).toEqual(['all']);
    expect(textOf(/<summary.*?<\/summary>/s.exec(form(''))?.[0] ?? '')).toBe('Жанр: Все жанры');
  });

  it('shows what is chosen (CT-060)', () => {
    const markup = form('genre=drama,war&only=new&sort=rating');
    expect(checked(markup)).toEqual(['drama', 'war', 'new']);
    expect(textOf(/<summary.*?<\/summary>/s.exec(markup)?.[0] ?? '')).toBe('Жанр: Драма +1');
    expect(markup).toMatch(
      /<option[^>]*value="rating"[^>]*selected=""|<option[^>]*selected=""[^>]*value="rating"/,
    );
  });

  it('leaves out a filter that it does not know', () => {
    expect(form('')).not.toContain('Настроение');
  });

  it('stands without its filters while they are not known', () => {
    const markup = render(createElement(Filters, { theme: null, path: '/catalog' }));
    expect(markup).toMatch(/<select[^>]*name="sort"/);
    expect(markup).not.toContain('<details');
  });
});

it.each(['movies', 'series', 'kids', 'education', 'sport'] as const)(
  'the theme page /%s has the filter block, which leads to its catalogue; another page has none (CT-057, CT-058)',
  (theme) => {
    const page = (alias: string): string =>
      render(createElement(NamedViewPage), {
        path: `/${alias}`,
        route: '/:name',
        answers: [
          [mediaViewQuery(alias).queryKey, view],
          [filtersQuery(theme).queryKey, filters],
        ],
      });
    expect(page(theme)).toMatch(new RegExp(`<form[^>]*action="/${theme}/catalog"`));
    expect(textOf(page(theme))).toContain('Все жанры');
    expect(page('news')).not.toContain('<form');
  },
);

describe('a catalogue', () => {
  const seed = findSeed('salt-line');
  const films = seed ? [cardOf(seed, 'rus')] : [];
  const show = (
    search: string,
    {
      items = films,
      next_cursor = null,
      count = 0,
      device = 'desktop',
    }: {
      readonly items?: typeof films;
      readonly next_cursor?: string | null;
      readonly count?: number;
      readonly device?: 'desktop' | 'phone';
    } = {},
  ): string => {
    const offered = choice(search.replace('nonsense', ''));
    return render(createElement(CataloguePage), {
      path: `/movies/catalog?${search}`,
      device,
      answers: [
        [filtersQuery('movies').queryKey, filters],
        [
          mediaItemsQuery(catalogueFilter('movies', offered)).queryKey,
          { pages: [{ items, next_cursor }], pageParams: [null] },
        ],
        [filterCountQuery(filterOf('movies', offered)).queryKey, { count, is_more: count === 999 }],
      ],
    });
  };
  const links = (markup: string): (string | undefined)[] =>
    [...markup.matchAll(/<a [^>]*href="(\/movies\/catalog[^"]*)"/g)].map(([, href]) => href);

  it('says what it is narrowed by: each option is a link without it, one link clears all', () => {
    const markup = show('genre=drama,war&only=new&sort=new');
    expect(links(markup)).toEqual([
      '/movies/catalog?genre=war&amp;only=new&amp;sort=new',
      '/movies/catalog?genre=drama&amp;only=new&amp;sort=new',
      '/movies/catalog?genre=drama,war&amp;sort=new',
      '/movies/catalog?sort=new',
    ]);
    expect(markup).toContain('aria-label="Убрать: Драма"');
    expect(textOf(markup)).toContain('Найдено: 1');
    expect(textOf(show('genre=drama', { next_cursor: 'x', count: 999 }))).toContain('Найдено: 999+');
  });

  it('takes no harm from what it does not offer: it is as if it were not there', () => {
    const markup = show('genre=nonsense');
    expect(links(markup)).toEqual([]);
    expect(textOf(markup)).not.toContain('Найдено');
    expect(checked(markup)).toEqual(['all']);
  });

  it.each([
    ['desktop', 14],
    ['phone', 4],
  ] as const)('asks at once for the pictures of the first screen alone: on a %s for %s', (device, count) => {
    const items = Array.from({ length: 20 }, () => films).flat();
    const markup = show('', { items, device });
    expect(markup.match(/<img[^>]*loading="eager"/g)).toHaveLength(count);
  });

  it('that finds nothing says so, and how to see everything', () => {
    const markup = show('genre=drama&only=new', { items: [] });
    expect(textOf(markup)).toContain('Ничего не подошло');
    expect(links(markup).at(-1)).toBe('/movies/catalog');
  });

  it('is kept from search engines once two options are combined', () => {
    expect(show('genre=drama')).not.toContain('noindex');
    expect(show('genre=drama,war')).toContain('noindex');
  });
});

it('asks for filters once in five minutes (CT-125)', async () => {
  let asked = 0;
  const queries = new QueryClient();
  const query = {
    ...filtersQuery(null),
    queryFn: () => {
      asked += 1;
      return Promise.resolve(filters);
    },
  };
  const begun = Date.now();
  await queries.fetchQuery(query);
  await queries.fetchQuery(query);
  expect(asked).toBe(1);
  queries.setQueryData(query.queryKey, filters, { updatedAt: begun - 4.9 * 60_000 });
  await queries.fetchQuery(query);
  expect(asked).toBe(1);
  queries.setQueryData(query.queryKey, filters, { updatedAt: begun - 5.1 * 60_000 });
  await queries.fetchQuery(query);
  expect(asked).toBe(2);
});
