import { KadrError } from '@kadr/contract';
import type { SubscriptionInput } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findAddressee } from '../messages/repository.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { uuid } from '../text/uuid.ts';
import { findFirstPrice } from '../prices/service-prices.ts';
import { hasEverHad } from '../subscriptions/repository.ts';
import { payTicket } from './pay-ticket.ts';
import { insertTicket } from './repository.ts';
import { holdAccount } from './checkout.ts';

/** Orders that an operator places for accounts, at their cost. */
export interface OperatorOrders {
  /**
   * Subscribes accounts to services, all or none; returns the number of new subscriptions. Services that an account
   * ever had are skipped.
   *
   * @throws KadrError NOT_FOUND, NOT_ENOUGH_FUNDS
   */
  subscribe(batch: readonly SubscriptionInput[], now: Date): Promise<number>;
}

export function createOperatorOrders(
  db: Database,
  { push }: { readonly push: Pick<PushPublisher, 'publish'> },
  { random }: Pick<ApiPorts, 'random'>,
): OperatorOrders {
  return {
    subscribe: (batch, now) =>
      db.transaction(async (transaction) => {
        let added = 0;
        for (const [at, { account, service }] of batch.entries()) {
          const accountId = await findAddressee(transaction, account);
          const price = await findFirstPrice(transaction, service);
          if (accountId === undefined || price === undefined) {
            const field = `subscriptions.${at}.${accountId === undefined ? 'account' : 'service'}`;
            throw new KadrError('NOT_FOUND', { message: `${field}: there is no such thing.`, field });
          }
          await holdAccount(transaction, accountId);
          if (await hasEverHad(transaction, accountId, price.serviceId)) continue;
          const { id: priceId, position: _, originalAmount: __, ...terms } = price;
          const ticket = await insertTicket(transaction, {
            ...terms,
            priceId,
            id: uuid(random(16)),
            accountId,
            usageModel: 'SERVICE',
            isEmbedded: false,
            status: 'wait_payment',
            createdAt: now,
          });
          await payTicket(transaction, ticket, { now, paymentId: null, bankCardId: null });
          await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
          added += 1;
        }
        return added;
      }),
  };
}
