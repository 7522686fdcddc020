import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { paymentMethodIds } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Purpose } from '../payments/payments-context.ts';
import { purchaseTickets } from '../tables/purchases.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';

/** Links cards. A trial that was begun with a card to bind is renewed from it. */
export const bindPurpose: Purpose = {
  apply: async (transaction, { accountId, bankCardId }) => {
    if (bankCardId === null) return 'not_saved';
    await renewTrialsFrom(transaction, accountId, bankCardId);
    return null;
  },
};

async function renewTrialsFrom(transaction: Database, accountId: number, bankCardId: number): Promise<void> {
  const begunByCard = transaction
    .select({ id: subscriptionPeriods.subscriptionId })
    .from(subscriptionPeriods)
    .innerJoin(purchaseTickets, eq(purchaseTickets.id, subscriptionPeriods.ticketId))
    .where(
      and(
        eq(purchaseTickets.accountId, accountId),
        eq(purchaseTickets.paymentMethodId, paymentMethodIds.anyCard),
        isNull(subscriptionPeriods.transferId),
      ),
    );
  await transaction
    .update(subscriptions)
    .set({ bankCardId })
    .where(
      and(
        inArray(subscriptions.id, begunByCard),
        ne(subscriptions.state, 'ended'),
        isNull(subscriptions.bankCardId),
      ),
    );
}
