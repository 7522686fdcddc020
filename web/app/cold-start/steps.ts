/** The cold-start modal as a table. */
export type ColdStartStep = 'genres' | 'movies' | 'result' | 'failed';
export type ColdStartEvent = 'genres_chosen' | 'back' | 'saved' | 'refused' | 'again';

const table: Readonly<Record<ColdStartStep, Partial<Record<ColdStartEvent, ColdStartStep>>>> = {
  genres: { genres_chosen: 'movies' },
  movies: { back: 'genres', saved: 'result', refused: 'failed' },
  failed: { again: 'movies' },
  result: {},
};

/** Where an event leads; it is ignored where it means nothing. */
export function stepAfter(step: ColdStartStep, event: ColdStartEvent): ColdStartStep {
  return table[step][event] ?? step;
}

/** How many are to be chosen when the service does not say. */
const fewest = 5;

/** How many are still to be chosen of `there`: no more than there are. 0 lets one go on. */
export function leftToChoose(chosen: number, min: number | null, there: number): number {
  return Math.max(0, Math.min(min ?? fewest, there) - chosen);
}

/** The list with `one` added, or without it when it is there. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** Posters of the result at most. */
export const mostPosters = 20;

/** The chosen posters with the one that is in front first, when `turns` seconds have passed. */
export function turnedPosters<T>(chosen: readonly T[], turns: number): T[] {
  const posters = chosen.slice(0, mostPosters);
  const front = posters.length === 0 ? 0 : turns % posters.length;
  return [...posters.slice(front), ...posters.slice(0, front)];
}
