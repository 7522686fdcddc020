import type { SessionRow } from './repository.ts';
import type { CookieClaims } from './session-cookie.ts';

/** What one call has read of its session, so that it is verified and read once however often it is asked for. */
export interface SessionReads {
  /** By the cookie's value. */
  readonly claims: Map<string, Promise<CookieClaims>>;
  /** By the session's id. */
  readonly rows: Map<string, Promise<SessionRow | undefined>>;
}

export function newSessionReads(): SessionReads {
  return { claims: new Map(), rows: new Map() };
}

/** What a map has, or what is read for it then. */
export function readOnce<T>(
  known: Map<string, Promise<T>> | undefined,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const there = known?.get(key);
  if (there !== undefined) return there;
  const reading = read();
  known?.set(key, reading);
  return reading;
}
