import { timingSafeEqual } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { Confirmation, User } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { digestOf } from '../sealing/random-secret.ts';
import { countGuess, countTry, digitsNow, forgetSend, triesPerCode } from './code-limits.ts';
import {
  codesOfSession,
  findCode,
  insertConfirmation,
  takeConfirmation,
  tryCode,
  useCode,
} from './repository.ts';
import { resendAfter, lengths, askerOf } from './send-code.ts';
import type { CodeUse, CodesService } from './service.ts';
import type { CodesContext } from './codes-context.ts';
import { hashOf, codeLifetime } from './codes-context.ts';
import type { SessionRow } from '../session/repository.ts';

export async function consume(
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
  // There is nothing to guess: it does not count against the login's owner.
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

export async function confirm(
  { sessions, random, db }: CodesContext,
  { action, login, accountId }: Parameters<CodesService['confirm']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const { id: sessionId } = await sessions.getOrCreate(context);
  const confirmation = Buffer.from(random(24)).toString('base64url');
  await insertConfirmation(db, {
    hash: digestOf(confirmation),
    sessionId,
    action,
    login: login ?? null,
    accountId: accountId ?? null,
    expiresAt: new Date(context.now().getTime() + codeLifetime * 1000),
  });
  return { confirmation_code: confirmation };
}

export async function redeem(
  { sessions, db }: CodesContext,
  confirmation: string,
  { actions, login, accountId }: Parameters<CodesService['redeem']>[1],
  context: RequestContext,
): Promise<void> {
  const { id: sessionId } = await sessions.getOrCreate(context);
  const taken = await takeConfirmation(
    db,
    { hash: digestOf(confirmation), sessionId, actions },
    context.now(),
  );
  const isOf =
    taken !== undefined &&
    (login === undefined || taken.login === login) &&
    (accountId === undefined || taken.accountId === accountId);
  if (!isOf) throw new KadrError('CONFIRMATION_INVALID');
}

export async function timers(
  { db }: CodesContext,
  asked: Parameters<CodesService['timers']>[0],
  now: Date,
): ReturnType<CodesService['timers']> {
  if ('sent' in asked) return timersOf(asked.sent, now);
  const rows = await codesOfSession(db, asked.sessionId);
  return timersOf(
    rows.map(({ channel, login, sentAt }) => [channel, login, sentAt.getTime() / 1000]),
    now,
  );
}

/** When further codes can be sent, by the codes of the last minute. */
function timersOf(
  sent: SessionRow['sent_codes'],
  now: Date,
): Pick<User, 'resendCodeTimers' | 'emailResendTimer'> {
  const since = now.getTime() / 1000 - resendAfter;
  const lately = sent.filter(([, , sentAt]) => sentAt > since);
  const latest = (rows: SessionRow['sent_codes']): number =>
    Math.ceil(Math.max(...rows.map(([, , sentAt]) => sentAt))) + resendAfter;
  const emails = lately.filter(([channel]) => channel === 'email');
  const phones = Map.groupBy(
    lately.filter(([channel]) => channel === 'sms'),
    ([, login]) => login,
  );
  return {
    resendCodeTimers: Object.fromEntries([...phones].map(([phone, rows]) => [phone, latest(rows)])),
    emailResendTimer: emails.length === 0 ? null : latest(emails),
  };
}
