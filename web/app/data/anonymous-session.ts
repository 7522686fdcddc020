import type { KadrClient } from '@kadr/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './idle.ts';
import { apiOf } from './query-client.ts';
import { hasSession, noteSession } from './session-marker.ts';

/**
 * Gives a browser without a session a demo session, once it has nothing better to do: a kept page sets no cookies.
 * Resolves when there is one; a failure rejects, for the next page to mend.
 */
export async function ensureSession(queries: QueryClient): Promise<void> {
  if (hasSession()) return;
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await startSession(await apiOf(queries));
}

/** Begins a demo session in the place of whatever session there was. */
export async function startSession(api: KadrClient): Promise<void> {
  noteSession(await api.session.createDemo());
}
