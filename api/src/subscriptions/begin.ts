import { eq } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { accounts } from '../tables/accounts.ts';
import type { purchaseTickets } from '../tables/purchases.ts';
import { settled } from './pay-period.ts';
import { periodsAfter } from './periods.ts';
import { endReplaced } from './replace.ts';
import { findRunning, insertPeriod, insertSubscription, updateSubscription } from './repository.ts';
import { heldOf, standingOf } from './state.ts';

/**
 * Whether a locked account has a service. A subscription that is on hold, paused, or over but not yet ended is ended
 * here, so that the account can subscribe again.
 */
export async function isSubscribed(
  transaction: Database,
  accountId: number,
  serviceId: number,
  now: Date,
): Promise<boolean> {
  const running = await findRunning(transaction, accountId, serviceId);
  if (running === undefined) return false;
  const standing = standingOf(heldOf(running), now);
  const isLeft = standing === 'hold' || standing === 'paused';
  if (!isLeft && !(standing === 'over' && running.state === 'cancelled')) return true;
  await updateSubscription(transaction, running.id, {
    ...settled,
    state: 'ended',
    endReason: standing === 'hold' ? 'unpaid' : 'cancelled',
  });
  return false;
}

/**
 * Begins the subscription of a ticket, with its trial or the first period, in the transaction that has paid for it.
 *
 * @throws KadrError ALREADY_PURCHASED
 */
export async function beginSubscription(
  transaction: Database,
  ticket: typeof purchaseTickets.$inferSelect,
  {
    transferId,
    bankCardId,
    now,
  }: { readonly transferId: number | null; readonly bankCardId: number | null; readonly now: Date },
): Promise<void> {
  const { accountId, serviceId, duration, durationUnit, trialDuration, trialDurationUnit } = ticket;
  if (serviceId === null || duration === null || durationUnit === null || durationUnit === 'hour')
    throw new Error('A ticket of a service lacks its period.');
  if (await isSubscribed(transaction, accountId, serviceId, now)) throw new KadrError('ALREADY_PURCHASED');
  if (ticket.replacesId !== null) await endReplaced(transaction, { accountId, id: ticket.replacesId }, now);
  const timeZone = await timeZoneOf(transaction, accountId);
  const trialEnd =
    trialDuration === null || trialDurationUnit === null
      ? null
      : periodsAfter(now, { duration: trialDuration, durationUnit: trialDurationUnit }, 1, timeZone);
  const anchorAt = trialEnd ?? now;
  const paidPeriods = trialEnd === null ? 1 : 0;
  const endsAt = periodsAfter(anchorAt, { duration, durationUnit }, paidPeriods, timeZone);
  const { amount, currency, introAmount, introPeriods } = ticket;
  const { id } = await insertSubscription(transaction, {
    accountId,
    serviceId,
    state: 'active',
    duration,
    durationUnit,
    amount,
    currency,
    introAmount,
    introPeriods: introPeriods === null ? null : introPeriods - paidPeriods,
    startedAt: now,
    anchorAt,
    paidPeriods,
    endsAt,
    timeZone,
    bankCardId,
  });
  await insertPeriod(transaction, {
    subscriptionId: id,
    number: 1,
    ticketId: ticket.id,
    transferId,
    startsAt: now,
    endsAt,
  });
}

/** The time zone in which the account counts its days; the subscription keeps it when the account changes it. */
async function timeZoneOf(transaction: Database, accountId: number): Promise<string | null> {
  const [row] = await transaction
    .select({ timeZone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.timeZone ?? null;
}
