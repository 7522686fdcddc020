/** A small catalogue for tests and for rendering pages without a database: invented titles, the same at every start. */
import type {
  Language,
  MediaBlock,
  MediaItem,
  MediaItemCard,
  MediaItemType,
  MediaView,
  Person,
} from '@kadr/contract';

import { landingView } from './fixture-blocks.ts';

interface Seed {
  readonly id: number;
  readonly slug: string;
  readonly type: MediaItemType;
  readonly name: Record<Language, string>;
  readonly parent?: number;
  readonly order?: number;
}

const films: readonly [slug: string, rus: string, eng: string, hye: string][] = [
  ['quiet-orbital-house', 'Тихий орбитальный дом', 'The Quiet Orbital House', 'Հանգիստ ուղեծրային տունը'],
  ['salt-line', 'Соляная линия', 'The Salt Line', 'Աղի գիծը'],
  ['north-of-morning', 'Севернее утра', 'North of Morning', 'Առավոտից հյուսիս'],
  ['paper-lighthouse', 'Бумажный маяк', 'Paper Lighthouse', 'Թղթե փարոս'],
  ['glass-orchard', 'Стеклянный сад', 'The Glass Orchard', 'Ապակե այգի'],
  ['last-tram-home', 'Последний трамвай домой', 'Last Tram Home', 'Վերջին տրամվայը դեպի տուն'],
  ['slow-thunder', 'Медленный гром', 'Slow Thunder', 'Դանդաղ ամպրոպ'],
  ['cartographer', 'Картограф', 'The Cartographer', 'Քարտեզագիրը'],
  ['winter-market', 'Зимний рынок', 'Winter Market', 'Ձմեռային շուկա'],
  ['red-comet', 'Красная комета', 'Red Comet', 'Կարմիր գիսաստղ'],
  ['second-river', 'Вторая река', 'The Second River', 'Երկրորդ գետը'],
  ['tin-heart', 'Жестяное сердце', 'Tin Heart', 'Թիթեղե սիրտ'],
];

const seeds: readonly Seed[] = [
  ...films.map(([slug, rus, eng, hye], at): Seed => ({
    id: at + 1,
    slug,
    type: 'film',
    name: { rus, eng, hye },
  })),
  {
    id: 100,
    slug: 'harbour-lights',
    type: 'series',
    name: { rus: 'Огни гавани', eng: 'Harbour Lights', hye: 'Նավահանգստի լույսերը' },
  },
  ...[1, 2].map((order): Seed => ({
    id: 100 + order,
    slug: `harbour-lights-season-${order}`,
    type: 'season',
    parent: 100,
    order,
    name: { rus: `${order} сезон`, eng: `Season ${order}`, hye: `${order}-րդ եթերաշրջան` },
  })),
  ...[1, 2, 3].map((order): Seed => ({
    id: 110 + order,
    slug: `harbour-lights-s1e${order}`,
    type: 'episode',
    parent: 101,
    order,
    name: { rus: `Серия ${order}`, eng: `Episode ${order}`, hye: `Սերիա ${order}` },
  })),
];

const genres = [
  { id: 1, alias: 'drama', name: { rus: 'Драма', eng: 'Drama', hye: 'Դրամա' } },
  { id: 2, alias: 'fantasy', name: { rus: 'Фантастика', eng: 'Science fiction', hye: 'Ֆանտաստիկա' } },
];

const persons: readonly { id: number; slug: string; name: Record<Language, string> }[] = [
  {
    id: 1,
    slug: 'vera-tumanyan',
    name: { rus: 'Вера Туманян', eng: 'Vera Tumanyan', hye: 'Վերա Թումանյան' },
  },
  { id: 2, slug: 'ilya-sorokin', name: { rus: 'Илья Сорокин', eng: 'Ilya Sorokin', hye: 'Իլյա Սորոկին' } },
];

/** A picture's path that `serve.ts` draws: 64 hexadecimal digits made of `seed`. */
export function picture(seed: number): string {
  return `/${(seed * 2_654_435_761).toString(16).padStart(16, '0').repeat(4).slice(0, 64)}`;
}

export function findSeed(id: string): Seed | undefined {
  return seeds.find((seed) => seed.slug === id || String(seed.id) === id);
}

export function childrenOf(parent: number): readonly Seed[] {
  return seeds.filter((seed) => seed.parent === parent);
}

export function cardOf(seed: Seed, language: Language): MediaItemCard {
  const parent = seeds.find(({ id }) => id === seed.parent);
  const series = seed.type === 'season' ? parent : seeds.find(({ id }) => id === parent?.parent);
  return {
    id: seed.id,
    slug: seed.slug,
    type: seed.type,
    name: seed.name[language],
    short_description: {
      rus: 'История, которую хочется досмотреть.',
      eng: 'A story you want to see to its end.',
      hye: 'Պատմություն, որը ուզում ես դիտել մինչև վերջ։',
    }[language],
    year: 2015 + (seed.id % 11),
    duration: seed.type === 'film' || seed.type === 'episode' ? 3000 + seed.id * 311 : null,
    logo: picture(seed.id),
    visit_card: picture(seed.id + 1000),
    background: picture(seed.id + 2000),
    poster_bg_color: `#${((seed.id * 7_919_113) % 0x1000000).toString(16).padStart(6, '0')}`,
    ratings: { wink: 6 + (seed.id % 40) / 10, user: null },
    age_level: { id: 1, name: '12+', age_value: 12 },
    genres: genres.map(({ id, alias, name }) => ({ id, alias, name: name[language] })),
    countries: { rus: ['Россия', 'Армения'], eng: ['Russia', 'Armenia'], hye: ['Ռուսաստան', 'Հայաստան'] }[
      language
    ],
    usage_model: ([null, 'SERVICE', 'EST', 'TVOD'] as const)[seed.id % 4] ?? null,
    is_favorite: false,
    is_coming_soon: false,
    start_date: null,
    series_id: series?.id ?? null,
    series_slug: series?.slug ?? null,
    series_name: series?.name[language] ?? null,
    season_id: seed.type === 'episode' ? (parent?.id ?? null) : null,
    season_order_number: seed.type === 'season' ? (seed.order ?? null) : (parent?.order ?? null),
    order_number: seed.order ?? null,
    children_amount: childrenOf(seed.id).length,
    category: null,
    media_position: null,
    is_playable: true,
    has_trailer: seed.type === 'film',
  };
}

export function itemOf(seed: Seed, language: Language): MediaItem {
  const card = cardOf(seed, language);
  return {
    ...card,
    short_name: null,
    original_name: seed.name.eng,
    summary: {
      rus: 'Смотрительница орбитального дома принимает последнюю смену и находит в журнале записи о дне, которого ещё не было.',
      eng: 'The keeper of an orbital house takes her last shift and finds entries in the log about a day that has not been yet.',
      hye: 'Ուղեծրային տան պահապանն ընդունում է վերջին հերթափոխը և մատյանում գտնում գրառումներ մի օրվա մասին, որը դեռ չի եղել։',
    }[language],
    note: null,
    screenshots: [1, 2, 3].map((n) => picture(seed.id * 10 + n + 5000)),
    season_short_name: null,
    season_slug: seed.type === 'episode' ? (seeds.find(({ id }) => id === seed.parent)?.slug ?? null) : null,
    copyright_holder_logo_1: null,
    copyright_holder_logo_2: null,
    assets: { preview_assets: [] },
    actions: [
      { type: 'watch', media_item_id: seed.id },
      { type: 'trailer', media_item_id: seed.id },
    ],
    purchase_variants: [],
    purchase_state: null,
    series_position:
      seed.type === 'series' || seed.type === 'season'
        ? {
            episode_id: 111,
            episode_slug: 'harbour-lights-s1e1',
            season_id: 101,
            season_slug: 'harbour-lights-season-1',
            season_number: 1,
            episode_number: 1,
          }
        : null,
    audio_languages: ['rus', 'eng'],
    subtitle_languages: ['rus', 'eng', 'hye'],
    max_height: 1080,
  };
}

export function personOf(id: string, language: Language): Person | undefined {
  const found = persons.find((person) => person.slug === id || String(person.id) === id);
  return (
    found && {
      id: found.id,
      slug: found.slug,
      name: found.name[language],
      native_name: found.name.rus,
      photo_avatar: picture(found.id + 3000),
      birth_date: '1984-03-09',
      death_date: null,
      biography: null,
    }
  );
}

export function castOf(language: Language) {
  return persons.map((person, at) => ({
    person: {
      id: person.id,
      slug: person.slug,
      name: person.name[language],
      native_name: person.name.rus,
      photo_avatar: picture(person.id + 3000),
    },
    role: at === 0 ? ('actor' as const) : ('director' as const),
    character: null,
  }));
}

const blockNames = {
  promo: { rus: 'Главное', eng: 'Featured', hye: 'Գլխավորը' },
  carousel: { rus: 'Новинки', eng: 'New', hye: 'Նորույթներ' },
  top10: { rus: 'Топ-10', eng: 'Top 10', hye: 'Թոփ 10' },
  content: { rus: 'Вам понравится', eng: 'You will like', hye: 'Ձեզ դուր կգա' },
} as const;

/** Views that consist of a form: the name of the block by the view's alias. */
const codeBlocks: Readonly<Record<string, string>> = {
  promocode: 'promocode',
  'podarochnye-sertifikaty': 'promocode',
  tvcode: 'tvcode',
};

function codesView(alias: string, language: Language): MediaView {
  const description = {
    rus: 'Введите код, и он сработает сразу.',
    eng: 'Enter the code, and it works at once.',
    hye: 'Մուտքագրեք կոդը, և այն անմիջապես կգործի։',
  }[language];
  const form: MediaBlock = {
    id: 1,
    name: codeBlocks[alias] ?? null,
    sub_name: null,
    type: 'custom_block',
    tag: null,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items: [],
  };
  return { id: 0, alias, name: null, title: null, description, media_blocks: [form] };
}

/** The main view, and one view per theme, each with `rows` carousels of twelve titles. */
export function viewOf(alias: string, language: Language, rows = 4): MediaView | undefined {
  if (alias === 'landing')
    return landingView(
      seeds.slice(0, 4).map((seed) => cardOf(seed, language)),
      picture,
    );
  if (Object.hasOwn(codeBlocks, alias)) return codesView(alias, language);
  if (!['main', 'movies', 'series', 'kids', 'media_item', 'about'].includes(alias)) return undefined;
  const items = seeds.filter(({ type }) => type === 'film' || type === 'series');
  const block = (id: number, type: keyof typeof blockNames, shift: number, count: number): MediaBlock => ({
    id,
    name: blockNames[type][language],
    sub_name: null,
    type,
    tag: null,
    target: { type: 'media_view', link: 'movies', title: null },
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items: Array.from({ length: count }, (_, at) => items[(at + shift) % items.length]).flatMap((seed) =>
      seed ? [{ type: 'media_item' as const, media_item: cardOf(seed, language) }] : [],
    ),
  });
  return {
    id: 1,
    alias,
    name: null,
    title: {
      rus: 'Фильмы и сериалы онлайн',
      eng: 'Films and series online',
      hye: 'Ֆիլմեր և սերիալներ առցանց',
    }[language],
    description: {
      rus: 'Смотрите фильмы и сериалы.',
      eng: 'Watch films and series.',
      hye: 'Դիտեք ֆիլմեր և սերիալներ։',
    }[language],
    media_blocks: [
      block(1, 'promo', 0, 5),
      ...Array.from({ length: rows }, (_, at) =>
        block(2 + at, at % 2 === 0 ? 'carousel' : 'content', at, 12),
      ),
      block(50, 'top10', 3, 10),
    ],
  };
}

/** All entities of a kind that search engines may find. */
export function addressesOf(kind: 'media_items' | 'persons') {
  return kind === 'media_items'
    ? seeds.map(({ slug, type }) => ({ slug, type, published_at: 1_700_000_000 }))
    : persons.map(({ slug }) => ({ slug, type: null, published_at: null }));
}
