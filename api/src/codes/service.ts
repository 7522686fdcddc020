import { hkdfSync } from 'node:crypto';
import type { Confirmation, SentCode, User } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { SessionRow } from '../session/repository.ts';
import { deleteCodesOf, deleteExpired } from './repository.ts';
import type { CodeRow } from './repository.ts';
import type { CodesPorts, CodesContext } from './codes-context.ts';
import { send } from './send-code.ts';
import { consume, confirm, redeem, timers } from './use-code.ts';

/** A login as it is stored, and what its code is for. */
export interface CodeUse {
  readonly channel: CodeRow['channel'];
  readonly login: string;
  readonly action: string;
}

export interface CodesService {
  /**
   * Sends a code, good in this session only; nothing while the last one was sent less than a minute ago. Without
   * `isWanted` everything but the sending is done, so that nobody learns whether there is such an account.
   *
   * @throws KadrError CODE_SENDS, UNAVAILABLE when a gateway takes no message.
   */
  send(use: CodeUse & { readonly isWanted: boolean }, context: RequestContext): Promise<SentCode>;
  /**
   * Uses a code up.
   *
   * @throws KadrError CODE_WRONG, CODE_EXPIRED (also: used, none asked for here), CODE_TRIES, CODE_ATTEMPTS
   */
  consume(use: Omit<CodeUse, 'channel'> & { readonly code: string }, context: RequestContext): Promise<void>;
  /** What confirms, once and in this session, that an action of a login or of an account may go on. */
  confirm(
    what: { readonly action: string; readonly login?: string; readonly accountId?: number },
    context: RequestContext,
  ): Promise<Confirmation>;
  /**
   * Uses up a confirmation for one of `actions`, of this login or this account where one is named.
   *
   * @throws KadrError CONFIRMATION_INVALID
   */
  redeem(
    confirmation: string,
    what: {
      readonly actions: readonly string[];
      readonly login?: string;
      readonly accountId?: number;
    },
    context: RequestContext,
  ): Promise<void>;
  /**
   * From when on codes may be sent again in a session, in Unix seconds: by what it has sent where that is known, as it is of an
   * account's session, else by its id.
   */
  timers(
    session: { readonly sent: SessionRow['sent_codes'] } | { readonly sessionId: string },
    now: Date,
  ): Promise<Pick<User, 'resendCodeTimers' | 'emailResendTimer'>>;
  /** Forgets codes sent to logins that are no more. */
  forget(logins: readonly string[]): Promise<void>;
  purge(now: Date): Promise<void>;
}

export function createCodesService(
  db: Database,
  { sessions, limits, knownDevices }: CodesPorts,
  {
    secrets,
    random,
    brands,
    outgoing,
    config,
    log,
  }: Pick<ApiPorts, 'secrets' | 'random' | 'brands' | 'outgoing' | 'config' | 'log'>,
): CodesService {
  const key = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr codes', 32));
  const ctx: CodesContext = {
    db,
    sessions,
    limits,
    knownDevices,
    random,
    brands,
    outgoing,
    config,
    log,
    key,
  };

  return {
    send: (input, context) => send(ctx, input, context),

    consume: (input, context) => consume(ctx, input, context),

    confirm: (input, context) => confirm(ctx, input, context),

    redeem: (confirmation, purpose, context) => redeem(ctx, confirmation, purpose, context),

    timers: (session, now) => timers(ctx, session, now),

    forget: (logins) => deleteCodesOf(db, logins),
    purge: (now) => deleteExpired(db, now),
  };
}
