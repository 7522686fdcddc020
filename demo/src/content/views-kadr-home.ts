import {
  aboutForGuests,
  chosen,
  chosenByTaste,
  collectionsRow,
  continueViewing,
  hero,
  onAirRow,
  picked,
  promoBanner,
  spotlight,
  topTen,
} from './view-blocks.ts';
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
    continueViewing,
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
    onAirRow({ rus: 'Сейчас в эфире', eng: 'On air now', hye: 'Հիմա եթերում' }),
    chosenByTaste({
      rus: 'Рекомендуем вам',
      eng: 'Recommended for you',
      hye: 'Խորհուրդ ենք տալիս ձեզ',
    }),
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
    collectionsRow(
      { rus: 'Подборки редакции', eng: 'Our editors’ collections', hye: 'Խմբագրության հավաքածուները' },
      [
        'light-of-armenia',
        'quietly-funny',
        'further-than-the-moon',
        'a-mystery-with-tea',
        'small-and-brave',
        'masters-of-their-trade',
        'to-know-by-bedtime',
        'love-without-sugar',
      ],
    ),
    promoBanner(
      {
        name: {
          rus: 'Большое кино в одной подписке',
          eng: 'Big cinema in one subscription',
          hye: 'Մեծ կինոն՝ մեկ փաթեթում',
        },
        label: {
          text: { rus: 'Выбор редакции', eng: 'Editors’ choice', hye: 'Խմբագրության ընտրանի' },
          color: '#e0a040',
        },
        text: {
          rus: 'Премьеры и фильмы с наградами, которые мы пересматриваем сами.',
          eng: 'Premieres and award winners that we watch again ourselves.',
          hye: 'Պրեմիերաներ և մրցանակակիր ֆիլմեր, որոնք մենք ինքներս ենք կրկին դիտում։',
        },
        advantages: [
          {
            rus: 'Звук на двух языках и субтитры на трёх',
            eng: 'Sound in two languages, subtitles in three',
            hye: 'Ձայն երկու լեզվով, ենթագրեր՝ երեք',
          },
          {
            rus: 'На любом экране, в лучшем качестве для вашей сети',
            eng: 'On any screen, in the best quality your network allows',
            hye: 'Ցանկացած էկրանին՝ ձեր ցանցի լավագույն որակով',
          },
        ],
        buttons: [
          { rus: 'Что входит', eng: 'See what is in it', hye: 'Տեսնել կազմը' },
          { rus: 'Все подписки', eng: 'All subscriptions', hye: 'Բոլոր բաժանորդագրությունները' },
        ],
        color: '#b0532a',
        service: 'big-cinema',
        leadsTo: '/services',
      },
      'quiet-orbital-house',
      'half-a-pomegranate',
      'the-last-interpreter',
      'the-ferry-of-43',
      'seven-minutes-of-dark',
    ),
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
    aboutForGuests(
      {
        rus: 'Кадр — кино, которое хочется досмотреть',
        eng: 'Kadr — films you will want to finish',
        hye: 'Կադր՝ կինո, որը կուզես դիտել մինչև վերջ',
      },
      {
        rus: 'Здесь собраны авторские драмы, детективы, комедии, фантастика, мультфильмы для детей и документальные фильмы о том, как устроен мир. Многое можно смотреть бесплатно и без регистрации.\n\nУ каждого фильма и сериала есть русская и английская дорожки и субтитры на трёх языках. Смотрите в браузере на компьютере, телефоне или телевизоре: качество подстроится под вашу сеть само.',
        eng: 'Auteur dramas, detective stories, comedies, science fiction, cartoons for children and documentaries about how the world works. Much of it is free to watch, with no registration.\n\nEvery film and series comes with Russian and English soundtracks and subtitles in three languages. Watch in a browser on a computer, a phone or a TV set: the quality adapts to your network by itself.',
        hye: 'Այստեղ հավաքված են հեղինակային դրամաներ, դետեկտիվներ, կատակերգություններ, գիտական ֆանտաստիկա, մուլտֆիլմեր երեխաների համար և վավերագրական ֆիլմեր այն մասին, թե ինչպես է կառուցված աշխարհը։ Շատերը կարելի է դիտել անվճար և առանց գրանցվելու։\n\nՅուրաքանչյուր ֆիլմ և սերիալ ունի ռուսերեն և անգլերեն ձայնային ուղի և ենթագրեր երեք լեզվով։ Դիտեք բրաուզերում՝ համակարգչով, հեռախոսով կամ հեռուստացույցով. որակն ինքն է հարմարվում ձեր ցանցին։',
      },
    ),
  ],
};
