import type { Timers } from './timers.ts';

/** How many are done at once, and the milliseconds until the next ones are. */
const [atOnce, pause] = [100, 250];

/** Does something with each, a few at a time: what all of them ask for then does not come in one moment. */
export function aFewAtATime<T>(items: readonly T[], work: (item: T) => void, after: Timers['after']): void {
  for (const item of items.slice(0, atOnce)) work(item);
  const others = items.slice(atOnce);
  if (others.length > 0) after(pause, () => aFewAtATime(others, work, after));
}
