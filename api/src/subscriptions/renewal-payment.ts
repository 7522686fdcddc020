import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { receive } from '../ledger/ledger.ts';
import type { Purpose } from '../payments/payments-context.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { refused } from './dunning.ts';
import { nextAmountOf, payPeriod } from './pay-period.ts';
import type { RenewalPorts } from './renewal-ports.ts';
import { findSubscription, latestPeriod, updateSubscription } from './repository.ts';

/** How long after a charge that the provider never made the next one is attempted, in milliseconds. */
const technicalWait = 60 * 60_000;

/** Pays periods of subscriptions with the money of a card. */
export function renewalPurpose(ports: RenewalPorts): Purpose {
  return {
    apply: async (transaction, payment, now) => {
      const { id, accountId, subscriptionId, periodNumber, amount, currency, provider, bankCardId } = payment;
      if (payment.isBlocked) return 'account_blocked';
      const subscription =
        subscriptionId === null ? undefined : await findSubscription(transaction, subscriptionId);
      if (subscription === undefined || subscription.state !== 'active') return 'subscription_ended';
      if ((await latestPeriod(transaction, subscription.id)) + 1 !== periodNumber) return 'period_paid';
      if (nextAmountOf(subscription) !== amount) return 'price_changed';
      await receive(
        transaction,
        { accountId, amount, currency, key: `payment:${id}`, paymentId: id, now },
        { kind: 'card_payment', from: { kind: 'bank', provider } },
      );
      await payPeriod(transaction, subscription, { now, paymentId: id });
      if (payment.initiator === 'viewer' && bankCardId !== null)
        await transaction
          .update(subscriptions)
          .set({ bankCardId })
          .where(eq(subscriptions.id, subscription.id));
      await ports.push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
      return null;
    },
    refuse: (transaction, payment, now) => refuse(ports, transaction, payment, now),
  };
}

async function refuse(
  ports: RenewalPorts,
  transaction: Database,
  { subscriptionId, periodNumber, initiator, decline }: Parameters<NonNullable<Purpose['refuse']>>[1],
  now: Date,
): Promise<void> {
  // A viewer who pays himself sees the refusal.
  if (initiator === 'viewer' || subscriptionId === null) return;
  const subscription = await findSubscription(transaction, subscriptionId);
  if (subscription === undefined || subscription.state !== 'active') return;
  if ((await latestPeriod(transaction, subscription.id)) + 1 !== periodNumber) return;
  if (decline === null) {
    // The provider was unavailable: this is not a refusal, and nothing to announce.
    const nextTryAt = new Date(now.getTime() + technicalWait);
    await updateSubscription(transaction, subscription.id, { nextTryAt });
    return;
  }
  await refused(ports, transaction, { subscription, isForGood: decline.retry === 'never' }, now);
}
