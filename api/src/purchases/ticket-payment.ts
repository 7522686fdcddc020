import type { Purpose } from '../payments/payments-context.ts';
import { receive } from '../ledger/ledger.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { isOwned, findTicket } from './repository.ts';
import { payTicket } from './pay-ticket.ts';

/** Pays tickets with the money of a card: from the bank to the account, and from there for the purchase. */
export function ticketPurpose({ push }: { readonly push: Pick<PushPublisher, 'publish'> }): Purpose {
  return {
    apply: async (transaction, payment, now) => {
      const { id, accountId, ticketId, amount, currency, provider, bankCardId } = payment;
      if (payment.isBlocked) return 'account_blocked';
      const ticket = ticketId === null ? undefined : await findTicket(transaction, accountId, ticketId);
      if (ticket === undefined) return 'ticket_gone';
      if (ticket.status !== 'wait_payment') return `ticket_${ticket.status}`;
      // A title that was obtained another way in the meantime is not bought again.
      if (ticket.mediaItemId !== null && (await isOwned(transaction, accountId, ticket.mediaItemId, now)))
        return 'owned';
      await receive(
        transaction,
        { accountId, amount, currency, key: `payment:${id}`, paymentId: id, now },
        { kind: 'card_payment', from: { kind: 'bank', provider } },
      );
      await payTicket(transaction, ticket, { now, paymentId: id, bankCardId });
      await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
      return null;
    },
  };
}
