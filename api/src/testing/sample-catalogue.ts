import type { CatalogueImport } from '@kadr/contract';

/** Path of a picture, distinct by its number. */
export function picture(number: number): string {
  return `/${number.toString(16).padStart(64, '0')}`;
}

/** A small catalogue: free and sold films, an upcoming one, one of another brand, and a series with two seasons. */
export const sampleCatalogue = {
  genres: [
    { alias: 'drama', name: { rus: 'Драма', eng: 'Drama', hye: 'Դրամա' } },
    { alias: 'comedy', name: { rus: 'Комедия', eng: 'Comedy' } },
    { alias: 'docs', name: { rus: 'Документальное' } },
  ],
  persons: [
    {
      slug: 'anna-kern',
      name: { rus: 'Анна Керн', eng: 'Anna Kern' },
      native_name: 'Anna Kern',
      birth_date: '1980-02-29',
      biography: { rus: 'Актриса.' },
    },
    { slug: 'lev-orlov', name: { rus: 'Лев Орлов' } },
  ],
  media_items: [
    {
      slug: 'north-wind',
      type: 'film',
      name: { rus: 'Северный ветер', eng: 'North Wind', hye: 'Հյուսիսային քամի' },
      original_name: 'North Wind',
      short_description: { rus: 'Шторм.', eng: 'A storm.' },
      summary: { rus: 'Долгий шторм.' },
      year: 2024,
      age: 12,
      genres: ['drama', 'docs'],
      countries: ['RU', 'AM', 'SU'],
      themes: ['movies'],
      rating: 7.8,
      logo: { rus: picture(1), eng: picture(2) },
      visit_card: picture(3),
      background: picture(4),
      poster_bg_color: '#102030',
      screenshots: [picture(5), picture(6)],
      cast: [
        { person: 'anna-kern', role: 'actor', character: { rus: 'Капитан', eng: 'Captain' } },
        { person: 'lev-orlov', role: 'director' },
      ],
    },
    {
      slug: 'apple-year',
      type: 'film',
      name: { rus: 'Яблочный год', eng: 'A Year of Apples' },
      year: 2020,
      genres: ['comedy'],
      themes: ['movies', 'kids'],
      rating: 6.1,
    },
    {
      slug: 'hedgehog',
      type: 'film',
      name: { rus: 'Ёжик', eng: 'Zebra' },
      year: 2022,
      genres: ['drama'],
      themes: ['kids'],
      rating: 9.2,
    },
    {
      slug: 'subscribers-only',
      type: 'film',
      name: { rus: 'Только своим' },
      usage_model: 'SERVICE',
      genres: ['drama'],
      rating: 5,
    },
    {
      slug: 'to-come',
      type: 'film',
      name: { rus: 'Скоро' },
      is_coming_soon: true,
      start_date: 1_790_000_000,
      genres: ['comedy'],
    },
    { slug: 'ararat-only', type: 'film', name: { rus: 'Арарат' }, brands: ['ararat'], genres: ['drama'] },
    { slug: 'unpackaged', type: 'film', name: { rus: 'Не готов' } },
    {
      slug: 'ship',
      type: 'series',
      name: { rus: 'Корабль', eng: 'The Ship' },
      note: { rus: 'Фрагмент' },
      age: 16,
      genres: ['drama'],
      themes: ['series'],
      rating: 8,
      cast: [{ person: 'anna-kern', role: 'actor' }],
    },
    {
      slug: 'ship-1',
      type: 'season',
      parent: 'ship',
      order_number: 1,
      name: { rus: 'Сезон 1' },
      short_name: { rus: 'С1' },
    },
    { slug: 'ship-2', type: 'season', parent: 'ship', order_number: 2, name: { rus: 'Сезон 2' } },
    {
      slug: 'ship-1-1',
      type: 'episode',
      parent: 'ship-1',
      order_number: 1,
      name: { rus: 'Отплытие' },
      age: 6,
    },
    { slug: 'ship-1-2', type: 'episode', parent: 'ship-1', order_number: 2, name: { rus: 'Шторм' } },
    { slug: 'ship-2-1', type: 'episode', parent: 'ship-2', order_number: 1, name: { rus: 'Берег' } },
  ],
} satisfies CatalogueImport;

/** Slugs that can be watched once the catalogue is published as in tests. */
export const publishedFilms = ['north-wind', 'apple-year', 'hedgehog', 'subscribers-only', 'ararat-only'];
export const publishedEpisodes = ['ship-1-1', 'ship-1-2', 'ship-2-1'];
