import type { Filters, Language, MediaItemCard } from '@kadr/contract';
import { viewOf } from './fixture-catalogue.ts';

/** The titles of the fixture catalogue by the filters that tests use; other filters have no effect. */
export function fixtureTitles(
  language: Language,
  filter: {
    readonly query?: string | undefined;
    readonly type?: string | undefined;
    readonly genre?: string | undefined;
  },
): MediaItemCard[] {
  const query = (filter.query ?? '').toLowerCase();
  const [types, genres] = [filter.type, filter.genre].map((chosen) => chosen?.split(','));
  return allTitles(language).filter(
    ({ name, type, genres: own }) =>
      name.toLowerCase().includes(query) &&
      types?.includes(type) !== false &&
      (genres === undefined || own.some(({ alias }) => genres.includes(alias))),
  );
}

/** The filters of the fixture catalogue: by genre, by type, and a switch. */
export function fixtureFilters(language: Language): Filters {
  const words = texts[language];
  const genres = allTitles(language).flatMap((title) => title.genres);
  const first = genres.filter(({ alias }, at) => genres.findIndex((one) => one.alias === alias) === at);
  return {
    multiple: [
      {
        alias: 'genre',
        name: words.genre,
        options: first.map(({ alias, name }) => ({ alias, name })),
        all_options_title: words.allGenres,
      },
      {
        alias: 'type',
        name: words.type,
        options: [
          { alias: 'film', name: words.films },
          { alias: 'series', name: words.series },
        ],
        all_options_title: words.allTypes,
      },
    ],
    custom: [{ alias: 'new', name: words.new }],
  };
}

function allTitles(language: Language): MediaItemCard[] {
  return (viewOf('main', language, 1)?.media_blocks[1]?.items ?? []).flatMap((entry) =>
    entry.type === 'media_item' ? [entry.media_item] : [],
  );
}

const texts = {
  rus: {
    genre: 'Жанр',
    allGenres: 'Все жанры',
    type: 'Что смотреть',
    allTypes: 'Фильмы и сериалы',
    films: 'Фильмы',
    series: 'Сериалы',
    new: 'Новое за месяц',
  },
  eng: {
    genre: 'Genre',
    allGenres: 'All genres',
    type: 'What to watch',
    allTypes: 'Films and series',
    films: 'Films',
    series: 'Series',
    new: 'New this month',
  },
  hye: {
    genre: 'Ժանր',
    allGenres: 'Բոլոր ժանրերը',
    type: 'Ինչ դիտել',
    allTypes: 'Ֆիլմեր և սերիալներ',
    films: 'Ֆիլմեր',
    series: 'Սերիալներ',
    new: 'Ամսվա նորույթներ',
  },
} as const satisfies Record<Language, unknown>;
