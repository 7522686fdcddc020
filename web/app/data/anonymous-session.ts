import type { KadrClient } from '@kadr/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { readCookie, writeCookie } from './cookies.ts';
import { whenIdle } from './idle.ts';
import { apiOf } from './query-client.ts';

/** Says that this browser has a session; the session itself is a cookie that scripts cannot read. */
const marker = 'session_state';

/** Seconds; a day less than the session itself lives. */
const lifetime = 29 * 24 * 60 * 60;

/**
 * Gives a browser without a session a demo session (SS-003), once it has nothing better to do: a kept page sets no cookies.
 * Resolves when there is one; a failure rejects, for the next page to mend.
 */
export async function ensureSession(queries: QueryClient): Promise<void> {
  if (readCookie(document.cookie, marker) !== null) return;
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await startSession(await apiOf(queries));
}

/** Begins a demo session in the place of whatever session there was. */
export async function startSession(api: KadrClient): Promise<void> {
  const { session_state } = await api.session.createDemo();
  writeCookie(marker, session_state, lifetime);
}
