import { receive } from '../ledger/ledger.ts';
import type { MessagesService } from '../messages/service.ts';
import type { Purpose } from '../payments/payments-context.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { notToppedUpDisplay } from './messages.ts';
import { findAutomatic, updateAutomatic } from './repository.ts';

/** Credits the money of a card to the account, even a blocked one, which may be blocked for lack of money. */
export function topUpPurpose({
  push,
  messages,
}: {
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly messages: Pick<MessagesService, 'post'>;
}): Purpose {
  return {
    apply: async (transaction, { id, accountId, amount, currency, provider }, now) => {
      await receive(
        transaction,
        { accountId, amount, currency, key: `payment:${id}`, paymentId: id, now },
        { kind: 'top_up', from: { kind: 'bank', provider } },
      );
      await push.publish(transaction, { account_id: accountId, event_code: 'refill_by_external_url' });
      return null;
    },
    refuse: async (transaction, payment, now) => {
      const { id, accountId, initiator, decline, amount, currency } = payment;
      if (accountId === null || initiator !== 'service') return;
      const automatic = await findAutomatic(transaction, accountId);
      if (automatic === undefined) return;
      const isOver = decline?.retry === 'never';
      if (isOver) await updateAutomatic(transaction, accountId, { stopped: 'declined' });
      await messages.post(transaction, {
        accountId,
        profileId: null,
        key: `top-up/${id}`,
        eventCode: 'payment_failed',
        display: notToppedUpDisplay({ amount, currency, isOver }),
        createdAt: now,
      });
    },
  };
}
