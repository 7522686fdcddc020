import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { purchases } from '../tables/purchases.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';

/**
 * Takes back what a transfer has paid for, of an account that is locked: a title is the account's no more, a subscription
 * whose latest period it is ends now. A period that is followed by another one closes nothing.
 */
export async function closePaid(
  transaction: Database,
  { accountId, transferId }: { readonly accountId: number; readonly transferId: number },
  { push, now }: { readonly push: Pick<PushPublisher, 'publish'>; readonly now: Date },
): Promise<void> {
  const titles = await transaction
    .update(purchases)
    .set({ refundedAt: now })
    .where(
      and(
        eq(purchases.accountId, accountId),
        eq(purchases.transferId, transferId),
        isNull(purchases.refundedAt),
      ),
    )
    .returning({ id: purchases.id });
  if (titles.length > 0) await closeExchanged(transaction, titles, now);
  const isEnded = await endSubscription(transaction, transferId, now);
  if (titles.length > 0 || isEnded)
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_unsubscribe' });
}

/** What was given for a title goes with it, through however many exchanges. */
async function closeExchanged(
  transaction: Database,
  given: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  const ids = given.map(({ id }) => id);
  const taken = await transaction
    .update(purchases)
    .set({ refundedAt: now })
    .where(and(inArray(purchases.exchangedFromId, ids), isNull(purchases.refundedAt)))
    .returning({ id: purchases.id });
  if (taken.length > 0) await closeExchanged(transaction, taken, now);
}

async function endSubscription(transaction: Database, transferId: number, now: Date): Promise<boolean> {
  const [period] = await transaction
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.transferId, transferId));
  if (period === undefined) return false;
  const [latest] = await transaction
    .select({ id: subscriptionPeriods.id })
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, period.subscriptionId))
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  if (latest?.id !== period.id) return false;
  const ended = await transaction
    .update(subscriptions)
    .set({
      state: 'ended',
      endReason: 'refunded',
      endsAt: now,
      graceUntil: null,
      holdUntil: null,
      pausedUntil: null,
      nextTryAt: null,
      dunningTries: 0,
    })
    .where(and(eq(subscriptions.id, period.subscriptionId), ne(subscriptions.state, 'ended')))
    .returning({ id: subscriptions.id });
  return ended.length > 0;
}
