import type { Session, User } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { Outbox } from './events.ts';
import { userQuery } from './queries.ts';
import { noteSession } from './session-marker.ts';

/**
 * Notes a session that the service has started. After a normal one all shown queries are refetched; resolves to the
 * viewer, or to null when he cannot be loaded now. A `restricted` session is not the viewer's own: the page stays as it
 * is.
 */
export async function enterSession(queries: QueryClient, session: Session): Promise<User | null> {
  noteSession(session);
  if (session.session_state !== 'normal') return null;
  await forgetAnswers(queries).catch(() => undefined);
  return queries.ensureQueryData(userQuery()).catch(() => null);
}

/** Announces that the viewer has signed in, once no further step is required of him. */
export function announceSignIn(queries: QueryClient): void {
  const user = queries.getQueryData(userQuery().queryKey);
  if (user?.isAuth === true) signIns.put(user);
}

/** The viewer who has signed in on this page: his language may differ from the page's. */
export const signIns = new Outbox<User>(1);

/** Forgets the answers for another viewer: shown ones are refetched now, the others when they are shown. */
export async function forgetAnswers(queries: QueryClient): Promise<void> {
  queries.removeQueries({ type: 'inactive' });
  await queries.invalidateQueries();
}
