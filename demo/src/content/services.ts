import type { ServiceImport } from '@kadr/contract';
import type { ArtDirection, Translated } from './types.ts';

/** A service of the demo: unlike an operator's, its texts leave no language out. */
export interface DemoService extends ServiceImport {
  name: Translated;
  description_short: Translated;
  description: Translated;
  promo_label_text: Translated | null;
  media_items: string[];
  art: ArtDirection;
}

/** Bundles that the demo offers; their titles stand on cards and banners in this order's popularity. */
export const demoServices: readonly DemoService[] = [
  {
    alias: 'big-cinema',
    art: { style: 'tunnel', palette: { hues: [45, 25, 280], mood: 'dusk' } },
    name: { rus: 'Большое кино', eng: 'Big Cinema', hye: 'Մեծ կինո' },
    description_short: {
      rus: 'Премьеры и фильмы с наградами: всё, о чём говорят после титров.',
      eng: 'Premieres and award winners: everything people talk about after the credits.',
      hye: 'Պրեմիերաներ և մրցանակակիր ֆիլմեր՝ այն ամենը, ինչի մասին խոսում են տիտրերից հետո։',
    },
    description: {
      rus: 'Здесь собрано кино, ради которого приглушают свет: авторские драмы, фантастика без спешки и истории, которые хочется обсудить за чаем.\nСостав обновляют редакторы: фильм попадает сюда, если хотя бы трое из них пересмотрели его по своей воле.',
      eng: 'This is the cinema one dims the lights for: auteur dramas, unhurried science fiction and stories that ask to be talked over.\nThe editors choose what is in it: a film gets here when at least three of them have watched it again of their own free will.',
      hye: 'Այստեղ այն կինոն է, որի համար մարում են լույսերը՝ հեղինակային դրամաներ, անշտապ ֆանտաստիկա և պատմություններ, որոնք ուզում ես քննարկել։\nԿազմն ընտրում են խմբագիրները. ֆիլմն այստեղ է հայտնվում, երբ նրանցից առնվազն երեքը այն կրկին դիտել են սեփական կամքով։',
    },
    color: '#b0532a',
    promo_label_text: { rus: 'Выбор редакции', eng: 'Editors’ choice', hye: 'Խմբագրության ընտրանի' },
    promo_label_color: '#e0a040',
    brands: ['kadr', 'ararat'],
    media_items: [
      'quiet-orbital-house',
      'the-ferry-of-43',
      'half-a-pomegranate',
      'the-last-interpreter',
      'the-rain-engine',
      'winter-in-gyumri',
      'the-envoys-winter',
      'letters-to-the-floor-below',
      'the-last-tram-to-the-sea',
      'seven-minutes-of-dark',
      'the-black-and-white-king',
      'the-thirtieth-of-february',
    ],
  },
  {
    alias: 'series-by-night',
    art: { style: 'city', palette: { hues: [60, 265, 250], mood: 'dark' }, motif: 'rooftops' },
    name: { rus: 'Сериалы на ночь', eng: 'Series by Night', hye: 'Սերիալներ գիշերվա համար' },
    description_short: {
      rus: 'Сериалы целыми сезонами: ещё одна серия, и точно спать.',
      eng: 'Whole seasons at once: one more episode, and then really to bed.',
      hye: 'Սերիալներ ամբողջ եթերաշրջաններով՝ ևս մեկ սերիա, և անպայման քնել։',
    },
    description: {
      rus: 'Детективы с одной лампой в кадре, семейные хроники и ночные станции, где всегда кто-то не спит.\nВсе сезоны выходят целиком, без недели ожидания.',
      eng: 'Detective stories with a single lamp in the frame, family chronicles and night stations where somebody is always awake.\nEvery season comes whole, with no week of waiting.',
      hye: 'Դետեկտիվներ՝ կադրում մեկ լամպով, ընտանեկան պատումներ և գիշերային կայաններ, որտեղ միշտ ինչ-որ մեկն արթուն է։\nԲոլոր եթերաշրջանները հասանելի են ամբողջությամբ, առանց սպասելու։',
    },
    color: '#3b4fa8',
    promo_label_text: null,
    promo_label_color: null,
    brands: ['kadr', 'ararat'],
    media_items: [
      'the-upper-quarter',
      'midnight-station',
      'the-notary-round-the-corner',
      'the-long-bench',
      'how-it-sounds',
    ],
  },
  {
    alias: 'little-explorers',
    art: { style: 'garden', palette: { hues: [80, 150, 210], mood: 'bright' }, motif: 'cloud' },
    name: { rus: 'Маленькие открыватели', eng: 'Little Explorers', hye: 'Փոքրիկ հայտնագործողներ' },
    description_short: {
      rus: 'Мультфильмы и добрые приключения для детей и тех, кто рядом.',
      eng: 'Cartoons and kind adventures for children and whoever is near.',
      hye: 'Մուլտֆիլմեր և բարի արկածներ երեխաների և նրանց համար, ովքեր կողքին են։',
    },
    description: {
      rus: 'Ни громких криков, ни мигающих огней: истории про дружбу, смелость и ракету, которую ведёт бабушка.\nРодителям тоже не будет скучно, мы проверили.',
      eng: 'No shouting and no flashing lights: stories about friendship, courage and a rocket that grandma drives.\nParents will not be bored either; we checked.',
      hye: 'Ոչ բարձր գոռոցներ, ոչ թարթող լույսեր. պատմություններ ընկերության, քաջության և հրթիռի մասին, որը վարում է տատիկը։\nԾնողները նույնպես չեն ձանձրանա, մենք ստուգել ենք։',
    },
    color: '#2f8a68',
    promo_label_text: { rus: 'Для всей семьи', eng: 'For the whole family', hye: 'Ամբողջ ընտանիքի համար' },
    promo_label_color: '#58c090',
    brands: [],
    media_items: [
      'captain-teapot',
      'the-little-vishap',
      'badger-and-the-fallen-star',
      'the-cloud-factory',
      'grandma-drives-a-rocket',
      'the-paper-regatta',
      'the-fox-post',
    ],
  },
  {
    alias: 'how-things-work',
    art: { style: 'geometry', palette: { hues: [70, 215, 250], mood: 'bright' }, motif: 'soundwave' },
    name: { rus: 'Как всё устроено', eng: 'How Things Work', hye: 'Ինչպես է ամեն ինչ աշխատում' },
    description_short: {
      rus: 'Документальное кино, после которого задают вопросы.',
      eng: 'Documentaries that leave you asking questions.',
      hye: 'Վավերագրական կինո, որից հետո հարցեր են տալիս։',
    },
    description: {
      rus: 'Камни, птицы, хлеб, число ноль и то, что живёт ниже света: фильмы о мире, снятые без спешки и без снисхождения к зрителю.\nПодойдёт и взрослым, и школьникам.',
      eng: 'Stones, birds, bread, the number zero and what lives below the light: films about the world, made without haste and without talking down.\nFor adults and schoolchildren alike.',
      hye: 'Քարեր, թռչուններ, հաց, զրո թիվը և այն, ինչ ապրում է լույսից ներքև. ֆիլմեր աշխարհի մասին՝ նկարահանված առանց շտապելու։\nՀարմար է և՛ մեծերի, և՛ դպրոցականների համար։',
    },
    color: '#2a7fa0',
    promo_label_text: null,
    promo_label_color: null,
    brands: [],
    media_items: [
      'below-the-light',
      'what-stones-remember',
      'the-grammar-of-birds',
      'bread-ten-thousand-years',
      'zero-a-biography',
      'the-last-kilometre',
    ],
  },
];
