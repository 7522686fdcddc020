/** A start of watching that the service cannot answer now: it is asked for again until it can. */
import { failureOf } from '../data/page-errors.ts';

/** Milliseconds between two tries: pages that were refused together are spread evenly over this time. */
const PERIOD = 4750;
/** As many as two minutes hold: then there is a message with a button. */
const TRIES = 25;

/** No answer, or one that speaks of the service alone. */
function isAway(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status === 429 || status > 499;
}

/** For the query that opens a playback, where its page waits for it. */
export const untilServiceIsBack = {
  retry: (failures: number, error: unknown): boolean => isAway(error) && failures < TRIES,
  /** The first wait is any part of the time between two; after that each page keeps its place in it. */
  retryDelay: (failures: number): number => PERIOD * (failures === 0 ? Math.random() : 1),
};
