import { translate } from '@kadr/contract';
import type { Language, Translated } from '@kadr/contract';
import type { TitleQuery } from '../tables/title-query.ts';
import type { BlockRow, ViewRows } from './repository.ts';

/** A row of titles, or a custom block identified by its tag. */
type DefaultBlock = { readonly name: Translated; readonly query: TitleQuery } | { readonly tag: string };

interface DefaultView {
  /** Shown below the name. */
  readonly description?: Translated;
  readonly blocks: readonly DefaultBlock[];
}

/**
 * The pages that every service has until an operator arranges its own views: an uploaded film appears on the home page
 * at once, and codes can be entered.
 */
const defaultViews: Readonly<Record<string, DefaultView>> = {
  main: {
    blocks: [
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
  },
  media_item: {
    blocks: [
      {
        name: { rus: 'Похожее', eng: 'More like this', hye: 'Նմանատիպ' },
        query: { similar: true, sort: 'popular', limit: 20 },
      },
    ],
  },
  promocode: {
    description: {
      rus: 'Введите промокод, и он сработает сразу.',
      eng: 'Enter the promo code, and it works at once.',
      hye: 'Մուտքագրեք պրոմոկոդը, և այն անմիջապես կգործի։',
    },
    blocks: [{ tag: 'promocode' }],
  },
  'podarochnye-sertifikaty': {
    description: {
      rus: 'Подарите вечер кино: выберите открытку, день и слова. Есть код? Введите его ниже.',
      eng: 'Give an evening of cinema: choose a card, a day and your words. Have a code? Enter it below.',
      hye: 'Նվիրեք կինոյի երեկո՝ ընտրեք բացիկ, օր և խոսքեր։ Կոդ ունե՞ք։ Մուտքագրեք այն ներքևում։',
    },
    blocks: [{ tag: 'certificates' }, { tag: 'promocode' }],
  },
  tvcode: {
    description: {
      rus: 'Введите код с экрана телевизора, и он узнает вас без пароля.',
      eng: 'Enter the code from the television’s screen, and it knows you without a password.',
      hye: 'Մուտքագրեք հեռուստացույցի էկրանի կոդը, և այն կճանաչի ձեզ առանց գաղտնաբառի։',
    },
    blocks: [{ tag: 'tvcode' }],
  },
};

/** The default of a view that no operator has arranged, in the shape of database rows; undefined without one. */
export function defaultView(alias: string, language: Language): ViewRows | undefined {
  const view = Object.hasOwn(defaultViews, alias) ? defaultViews[alias] : undefined;
  return (
    view && {
      view: {
        id: 0,
        alias,
        name: null,
        title: null,
        description: view.description === undefined ? null : translate(view.description, language),
      },
      blocks: view.blocks.map((block, at): BlockRow => {
        const isRow = 'query' in block;
        return {
          id: at + 1,
          type: isRow ? 'carousel' : 'custom_block',
          tag: isRow ? null : block.tag,
          name: isRow ? translate(block.name, language) : null,
          query: isRow ? block.query : null,
          subName: null,
          target: null,
          displayType: null,
          customData: null,
          variant: null,
          glowColor: null,
          customFields: null,
          items: [],
          entries: [],
        };
      }),
    }
  );
}
