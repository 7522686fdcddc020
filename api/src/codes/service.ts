import { hkdfSync } from 'node:crypto';
import type { Confirmation, SentCode, User } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { SessionRow } from '../session/repository.ts';
import { deleteExpired } from './repository.ts';
import type { CodeRow } from './repository.ts';
import type { CodesPorts, CodesContext } from './codes-context.ts';
import { send } from './send-code.ts';
import { consume, confirm, redeem, timers } from './use-code.ts';

/** A login as it is stored, and the purpose of its code. */
export interface CodeUse {
  readonly channel: CodeRow['channel'];
  readonly login: string;
  readonly action: string;
}

export interface CodesService {
  /**
   * Sends a code that is valid in this session only; nothing when the last one was sent less than a minute ago. Without
   * `isWanted` it does everything except the sending, so that it does not reveal whether the account exists.
   *
   * @throws KadrError CODE_SENDS, UNAVAILABLE when a gateway refuses the message.
   */
  send(use: CodeUse & { readonly isWanted: boolean }, context: RequestContext): Promise<SentCode>;
  /**
   * Uses a code up.
   *
   * @throws KadrError CODE_WRONG, CODE_EXPIRED (also for a used code, and when none was requested in this session),
   *   CODE_TRIES, CODE_ATTEMPTS
   */
  consume(use: Omit<CodeUse, 'channel'> & { readonly code: string }, context: RequestContext): Promise<void>;
  /** Issues a confirmation that allows an action of a login or an account, once and in this session. */
  confirm(
    what: { readonly action: string; readonly login?: string; readonly accountId?: number },
    context: RequestContext,
  ): Promise<Confirmation>;
  /**
   * Uses up a confirmation of one of `actions`, for this login or this account if one is given.
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
   * When codes can be sent again in a session, in Unix seconds: by its sent codes if they are known, as for an
   * account's session, otherwise by its id.
   */
  timers(
    session: { readonly sent: SessionRow['sent_codes'] } | { readonly sessionId: string },
    now: Date,
  ): Promise<Pick<User, 'resendCodeTimers' | 'emailResendTimer'>>;
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

    purge: (now) => deleteExpired(db, now),
  };
}
