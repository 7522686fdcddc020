import type { CustomFilter, Language, MultipleFilter, Translated, UsageOption } from '@kadr/contract';

/** The name of each filter, and of its option for everything. */
export const filterWords: Readonly<
  Record<MultipleFilter, { readonly name: Translated; readonly all: Translated }>
> = {
  genre: {
    name: { rus: 'Жанр', eng: 'Genre', hye: 'Ժանր' },
    all: { rus: 'Все жанры', eng: 'All genres', hye: 'Բոլոր ժանրերը' },
  },
  country: {
    name: { rus: 'Страна', eng: 'Country', hye: 'Երկիր' },
    all: { rus: 'Все страны', eng: 'All countries', hye: 'Բոլոր երկրները' },
  },
  year: {
    name: { rus: 'Год', eng: 'Year', hye: 'Տարի' },
    all: { rus: 'Все годы', eng: 'All years', hye: 'Բոլոր տարիները' },
  },
  age: {
    name: { rus: 'Возраст', eng: 'Age', hye: 'Տարիք' },
    all: { rus: 'Любой возраст', eng: 'Any age', hye: 'Ցանկացած տարիք' },
  },
  usage: {
    name: { rus: 'Доступ', eng: 'Access', hye: 'Հասանելիություն' },
    all: { rus: 'Любой доступ', eng: 'Any access', hye: 'Ցանկացած հասանելիություն' },
  },
  type: {
    name: { rus: 'Что смотреть', eng: 'What to watch', hye: 'Ինչ դիտել' },
    all: { rus: 'Фильмы и сериалы', eng: 'Films and series', hye: 'Ֆիլմեր և սերիալներ' },
  },
};

export const usageWords: Readonly<Record<UsageOption, Translated>> = {
  free: { rus: 'Бесплатно', eng: 'Free', hye: 'Անվճար' },
  service: { rus: 'По подписке', eng: 'With a subscription', hye: 'Բաժանորդագրությամբ' },
  est: { rus: 'Купить навсегда', eng: 'To buy', hye: 'Գնել ընդմիշտ' },
  tvod: { rus: 'Взять напрокат', eng: 'To rent', hye: 'Վարձել' },
};

export const typeWords: Readonly<Record<'film' | 'series', Translated>> = {
  film: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
  series: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
};

export const customWords: Readonly<Record<CustomFilter, Translated>> = {
  new: { rus: 'Новое за месяц', eng: 'New this month', hye: 'Ամսվա նորույթներ' },
  high_rating: { rus: 'Рейтинг от 8', eng: 'Rated 8 and above', hye: 'Վարկանիշը՝ 8-ից բարձր' },
  coming_soon: { rus: 'Скоро на сервисе', eng: 'Coming soon', hye: 'Շուտով' },
};

/** The name of the ten years from `first` on. */
export function decadeName(first: number, language: Language): string {
  if (language === 'rus') return `${first}-е`;
  return language === 'eng' ? `${first}s` : `${first}-ականներ`;
}
