import type { Session } from '@kadr/contract';
import { entryParameters } from './entry-parameters.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Marks that this browser has a session; the session itself is a cookie that scripts cannot read. */
const marker = 'session_state';

/** Seconds; a day less than the lifetime of the session itself. */
const lifetime = 29 * 24 * 60 * 60;

/**
 * The session's mark in requests to the streaming server: the `session_id` given by an embedding page, else the state
 * of the browser's own session; null before there is one. Neither is a secret or grants access.
 */
export function sessionMarker(): string | null {
  return entryParameters().get('session_id')?.slice(0, 200) ?? readCookie(document.cookie, marker);
}

export function hasSession(): boolean {
  return readCookie(document.cookie, marker) !== null;
}

export function noteSession({ session_state }: Session): void {
  writeCookie(marker, session_state, lifetime);
}
