import { and, desc, eq, sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { ledgerTransfers } from '../tables/ledger.ts';
import { refunds } from '../tables/payments.ts';
import { servicePrices, subscriptionPeriods } from '../tables/subscriptions.ts';
import { dueAtOf, settled } from './pay-period.ts';
import { periodsAfter } from './periods.ts';
import type { Period } from './periods.ts';
import {
  findOffered,
  findRunning,
  findSubscription,
  insertSubscription,
  updateSubscription,
} from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { heldOf, standingOf } from './state.ts';

/** Terms of a service that may replace a subscription. */
export interface NewTerms {
  readonly amount: number;
  readonly currency: string;
  readonly duration: number;
  readonly duration_unit: Period['durationUnit'];
}

/** How long a credit that was shown stays valid, in milliseconds: as long as a ticket can be paid. */
const shownFor = 15 * 60_000;

/**
 * The subscription that a dearer service replaces immediately, and the credit for the rest of its period in minor
 * units: of the sum paid for it, by the second, rounded down. A credit that was `shown` a moment ago stays valid.
 *
 * @throws KadrError NOT_FOUND for a service that the account does not have, or has not paid; INVALID_INPUT for a new
 *   service that is not dearer by the day: its change comes at the end of the period; PRICE_CHANGED for a credit that
 *   was never due, or long ago
 */
export async function replacedBy(
  db: Database,
  {
    accountId,
    serviceId,
    offer,
    shown,
  }: {
    readonly accountId: number;
    readonly serviceId: number;
    readonly offer: NewTerms;
    readonly shown: number | undefined;
  },
  now: Date,
): Promise<{ readonly id: number; readonly credit: number }> {
  const running = await findRunning(db, accountId, serviceId);
  if (running === undefined || !isReplaceable(running, now))
    throw new KadrError('NOT_FOUND', { field: 'option.instead_of' });
  const paid = await findPaid(db, running);
  const least = creditOf(paid, now);
  const most = creditOf(paid, new Date(now.getTime() - shownFor));
  if (shown !== undefined && (shown < least || shown > most)) throw new KadrError('PRICE_CHANGED');
  const credit = shown ?? least;
  if (!beginsNow(running, { offer, credit }, now))
    throw new KadrError('INVALID_INPUT', {
      message: 'option.instead_of: this change comes at the end of the period.',
      field: 'option.instead_of',
    });
  return { id: running.id, credit };
}

/** Whether a subscription is paid for at this moment, so that another service can replace it. */
export function isReplaceable(running: SubscriptionRow, now: Date): boolean {
  const standing = standingOf(heldOf(running), now);
  return running.endsAt > now && (standing === 'active' || standing === 'cancelled');
}

/**
 * Whether a service is dearer by the day, and costs more than the credit: then it does not wait for the period's end.
 */
export function beginsNow(
  running: SubscriptionRow,
  { offer, credit }: { readonly offer: NewTerms; readonly credit: number },
  now: Date,
): boolean {
  const next = { duration: offer.duration, durationUnit: offer.duration_unit };
  return (
    running.currency === offer.currency &&
    offer.amount > credit &&
    offer.amount / lengthOf(next, now) > running.amount / lengthOf(running, now)
  );
}

function lengthOf(period: Period, from: Date): number {
  return periodsAfter(from, period, 1).getTime() - from.getTime();
}

/** The sum paid for a subscription's latest period, without refunds, in minor units. */
export interface PaidPeriod {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly paid: number;
}

/** Null when nothing was paid for it. */
export async function findPaid(
  db: Database,
  { id }: Pick<SubscriptionRow, 'id'>,
): Promise<PaidPeriod | null> {
  const [period] = await db
    .select({
      startsAt: subscriptionPeriods.startsAt,
      endsAt: subscriptionPeriods.endsAt,
      paid: ledgerTransfers.amount,
      refunded: sql<number>`coalesce((select sum(${refunds.amount}) from ${refunds}
        where ${refunds.transferId} = ${ledgerTransfers.id}), 0)`.mapWith(Number),
    })
    .from(subscriptionPeriods)
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, subscriptionPeriods.transferId))
    .where(eq(subscriptionPeriods.subscriptionId, id))
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  if (period === undefined || period.paid === null) return null;
  return { startsAt: period.startsAt, endsAt: period.endsAt, paid: period.paid - period.refunded };
}

/** The credit for the rest of a period at a moment, by the second, rounded down. */
export function creditOf(period: PaidPeriod | null, now: Date): number {
  if (period === null) return 0;
  const whole = period.endsAt.getTime() - period.startsAt.getTime();
  const left = Math.min(whole, Math.max(0, period.endsAt.getTime() - now.getTime()));
  // Both factors are far below 2^53, but their product may not be.
  return Number((BigInt(period.paid) * BigInt(left)) / BigInt(whole));
}

/** Ends the subscription that another one replaces; the account must be locked. @throws KadrError PRICE_CHANGED */
export async function endReplaced(
  transaction: Database,
  { accountId, id }: { readonly accountId: number; readonly id: number },
  now: Date,
): Promise<void> {
  const replaced = await findSubscription(transaction, id);
  // The subscription that was credited no longer exists.
  if (replaced?.accountId !== accountId || replaced.state === 'ended' || replaced.endsAt <= now)
    throw new KadrError('PRICE_CHANGED');
  await updateSubscription(transaction, id, {
    ...settled,
    state: 'ended',
    endReason: 'changed',
    endsAt: now,
  });
}

/** The price of a service that is offered; undefined when it is not. */
export async function findOfferedPrice(
  db: Database,
  { serviceId, priceId }: { readonly serviceId: number; readonly priceId: number },
): Promise<typeof servicePrices.$inferSelect | undefined> {
  const service = await findOffered(db, serviceId);
  if (service?.isOffered !== true) return undefined;
  const [price] = await db
    .select()
    .from(servicePrices)
    .where(and(eq(servicePrices.id, priceId), eq(servicePrices.serviceId, serviceId)));
  return price;
}

/**
 * Replaces a subscription that is due by the service that was chosen for the end of the period; the account must be
 * locked. The first period of the new service is due then. False when that service is no longer available: the
 * subscription continues unchanged.
 */
export async function switchAtEnd(transaction: Database, subscription: SubscriptionRow): Promise<boolean> {
  const { id, accountId, nextServiceId, nextPriceId, bankCardId, timeZone, currency } = subscription;
  if (nextServiceId === null || nextPriceId === null) return false;
  const price = await findOfferedPrice(transaction, { serviceId: nextServiceId, priceId: nextPriceId });
  const isHad = (await findRunning(transaction, accountId, nextServiceId)) !== undefined;
  if (price === undefined || isHad || price.currency !== currency) {
    await updateSubscription(transaction, id, { nextServiceId: null, nextPriceId: null });
    return false;
  }
  const dueAt = dueAtOf(subscription);
  await updateSubscription(transaction, id, { ...settled, state: 'ended', endReason: 'changed' });
  const { duration, durationUnit, amount } = price;
  await insertSubscription(transaction, {
    accountId,
    serviceId: nextServiceId,
    state: 'active',
    duration,
    durationUnit,
    amount,
    currency,
    startedAt: dueAt,
    anchorAt: dueAt,
    paidPeriods: 0,
    endsAt: dueAt,
    timeZone,
    bankCardId,
  });
  return true;
}
