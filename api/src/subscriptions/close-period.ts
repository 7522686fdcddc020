import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscriptionPeriods } from '../tables/subscriptions.ts';
import { settled } from './pay-period.ts';
import { findSubscription, latestPeriod, updateSubscription } from './repository.ts';

/**
 * Ends the subscription whose latest period was paid by a transfer; the account must be locked. Returns whether it did.
 * A period that is followed by another one closes nothing.
 */
export async function closePeriod(transaction: Database, transferId: number, now: Date): Promise<boolean> {
  const [period] = await transaction
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.transferId, transferId));
  if (period === undefined) return false;
  const { subscriptionId, number } = period;
  if ((await latestPeriod(transaction, subscriptionId)) !== number) return false;
  if ((await findSubscription(transaction, subscriptionId))?.state === 'ended') return false;
  await updateSubscription(transaction, subscriptionId, {
    ...settled,
    state: 'ended',
    endReason: 'refunded',
    endsAt: now,
  });
  return true;
}
