import type { Session } from '@kadr/contract';
import { readCookie, writeCookie } from './cookies.ts';

/** Says that this browser has a session; the session itself is a cookie that scripts cannot read. */
const marker = 'session_state';

/** Seconds; a day less than the session itself lives. */
const lifetime = 29 * 24 * 60 * 60;

export function hasSession(): boolean {
  return readCookie(document.cookie, marker) !== null;
}

export function noteSession({ session_state }: Session): void {
  writeCookie(marker, session_state, lifetime);
}
