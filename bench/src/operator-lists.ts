import { percentile } from './figures.ts';
import type { Figure } from './figures.ts';
import { madeName } from './made-catalogue.ts';
import { sized } from './sized-service.ts';
import type { Sized } from './sized-service.ts';

const amount = 100_000;
const [rounds, warmUp] = [40, 5];
/** Maximum time for an editor's list, in milliseconds, at the 95th percentile. */
const bound = { kind: 'at most', value: 200 } as const;

/** Measures an editor's lists of a hundred thousand titles: each about forty times, in turns. */
export async function operatorLists(): Promise<Figure[]> {
  const service = await sized(amount);
  try {
    const asked: Readonly<Record<string, (round: number) => object>> = {
      'sorted by name': () => ({ sort: 'name' }),
      'sorted by year, backwards': () => ({ sort: 'year', order: 'desc' }),
      'sorted by rating': () => ({ sort: 'rating' }),
      'the latest first': () => ({ sort: 'created_at' }),
      'of one genre': (round) => ({
        sort: 'rating',
        filter: JSON.stringify({ genre: `genre_${'abcdefgh'[round % 8] ?? ''}` }),
      }),
      'that are announced': () => ({ sort: 'name', filter: JSON.stringify({ is_coming_soon: true }) }),
      'found by a part of a name': (round) => ({ q: madeName((round * 53) % amount).split(' ')[1] ?? '' }),
      'found by a whole name': (round) => ({ q: madeName((round * 37) % amount) }),
    };
    const figures: Figure[] = [];
    const times = new Map(Object.keys(asked).map((name) => [name, [] as number[]]));
    for (let round = -warmUp; round < rounds; round += 1)
      for (const [name, input] of Object.entries(asked)) {
        const took = await timeOf(service, input(round + warmUp));
        if (round >= 0) times.get(name)?.push(took);
      }
    for (const [name, all] of times)
      figures.push({
        name: `${amount} titles in the console, ${name}, 95 in a hundred`,
        ours: percentile(all, 0.95),
        peer: null,
        unit: 'ms',
        bound,
      });
    return figures;
  } finally {
    await service.product.stop();
  }
}

/** Milliseconds for a list and its next page. */
async function timeOf({ operator }: Sized, input: object): Promise<number> {
  const begun = performance.now();
  const { next_cursor: cursor } = await operator.listRecords({ kind: 'title', ...input });
  const first = performance.now() - begun;
  if (cursor === null) return first;
  const again = performance.now();
  await operator.listRecords({ kind: 'title', ...input, cursor });
  return Math.max(first, performance.now() - again);
}
