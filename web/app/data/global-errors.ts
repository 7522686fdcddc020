import type { CodeOf } from '@kadr/contract/errors';
import type { DocumentLoads } from './document-loads.ts';

/** A call that the service, or a proxy in front of it, answered with an error. */
export interface FailedCall {
  readonly method: string;
  readonly path: string;
  /** HTTP status. */
  readonly status: number;
  readonly error_code: number | null;
}

/** The reaction of the whole page; all but the last end with a reload of the page. */
export type Reaction = 'start_session' | 'refresh_session' | 'drop_session' | 'reload' | 'geoblock';

const sessionNotFound: CodeOf<'SESSION_NOT_FOUND'> = 1_000_023;
const sessionExpired: CodeOf<'SESSION_EXPIRED'> = 1_000_053;
const notEnoughFunds: CodeOf<'NOT_ENOUGH_FUNDS'> = 1_000_049;

interface Rule {
  readonly statuses: readonly number[];
  /** Any, when left out. */
  readonly error_code?: number;
  readonly method?: string;
  /** Any, when left out. */
  readonly path?: RegExp;
  /** Null: none. */
  readonly reaction: Reaction | null;
}

/**
 * The rules for a failed call, wherever it was made: the first that matches applies. Without a match, the caller
 * decides.
 */
const policy: readonly Rule[] = [
  { statuses: [401], error_code: sessionNotFound, reaction: 'start_session' },
  { statuses: [401], error_code: sessionExpired, reaction: 'refresh_session' },
  { statuses: [401], reaction: 'drop_session' },
  { statuses: [403], error_code: notEnoughFunds, method: 'GET', reaction: 'drop_session' },
  // Pointing at a link already makes this call: the player's page leads to the geoblock page (`watch/use-watching.ts`).
  { statuses: [451], path: /\/playbacks(?:\/|$)/, reaction: null },
  { statuses: [451], reaction: 'geoblock' },
  // Reads fail where they are shown: a page reports it and retries by itself (`shell/error-page.tsx`), a list and the
  // search offer to retry. A reload would interrupt the viewer.
  { statuses: [502, 503, 504], method: 'GET', reaction: null },
  { statuses: [502, 503, 504], reaction: 'reload' },
];

export function reactionTo({ method, path, status, error_code }: FailedCall): Reaction | null {
  const rule = policy.find(
    (row) =>
      row.statuses.includes(status) &&
      (row.error_code ?? error_code) === error_code &&
      (row.method ?? method) === method &&
      (row.path?.test(path) ?? true),
  );
  return rule?.reaction ?? null;
}

/** Milliseconds within which only the first failure counts. */
export const reactionPause = 5000;

export interface ReactionPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Storage that survives reloads. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  /** Changes the session; when this rejects, the service has not changed it, and the page still reloads. */
  readonly session: Record<'start_session' | 'refresh_session' | 'drop_session', () => Promise<void>>;
  readonly loads: DocumentLoads;
}

const note = 'kadr.reacted';

/** Reacts to failed calls, at most once in five seconds, also across reloads. */
export function createReactions({ now, store, session, loads }: ReactionPorts): (call: FailedCall) => void {
  return (call) => {
    const reaction = reactionTo(call);
    if (reaction === null || now() - Number(store.getItem(note) ?? 0) < reactionPause) return;
    store.setItem(note, String(now()));
    if (reaction === 'geoblock') loads.go('/geoblock');
    else if (reaction === 'reload') loads.reload('trouble');
    else {
      const reload = (): void => loads.reload('session');
      void session[reaction]().then(reload, reload);
    }
  };
}
