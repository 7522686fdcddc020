import type { Timers } from './timers.ts';

/** Batch size, and the pause between batches in milliseconds. */
const [atOnce, pause] = [100, 250];

/** Processes items in small batches, so that their requests do not all arrive at one moment. */
export function aFewAtATime<T>(items: readonly T[], work: (item: T) => void, after: Timers['after']): void {
  for (const item of items.slice(0, atOnce)) work(item);
  const others = items.slice(atOnce);
  if (others.length > 0) after(pause, () => aFewAtATime(others, work, after));
}
