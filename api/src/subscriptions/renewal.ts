import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { renewalLeeway } from '../entitlement/entitlement.ts';
import type { MessagesService } from '../messages/service.ts';
import { lockAccount, spend } from '../ledger/ledger.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { periodsAfter } from './periods.ts';
import {
  findOffered,
  findSubscription,
  insertPeriod,
  latestPeriod,
  listDue,
  updateSubscription,
} from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { notRenewedDisplay } from './notifications.ts';

export interface Renewals {
  /**
   * Pays for the next period of the subscriptions whose period is over, each once however many processes do it at the same
   * time; one that is cancelled, cannot be paid, or is not offered any more ends.
   */
  renew(now: Date): Promise<void>;
}

/** The most subscriptions renewed in one run. */
const atOnce = 200;

export interface RenewalPorts {
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly messages: Pick<MessagesService, 'post'>;
  readonly log: { error(facts: object, sentence: string): void };
}

interface RenewalContext extends RenewalPorts {
  readonly db: Database;
}

export function createRenewals(db: Database, { push, messages, log }: RenewalPorts): Renewals {
  const ctx: RenewalContext = { db, push, messages, log };

  return {
    renew: (now) => renew(ctx, now),
  };
}

interface Ending {
  readonly subscription: SubscriptionRow;
  readonly reason: NonNullable<SubscriptionRow['endReason']>;
}

/** Ends a subscription and, unless its subscriber had cancelled it, says why. */
async function end(
  { push, messages }: RenewalContext,
  transaction: Database,
  { subscription, reason }: Ending,
  now: Date,
): Promise<void> {
  const { id, accountId, serviceId, amount, currency } = subscription;
  await updateSubscription(transaction, id, { state: 'ended', endReason: reason });
  await push.publish(transaction, { account_id: accountId, event_code: 'sync_unsubscribe' });
  const service = await findOffered(transaction, serviceId);
  if (reason === 'cancelled' || service === undefined) return;
  await messages.post(transaction, {
    accountId,
    profileId: null,
    key: `subscription/${id}/${reason}`,
    // A payment that failed says so as every other one does.
    eventCode: reason === 'unpaid' ? 'payment_failed' : 'sync_unsubscribe',
    display: notRenewedDisplay(reason, { ...service, amount, currency }),
    createdAt: now,
  });
}

async function payNext(
  { push }: RenewalContext,
  transaction: Database,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { id, accountId, amount, currency, endsAt } = subscription;
  const number = (await latestPeriod(transaction, id)) + 1;
  const { transferId } = await spend(transaction, {
    accountId,
    amount,
    currency,
    key: `subscription:${id}:${number}`,
    now,
  });
  // The account could not watch meanwhile, so it does not pay for that time.
  const isLate = now.getTime() - endsAt.getTime() > renewalLeeway * 1000;
  const anchorAt = isLate ? now : subscription.anchorAt;
  const paidPeriods = isLate ? 1 : subscription.paidPeriods + 1;
  const next = periodsAfter(anchorAt, subscription, paidPeriods);
  await insertPeriod(transaction, {
    subscriptionId: id,
    number,
    transferId,
    startsAt: isLate ? now : endsAt,
    endsAt: next,
  });
  await updateSubscription(transaction, id, { anchorAt, paidPeriods, endsAt: next });
  await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
}

function settle(
  ctx: RenewalContext,
  due: { readonly id: number; readonly accountId: number },
  now: Date,
): Promise<void> {
  return ctx.db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, due.accountId);
    const subscription = await findSubscription(transaction, due.id);
    const isStillDue =
      subscription !== undefined && subscription.state !== 'ended' && subscription.endsAt <= now;
    if (account === undefined || !isStillDue) return;
    if (subscription.state === 'cancelled')
      return end(ctx, transaction, { subscription, reason: 'cancelled' }, now);
    const service = await findOffered(transaction, subscription.serviceId);
    if (service?.isOffered !== true) return end(ctx, transaction, { subscription, reason: 'withdrawn' }, now);
    if (account.isBlocked) return end(ctx, transaction, { subscription, reason: 'unpaid' }, now);
    try {
      await payNext(ctx, transaction, subscription, now);
    } catch (error) {
      // Nothing was written: the balance is looked at by the statement that changes it.
      if (!(error instanceof KadrError) || error.error !== 'NOT_ENOUGH_FUNDS') throw error;
      await end(ctx, transaction, { subscription, reason: 'unpaid' }, now);
    }
  });
}

async function renew(ctx: RenewalContext, now: Date): Promise<void> {
  const failed = new Set<number>();
  for (;;) {
    const due = (await listDue(ctx.db, now, atOnce + failed.size)).filter(({ id }) => !failed.has(id));
    if (due.length === 0) return;
    for (const one of due) {
      try {
        await settle(ctx, one, now);
      } catch (error) {
        // The others must not wait for it; the next pass tries again.
        failed.add(one.id);
        ctx.log.error({ err: error, subscription: one.id }, 'A subscription was not renewed.');
      }
    }
  }
}
