import { chosen, hero, picked, spotlight, topTen } from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const brand = 'kadr';

/** Home of the brand Kadr. */
export const kadrHome: DemoView = {
  brand,
  alias: 'main',
  name: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' },
  title: {
    rus: 'Кадр — фильмы, сериалы и мультфильмы онлайн',
    eng: 'Kadr — films, series and cartoons online',
    hye: 'Կադր — առցանց ֆիլմեր, սերիալներ և մուլտֆիլմեր',
  },
  description: {
    rus: 'Авторское кино, сериалы, мультфильмы и документальные открытия на русском, английском и армянском. Включайте на любом экране.',
    eng: 'Auteur cinema, series, cartoons and documentary discoveries in Russian, English and Armenian. Watch on any screen.',
    hye: 'Հեղինակային կինո, սերիալներ, մուլտֆիլմեր և վավերագրական բացահայտումներ հայերեն, ռուսերեն և անգլերեն։ Դիտեք ցանկացած էկրանին։',
  },
  blocks: [
    hero(
      'quiet-orbital-house',
      'the-upper-quarter',
      'half-a-pomegranate',
      'seven-minutes-of-dark',
      'the-cloud-factory',
      'below-the-light',
    ),
    picked(
      { rus: 'Новинки недели', eng: 'New this week', hye: 'Շաբաթվա նորույթները' },
      [
        'quiet-orbital-house',
        'how-it-sounds',
        'the-last-interpreter',
        'seven-minutes-of-dark',
        'grandma-drives-a-rocket',
        'three-weddings-and-a-lift',
        'storm-pilots',
        'the-cloud-factory',
        'half-a-pomegranate',
        'below-the-light',
        'the-city-that-sleeps-by-day',
        'the-cartographer-of-ganymede',
      ],
      { leadsTo: 'movies' },
    ),
    topTen({ rus: 'Топ-10', eng: 'Top 10', hye: 'Թոփ-10' }, [
      'the-upper-quarter',
      'quiet-orbital-house',
      'uncle-on-loan',
      'the-heavy-book',
      'the-last-interpreter',
      'midnight-station',
      'winter-in-gyumri',
      'the-thirtieth-of-february',
      'the-fox-post',
      'seven-minutes-of-dark',
    ]),
    picked(
      {
        rus: 'Кино для долгого вечера',
        eng: 'Films for a long evening',
        hye: 'Կինո երկար երեկոյի համար',
      },
      [
        'winter-in-gyumri',
        'the-envoys-winter',
        'letters-to-the-floor-below',
        'second-desk',
        'the-woman-who-measured-the-sun',
        'night-bakery',
        'beyond-white-cape',
        'lisbon-on-mondays',
      ],
      { tag: 'horizontal_posters' },
    ),
    chosen(
      {
        rus: 'Сериалы: ещё одну серию, и спать',
        eng: 'Series: one more episode, then bed',
        hye: 'Սերիալներ՝ ևս մեկ սերիա, և քնում ենք',
      },
      { type: 'series', sort: 'rating' },
      { tag: 'horizontal_posters', leadsTo: 'series' },
    ),
    spotlight(
      { rus: 'Выбор редакции', eng: 'Editors’ choice', hye: 'Խմբագրության ընտրանի' },
      'the-ferry-of-43',
    ),
    chosen(
      { rus: 'Смеяться разрешается', eng: 'Laughing permitted', hye: 'Ծիծաղելը թույլատրվում է' },
      { genre: 'comedy', sort: 'popular' },
    ),
    picked(
      {
        rus: 'Сделано в Армении',
        eng: 'Made in Armenia',
        hye: 'Ստեղծված է Հայաստանում',
      },
      [
        'the-heavy-book',
        'the-goat-express',
        'the-apricot-ledger',
        'what-stones-remember',
        'good-lift',
        'the-tunnel-under-sevan',
        'the-clockmaker-of-dilijan',
        'the-cognac-case',
        'the-ninth-pass',
        'the-little-vishap',
      ],
    ),
    chosen(
      {
        rus: 'Детям и тем, кто рядом',
        eng: 'For children and whoever is near',
        hye: 'Երեխաներին և նրանց, ովքեր կողքին են',
      },
      { theme: 'kids', sort: 'popular' },
      { leadsTo: 'kids' },
    ),
    chosen(
      { rus: 'За краем известного', eng: 'Past the edge of the known', hye: 'Հայտնիի սահմանից այն կողմ' },
      { genre: 'science_fiction', sort: 'new' },
    ),
    picked(
      { rus: 'Золотая полка', eng: 'The golden shelf', hye: 'Ոսկե դարակ' },
      [
        'the-last-tram-to-the-sea',
        'the-ferry-of-43',
        'captain-teapot',
        'letters-to-the-floor-below',
        'the-black-and-white-king',
        'republic-of-flat-nine',
        'an-alibi-for-the-blizzard',
        'the-rain-engine',
        'the-salt-caravan',
      ],
      { tag: 'big_posters' },
    ),
    chosen(
      {
        rus: 'Понять, как всё устроено',
        eng: 'How things really work',
        hye: 'Հասկանալ, թե ինչպես է ամեն ինչ աշխատում',
      },
      { theme: 'education', sort: 'rating' },
      { leadsTo: 'education' },
    ),
    picked({ rus: 'Снег, лёд и тишина', eng: 'Snow, ice and silence', hye: 'Ձյուն, սառույց և լռություն' }, [
      'midnight-station',
      'an-alibi-for-the-blizzard',
      'cold-platform',
      'ice-for-two',
      'beyond-white-cape',
      'winter-in-gyumri',
      'the-cartographer-of-ganymede',
      'the-heavy-book',
    ]),
  ],
};
