import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import { findCard } from '../payments/linked-cards.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';
import { findLatestOfPeriod } from '../payments/repository.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { goOn, hold, planOf, refused } from './dunning.ts';
import { end } from './end.ts';
import type { EndReason } from './end.ts';
import { isNewPriceDue, nextAmountOf, payPeriod } from './pay-period.ts';
import type { ChargePorts } from './renewal-ports.ts';
import { announceRenewals } from './renewal-notices.ts';
import { switchAtEnd } from './replace.ts';
import { findOffered, findSubscription, latestPeriod, listDue, updateSubscription } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';

export interface Renewals {
  /**
   * Pays for the next period of the subscriptions whose period is over, each once for any number of simultaneous
   * processes, or takes the next step of an unpaid one. A subscription that is cancelled, cannot be paid, or is no
   * longer offered ends. Announces coming renewals.
   */
  renew(now: Date): Promise<void>;
}

/** The largest number of subscriptions renewed in one run. */
const atOnce = 200;

interface RenewalContext extends ChargePorts {
  readonly db: Database;
}

export function createRenewals(db: Database, ports: ChargePorts): Renewals {
  const ctx: RenewalContext = { db, ...ports };

  return {
    renew: async (now) => {
      await renew(ctx, now);
      await announceRenewals(db, ports, now);
    },
  };
}

/** Pays from the account; a subscription whose account has too little, and that was never paid by card, ends. */
async function payFromAccount(
  ctx: RenewalContext,
  transaction: Database,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  try {
    await payPeriod(transaction, subscription, { now, paymentId: null });
    await ctx.push.publish(transaction, {
      account_id: subscription.accountId,
      event_code: 'sync_purchase',
    });
  } catch (error) {
    // Nothing was written: the statement that changes the balance also checks it.
    if (!(error instanceof KadrError) || error.error !== 'NOT_ENOUGH_FUNDS') throw error;
    await end(ctx, transaction, { subscription, reason: 'unpaid' }, now);
  }
}

/** The attempt to charge the card of a subscription; null when it must not be charged, and the next step follows. */
async function charge(
  ctx: RenewalContext,
  transaction: Database,
  { subscription, card }: { readonly subscription: SubscriptionRow; readonly card: BankCardRow | undefined },
  now: Date,
): Promise<PaymentRow | null> {
  const { id, accountId, currency } = subscription;
  const periodNumber = (await latestPeriod(transaction, id)) + 1;
  const latest = await findLatestOfPeriod(transaction, id, periodNumber);
  const isForbidden = latest?.decline?.retry === 'never' && latest.bankCardId === card?.id;
  if (card === undefined || isForbidden) {
    if (subscription.dunningTries === 0)
      await refused(ctx, transaction, { subscription, isForGood: true }, now);
    else await goOn(transaction, subscription, now);
    return null;
  }
  const attempt = {
    accountId,
    purpose: 'renewal',
    subscriptionId: id,
    periodNumber,
    amount: nextAmountOf(subscription),
    currency,
    card,
    initiator: 'service',
  } as const;
  const { graceUntil, holdUntil } = planOf(subscription);
  try {
    const payment = await ctx.payments.attempt(transaction, attempt, ctx.origin);
    await updateSubscription(transaction, id, { graceUntil, holdUntil });
    return payment;
  } catch (error) {
    // Another provider takes cards by now: nothing was written, and this card cannot be charged.
    if (!(error instanceof KadrError) || error.error !== 'PAYMENT_UNAVAILABLE') throw error;
    await refused(ctx, transaction, { subscription, isForGood: true }, now);
    return null;
  }
}

/** Takes the step that is due for a subscription; returns the charge of its card, to be made after the commit. */
function advance(
  ctx: RenewalContext,
  due: { readonly id: number; readonly accountId: number },
  now: Date,
): Promise<PaymentRow | null> {
  return ctx.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, due.accountId);
    const subscription = await findSubscription(transaction, due.id);
    const isStillDue = (await listDue(transaction, now, { id: due.id, limit: 1 })).length > 0;
    if (account === undefined || subscription === undefined || !isStillDue) return null;
    if (subscription.state === 'active' && (await switchAtEnd(transaction, subscription))) return null;
    const reason = await reasonToEnd(transaction, { subscription, account }, now);
    if (reason !== null) {
      await end(ctx, transaction, { subscription, reason }, now);
      return null;
    }
    if (planOf(subscription).steps[subscription.dunningTries]?.kind === 'hold') {
      await hold(ctx, transaction, subscription, now);
      return null;
    }
    const { bankCardId, accountId, dunningTries } = subscription;
    if (bankCardId === null && dunningTries === 0) {
      await payFromAccount(ctx, transaction, subscription, now);
      return null;
    }
    const card = bankCardId === null ? undefined : await findCard(transaction, accountId, bankCardId);
    return charge(ctx, transaction, { subscription, card }, now);
  });
}

async function reasonToEnd(
  transaction: Database,
  {
    subscription,
    account,
  }: { readonly subscription: SubscriptionRow; readonly account: { readonly isBlocked: boolean } },
  now: Date,
): Promise<EndReason | null> {
  const { state, holdUntil, serviceId } = subscription;
  if (state === 'cancelled') return 'cancelled';
  if (holdUntil !== null && holdUntil <= now) return 'unpaid';
  if (isNewPriceDue(subscription) && subscription.newAmountAcceptedAt === null) return 'price_not_accepted';
  const service = await findOffered(transaction, serviceId);
  if (service?.isOffered !== true) return 'withdrawn';
  return account.isBlocked ? 'unpaid' : null;
}

async function renew(ctx: RenewalContext, now: Date): Promise<void> {
  const done = new Set<number>();
  for (;;) {
    const due = (await listDue(ctx.db, now, { limit: atOnce + done.size })).filter(({ id }) => !done.has(id));
    if (due.length === 0) return;
    for (const one of due) {
      // One step per run; the next run retries what fails.
      done.add(one.id);
      try {
        const attempt = await advance(ctx, one, now);
        if (attempt !== null) await ctx.payments.start(attempt);
      } catch (error) {
        // The other subscriptions must not wait for it.
        ctx.log.error({ err: error, subscription: one.id }, 'failed to renew a subscription');
      }
    }
  }
}
