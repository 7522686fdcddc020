import { percentile } from './figures.ts';
import type { Figure } from './figures.ts';
import { madeName } from './made-catalogue.ts';

const searches = 300;
const warmUp = 40;
const share = 0.95;
/** Milliseconds. */
const limit = 50;

const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** Ways to type a name: as it is, a word of it, the beginning of one, with letters swapped, with the wrong keyboard. */
const typed: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => wordOf(name),
  (name) => wordOf(name).slice(0, 3),
  (name) => name.replace(/^(..)(.)(.)/, '$1$3$2'),
  (name) => wordOf(name).replace(/./gu, (letter) => latinKeys[russianKeys.indexOf(letter)] ?? letter),
];

function wordOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** A service with `amount` generated titles. */
interface Sized {
  readonly url: string;
  readonly amount: number;
}

/** The 95th percentile of search times: over many titles beside few, for both calls of the search. */
export async function searchSpeed(small: Sized, large: Sized): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['search', '/api/search'],
    ['suggestions', '/api/search/suggestions'],
  ] as const) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = -warmUp; round < searches; round++) {
      const least = await timeOf(small, path, round + warmUp);
      const most = await timeOf(large, path, round + warmUp);
      if (round < 0) continue;
      times.small.push(least);
      times.large.push(most);
    }
    figures.push({
      name: `${name}, 95th percentile, with ${large.amount} titles beside ${small.amount}`,
      ours: percentile(times.large, share),
      peer: percentile(times.small, share),
      unit: 'ms',
      bound: { kind: 'at most', value: limit },
    });
  }
  return figures;
}

/** Milliseconds to the last byte of an answer. @throws when there is none, or nothing was found */
async function timeOf({ url, amount }: Sized, path: string, round: number): Promise<number> {
  const text = typed[round % typed.length]?.(madeName((round * 53) % amount)) ?? '';
  const begun = performance.now();
  const response = await fetch(`${url}${path}?${new URLSearchParams({ text }).toString()}`);
  const answer = await response.text();
  const taken = performance.now() - begun;
  if (!response.ok) throw new Error(`The search for “${text}” answered ${response.status}.`);
  if (!answer.includes('made-')) throw new Error(`The search found nothing for “${text}”.`);
  return taken;
}
