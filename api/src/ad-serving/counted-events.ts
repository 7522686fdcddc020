import type { videoEvents } from './vast.ts';

/** Counted events, each with its bit in an impression and the column of its totals. */
export const countedEvents = [
  { event: 'impression', bit: 1, column: 'impressions' },
  { event: 'start', bit: 2, column: 'starts' },
  { event: 'firstQuartile', bit: 4, column: 'first_quartiles' },
  { event: 'midpoint', bit: 8, column: 'midpoints' },
  { event: 'thirdQuartile', bit: 16, column: 'third_quartiles' },
  { event: 'complete', bit: 32, column: 'completes' },
  { event: 'skip', bit: 64, column: 'skips' },
  { event: 'click', bit: 128, column: 'clicks' },
  { event: 'error', bit: 256, column: 'errors' },
] as const satisfies readonly {
  readonly event: 'impression' | 'click' | 'error' | (typeof videoEvents)[number];
  readonly bit: number;
  readonly column: string;
}[];

/** The bit of an event; null when it is not counted. */
export function bitOf(event: string): number | null {
  return countedEvents.find((one) => one.event === event)?.bit ?? null;
}
