import type { QueryClient } from '@tanstack/react-query';
import { toasts } from './toasts.ts';
import { apiOf } from './query-client.ts';
import { noteSession } from './session-marker.ts';
import { forgetAnswers } from './sign-in.ts';

/**
 * Ends the viewer's session: a demo session replaces it, his messages are removed, and all shown queries are refetched.
 * Rejects with the service's refusal; he is then still signed in.
 */
export async function signOut(queries: QueryClient): Promise<void> {
  const api = await apiOf(queries);
  noteSession(await api.session.end());
  toasts.dismissAll();
  await forgetAnswers(queries);
}
