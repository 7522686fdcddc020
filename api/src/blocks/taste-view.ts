import { translate } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { forYou } from '../cold-start/taste.ts';
import type { Taste } from '../cold-start/taste.ts';
import type { BlockRow, ViewRows } from './repository.ts';
import type { TitleQuery } from '../tables/title-query.ts';

/** The maximum number of genres that get a row. */
const mostRows = 10;

/** Titles of several chosen genres come first; enough of them for `count` without the known ones. */
export const recommended = ({ titleIds }: Taste, count: number): TitleQuery => ({
  similar: true,
  sort: 'popular',
  limit: count + titleIds.size,
});

const texts = {
  name: { rus: 'Для вас', eng: 'For you', hye: 'Ձեզ համար' },
  description: {
    rus: 'Подобрано по жанрам и фильмам, которые вы выбрали.',
    eng: 'Chosen by the genres and films that you like.',
    hye: 'Ընտրված է ձեր նախընտրած ժանրերով և ֆիլմերով։',
  },
  recommended: { rus: 'Рекомендуем вам', eng: 'Recommended for you', hye: 'Առաջարկում ենք ձեզ' },
};

/** The result of cold start, in the shape of database rows: recommendations, then a row for each genre. */
export function viewOfTaste({ genres }: Taste, language: Language): ViewRows {
  const row = { tag: null, subName: null, target: null, displayType: null, customData: null };
  const rest = { ...row, variant: null, glowColor: null, customFields: null, items: [], entries: [] };
  return {
    view: {
      id: 0,
      alias: forYou,
      name: translate(texts.name, language),
      title: null,
      description: translate(texts.description, language),
    },
    blocks: [
      {
        ...rest,
        id: 1,
        type: 'recom_cold_start',
        name: translate(texts.recommended, language),
        query: null,
      },
      ...genres.slice(0, mostRows).map(({ alias, name }, at): BlockRow =>
        Object.assign(
          {
            id: at + 2,
            type: 'carousel',
            name,
            query: { genre: alias, sort: 'rating', limit: 20 } as const,
          },
          rest,
        ),
      ),
    ],
  };
}
