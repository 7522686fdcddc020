import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { madeName, madeSlug } from './made-catalogue.ts';
import { searchSpeed } from './search-speed.ts';
import { sized } from './sized-service.ts';
import type { Sized } from './sized-service.ts';
import { countStatements } from './statements.ts';

const few = 1000;
const many = 100_000;
const rounds = 60;
const warmUp = 15;

/**
 * Times of a page with a thousand titles and with a hundred thousand: each page rendered live for a signed-in viewer,
 * in turns. "Ours" is the large catalogue, the peer the small one.
 */
export async function catalogueSize(): Promise<Figure[]> {
  const small = await sized(few);
  try {
    const large = await sized(many);
    try {
      const pages: readonly (readonly [name: string, path: (round: number, amount: number) => string])[] = [
        ['home page', () => '/'],
        ['catalogue', (round) => `/catalog?sort=${['popular', 'new', 'rating', 'name'][round % 4] ?? ''}`],
        [
          'filtered catalogue',
          // About a page of titles in both catalogues: the search is compared, not the drawing of more titles.
          (round) => `/catalog?genre=genre_${'abcdefgh'[round % 8] ?? ''},genre_t&only=high_rating`,
        ],
        ['theme', (round) => `/${['movies', 'series', 'kids'][round % 3] ?? ''}/catalog`],
        ['title', (round, amount) => `/movies/${madeSlug((round * 37) % amount)}`],
        ['search for a title', (round, amount) => searchPath(madeName((round * 53) % amount))],
        [
          'search with a page of results',
          // As above: a word is in 33 of 100,000 names, its beginning in 100 of 1,000, about a page in both.
          (round, amount) => {
            const [word = ''] = madeName((round * 53) % amount).split(' ');
            return searchPath(amount === few ? word.slice(0, 2) : word);
          },
        ],
      ];
      const figures: Figure[] = [];
      for (const [name, pathAt] of pages) {
        const times = { small: [] as number[], large: [] as number[] };
        for (let round = -warmUp; round < rounds; round++) {
          const least = await timeOf(small, pathAt(round + warmUp, small.amount));
          const most = await timeOf(large, pathAt(round + warmUp, large.amount));
          if (round < 0) continue;
          times.small.push(least);
          times.large.push(most);
        }
        figures.push({
          name: `${name}, live, with ${many} titles beside ${few}`,
          ours: median(times.large),
          peer: median(times.small),
          unit: 'ms',
          bound: { kind: 'ratio at most', value: 1.3 },
        });
      }
      for (const [name, pathAt] of pages) {
        figures.push({
          name: `SQL statements for ${name}, with ${many} titles beside ${few}`,
          ours: await statementsFor(large, pathAt(0, large.amount)),
          peer: await statementsFor(small, pathAt(0, small.amount)),
          unit: '',
          bound: { kind: 'ratio at most', value: 1 },
        });
      }
      const figuresOfSearch = await searchSpeed(
        { url: small.product.url, amount: small.amount },
        { url: large.product.url, amount: large.amount },
      );
      return [...figures, ...figuresOfSearch];
    } finally {
      await large.product.stop();
    }
  } finally {
    await small.product.stop();
  }
}

function searchPath(text: string): string {
  return `/search?query=${encodeURIComponent(text)}`;
}

/** Milliseconds to the last byte of a page. @throws when it does not exist */
async function timeOf({ product, cookie }: Sized, page: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(product.url + page, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${page} answered ${response.status}.`);
  return performance.now() - begun;
}

async function statementsFor(sized: Sized, page: string): Promise<number> {
  const counter = await countStatements(sized.product.dataDir);
  try {
    return await counter.of(() => timeOf(sized, page));
  } finally {
    await counter.close();
  }
}
