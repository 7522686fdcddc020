/** A start of watching that the service cannot answer now: the page asks again until it can. */
import { failureOf } from '../data/page-errors.ts';
import { CallError } from '../data/call-error.ts';

/** Milliseconds between two tries: pages that were refused together are spread evenly over this time. */
const PERIOD = 4750;
/** Milliseconds until the page shows a message with a button instead. */
const PATIENCE = 120_000;
/** The longest wait that `Retry-After` can ask for, in milliseconds: a wrong header must not stop the tries. */
const LONGEST = 30_000;

/** No answer, or one that speaks of the service alone. */
function isAway(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status === 429 || status > 499;
}

/** Milliseconds that the answer asks to wait; 0 when it does not say. */
function retryAfterOf(error: unknown): number {
  const seconds = error instanceof CallError ? (error.data.retry_after ?? 0) : 0;
  return Math.min(LONGEST, Math.max(0, 1000 * seconds));
}

/** For the query that opens a playback, where its page waits for it. */
export const untilServiceIsBack = {
  retry: (failures: number, error: unknown): boolean =>
    isAway(error) && (failures + 1) * Math.max(PERIOD, retryAfterOf(error)) <= PATIENCE,
  /**
   * The first wait is any part of a period, after that each page keeps its place in it. A `Retry-After` that is longer than
   * the wait comes first, and the pages that got it are spread again.
   */
  retryDelay: (failures: number, error: unknown): number => {
    const place = PERIOD * Math.random();
    const retryAfter = retryAfterOf(error);
    if (failures === 0) return retryAfter + place;
    return retryAfter > PERIOD ? retryAfter + place : PERIOD;
  },
};
