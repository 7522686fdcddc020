/** Failures with promo codes, counted in a cookie of this browser; the service also counts an account's. */
import { readCookie, writeCookie } from '../data/cookies.ts';

export const attemptsCookie = 'promocode_attempts';

/** Seconds for which failures are counted: a day. */
const lifetime = 1440 * 60;
/** The most failures in a day after which codes are still sent. */
const most = 5;

export function attemptsIn(cookies: string): number {
  const count = Number(readCookie(cookies, attemptsCookie));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function mayTry(cookies: string): boolean {
  return attemptsIn(cookies) <= most;
}

/** Counts one more failure. */
export function countFailure(): void {
  writeCookie(attemptsCookie, String(attemptsIn(document.cookie) + 1), lifetime);
}
