import { renewalLeeway } from '../entitlement/entitlement.ts';
import { spend } from '../ledger/spend.ts';
import type { Database } from '../database/database.ts';
import { periodsAfter } from './periods.ts';
import { insertPeriod, latestPeriod, updateSubscription } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';

/** The price of the next period. */
export function nextAmountOf(subscription: SubscriptionRow): number {
  const { amount, introAmount, introPeriods, newAmount, newAmountAcceptedAt } = subscription;
  if (introAmount !== null && introPeriods !== null && introPeriods > 0) return introAmount;
  return newAmount !== null && newAmountAcceptedAt !== null && isNewPriceDue(subscription)
    ? newAmount
    : amount;
}

/** Whether the next period has the new price, if its subscriber agrees. */
export function isNewPriceDue(subscription: SubscriptionRow): boolean {
  const { newAmount, newAmountFrom } = subscription;
  return newAmount !== null && newAmountFrom !== null && newAmountFrom <= dueAtOf(subscription);
}

/** When the renewal is due: at the end of the period, or of the pause. */
export function dueAtOf({ endsAt, pausedUntil }: SubscriptionRow): Date {
  return pausedUntil !== null && pausedUntil > endsAt ? pausedUntil : endsAt;
}

/** The columns of a subscription without an open renewal. */
export const settled = {
  dunningTries: 0,
  nextTryAt: null,
  notices: 0,
  graceUntil: null,
  holdUntil: null,
  pausedUntil: null,
} as const;

/**
 * Pays the next period of a subscription from its locked account. It follows the last one, unless the service was
 * closed in the meantime: then it begins now, and its days are counted from now on.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS
 */
export async function payPeriod(
  transaction: Database,
  subscription: SubscriptionRow,
  { now, paymentId }: { readonly now: Date; readonly paymentId: string | null },
): Promise<void> {
  const { id, accountId, currency, endsAt, introPeriods, timeZone } = subscription;
  const number = (await latestPeriod(transaction, id)) + 1;
  const { transferId } = await spend(transaction, {
    accountId,
    amount: nextAmountOf(subscription),
    currency,
    key: `subscription:${id}:${number}`,
    paymentId,
    now,
  });
  const isNew = wasClosed(subscription, now);
  const anchorAt = isNew ? now : subscription.anchorAt;
  const paidPeriods = isNew ? 1 : subscription.paidPeriods + 1;
  const next = periodsAfter(anchorAt, subscription, paidPeriods, timeZone);
  await insertPeriod(transaction, {
    subscriptionId: id,
    number,
    transferId,
    startsAt: isNew ? now : endsAt,
    endsAt: next,
  });
  await updateSubscription(transaction, id, {
    ...settled,
    anchorAt,
    paidPeriods,
    endsAt: next,
    ...(isNewPriceDue(subscription) && {
      amount: subscription.newAmount ?? subscription.amount,
      newAmount: null,
      newAmountAskedAt: null,
      newAmountAcceptedAt: null,
      newAmountFrom: null,
    }),
    introPeriods: introPeriods !== null && introPeriods > 0 ? introPeriods - 1 : introPeriods,
  });
}

/** Whether the service was closed: the account could not watch, so it does not pay for that time. */
function wasClosed({ endsAt, graceUntil, pausedUntil }: SubscriptionRow, now: Date): boolean {
  if (pausedUntil !== null) return true;
  return now >= (graceUntil ?? new Date(endsAt.getTime() + renewalLeeway * 1000));
}
