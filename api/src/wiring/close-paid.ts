import { closeCertificate } from '../certificates/close-certificate.ts';
import type { ClosePaid } from '../payments/payments-context.ts';
import { closePurchase } from '../purchases/close-purchase.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { closePeriod } from '../subscriptions/close-period.ts';

/** Closes what refunded money has paid for: a title, a subscription or a certificate. */
export function createClosePaid(push: Pick<PushPublisher, 'publish'>): ClosePaid {
  return async (transaction, paid, now) => {
    const isTitle = await closePurchase(transaction, paid, now);
    const isSubscription = await closePeriod(transaction, paid.transferId, now);
    await closeCertificate(transaction, paid.transferId);
    if (isTitle || isSubscription)
      await push.publish(transaction, { account_id: paid.accountId, event_code: 'sync_unsubscribe' });
  };
}
