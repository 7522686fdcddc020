import type { CollectionImport } from '@kadr/contract';
import { collectionsOfTheSeason } from './collections-of-the-season.ts';
import type { ArtDirection, Translated } from './types.ts';

/** A collection of the demo: unlike an operator's, its texts leave no language out. */
export interface DemoCollection extends CollectionImport {
  name: Translated;
  description: Translated;
  media_items: string[];
  art: ArtDirection;
}

const grownUp = ['kadr', 'ararat'];

/** Collections of the demo, in the order in which they are listed. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: 'while-it-snows',
    name: { rus: 'Пока за окном снег', eng: 'While It Snows', hye: 'Քանի դեռ ձյուն է գալիս' },
    description: {
      rus: 'Фильмы, в которых холодно снаружи и тепло внутри. Плед входит в условия просмотра.',
      eng: 'Films that are cold outside and warm inside. A blanket is part of the deal.',
      hye: 'Ֆիլմեր, որոնցում դրսում ցուրտ է, իսկ ներսում՝ տաք։ Վերմակը դիտման պայմաններից է։',
    },
    color: '#5b7fa6',
    brands: grownUp,
    art: { style: 'city', palette: { hues: [210, 230, 265], mood: 'dusk' }, motif: 'snow' },
    media_items: [
      'winter-in-gyumri',
      'an-alibi-for-the-blizzard',
      'the-envoys-winter',
      'beyond-white-cape',
      'ice-for-two',
      'cold-platform',
    ],
  },
  {
    slug: 'a-single-room',
    name: { rus: 'Одна комната', eng: 'A Single Room', hye: 'Մեկ սենյակ' },
    description: {
      rus: 'Почти всё происходит в четырёх стенах, и этого хватает на целую жизнь.',
      eng: 'Nearly everything happens between four walls, and it is enough for a whole life.',
      hye: 'Գրեթե ամեն ինչ կատարվում է չորս պատի մեջ, և դա բավական է մի ամբողջ կյանքի համար։',
    },
    color: '#8a5a3c',
    brands: grownUp,
    art: { style: 'city', palette: { hues: [45, 25, 280], mood: 'dark' }, motif: 'window' },
    media_items: [
      'seven-minutes-of-dark',
      'letters-to-the-floor-below',
      'night-shift-at-the-archive',
      'second-desk',
      'the-house-with-no-east',
    ],
  },
  {
    slug: 'further-than-the-moon',
    name: { rus: 'Дальше Луны', eng: 'Further Than the Moon', hye: 'Լուսնից հեռու' },
    description: {
      rus: 'Фантастика без спешки: станции, карты чужих лун и машины, которым поручили погоду.',
      eng: 'Unhurried science fiction: stations, maps of foreign moons and machines entrusted with the weather.',
      hye: 'Անշտապ ֆանտաստիկա՝ կայաններ, օտար լուսինների քարտեզներ և մեքենաներ, որոնց վստահել են եղանակը։',
    },
    color: '#4a4fb0',
    brands: grownUp,
    art: { style: 'planet', palette: { hues: [285, 260, 240], mood: 'dark' } },
    media_items: [
      'quiet-orbital-house',
      'the-cartographer-of-ganymede',
      'the-rain-engine',
      'the-thirtieth-of-february',
      'midnight-station',
    ],
  },
  {
    slug: 'light-of-armenia',
    name: { rus: 'Свет Армении', eng: 'Light of Armenia', hye: 'Հայաստանի լույսը' },
    description: {
      rus: 'Гюмри под снегом, сады Арарата, туннель под Севаном и дворы, где все друг друга знают.',
      eng: 'Gyumri under snow, the gardens below Ararat, a tunnel under Sevan and courtyards where everybody knows everybody.',
      hye: 'Գյումրին ձյան տակ, Արարատի այգիները, Սևանի տակով թունելը և բակեր, ուր բոլորը ճանաչում են իրար։',
    },
    color: '#b5562f',
    brands: grownUp,
    art: { style: 'ridge', palette: { hues: [40, 20, 300], mood: 'dusk' } },
    media_items: [
      'winter-in-gyumri',
      'the-upper-quarter',
      'half-a-pomegranate',
      'the-clockmaker-of-dilijan',
      'the-tunnel-under-sevan',
      'the-cognac-case',
      'the-apricot-ledger',
      'the-little-vishap',
    ],
  },
  {
    slug: 'love-without-sugar',
    name: { rus: 'Любовь без сахара', eng: 'Love Without Sugar', hye: 'Սեր՝ առանց շաքարի' },
    description: {
      rus: 'Истории о двоих, в которых никто не бежит через аэропорт. Зато разговаривают по-настоящему.',
      eng: 'Stories of two people in which nobody runs through an airport. Instead they really talk.',
      hye: 'Երկուսի պատմություններ, որոնցում ոչ ոք չի վազում օդանավակայանով։ Փոխարենը իրոք խոսում են։',
    },
    color: '#a8476b',
    brands: grownUp,
    art: { style: 'waves', palette: { hues: [15, 350, 300], mood: 'dusk' } },
    media_items: [
      'the-last-tram-to-the-sea',
      'lisbon-on-mondays',
      'half-a-pomegranate',
      'three-weddings-and-a-lift',
      'letters-to-the-floor-below',
    ],
  },
  {
    slug: 'a-mystery-with-tea',
    name: { rus: 'Детектив к чаю', eng: 'A Mystery with Tea', hye: 'Դետեկտիվ՝ թեյի հետ' },
    description: {
      rus: 'Преступления без лишней крови: всё решают внимание, память и хорошо заданный вопрос.',
      eng: 'Crimes without needless blood: attention, memory and a well put question decide everything.',
      hye: 'Հանցագործություններ առանց ավելորդ արյան. ամեն ինչ վճռում են ուշադրությունը, հիշողությունը և ճիշտ տրված հարցը։',
    },
    color: '#3f6b54',
    brands: grownUp,
    art: { style: 'city', palette: { hues: [60, 160, 240], mood: 'dark' }, motif: 'lamp' },
    media_items: [
      'the-cognac-case',
      'an-alibi-for-the-blizzard',
      'night-shift-at-the-archive',
      'the-notary-round-the-corner',
      'the-undeveloped-roll',
    ],
  },
  {
    slug: 'wind-and-water',
    name: { rus: 'Ветер и вода', eng: 'Wind and Water', hye: 'Քամի և ջուր' },
    description: {
      rus: 'Паромы, мысы, шторма и глубина. Смотреть лучше с открытой форточкой.',
      eng: 'Ferries, capes, storms and the deep. Best seen with a window open.',
      hye: 'Լաստանավեր, հրվանդաններ, փոթորիկներ և խորություն։ Ավելի լավ է դիտել բաց պատուհանով։',
    },
    color: '#2b7d93',
    brands: grownUp,
    art: { style: 'waves', palette: { hues: [190, 215, 245], mood: 'bright' } },
    media_items: [
      'storm-pilots',
      'beyond-white-cape',
      'the-ferry-of-43',
      'below-the-light',
      'the-goalkeeper-from-the-lighthouse',
      'the-paper-regatta',
    ],
  },
  {
    slug: 'masters-of-their-trade',
    name: { rus: 'Люди своего дела', eng: 'Masters of Their Trade', hye: 'Իրենց գործի վարպետները' },
    description: {
      rus: 'Пекари, часовщики, переводчики и одна женщина с солнечными часами: кино о том, как работают руки и голова.',
      eng: 'Bakers, clockmakers, interpreters and a woman with a sundial: films about hands and heads at work.',
      hye: 'Հացթուխներ, ժամագործներ, թարգմանիչներ և մի կին՝ արևային ժամացույցով. կինո աշխատող ձեռքերի և մտքի մասին։',
    },
    color: '#9a7526',
    brands: grownUp,
    art: { style: 'paper', palette: { hues: [75, 55, 30], mood: 'bright' } },
    media_items: [
      'night-bakery',
      'the-last-interpreter',
      'the-clockmaker-of-dilijan',
      'the-woman-who-measured-the-sun',
      'the-silence-inspector',
      'the-apricot-ledger',
    ],
  },
  {
    slug: 'small-and-brave',
    name: { rus: 'Маленькие и смелые', eng: 'Small and Brave', hye: 'Փոքրիկ ու խիզախ' },
    description: {
      rus: 'Герои ростом со стул и с сердцем размером с дом. Для детей и тех, кто читает им на ночь.',
      eng: 'Heroes as tall as a chair with hearts the size of a house. For children and whoever reads to them at night.',
      hye: 'Աթոռի բարձրության հերոսներ՝ տան չափ սրտով։ Երեխաների և նրանց համար, ովքեր գիշերը կարդում են նրանց։',
    },
    color: '#3a8f5c',
    art: { style: 'forest', palette: { hues: [80, 130, 200], mood: 'bright' }, motif: 'fox' },
    media_items: [
      'captain-teapot',
      'the-fox-post',
      'badger-and-the-fallen-star',
      'the-little-vishap',
      'the-paper-regatta',
      'the-cloud-factory',
      'grandma-drives-a-rocket',
    ],
  },
  {
    slug: 'quietly-funny',
    name: { rus: 'Смешно, но негромко', eng: 'Quietly Funny', hye: 'Ծիծաղելի, բայց մեղմ' },
    description: {
      rus: 'Комедии, после которых не болят уши: дяди напрокат, козы в экспрессе и соседи по лавочке.',
      eng: 'Comedies that do not hurt the ears: an uncle on loan, goats on an express train, neighbours on a bench.',
      hye: 'Կատակերգություններ, որոնցից ականջները չեն ցավում. վարձու քեռի, այծեր ճեպընթացում և նստարանի հարևաններ։',
    },
    color: '#b06a1f',
    brands: grownUp,
    art: { style: 'garden', palette: { hues: [60, 35, 330], mood: 'dusk' } },
    media_items: [
      'uncle-on-loan',
      'republic-of-flat-nine',
      'the-goat-express',
      'the-long-bench',
      'the-silence-inspector',
    ],
  },
  {
    slug: 'to-know-by-bedtime',
    name: { rus: 'Узнать за вечер', eng: 'To Know by Bedtime', hye: 'Իմանալ մեկ երեկոյում' },
    description: {
      rus: 'Документальное кино о камнях, птицах, хлебе и числе, которого долго не было.',
      eng: 'Documentaries about stones, birds, bread and a number that was missing for a long time.',
      hye: 'Վավերագրական կինո քարերի, թռչունների, հացի և մի թվի մասին, որը երկար ժամանակ չկար։',
    },
    color: '#55734a',
    art: { style: 'forest', palette: { hues: [95, 130, 220], mood: 'dusk' } },
    media_items: [
      'what-stones-remember',
      'the-grammar-of-birds',
      'zero-a-biography',
      'bread-ten-thousand-years',
      'below-the-light',
      'how-it-sounds',
    ],
  },
  {
    slug: 'until-the-final-whistle',
    name: { rus: 'До финального свистка', eng: 'Until the Final Whistle', hye: 'Մինչև վերջին սուլիչը' },
    description: {
      rus: 'Спорт глазами тех, кто на площадке: вес, лёд, доска, дорога и последний километр.',
      eng: 'Sport as those on the field see it: weight, ice, board, road and the last kilometre.',
      hye: 'Սպորտը նրանց աչքերով, ովքեր խաղադաշտում են՝ ծանրություն, սառույց, տախտակ, ճանապարհ և վերջին կիլոմետրը։',
    },
    color: '#7a3d8f',
    brands: grownUp,
    art: { style: 'tunnel', palette: { hues: [310, 290, 250], mood: 'dusk' }, motif: 'ball' },
    media_items: [
      'good-lift',
      'ice-for-two',
      'the-black-and-white-king',
      'the-goalkeeper-from-the-lighthouse',
      'the-last-kilometre',
    ],
  },
  ...collectionsOfTheSeason,
];
