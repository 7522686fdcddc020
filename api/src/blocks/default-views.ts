import { translate } from '@kadr/contract';
import type { Language, Translated } from '@kadr/contract';
import type { TitleQuery } from '../catalogue/title-query.ts';
import type { BlockRow, ViewRows } from './repository.ts';

interface DefaultBlock {
  readonly name: Translated;
  readonly query: TitleQuery;
}

/**
 * What stands on the pages that every service has until an operator arranges views of his own: a film handed in is found
 * on the home page at once.
 */
const defaultViews: Readonly<Record<string, readonly DefaultBlock[]>> = {
  main: [
    { name: { rus: 'Новинки', eng: 'New', hye: 'Նորույթներ' }, query: { sort: 'new', limit: 20 } },
    {
      name: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
      query: { type: 'film', sort: 'popular', limit: 20 },
    },
    {
      name: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
      query: { type: 'series', sort: 'popular', limit: 20 },
    },
  ],
  media_item: [
    {
      name: { rus: 'Похожее', eng: 'More like this', hye: 'Նմանատիպ' },
      query: { similar: true, sort: 'popular', limit: 20 },
    },
  ],
};

/** The view that stands in for one that nobody arranged, in the shape of the database's rows; undefined when there is none. */
export function defaultView(alias: string, language: Language): ViewRows | undefined {
  const blocks = Object.hasOwn(defaultViews, alias) ? defaultViews[alias] : undefined;
  return (
    blocks && {
      view: { id: 0, alias, name: null, title: null, description: null },
      blocks: blocks.map(({ name, query }, at): BlockRow => ({
        id: at + 1,
        type: 'carousel',
        tag: null,
        name: translate(name, language),
        subName: null,
        target: null,
        displayType: null,
        customData: null,
        variant: null,
        glowColor: null,
        customFields: null,
        query,
        items: [],
        entries: [],
      })),
    }
  );
}
