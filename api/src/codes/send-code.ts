import { emailCodeLength, KadrError, smsCodeLength } from '@kadr/contract';
import type { SentCode } from '@kadr/contract';
import { findByLogin } from '../accounts/repository.ts';
import { brandName } from '../text/brand-name.ts';
import type { RequestContext } from '../context/context.ts';
import { uuid } from '../text/uuid.ts';
import { countSend, digitsNow } from './code-limits.ts';
import type { CodeAsker } from './code-limits.ts';
import { emailText, smsText } from './code-text.ts';
import { deleteCode, findCode, putCode } from './repository.ts';
import type { CodeRow } from './repository.ts';
import { codeLifetime } from './codes-context.ts';
import type { CodeUse } from './service.ts';
import type { CodesContext } from './codes-context.ts';
import { hashOf } from './codes-context.ts';

/** How long after a code another one can be sent, in seconds. */
export const resendAfter = 60;

/** Digits of a code while there are few wrong tries. */
export const lengths = { sms: smsCodeLength, email: emailCodeLength } as const;

/** The request's host if it is the service's: a caller can name any. */
function ownHost({ config, brands }: CodesContext, { host }: RequestContext): string | null {
  if (config.publicUrl !== null) return new URL(config.publicUrl).hostname;
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || brands.some(({ hosts }) => hosts.includes(name)) ? name : null;
}

export async function askerOf(
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
  { channel, login, action }: CodeUse,
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
    // Not awaited: its duration would reveal whether the account exists.
    ctx.outgoing
      .email({ to: login, ...emailText(text, action.startsWith('bonus:') ? 'bonus' : 'password') })
      .catch((error: unknown) => ctx.log.error({ err: error, requestId }, 'failed to send an e-mail'));
  }
}

export async function send(
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
    // After a failure another code can be requested at once.
    await deleteCode(ctx.db, id);
    await counted.takeBack();
    throw error;
  }
  return answer(row);
}

/** A number of digits from eight random bytes. No power of ten divides 2^64, but the bias is less than a trillionth. */
function digits(bytes: Uint8Array, length: number): string {
  const number = Buffer.from(bytes).readBigUInt64BE() % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}
