import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { paymentMethodIds } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Purpose } from '../payments/payments-context.ts';
import { purchaseTickets } from '../tables/purchases.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';

/** Links cards. A trial begun with a card to bind is renewed from it. */
export const bindPurpose: Purpose = {
  apply: async (transaction, { accountId, bankCardId }) => {
    if (bankCardId === null) return 'not_saved';
    await renewTrialsFrom(transaction, accountId, bankCardId);
    return null;
  },
};

async function renewTrialsFrom(transaction: Database, accountId: number, bankCardId: number): Promise<void> {
  await transaction
    .update(subscriptions)
    .set({ bankCardId })
    .where(and(isTrialByCard(transaction, accountId), isNull(subscriptions.bankCardId)));
}

/**
 * The service of the latest trial that waits for a card of the account, or is renewed from this one; undefined without
 * any.
 */
export async function findTrialOf(
  db: Database,
  accountId: number,
  bankCardId: number | null,
): Promise<{ readonly serviceId: number } | undefined> {
  const [trial] = await db
    .select({ serviceId: subscriptions.serviceId })
    .from(subscriptions)
    .where(
      and(
        isTrialByCard(db, accountId),
        bankCardId === null ? isNull(subscriptions.bankCardId) : eq(subscriptions.bankCardId, bankCardId),
      ),
    )
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return trial;
}

/** A trial begun with a card to bind that still runs. */
function isTrialByCard(db: Database, accountId: number) {
  const begun = db
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
  return and(inArray(subscriptions.id, begun), ne(subscriptions.state, 'ended'));
}
