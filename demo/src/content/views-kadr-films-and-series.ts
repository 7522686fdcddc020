import {
  chosen,
  collectionsRow,
  grid,
  hero,
  onAirRow,
  picked,
  servicesRow,
  spotlight,
  storiesRow,
  topTen,
} from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const brand = 'kadr';

/** Leads to what the service is. */
const aboutKadr: DemoView['blocks'][number] = {
  type: 'custom_block',
  tag: 'prompt',
  name: { rus: 'Впервые в «Кадре»?', eng: 'New to Kadr?', hye: 'Առաջին անգա՞մ եք «Կադրում»' },
  glow_color: '#2a6bb0',
  target: {
    type: 'link',
    link: '/about',
    title: { rus: 'Как всё устроено', eng: 'How it all works', hye: 'Ինչպես է ամեն ինչ աշխատում' },
  },
};

/** Films and series of the brand Kadr. */
export const kadrFilmsAndSeries: readonly DemoView[] = [
  {
    brand,
    alias: 'movies',
    name: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
    title: {
      rus: 'Фильмы онлайн: драмы, комедии, триллеры и классика — Кадр',
      eng: 'Films online: drama, comedy, thrillers and classics — Kadr',
      hye: 'Առցանց ֆիլմեր՝ դրամա, կատակերգություն, թրիլեր և դասական — Կադր',
    },
    description: {
      rus: 'Полсотни тщательно отобранных фильмов: от тихой классики шестидесятых до премьер этого года.',
      eng: 'Half a hundred carefully chosen films, from the quiet classics of the sixties to this year’s premieres.',
      hye: 'Խնամքով ընտրված հիսուն ֆիլմ՝ վաթսունականների լուռ դասականից մինչև այս տարվա պրեմիերաները։',
    },
    blocks: [
      hero(
        'the-last-interpreter',
        'the-heavy-book',
        'storm-pilots',
        'uncle-on-loan',
        'the-city-that-sleeps-by-day',
      ),
      topTen({ rus: 'Топ-10 фильмов', eng: 'Top 10 films', hye: 'Թոփ-10 ֆիլմ' }, [
        'quiet-orbital-house',
        'uncle-on-loan',
        'the-heavy-book',
        'the-last-interpreter',
        'winter-in-gyumri',
        'the-last-tram-to-the-sea',
        'seven-minutes-of-dark',
        'the-goat-express',
        'the-thirtieth-of-february',
        'half-a-pomegranate',
      ]),
      chosen(
        { rus: 'Драмы', eng: 'Dramas', hye: 'Դրամաներ' },
        { type: 'film', genre: 'drama', sort: 'rating' },
      ),
      chosen(
        { rus: 'Держать за подлокотник', eng: 'Hold on to the armrest', hye: 'Բռնվեք բազկաթոռից' },
        { type: 'film', genre: 'thriller', sort: 'popular' },
        { tag: 'horizontal_posters' },
      ),
      collectionsRow(
        { rus: 'Подборки редакции', eng: 'Our editors’ collections', hye: 'Խմբագրության հավաքածուները' },
        [
          'while-it-snows',
          'a-single-room',
          'further-than-the-moon',
          'light-of-armenia',
          'love-without-sugar',
          'a-mystery-with-tea',
          'masters-of-their-trade',
          'quietly-funny',
        ],
      ),
      chosen(
        { rus: 'Комедии', eng: 'Comedies', hye: 'Կատակերգություններ' },
        { type: 'film', genre: 'comedy', sort: 'rating' },
      ),
      picked({ rus: 'Кто это сделал?', eng: 'Who did it?', hye: 'Ո՞վ է արել' }, [
        'an-alibi-for-the-blizzard',
        'night-shift-at-the-archive',
        'the-cognac-case',
        'seven-minutes-of-dark',
        'the-undeveloped-roll',
        'cold-platform',
      ]),
      chosen(
        { rus: 'Про любовь', eng: 'About love', hye: 'Սիրո մասին' },
        { type: 'film', genre: 'romance', sort: 'rating' },
      ),
      spotlight(
        { rus: 'Вернуться и пересмотреть', eng: 'Worth coming back to', hye: 'Արժե նորից դիտել' },
        'the-last-tram-to-the-sea',
      ),
      chosen(
        { rus: 'Дальние дороги', eng: 'Long roads', hye: 'Հեռավոր ճանապարհներ' },
        { type: 'film', genre: 'adventure', sort: 'popular' },
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'Фантастика', eng: 'Science fiction', hye: 'Գիտաֆանտաստիկա' },
        { type: 'film', genre: 'science_fiction', sort: 'new' },
      ),
      chosen(
        { rus: 'Из прошлого', eng: 'Out of the past', hye: 'Անցյալից' },
        { type: 'film', genre: 'history', sort: 'rating' },
      ),
      chosen(
        { rus: 'Документальное кино', eng: 'Documentaries', hye: 'Վավերագրական կինո' },
        { type: 'film', genre: 'documentary', sort: 'rating' },
        { leadsTo: 'education' },
      ),
      aboutKadr,
    ],
  },
  {
    brand,
    alias: 'series',
    name: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
    title: {
      rus: 'Сериалы онлайн, все сезоны и серии — Кадр',
      eng: 'Series online, every season and episode — Kadr',
      hye: 'Առցանց սերիալներ՝ բոլոր եթերաշրջաններն ու սերիաները — Կադր',
    },
    description: {
      rus: 'Истории, с которыми живут неделями: криминальная сага Верхнего квартала, полярные тайны, лесная почта и одна честная контора.',
      eng: 'Stories to live with for weeks: a crime saga on the rooftops, polar mysteries, a forest post office and one honest bureau.',
      hye: 'Պատմություններ, որոնցով շաբաթներ շարունակ ապրում ես՝ Վերին թաղի քրեական սագան, բևեռային գաղտնիքները, անտառային փոստը։',
    },
    blocks: [
      hero(
        'the-upper-quarter',
        'midnight-station',
        'the-long-bench',
        'the-notary-round-the-corner',
        'how-it-sounds',
      ),
      picked(
        { rus: 'Начать сегодня', eng: 'Start tonight', hye: 'Սկսել այսօր' },
        [
          'midnight-station',
          'the-upper-quarter',
          'the-notary-round-the-corner',
          'the-long-bench',
          'how-it-sounds',
          'the-fox-post',
        ],
        { tag: 'horizontal_posters' },
      ),
      storiesRow({ rus: 'На пару минут', eng: 'For a couple of minutes', hye: 'Մի երկու րոպեով' }, [
        'the-lift-notes',
        'a-message-from-mother',
        'report-from-a-balcony',
        'two-in-a-boat',
        'by-eye',
        'no-such-address',
        'the-shadow-goes-out',
        'an-umbrella-for-hire',
        'who-was-here',
        'the-messenger-runs',
      ]),
      servicesRow({ rus: 'Подписки', eng: 'Subscriptions', hye: 'Բաժանորդագրություններ' }, [
        'series-by-night',
        'big-cinema',
        'little-explorers',
        'how-things-work',
      ]),
      picked(
        {
          rus: 'Есть вторые сезоны',
          eng: 'Second seasons are here',
          hye: 'Երկրորդ եթերաշրջաններն արդեն այստեղ են',
        },
        [
          'how-it-sounds',
          'the-upper-quarter',
          'the-long-bench',
          'the-notary-round-the-corner',
          'midnight-station',
          'the-fox-post',
        ],
        { tag: 'big_posters' },
      ),
      chosen(
        { rus: 'Смешное по серии в день', eng: 'A laugh an episode', hye: 'Օրական մեկ զվարճալի սերիա' },
        { type: 'series', genre: 'comedy', sort: 'new' },
      ),
      chosen(
        { rus: 'Следы и улики', eng: 'Tracks and clues', hye: 'Հետքեր և ապացույցներ' },
        { type: 'series', genre: 'detective', sort: 'rating' },
        { tag: 'horizontal_posters' },
      ),
      spotlight(
        { rus: 'Сериал недели', eng: 'Series of the week', hye: 'Շաբաթվա սերիալը' },
        'midnight-station',
      ),
      chosen(
        { rus: 'Узнать за вечер', eng: 'Learned by bedtime', hye: 'Իմանալ մեկ երեկոյում' },
        { type: 'series', genre: 'educational', sort: 'rating' },
        { leadsTo: 'education' },
      ),
      chosen(
        {
          rus: 'Смотрим втроём и с бабушкой',
          eng: 'With Grandma and the little one',
          hye: 'Տատիկի ու փոքրիկի հետ',
        },
        { type: 'series', genre: 'family', sort: 'popular' },
        { tag: 'big_posters', leadsTo: 'kids' },
      ),
      onAirRow({ rus: 'Сейчас в эфире', eng: 'On air now', hye: 'Հիմա եթերում' }),
      grid(
        { rus: 'Все сериалы', eng: 'All series', hye: 'Բոլոր սերիալները' },
        { type: 'series', sort: 'rating', limit: 40 },
      ),
    ],
  },
];
