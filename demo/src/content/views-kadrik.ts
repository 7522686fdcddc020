import {
  chosen,
  collectionsRow,
  continueViewing,
  grid,
  hero,
  picked,
  spotlight,
  topTen,
} from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const brand = 'kadrik';

/** Main views of the children's brand, in the order of its menu. It shows nothing above 6+. */
export const kadrikViews: readonly DemoView[] = [
  {
    brand,
    alias: 'main',
    name: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' },
    title: {
      rus: 'Кадрик — мультфильмы и сказки для детей',
      eng: 'Kadrik — cartoons and tales for children',
      hye: 'Կադրիկ — մուլտֆիլմեր և հեքիաթներ երեխաների համար',
    },
    description: {
      rus: 'Лисы-почтальоны, чайники-капитаны и облака с фабрики: добрые истории на трёх языках, без рекламы.',
      eng: 'Foxes with the post, captains of teapots and clouds from the factory: kind stories in three languages, no advertising.',
      hye: 'Փոստատար աղվեսներ, թեյնիկ-նավապետեր և գործարանի ամպեր. բարի պատմություններ երեք լեզվով, առանց գովազդի։',
    },
    blocks: [
      hero(
        'captain-teapot',
        'the-cloud-factory',
        'the-fox-post',
        'badger-and-the-fallen-star',
        'grandma-drives-a-rocket',
        'the-little-vishap',
      ),
      continueViewing,
      picked(
        { rus: 'Кого сегодня позовём?', eng: 'Who shall we call today?', hye: 'Այսօր ո՞ւմ կանչենք' },
        [
          'the-little-vishap',
          'captain-teapot',
          'badger-and-the-fallen-star',
          'the-fox-post',
          'grandma-drives-a-rocket',
          'mistress-of-the-seven-winds',
          'the-clockmaker-of-dilijan',
        ],
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'Нарисованное', eng: 'All drawn', hye: 'Նկարվածը' },
        { theme: 'kids', genre: 'animation', sort: 'new' },
        { leadsTo: 'kids' },
      ),
      topTen({ rus: 'Десять любимых', eng: 'Ten favourites', hye: 'Տասը սիրելիները' }, [
        'captain-teapot',
        'the-fox-post',
        'the-little-vishap',
        'badger-and-the-fallen-star',
        'the-cloud-factory',
        'grandma-drives-a-rocket',
        'the-clockmaker-of-dilijan',
        'good-lift',
        'the-grammar-of-birds',
        'the-paper-regatta',
      ]),
      collectionsRow(
        { rus: 'Полки с историями', eng: 'Shelves of stories', hye: 'Պատմությունների դարակներ' },
        ['small-and-brave', 'tales-on-the-carpet', 'to-know-by-bedtime'],
      ),
      picked(
        { rus: 'Почему и как', eng: 'Why and how', hye: 'Ինչո՞ւ և ինչպե՞ս' },
        [
          'the-grammar-of-birds',
          'how-it-sounds',
          'below-the-light',
          'bread-ten-thousand-years',
          'zero-a-biography',
        ],
        { tag: 'horizontal_posters', leadsTo: 'education' },
      ),
      spotlight(
        { rus: 'Сказка на ночь', eng: 'Tonight’s tale', hye: 'Քնելուց առաջ' },
        'badger-and-the-fallen-star',
      ),
      picked({ rus: 'Быстрые и смелые', eng: 'Fast and brave', hye: 'Արագ ու քաջ' }, [
        'the-goalkeeper-from-the-lighthouse',
        'good-lift',
        'the-last-kilometre',
        'the-paper-regatta',
      ]),
    ],
  },
  {
    brand,
    alias: 'kids',
    name: { rus: 'Мультфильмы', eng: 'Cartoons', hye: 'Մուլտֆիլմեր' },
    title: {
      rus: 'Мультфильмы и сказки — Кадрик',
      eng: 'Cartoons and tales — Kadrik',
      hye: 'Մուլտֆիլմեր և հեքիաթներ — Կադրիկ',
    },
    description: {
      rus: 'Все мультфильмы и сказки Кадрика: для самых маленьких и для тех, кто уже читает сам.',
      eng: 'Every cartoon and tale of Kadrik: for the very youngest and for those who read by themselves.',
      hye: 'Կադրիկի բոլոր մուլտֆիլմերն ու հեքիաթները՝ ամենափոքրերի և արդեն ինքնուրույն կարդացողների համար։',
    },
    blocks: [
      hero(
        'the-little-vishap',
        'the-paper-regatta',
        'the-cloud-factory',
        'the-clockmaker-of-dilijan',
        'mistress-of-the-seven-winds',
      ),
      chosen(
        { rus: 'Волшебство', eng: 'Magic', hye: 'Կախարդանք' },
        { theme: 'kids', genre: 'fantasy', sort: 'rating' },
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'В дорогу!', eng: 'Off we go!', hye: 'Ճանապա՛րհ ընկանք' },
        { theme: 'kids', genre: 'adventure', sort: 'popular' },
      ),
      grid(
        { rus: 'Все истории', eng: 'All the stories', hye: 'Բոլոր պատմությունները' },
        { theme: 'kids', sort: 'name', limit: 40 },
      ),
    ],
  },
  {
    brand,
    alias: 'education',
    name: { rus: 'Почему?', eng: 'Why?', hye: 'Ինչո՞ւ' },
    title: {
      rus: 'Познавательное для детей — Кадрик',
      eng: 'Finding out for children — Kadrik',
      hye: 'Ճանաչողական՝ երեխաների համար — Կադրիկ',
    },
    description: {
      rus: 'Птицы, хлеб, ноль и дно океана: фильмы, после которых хочется спросить ещё.',
      eng: 'Birds, bread, zero and the bottom of the sea: films that end in another question.',
      hye: 'Թռչուններ, հաց, զրո և օվկիանոսի հատակ. ֆիլմեր, որոնցից հետո ուզում ես էլի հարցնել։',
    },
    blocks: [
      hero(
        'the-grammar-of-birds',
        'below-the-light',
        'how-it-sounds',
        'bread-ten-thousand-years',
        'zero-a-biography',
      ),
      chosen(
        { rus: 'Так всё устроено', eng: 'How it all works', hye: 'Այսպես է ամեն ինչ աշխատում' },
        { theme: 'education', genre: 'educational', sort: 'rating' },
        { tag: 'horizontal_posters' },
      ),
      picked({ rus: 'Как это было', eng: 'How it was', hye: 'Ինչպես է եղել' }, [
        'what-stones-remember',
        'bread-ten-thousand-years',
        'the-woman-who-measured-the-sun',
        'the-last-kilometre',
      ]),
      grid(
        { rus: 'Все ответы', eng: 'All the answers', hye: 'Բոլոր պատասխանները' },
        { theme: 'education', sort: 'name', limit: 40 },
      ),
    ],
  },
  {
    brand,
    alias: 'media_item',
    blocks: [
      chosen(
        { rus: 'Похожее', eng: 'More like this', hye: 'Նմանատիպ' },
        { similar: true, sort: 'rating', limit: 16 },
      ),
    ],
  },
];
