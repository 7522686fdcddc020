import type { CatalogueImport } from '@kadr/contract';

type Title = NonNullable<CatalogueImport['media_items']>[number];
type Block = NonNullable<CatalogueImport['media_views']>[number]['blocks'][number];

const beginnings = 'ба ве го ду жи зо ка лу ме но па ро са ту фе хо ци ча ша эл'.split(' ');
const endings = 'рин вель док жан лор мир нак пол рад сон тур фен хар цев шин'.split(' ');
const genres = Array.from({ length: 20 }, (_, at) => `genre_${'abcdefghijklmnopqrst'[at] ?? ''}`);
const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const;

/** A word of made-up Russian, always the same for the same number. */
function word(seed: number): string {
  const begin = (at: number): string => beginnings[at % beginnings.length] ?? '';
  return (
    begin(seed) +
    begin(Math.floor(seed / 20) * 7 + 3) +
    (endings[Math.floor(seed / 400) % endings.length] ?? '')
  );
}

/** Name of the made title `at`: two words of 6,000 and its number. */
export const madeName = (at: number): string =>
  `${word((at * 7919) % 6000)} ${word((at * 104_729 + 11) % 6000)} ${at}`;

/** Address of the made title `at`. */
export const madeSlug = (at: number): string => `made-${at}-x`;

/** Announced films, which lists show without a stream: the titles `from` to `to`, without the last. For measuring. */
export function madeTitles(from: number, to: number): CatalogueImport {
  return {
    genres: from === 0 ? genres.map((alias) => ({ alias, name: { rus: alias } })) : [],
    media_items: Array.from({ length: to - from }, (_, at) => titleAt(from + at)),
  };
}

/** A number that is unrelated to a title's other numbers: ratings in step with genres would be unrealistic. */
function mixed(at: number): number {
  return Math.imul(at + 1, 2_654_435_761) >>> 20;
}

function titleAt(at: number): Title {
  return {
    slug: madeSlug(at),
    type: 'film',
    name: { rus: madeName(at), eng: `Made ${at}` },
    summary: { rus: `Повесть о том, как ${madeName(at)}.`.repeat(4) },
    year: 1960 + (at % 66),
    rating: 1 + (mixed(at) % 90) / 10,
    genres: [genres[at % 20] ?? '', genres[(at * 3 + 1) % 20] ?? ''].filter(
      (alias, place, all) => all.indexOf(alias) === place,
    ),
    countries: ['RU'],
    themes: [themes[mixed(at + 1_000_000) % themes.length] ?? 'movies'],
    is_coming_soon: true,
  };
}

/** A home page of a hero and sixteen rows that the catalogue fills, the same for every size. */
export function madeHome(): CatalogueImport {
  const rows = genres.slice(0, 16).map((genre, at): Block => ({
    name: { rus: `Ряд ${at + 1}` },
    type: 'carousel',
    query: { genre, sort: at % 2 === 0 ? 'popular' : 'new', limit: 20 },
  }));
  const hero: Block = {
    type: 'promo',
    items: Array.from({ length: 6 }, (_, at) => ({ type: 'media_item', slug: madeSlug(at) })),
  };
  return {
    media_views: [{ brand: 'kadr', alias: 'main', name: { rus: 'Главная' }, blocks: [hero, ...rows] }],
  };
}
