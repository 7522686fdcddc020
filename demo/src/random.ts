/** Seeded randomness: the same key always gives the same numbers. */

/** A stream of random numbers. */
export interface Random {
  /** 0 ≤ n < 1. */
  next(): number;
  /** `from` ≤ n < `to`. */
  range(from: number, to: number): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  /** About 0, mostly within ±1 (sum of three uniform numbers). */
  around(): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** An independent stream: what is drawn from it does not move what is drawn from this one. */
  fork(key: string): Random;
}

/** 32-bit FNV-1a of the key with a final avalanche. */
export function hash(key: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32 over the hash of `key`. */
export function random(key: string): Random {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + (to - from) * next();
  return {
    next,
    range,
    int: (from, to) => Math.floor(range(from, to + 1)),
    around: () => (next() + next() + next()) * (2 / 3) - 1,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    fork: (name) => random(`${key}/${name}`),
  };
}
