import type { Database } from '../database/database.ts';
import { notRenewedDisplay } from './notifications.ts';
import { settled } from './pay-period.ts';
import type { RenewalPorts } from './renewal-ports.ts';
import { findOffered, updateSubscription } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { tell } from './tell.ts';

/** Why a renewal ends a subscription. */
export type EndReason = 'cancelled' | 'unpaid' | 'withdrawn' | 'price_not_accepted';

/** Ends a subscription of a locked account and sends the reason, unless its subscriber had cancelled it. */
export async function end(
  ports: RenewalPorts,
  transaction: Database,
  { subscription, reason }: { readonly subscription: SubscriptionRow; readonly reason: EndReason },
  now: Date,
): Promise<void> {
  const { id, accountId, serviceId, amount, currency, dunningTries } = subscription;
  await updateSubscription(transaction, id, { ...settled, state: 'ended', endReason: reason });
  await ports.push.publish(transaction, { account_id: accountId, event_code: 'sync_unsubscribe' });
  const service = await findOffered(transaction, serviceId);
  if (reason === 'cancelled' || service === undefined) return;
  const isByCard = dunningTries > 0;
  await tell(ports, transaction, {
    accountId,
    key: `subscription/${id}/${reason}`,
    // A failed payment is announced like any other.
    eventCode: reason === 'unpaid' ? 'payment_failed' : 'sync_unsubscribe',
    display: notRenewedDisplay(reason === 'unpaid' && isByCard ? 'unpaidByCard' : reason, {
      ...service,
      amount,
      currency,
    }),
    channels: isByCard ? ['email', 'sms'] : ['email'],
    now,
  });
}
