/** The cold-start modal as a table. */
export type ColdStartStep = 'genres' | 'movies' | 'result' | 'failed';
export type ColdStartEvent = 'genres_chosen' | 'back' | 'saved' | 'refused' | 'again';

const table: Readonly<Record<ColdStartStep, Partial<Record<ColdStartEvent, ColdStartStep>>>> = {
  genres: { genres_chosen: 'movies' },
  movies: { back: 'genres', saved: 'result', refused: 'failed' },
  failed: { again: 'movies' },
  result: {},
};

/** The step after an event; events without a meaning in a step are ignored. */
export function stepAfter(step: ColdStartStep, event: ColdStartEvent): ColdStartStep {
  return table[step][event] ?? step;
}

/** The number to choose when the service does not say. */
const fewest = 5;

/** The number still to be chosen of `there` options, never more than these. 0 enables the next step. */
export function leftToChoose(chosen: number, min: number | null, there: number): number {
  return Math.max(0, Math.min(min ?? fewest, there) - chosen);
}

/** The list with `one` added, or removed when the list contains it. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

/** The most posters of the result. */
export const mostPosters = 20;

/** The chosen posters after `turns` seconds, the one in front first. */
export function turnedPosters<T>(chosen: readonly T[], turns: number): T[] {
  const posters = chosen.slice(0, mostPosters);
  const front = posters.length === 0 ? 0 : turns % posters.length;
  return [...posters.slice(front), ...posters.slice(0, front)];
}
