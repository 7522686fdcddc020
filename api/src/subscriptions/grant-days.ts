import type { Database } from '../database/database.ts';
import type { servicePrices } from '../tables/subscriptions.ts';
import { isSubscribed } from './begin.ts';
import { findRunning, insertPeriod, insertSubscription, updateSubscription } from './repository.ts';
import { heldOf, standingOf } from './state.ts';

/** A day, in milliseconds. */
const day = 24 * 60 * 60_000;

/**
 * Gives a locked account free days of a service: before the next payment of an existing subscription, otherwise from
 * now on, without a charge afterwards. False while a payment for the service is open.
 */
export async function grantDays(
  transaction: Database,
  {
    accountId,
    price,
    days,
  }: {
    readonly accountId: number;
    readonly price: typeof servicePrices.$inferSelect;
    readonly days: number;
  },
  now: Date,
): Promise<boolean> {
  const { serviceId, duration, durationUnit, amount, currency } = price;
  const later = (from: Date): Date => new Date(from.getTime() + days * day);
  if (await isSubscribed(transaction, accountId, serviceId, now)) {
    const running = await findRunning(transaction, accountId, serviceId);
    if (running === undefined) throw new Error('The subscription no longer exists.');
    const standing = standingOf(heldOf(running), now);
    const isUnderWay = running.endsAt <= now || running.dunningTries > 0;
    if ((standing !== 'active' && standing !== 'cancelled') || isUnderWay) return false;
    // The whole sequence of paid periods is shifted.
    await updateSubscription(transaction, running.id, {
      anchorAt: later(running.anchorAt),
      endsAt: later(running.endsAt),
      notices: 0,
    });
    return true;
  }
  const endsAt = later(now);
  const { id } = await insertSubscription(transaction, {
    accountId,
    serviceId,
    state: 'cancelled',
    duration,
    durationUnit,
    amount,
    currency,
    startedAt: now,
    anchorAt: endsAt,
    paidPeriods: 0,
    endsAt,
  });
  await insertPeriod(transaction, { subscriptionId: id, number: 1, startsAt: now, endsAt });
  return true;
}
