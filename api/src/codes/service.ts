import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { emailCodeLength, KadrError, smsCodeLength } from '@kadr/contract';
import type { Confirmation, SentCode, User } from '@kadr/contract';
import { findByLogin } from '../accounts/repository.ts';
import { brandName } from '../text/brand-name.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LimitsService } from '../limits/service.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionService } from '../session/service.ts';
import { uuid } from '../text/uuid.ts';
import { countGuess, countSend, countTry, digitsNow, forgetSend, triesPerCode } from './code-limits.ts';
import type { CodeAsker } from './code-limits.ts';
import { emailText, smsText } from './code-text.ts';
import {
  codesSentSince,
  deleteCode,
  deleteCodesOf,
  deleteExpired,
  findCode,
  insertConfirmation,
  putCode,
  takeConfirmation,
  tryCode,
  useCode,
} from './repository.ts';
import type { CodeRow } from './repository.ts';

/** How long a code, and what confirms that it was right, is good, in seconds. */
export const codeLifetime = 10 * 60;
/** How long after a code another one is sent, in seconds. */
export const resendAfter = 60;

/** Digits of a code where nobody guesses. */
const lengths = { sms: smsCodeLength, email: emailCodeLength } as const;

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
  /** From when on codes may be sent again in this session; Unix seconds. */
  timers(sessionId: string | null, now: Date): Promise<Pick<User, 'resendCodeTimers' | 'emailResendTimer'>>;
  /** Forgets codes sent to logins that are no more. */
  forget(logins: readonly string[]): Promise<void>;
  purge(now: Date): Promise<void>;
}

export interface CodesPorts {
  readonly sessions: Pick<SessionService, 'getOrCreate'>;
  readonly limits: LimitsService;
  readonly knownDevices: KnownDevices;
}

interface CodesContext
  extends Pick<ApiPorts, 'random' | 'brands' | 'outgoing' | 'config' | 'log'>, CodesPorts {
  readonly db: Database;
  readonly key: Uint8Array;
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

    timers: (sessionId, now) => timers(ctx, sessionId, now),

    forget: (logins) => deleteCodesOf(db, logins),
    purge: (now) => deleteExpired(db, now),
  };
}

function hashOf({ key }: CodesContext, id: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${code}`).digest();
}

function digest(confirmation: string): string {
  return createHash('sha256').update(confirmation).digest('base64url');
}

/** The request's host where it is one of ours: a caller can name any. */
function ownHost({ config, brands }: CodesContext, { host }: RequestContext): string | null {
  if (config.publicUrl !== null) return new URL(config.publicUrl).hostname;
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || brands.some(({ hosts }) => hosts.includes(name)) ? name : null;
}

async function askerOf(
  { knownDevices, db }: CodesContext,
  { channel, login }: Pick<CodeUse, 'channel' | 'login'>,
  sessionId: string,
  context: RequestContext,
): Promise<CodeAsker> {
  const known = await knownDevices.read(context);
  const account =
    known === null ? undefined : await findByLogin(db, channel === 'sms' ? 'phone' : 'email', login);
  return {
    login,
    ip: context.ip,
    device: context.deviceId ?? sessionId,
    knownDevice: known !== null && account?.id === known.accountId ? known.id : null,
    now: context.now(),
  };
}

async function deliver(
  ctx: CodesContext,
  { channel, login }: CodeUse,
  code: string,
  context: RequestContext,
): Promise<void> {
  const { language, requestId } = context;
  const text = { code, brand: brandName(ctx.brands, context), host: ownHost(ctx, context), language };
  if (channel === 'sms') {
    try {
      await ctx.outgoing.sms({ to: login, text: smsText(text) });
    } catch (cause) {
      throw new KadrError('UNAVAILABLE', { cause });
    }
  } else {
    // Not waited for: how long it takes would tell that there is such an account.
    ctx.outgoing
      .email({ to: login, ...emailText(text) })
      .catch((error: unknown) => ctx.log.error({ err: error, requestId }, 'an e-mail could not be sent'));
  }
}

async function send(
  ctx: CodesContext,
  { channel, login, action, isWanted }: CodeUse & { readonly isWanted: boolean },
  context: RequestContext,
): Promise<SentCode> {
  const { id: sessionId } = await ctx.sessions.getOrCreate(context);
  const now = context.now();
  const before = new Date(now.getTime() - resendAfter * 1000);
  const last = await findCode(ctx.db, { sessionId, login, action });
  const answer = ({
    sentAt,
    expiresAt,
    length,
  }: Pick<CodeRow, 'sentAt' | 'expiresAt' | 'length'>): SentCode => ({
    resend_after: Math.max(0, Math.ceil((sentAt.getTime() - before.getTime()) / 1000)),
    code_length: length,
    expires_in: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  });
  if (last !== undefined && last.sentAt > before) return answer(last);

  const asker = await askerOf(ctx, { channel, login }, sessionId, context);
  const counted = await countSend(ctx.limits, asker);
  const length = await digitsNow(ctx.limits, asker, lengths[channel]);
  const id = uuid(ctx.random(16));
  const code = digits(ctx.random(8), length);
  const row: CodeRow = {
    id,
    sessionId,
    channel,
    login,
    action,
    codeHash: hashOf(ctx, id, code).toString('base64url'),
    length,
    tries: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeLifetime * 1000),
    usedAt: null,
  };
  if (!(await putCode(ctx.db, row, before))) {
    await counted.takeBack();
    return answer((await findCode(ctx.db, { sessionId, login, action })) ?? row);
  }
  if (!isWanted) return answer(row);
  try {
    await deliver(ctx, { channel, login, action }, code, context);
  } catch (error) {
    // Who got nothing may ask again at once.
    await deleteCode(ctx.db, id);
    await counted.takeBack();
    throw error;
  }
  return answer(row);
}

async function consume(
  ctx: CodesContext,
  { login, action, code }: Omit<CodeUse, 'channel'> & { readonly code: string },
  context: RequestContext,
): Promise<void> {
  const { id: sessionId } = await ctx.sessions.getOrCreate(context);
  const now = context.now();
  const sent = await findCode(ctx.db, { sessionId, login, action });
  const channel = sent?.channel ?? (login.includes('@') ? 'email' : 'sms');
  const asker = await askerOf(ctx, { channel, login }, sessionId, context);
  const typed = await countTry(ctx.limits, asker);
  // Nothing can be guessed: it costs the owner of the login nothing.
  if (sent === undefined || sent.usedAt !== null || sent.expiresAt <= now)
    throw new KadrError('CODE_EXPIRED');
  if (sent.tries >= triesPerCode) throw new KadrError('CODE_TRIES');
  // Sent before codes had to be longer.
  if (sent.length < (await digitsNow(ctx.limits, asker, lengths[channel])))
    throw new KadrError('CODE_EXPIRED');
  const guessed = await countGuess(ctx.limits, asker);
  const tried = await tryCode(ctx.db, sent.id, triesPerCode, now);
  if (tried === undefined) throw new KadrError('CODE_TRIES');
  if (!timingSafeEqual(hashOf(ctx, tried.id, code), Buffer.from(tried.codeHash, 'base64url')))
    throw new KadrError(tried.tries >= triesPerCode ? 'CODE_TRIES' : 'CODE_WRONG');
  if (!(await useCode(ctx.db, tried.id, now))) throw new KadrError('CODE_EXPIRED');
  await typed.takeBack();
  await guessed.takeBack();
  await forgetSend(ctx.limits, asker);
}

async function confirm(
  { sessions, random, db }: CodesContext,
  { action, login, accountId }: Parameters<CodesService['confirm']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const { id: sessionId } = await sessions.getOrCreate(context);
  const confirmation = Buffer.from(random(24)).toString('base64url');
  await insertConfirmation(db, {
    hash: digest(confirmation),
    sessionId,
    action,
    login: login ?? null,
    accountId: accountId ?? null,
    expiresAt: new Date(context.now().getTime() + codeLifetime * 1000),
  });
  return { confirmation_code: confirmation };
}

async function redeem(
  { sessions, db }: CodesContext,
  confirmation: string,
  { actions, login, accountId }: Parameters<CodesService['redeem']>[1],
  context: RequestContext,
): Promise<void> {
  const { id: sessionId } = await sessions.getOrCreate(context);
  const taken = await takeConfirmation(db, { hash: digest(confirmation), sessionId, actions }, context.now());
  const isOf =
    taken !== undefined &&
    (login === undefined || taken.login === login) &&
    (accountId === undefined || taken.accountId === accountId);
  if (!isOf) throw new KadrError('CONFIRMATION_INVALID');
}

async function timers(
  { db }: CodesContext,
  sessionId: string | null,
  now: Date,
): Promise<Pick<User, 'resendCodeTimers' | 'emailResendTimer'>> {
  const since = new Date(now.getTime() - resendAfter * 1000);
  const sent = sessionId === null ? [] : await codesSentSince(db, sessionId, since);
  const latest = (rows: readonly CodeRow[]): number =>
    Math.ceil(Math.max(...rows.map(({ sentAt }) => sentAt.getTime())) / 1000) + resendAfter;
  const emails = sent.filter(({ channel }) => channel === 'email');
  const phones = Map.groupBy(
    sent.filter(({ channel }) => channel === 'sms'),
    ({ login }) => login,
  );
  return {
    resendCodeTimers: Object.fromEntries([...phones].map(([phone, rows]) => [phone, latest(rows)])),
    emailResendTimer: emails.length === 0 ? null : latest(emails),
  };
}

/** So many digits of eight random bytes; 2^64 divides by no power of ten, but what is uneven is less than a trillionth. */
function digits(bytes: Uint8Array, length: number): string {
  const number = Buffer.from(bytes).readBigUInt64BE() % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}
