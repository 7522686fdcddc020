import type { KadrClient } from '@kadr/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './idle.ts';
import { apiOf } from './query-client.ts';
import { hasSession, noteSession } from './session-marker.ts';

/**
 * Starts a demo session for a browser without a session, once it is idle: a kept page sets no cookies. Resolves when
 * there is one; rejects on a failure, and the next page tries again.
 */
export async function ensureSession(queries: QueryClient): Promise<void> {
  if (hasSession()) return;
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  await startSession(await apiOf(queries));
}

/** Starts a demo session, which replaces any other session. */
export async function startSession(api: KadrClient): Promise<void> {
  noteSession(await api.session.createDemo());
}
