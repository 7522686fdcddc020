import type { KadrClient } from '@kadr/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { readCookie, writeCookie } from './cookies.ts';
import { apiOf } from './query-client.ts';

/** Says that this browser has a session; the session itself is a cookie that scripts cannot read. */
const marker = 'session_state';

/** Seconds; a day less than the session itself lives. */
const lifetime = 29 * 24 * 60 * 60;

/**
 * Gives a browser without a session a demo session (SS-003), once it has nothing better to do: a kept page sets no cookies.
 * A failure is left for the next page to mend.
 */
export function ensureSession(queries: QueryClient): void {
  if (readCookie(document.cookie, marker) !== null) return;
  whenIdle(() => {
    void (async () => startSession(await apiOf(queries)))().catch(() => undefined);
  });
}

/** Begins a demo session in the place of whatever session there was. */
export async function startSession(api: KadrClient): Promise<void> {
  const { session_state } = await api.session.createDemo();
  writeCookie(marker, session_state, lifetime);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
