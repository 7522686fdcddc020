import type { LoginType, Session, User } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { Outbox } from './events.ts';
import { userQuery } from './queries.ts';
import { apiOf } from './query-client.ts';
import { noteSession } from './session-marker.ts';

export interface Credentials {
  readonly login: string;
  readonly login_type: LoginType;
  readonly password: string;
}

/**
 * Begins a session of the viewer's own (SS-007); everything that is shown is asked for anew, and is there when this
 * resolves. A `restricted` session is none of his own (SS-004): what is shown stays. Rejects with what the service says.
 */
export async function signIn(
  queries: QueryClient,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<Session['session_state']> {
  const api = await apiOf(queries);
  const session = await api.session.create(
    { ...credentials, login_mode: 'authorize' },
    { ...(signal && { signal }) },
  );
  noteSession(session);
  if (session.session_state !== 'normal') return session.session_state;
  await forgetAnswers(queries);
  signIns.put(await queries.ensureQueryData(userQuery()));
  return session.session_state;
}

/** Who has signed in on this page: his language may be another one than the page's. */
export const signIns = new Outbox<User>(1);

/** What was answered to another viewer is no longer true: what is shown is asked for now, the rest when it is shown. */
export async function forgetAnswers(queries: QueryClient): Promise<void> {
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}
