import type { Session, User } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { Outbox } from './events.ts';
import { userQuery } from './queries.ts';
import { noteSession } from './session-marker.ts';

/**
 * Takes note of a session that the service has begun. After a normal one everything that is shown is refetched, and who it is
 * is there when this resolves; null when that cannot be told now. A `restricted` session is none
 * of the viewer's own: what is shown stays.
 */
export async function enterSession(queries: QueryClient, session: Session): Promise<User | null> {
  noteSession(session);
  if (session.session_state !== 'normal') return null;
  await forgetAnswers(queries).catch(() => undefined);
  return queries.ensureQueryData(userQuery()).catch(() => null);
}

/** Says that the viewer at hand has signed in, once nothing more is asked of him. */
export function announceSignIn(queries: QueryClient): void {
  const user = queries.getQueryData(userQuery().queryKey);
  if (user?.isAuth === true) signIns.put(user);
}

/** Who has signed in on this page: his language may be another one than the page's. */
export const signIns = new Outbox<User>(1);

/** What was answered to another viewer is no longer true: what is shown is asked for now, the rest when it is shown. */
export async function forgetAnswers(queries: QueryClient): Promise<void> {
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}
