import { channelsRow, chosen, hero, picked, songsRow, spotlight } from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const brand = 'kadr';

/** Kids, education and sport of the brand Kadr. */
export const kadrThemes: readonly DemoView[] = [
  {
    brand,
    alias: 'kids',
    name: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
    title: {
      rus: 'Мультфильмы и кино для детей — Кадр',
      eng: 'Cartoons and films for children — Kadr',
      hye: 'Մուլտֆիլմեր և կինո երեխաների համար — Կադր',
    },
    description: {
      rus: 'Добрые мультфильмы, сказки и семейное кино, которое не стыдно смотреть вместе.',
      eng: 'Kind cartoons, fairy tales and family films that grown-ups enjoy as well.',
      hye: 'Բարի մուլտֆիլմեր, հեքիաթներ և ընտանեկան կինո, որը հաճելի է միասին դիտել։',
    },
    blocks: [
      hero(
        'the-fox-post',
        'the-little-vishap',
        'grandma-drives-a-rocket',
        'badger-and-the-fallen-star',
        'mistress-of-the-seven-winds',
      ),
      chosen(
        { rus: 'Мультфильмы', eng: 'Cartoons', hye: 'Մուլտֆիլմեր' },
        { theme: 'kids', genre: 'animation', sort: 'popular' },
      ),
      picked(
        { rus: 'На ночь, шёпотом', eng: 'At bedtime, in a whisper', hye: 'Քնելուց առաջ՝ շշուկով' },
        [
          'badger-and-the-fallen-star',
          'the-fox-post',
          'the-clockmaker-of-dilijan',
          'the-grammar-of-birds',
          'the-paper-regatta',
        ],
        { tag: 'horizontal_posters' },
      ),
      chosen(
        { rus: 'Сказки и чудеса', eng: 'Tales and wonders', hye: 'Հեքիաթներ և հրաշքներ' },
        { theme: 'kids', genre: 'fantasy', sort: 'rating' },
        { tag: 'big_posters' },
      ),
      spotlight({ rus: 'Мамин любимый', eng: 'Mum’s favourite', hye: 'Մայրիկի սիրելին' }, 'captain-teapot'),
      songsRow({ rus: 'Поём вместе', eng: 'Sing along', hye: 'Երգենք միասին' }, [
        'captain-teapots-march',
        'badgers-lantern',
        'the-cloud-factory-song',
        'apricots-on-the-roof',
      ]),
      picked({ rus: 'Смелые и маленькие', eng: 'Small and brave', hye: 'Փոքր ու քաջ' }, [
        'good-lift',
        'the-little-vishap',
        'the-goalkeeper-from-the-lighthouse',
        'captain-teapot',
        'the-cloud-factory',
        'grandma-drives-a-rocket',
      ]),
      chosen(
        { rus: 'Всей семьёй', eng: 'The whole family', hye: 'Ողջ ընտանիքով' },
        { theme: 'kids', genre: 'family', sort: 'new' },
      ),
    ],
  },
  {
    brand,
    alias: 'education',
    name: { rus: 'Обучение', eng: 'Learn', hye: 'Ուսուցում' },
    title: {
      rus: 'Документальное и познавательное кино — Кадр',
      eng: 'Documentaries and discovery — Kadr',
      hye: 'Վավերագրական և ճանաչողական կինո — Կադր',
    },
    description: {
      rus: 'Камни, птицы, числа, хлеб и глубина: фильмы, после которых мир становится подробнее.',
      eng: 'Stones, birds, numbers, bread and the deep: films that leave the world with more detail in it.',
      hye: 'Քարեր, թռչուններ, թվեր, հաց և խորություն՝ ֆիլմեր, որոնցից հետո աշխարհն ավելի մանրամասն է դառնում։',
    },
    blocks: [
      hero(
        'below-the-light',
        'how-it-sounds',
        'what-stones-remember',
        'zero-a-biography',
        'the-grammar-of-birds',
      ),
      chosen(
        { rus: 'Лучшее по оценкам', eng: 'Best rated', hye: 'Ամենաբարձր գնահատվածները' },
        { theme: 'education', sort: 'rating' },
      ),
      picked(
        { rus: 'Природа говорит', eng: 'Nature speaks', hye: 'Բնությունը խոսում է' },
        ['the-grammar-of-birds', 'below-the-light', 'what-stones-remember'],
        { tag: 'horizontal_posters' },
      ),
      picked(
        { rus: 'Числа, звёзды, звуки', eng: 'Numbers, stars, sounds', hye: 'Թվեր, աստղեր, հնչյուններ' },
        ['zero-a-biography', 'the-woman-who-measured-the-sun', 'how-it-sounds'],
        { tag: 'big_posters' },
      ),
      spotlight(
        { rus: 'Не смотреть натощак', eng: 'Not on an empty stomach', hye: 'Սոված չդիտել' },
        'bread-ten-thousand-years',
      ),
      chosen(
        { rus: 'Недавно вышли', eng: 'Recently released', hye: 'Վերջերս թողարկված' },
        { theme: 'education', sort: 'new' },
      ),
      channelsRow({ rus: 'Познавательные каналы', eng: 'Discovery channels', hye: 'Ճանաչողական ալիքներ' }, [
        'the-deep',
        'how-so',
        'orbit',
        'footpath',
      ]),
    ],
  },
  {
    brand,
    alias: 'sport',
    name: { rus: 'Спорт', eng: 'Sport', hye: 'Սպորտ' },
    title: {
      rus: 'Кино и сериалы о спорте — Кадр',
      eng: 'Films and series about sport — Kadr',
      hye: 'Կինո և սերիալներ սպորտի մասին — Կադր',
    },
    description: {
      rus: 'Шахматы и штанга, лёд и велосипед, последняя скамейка и последний километр.',
      eng: 'Chess and barbells, ice and bicycles, the last bench and the last kilometre.',
      hye: 'Շախմատ և ծանրաձող, սառույց և հեծանիվ, վերջին նստարանը և վերջին կիլոմետրը։',
    },
    blocks: [
      hero('good-lift', 'the-long-bench', 'the-last-kilometre', 'the-black-and-white-king', 'ice-for-two'),
      chosen(
        { rus: 'Победы и поражения', eng: 'Wins and losses', hye: 'Հաղթանակներ և պարտություններ' },
        { theme: 'sport', sort: 'popular' },
      ),
      picked(
        {
          rus: 'Характер важнее счёта',
          eng: 'Character before score',
          hye: 'Բնավորությունը հաշվից կարևոր է',
        },
        ['the-black-and-white-king', 'the-ninth-pass', 'good-lift', 'the-last-kilometre'],
        { tag: 'horizontal_posters' },
      ),
      spotlight(
        { rus: 'Болеем всей улицей', eng: 'The whole street is cheering', hye: 'Երկրպագում ենք ողջ փողոցով' },
        'the-long-bench',
      ),
      picked(
        { rus: 'С детьми на трибуне', eng: 'In the stands with the kids', hye: 'Երեխաների հետ տրիբունայում' },
        ['the-goalkeeper-from-the-lighthouse', 'good-lift', 'ice-for-two', 'the-long-bench'],
        { tag: 'big_posters' },
      ),
      channelsRow({ rus: 'Спорт по телевизору', eng: 'Sport on TV', hye: 'Սպորտը հեռուստատեսությամբ' }, [
        'the-start',
        'ice-and-snow',
        'check',
      ]),
    ],
  },
];
