/** A start of watching that the service cannot answer now: the page retries until it can. */
import { failureOf } from '../data/page-errors.ts';
import { CallError } from '../data/call-error.ts';

/** Milliseconds between two attempts: pages that were refused together are spread evenly over this time. */
const PERIOD = 4750;
/** Milliseconds until the page shows a message with a button instead. */
const PATIENCE = 120_000;
/** Maximum delay that `Retry-After` can request, in milliseconds: a wrong header must not stop the attempts. */
const LONGEST = 30_000;

/** Whether there is no answer, or one about the state of the service only. */
function isAway(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status === 429 || status > 499;
}

/** Delay that the answer requests, in milliseconds; 0 without one. */
function retryAfterOf(error: unknown): number {
  const seconds = error instanceof CallError ? (error.data.retry_after ?? 0) : 0;
  return Math.min(LONGEST, Math.max(0, 1000 * seconds));
}

/** Retry options of the query that opens a playback, for pages that wait for it. */
export const untilServiceIsBack = {
  retry: (failures: number, error: unknown): boolean =>
    isAway(error) && (failures + 1) * Math.max(PERIOD, retryAfterOf(error)) <= PATIENCE,
  /**
   * The first delay is a random part of a period, which each page keeps as its offset. A longer `Retry-After` takes
   * precedence, and spreads its pages again.
   */
  retryDelay: (failures: number, error: unknown): number => {
    const place = PERIOD * Math.random();
    const retryAfter = retryAfterOf(error);
    if (failures === 0) return retryAfter + place;
    return retryAfter > PERIOD ? retryAfter + place : PERIOD;
  },
};
