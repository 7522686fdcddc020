import { createHash } from 'node:crypto';
import { errors, KadrError } from '@kadr/contract';
import type { ErrorName } from '@kadr/contract';
import type { ErrorMap, Meta, ProcedureClientInterceptorOptions } from '@orpc/server';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { knownError } from '../errors/answer-errors.ts';
import type { SessionService } from '../session/service.ts';
import type { StoredAnswer } from '../tables/payments.ts';
import { claimKey, deleteKeysBefore, forgetKey, takeOver, writeAnswer } from './repository.ts';

type Call = ProcedureClientInterceptorOptions<RequestContext, ErrorMap, Meta> & {
  readonly next: () => Promise<unknown>;
};

/** Operations that change money or what is paid for; the key is ignored for all others. */
const moneyOperations = new Set([
  'purchases.buy',
  'purchases.confirmTicket',
  'purchases.retryTicket',
  'bankCards.add',
  'bankCards.delete',
  'topUps.create',
  'topUps.setAutomatic',
  'subscriptions.cancel',
  'subscriptions.resume',
  'subscriptions.pay',
  'subscriptions.setCard',
  'subscriptions.pause',
  'subscriptions.acceptPrice',
  'subscriptions.changeAtEnd',
  'exchanges.make',
  'promoCodes.redeem',
  'certificates.buy',
  'certificates.retry',
  'certificates.redeem',
]);

/** How long a request may run before the next one with its key takes over, in milliseconds. */
const longestRequest = 60_000;
const keyPattern = /^[\w-]{1,64}$/;

/**
 * An interceptor for the header `Idempotency-Key` of an account: a repeated request gets the first answer, including a
 * refusal. A pending answer (`processing`) and internal faults are not stored.
 *
 * @throws KadrError IDEMPOTENCY_KEY_REUSED for another request, IDEMPOTENCY_KEY_BUSY while the first is in progress,
 *   INVALID_INPUT for a malformed key
 */
export function keepAnswers(
  db: Database,
  sessions: Pick<SessionService, 'requireAccount'>,
): (call: Call) => Promise<unknown> {
  return async ({ next, path, input, context }) => {
    const key = context.idempotencyKey ?? null;
    const operation = path.join('.');
    if (key === null || !moneyOperations.has(operation)) return next();
    if (!keyPattern.test(key)) throw new KadrError('INVALID_INPUT', { field: 'Idempotency-Key' });
    const { accountId } = await sessions.requireAccount(context);
    const now = context.now();
    const fingerprint = fingerprintOf(operation, input);
    const claimed = await claimKey(db, { accountId, key, fingerprint, createdAt: now });
    if (!claimed.isNew) {
      const { row } = claimed;
      if (row.fingerprint !== fingerprint) throw new KadrError('IDEMPOTENCY_KEY_REUSED');
      if (row.answer !== null) return replay(row.answer);
      const isStale = now.getTime() - row.createdAt.getTime() > longestRequest;
      if (!isStale || !(await takeOver(db, row, now))) throw new KadrError('IDEMPOTENCY_KEY_BUSY');
    }
    return answerOnce(db, claimed.row.id, next);
  };
}

/** Deletes keys after two days: no client repeats a request that late. */
export function forgetOldKeys(db: Database, now: Date): Promise<void> {
  return deleteKeysBefore(db, new Date(now.getTime() - 2 * 24 * 60 * 60_000));
}

async function answerOnce(db: Database, id: number, next: () => Promise<unknown>): Promise<unknown> {
  try {
    const result = await next();
    if (isPending(result)) await forgetKey(db, id);
    else await writeAnswer(db, id, { result: result ?? null });
    return result;
  } catch (error) {
    const known = knownError(error);
    if (isKept(known)) {
      const { error: name, message, field = null } = known;
      await writeAnswer(db, id, { error: name, message, field });
    } else await forgetKey(db, id).catch(() => undefined);
    throw error;
  }
}

/** Whether an error is stored: a retry would get the same one. After any other error, a retry may succeed. */
function isKept({ error, status }: KadrError): boolean {
  return status < 500 && status !== 400 && status !== 429 && error !== 'PAYMENT_UNAVAILABLE';
}

function isPending(result: unknown): boolean {
  return (
    typeof result === 'object' && result !== null && 'status' in result && result.status === 'processing'
  );
}

function replay(answer: StoredAnswer): unknown {
  if ('result' in answer) return answer.result;
  const { error, message, field } = answer;
  throw new KadrError(isErrorName(error) ? error : 'INTERNAL', { message, ...(field !== null && { field }) });
}

function isErrorName(name: string): name is ErrorName {
  return name in errors;
}

function fingerprintOf(operation: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, inOrder(input)]))
    .digest('hex');
}

/** The same value with its fields sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}
