import { KadrError } from '@kadr/contract';
import { finalPaymentStates, paymentStates } from '../context/payment-provider.ts';
import type { ProviderPayment } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { book, lockAccount } from '../ledger/ledger.ts';
import { uuid } from '../text/uuid.ts';
import type { Answer } from './ask-provider.ts';
import { nextCheckAfter } from './check-times.ts';
import { noteDispute } from './disputes.ts';
import { saveCard } from './linked-cards.ts';
import type { PaymentsContext } from './payments-context.ts';
import { issueReceipt } from './receipts.ts';
import { insertRefund } from './refund-rows.ts';
import { findPayment, lockPayment, updatePayment } from './repository.ts';
import type { PaymentRow } from './repository.ts';
import { wireEntryOf } from './wire.ts';

/**
 * Stores the state of a payment as the provider reports it, under the lock of its account. The state only moves
 * forward, regardless of the order of answers. A success is booked, or refunded when its purchase is no longer
 * possible.
 */
export async function settle(
  ctx: PaymentsContext,
  id: string,
  answer: Answer,
  now: Date,
): Promise<PaymentRow> {
  const found = await findPayment(ctx.db, id);
  if (found === undefined) throw new Error('The payment no longer exists.');
  const { closePaid } = ctx;
  return ctx.db.transaction(async (transaction) => {
    const account = found.accountId === null ? undefined : await lockAccount(transaction, found.accountId);
    const payment = await lockPayment(transaction, id);
    if (payment === undefined) throw new Error('The payment no longer exists.');
    const noted = await note(ctx, transaction, { payment, answer }, now);
    if (noted.state === 'succeeded' && isAnswer(answer)) {
      const isNew = noted.appliedAt === null;
      const applied = isNew ? await apply(ctx, transaction, { payment: noted, answer, account }, now) : noted;
      // After the payment is applied: a lost dispute closes what it bought.
      await noteDispute(transaction, applied, answer, { closePaid, now });
      return applied;
    }
    const isRefusedNow = isFinal(noted) && !isFinal(payment) && noted.state !== 'succeeded';
    if (isRefusedNow) await refuse(ctx, transaction, noted, now);
    return noted;
  });
}

export function isFinal({ state }: Pick<PaymentRow, 'state'>): boolean {
  return finalPaymentStates.includes(state);
}

function isAnswer(answer: Answer): answer is ProviderPayment {
  return answer !== null && answer !== 'never_made';
}

/** Writes the state, forward only. A success overrides every other state: the money was taken. */
async function note(
  { log }: PaymentsContext,
  transaction: Database,
  { payment, answer }: { readonly payment: PaymentRow; readonly answer: Answer },
  now: Date,
): Promise<PaymentRow> {
  const isSuccess = isAnswer(answer) && answer.state === 'succeeded';
  if (isFinal(payment) && (payment.state === 'succeeded' || !isSuccess))
    return payment.nextCheckAt === null
      ? payment
      : updatePayment(transaction, payment.id, { nextCheckAt: null });
  if (isFinal(payment)) log.warn({ payment: payment.id }, 'a payment that had ended has succeeded');
  const seen = { checkedAt: now, nextCheckAt: nextCheckAfter(payment.createdAt, now) };
  if (seen.nextCheckAt === null)
    log.error({ payment: payment.id }, 'a payment has no outcome after a week; ask the payment provider');
  if (answer === 'never_made')
    return updatePayment(transaction, payment.id, {
      ...seen,
      state: 'canceled',
      next: null,
      nextCheckAt: null,
    });
  if (answer === null || answer.state === 'unknown') return updatePayment(transaction, payment.id, seen);
  const isForward = isSuccess || rank(answer.state) >= rank(payment.state);
  const state = isForward ? answer.state : payment.state;
  const isOver = finalPaymentStates.includes(state);
  return updatePayment(transaction, payment.id, {
    ...seen,
    ...(isOver && { nextCheckAt: null }),
    state,
    ref: answer.ref,
    decline: answer.decline,
    next: isOver ? null : nextOf(payment, answer),
  });
}

/** The viewer's next step. Some gateways return their page once, and afterwards only that they wait. */
function nextOf(payment: PaymentRow, { state, next }: ProviderPayment): PaymentRow['next'] {
  if (next !== null) return wireEntryOf(next);
  return state === 'action_required' ? payment.next : null;
}

/** The rank of a state; pending and waiting for the viewer may alternate. */
function rank(state: PaymentRow['state']): number {
  return state === 'action_required' ? paymentStates.indexOf('pending') : paymentStates.indexOf(state);
}

interface Success {
  readonly payment: PaymentRow;
  readonly answer: ProviderPayment;
  readonly account: { readonly isBlocked: boolean } | undefined;
}

async function apply(
  ctx: PaymentsContext,
  transaction: Database,
  { payment, answer, account }: Success,
  now: Date,
): Promise<PaymentRow> {
  const { accountId } = payment;
  const { amount: taken } = answer;
  const isAsAsked =
    taken === null
      ? payment.purpose === 'bind'
      : taken.amount === payment.amount && taken.currency === payment.currency;
  if (!isAsAsked)
    ctx.log.error({ payment: payment.id }, 'the payment provider charged a different amount than requested');
  const reason =
    accountId === null || account === undefined
      ? 'account_gone'
      : isAsAsked
        ? await applyTo(ctx, transaction, { payment: { ...payment, accountId, ...account }, answer }, now)
        : 'amount';
  const applied =
    reason === null
      ? await updatePayment(transaction, payment.id, { appliedAt: now })
      : await payBack(ctx, transaction, { payment, answer }, { reason, now });
  const owner = { paymentId: payment.id, refundId: null };
  await issueReceipt(ctx, transaction, { owner, payment: applied, isTold: reason === null }, now);
  return applied;
}

/** Stores the card, and applies the payment to its purpose. */
async function applyTo(
  { purposes, push, seal: { seal } }: PaymentsContext,
  transaction: Database,
  {
    payment,
    answer: { saved },
  }: {
    readonly payment: PaymentRow & { readonly accountId: number; readonly isBlocked: boolean };
    readonly answer: ProviderPayment;
  },
  now: Date,
): Promise<string | null> {
  const { accountId, provider } = payment;
  let { bankCardId } = payment;
  if (payment.isSavingCard && saved !== null) {
    bankCardId = await saveCard(transaction, { accountId, provider, card: saved }, { seal, now });
    await updatePayment(transaction, payment.id, { bankCardId });
    await push.publish(transaction, { account_id: accountId, event_code: 'bank_card_added' });
  }
  const purpose = purposes[payment.purpose];
  if (purpose === undefined) return 'no_purpose';
  try {
    // Rolls back only what the purpose wrote before it refused.
    return await transaction.transaction(async (inner) => {
      const reason = await purpose.apply(inner, { ...payment, bankCardId }, now);
      if (reason !== null) throw new Unapplied(reason);
      return null;
    });
  } catch (error) {
    if (error instanceof Unapplied) return error.reason;
    if (error instanceof KadrError) return error.error;
    throw error;
  }
}

class Unapplied extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Books money that pays for nothing, and its refund. */
async function payBack(
  { random, log }: PaymentsContext,
  transaction: Database,
  { payment, answer }: { readonly payment: PaymentRow; readonly answer: ProviderPayment },
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<PaymentRow> {
  log.warn({ payment: payment.id, reason }, 'refunding a payment that no longer pays for anything');
  const { id, provider, purpose } = payment;
  const { amount, currency } = answer.amount ?? { amount: 0, currency: payment.currency };
  // The provider itself returns the amount that verifies a card.
  if (purpose !== 'bind' && amount > 0) {
    await book(
      transaction,
      { amount, currency, key: `payment:${id}`, paymentId: id, now },
      { kind: 'unapplied', from: { kind: 'bank', provider }, to: { kind: 'suspense', provider } },
    );
    await insertRefund(transaction, {
      id: uuid(random(16)),
      paymentId: id,
      amount,
      reason: `unapplied: ${reason}`,
      state: 'waiting',
      destination: 'card',
      createdBy: 'service',
      createdAt: now,
      nextCheckAt: now,
    });
  }
  return updatePayment(transaction, id, { appliedAt: now, unappliedReason: reason });
}

async function refuse(
  { purposes, push }: PaymentsContext,
  transaction: Database,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await purposes[payment.purpose]?.refuse?.(transaction, payment, now);
  // A caller who waits gets the error as the answer; a viewer who was told to wait gets an event on the page.
  if (payment.accountId !== null && payment.toldToWaitAt !== null)
    await push.publish(transaction, { account_id: payment.accountId, event_code: 'payment_failed' });
}
