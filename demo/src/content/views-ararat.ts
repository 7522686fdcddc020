import {
  chosen,
  collectionsRow,
  continueViewing,
  grid,
  hero,
  onAirRow,
  picked,
  spotlight,
  topTen,
} from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const brand = 'ararat';

/** Main views of the brand Ararat, in the order of its menu: Armenian cinema first. */
export const araratViews: readonly DemoView[] = [
  {
    brand,
    alias: 'main',
    name: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' },
    title: {
      rus: 'Арарат ТВ — кино Армении и всего мира',
      eng: 'Ararat TV — cinema of Armenia and of the world',
      hye: 'Արարատ TV — Հայաստանի և աշխարհի կինոն',
    },
    description: {
      rus: 'Армянская классика и премьеры, лучшие фильмы мира с армянскими субтитрами и мультфильмы на родном языке.',
      eng: 'Armenian classics and premieres, the best of world cinema with Armenian subtitles, and cartoons in the mother tongue.',
      hye: 'Հայկական դասականն ու պրեմիերաները, աշխարհի լավագույն ֆիլմերը՝ հայերեն ենթագրերով, և մուլտֆիլմեր մայրենիով։',
    },
    blocks: [
      hero(
        'the-heavy-book',
        'uncle-on-loan',
        'the-ninth-pass',
        'winter-in-gyumri',
        'the-little-vishap',
        'the-upper-quarter',
      ),
      continueViewing,
      picked(
        { rus: 'Мы это любим', eng: 'What we love', hye: 'Մեր սիրելիները' },
        [
          'the-goat-express',
          'the-cognac-case',
          'uncle-on-loan',
          'the-apricot-ledger',
          'the-black-and-white-king',
          'half-a-pomegranate',
          'winter-in-gyumri',
          'good-lift',
        ],
        { tag: 'big_posters', leadsTo: 'movies' },
      ),
      onAirRow({ rus: 'Сейчас в эфире', eng: 'On air now', hye: 'Հիմա եթերում' }),
      topTen({ rus: 'Десятка недели', eng: 'This week’s ten', hye: 'Շաբաթվա տասնյակը' }, [
        'uncle-on-loan',
        'the-upper-quarter',
        'the-goat-express',
        'half-a-pomegranate',
        'the-tunnel-under-sevan',
        'the-heavy-book',
        'quiet-orbital-house',
        'the-little-vishap',
        'lisbon-on-mondays',
        'the-apricot-ledger',
      ]),
      picked(
        { rus: 'Горы смотрят', eng: 'The mountains are watching', hye: 'Լեռները նայում են' },
        [
          'the-ninth-pass',
          'what-stones-remember',
          'the-woman-who-measured-the-sun',
          'the-tunnel-under-sevan',
          'the-heavy-book',
          'the-clockmaker-of-dilijan',
        ],
        { tag: 'horizontal_posters' },
      ),
      collectionsRow({ rus: 'Собрано для вас', eng: 'Collected for you', hye: 'Հավաքված է ձեզ համար' }, [
        'light-of-armenia',
        'love-without-sugar',
        'masters-of-their-trade',
        'further-than-the-moon',
        'quietly-funny',
        'small-and-brave',
      ]),
      spotlight({ rus: 'Премьера', eng: 'Premiere', hye: 'Պրեմիերա' }, 'half-a-pomegranate'),
      chosen(
        { rus: 'Посмеяться за ужином', eng: 'A laugh over dinner', hye: 'Ծիծաղենք ընթրիքին' },
        { genre: 'comedy', sort: 'rating' },
      ),
      picked({ rus: 'Окно в мир', eng: 'A window on the world', hye: 'Պատուհան դեպի աշխարհ' }, [
        'the-city-that-sleeps-by-day',
        'the-last-interpreter',
        'the-silence-inspector',
        'storm-pilots',
        'the-envoys-winter',
        'the-house-with-no-east',
        'letters-to-the-floor-below',
      ]),
      chosen(
        { rus: 'Малышам', eng: 'For the little ones', hye: 'Փոքրիկներին' },
        { theme: 'kids', genre: 'animation', sort: 'rating' },
        { leadsTo: 'kids' },
      ),
      chosen(
        { rus: 'Дела давно минувших дней', eng: 'Of days long past', hye: 'Վաղուց անցած օրերից' },
        { genre: 'history', sort: 'popular' },
      ),
      picked(
        { rus: 'Вечер с музыкой', eng: 'An evening of music', hye: 'Երեկո երաժշտության հետ' },
        ['how-it-sounds', 'winter-in-gyumri', 'second-desk', 'the-silence-inspector', 'the-grammar-of-birds'],
        { tag: 'horizontal_posters' },
      ),
    ],
  },
  {
    brand,
    alias: 'movies',
    name: { rus: 'Кино', eng: 'Cinema', hye: 'Կինո' },
    title: {
      rus: 'Кино онлайн: армянское и мировое — Арарат ТВ',
      eng: 'Cinema online, Armenian and worldwide — Ararat TV',
      hye: 'Առցանց կինո՝ հայկական և համաշխարհային — Արարատ TV',
    },
    description: {
      rus: 'Фильмы, снятые на родных улицах, и те, ради которых стоит выучить ещё один язык.',
      eng: 'Films shot in the streets we know, and films worth learning another language for.',
      hye: 'Ֆիլմեր՝ նկարահանված մեր փողոցներում, և ֆիլմեր, որոնց համար արժե ևս մեկ լեզու սովորել։',
    },
    blocks: [
      hero(
        'the-goat-express',
        'the-tunnel-under-sevan',
        'lisbon-on-mondays',
        'seven-minutes-of-dark',
        'what-stones-remember',
      ),
      picked(
        { rus: 'Новое армянское кино', eng: 'New Armenian cinema', hye: 'Նոր հայկական կինո' },
        [
          'quiet-orbital-house',
          'seven-minutes-of-dark',
          'half-a-pomegranate',
          'the-apricot-ledger',
          'uncle-on-loan',
          'the-ninth-pass',
          'good-lift',
          'winter-in-gyumri',
        ],
        { tag: 'horizontal_posters' },
      ),
      picked(
        {
          rus: 'Классика Гранта Мелик-Адамяна',
          eng: 'Hrant Melik-Adamyan’s classics',
          hye: 'Հրանտ Մելիք-Ադամյանի դասականը',
        },
        ['the-goat-express', 'the-cognac-case', 'the-black-and-white-king'],
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'Драмы', eng: 'Dramas', hye: 'Դրամաներ' },
        { type: 'film', genre: 'drama', sort: 'popular' },
      ),
      chosen(
        { rus: 'Истории любви', eng: 'Love stories', hye: 'Սիրո պատմություններ' },
        { type: 'film', genre: 'romance', sort: 'popular' },
      ),
      spotlight(
        { rus: 'Фильм на вечер', eng: 'Tonight’s film', hye: 'Երեկոյի ֆիլմը' },
        'the-woman-who-measured-the-sun',
      ),
      chosen(
        { rus: 'Напряжение', eng: 'On edge', hye: 'Լարված պահեր' },
        { type: 'film', genre: 'thriller', sort: 'rating' },
      ),
      chosen(
        { rus: 'Без вымысла', eng: 'No fiction', hye: 'Առանց հորինվածքի' },
        { type: 'film', genre: 'documentary', sort: 'popular' },
      ),
    ],
  },
  {
    brand,
    alias: 'kids',
    name: { rus: 'Малышам', eng: 'Little ones', hye: 'Փոքրիկներին' },
    title: {
      rus: 'Мультфильмы на армянском, русском и английском — Арарат ТВ',
      eng: 'Cartoons in Armenian, Russian and English — Ararat TV',
      hye: 'Մուլտֆիլմեր հայերեն, ռուսերեն և անգլերեն — Արարատ TV',
    },
    description: {
      rus: 'Маленькие вишапы, облачные фабрики и капитаны чайников: сказки, после которых хорошо спится.',
      eng: 'Little vishaps, cloud factories and teapot captains: tales to sleep well after.',
      hye: 'Փոքրիկ վիշապներ, ամպերի գործարաններ և թեյնիկ-նավապետեր՝ հեքիաթներ, որոնցից հետո լավ են քնում։',
    },
    blocks: [
      hero(
        'the-little-vishap',
        'the-cloud-factory',
        'the-clockmaker-of-dilijan',
        'the-fox-post',
        'captain-teapot',
      ),
      picked(
        { rus: 'Нарисовано в Ереване', eng: 'Drawn in Yerevan', hye: 'Նկարված է Երևանում' },
        ['the-cloud-factory', 'the-little-vishap', 'the-clockmaker-of-dilijan'],
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'Для самых маленьких', eng: 'For the very youngest', hye: 'Ամենափոքրերի համար' },
        { theme: 'kids', genre: 'animation', sort: 'new' },
      ),
      picked(
        { rus: 'Узнаём вместе', eng: 'Finding out together', hye: 'Միասին ենք իմանում' },
        ['the-grammar-of-birds', 'how-it-sounds', 'the-woman-who-measured-the-sun'],
        { tag: 'horizontal_posters' },
      ),
      grid(
        { rus: 'Все истории', eng: 'All the stories', hye: 'Բոլոր պատմությունները' },
        { theme: 'kids', sort: 'name', limit: 40 },
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
