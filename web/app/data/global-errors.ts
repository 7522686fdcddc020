import { errors } from '@kadr/contract/errors';

/** A call that the service, or something in front of it, answered with an error. */
export interface FailedCall {
  readonly method: string;
  /** HTTP status. */
  readonly status: number;
  readonly error_code: number | null;
}

/** What a failed call means for the whole page: a new session and a fresh page, the page of another country, a fresh page. */
export type Reaction = 'renew_session' | 'geoblock' | 'reload';

/** Milliseconds in which only the first failure counts (SS-046). */
const reactionPause = 5000;

/**
 * What is done about a failed call wherever it was made. The session is a cookie that scripts cannot drop: a new demo session
 * takes the place of one that is unknown, over or refused (SS-047 – SS-050).
 */
export function reactionTo({ method, status, error_code }: FailedCall): Reaction | null {
  if (status === 401) return 'renew_session';
  if (status === 403 && error_code === errors.NOT_ENOUGH_FUNDS.code && method === 'GET')
    return 'renew_session';
  if (status === 451) return 'geoblock';
  return status >= 502 && status <= 504 ? 'reload' : null;
}

export interface ReactionPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Remembers across reloads, so that a service that is down does not make the page reload for ever. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly renewSession: () => Promise<void>;
  readonly go: (path: string) => void;
  readonly reload: () => void;
}

const note = 'kadr.reacted';

/** Reacts to failed calls, at most once in five seconds. */
export function createReactions({
  now,
  store,
  renewSession,
  go,
  reload,
}: ReactionPorts): (call: FailedCall) => void {
  return (call) => {
    const reaction = reactionTo(call);
    if (reaction === null || now() - Number(store.getItem(note) ?? 0) < reactionPause) return;
    store.setItem(note, String(now()));
    if (reaction === 'geoblock') go('/geoblock');
    else if (reaction === 'reload') reload();
    else void renewSession().then(reload, reload);
  };
}
