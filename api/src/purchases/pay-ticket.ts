import type { Database } from '../database/database.ts';
import { beginSubscription } from '../subscriptions/begin.ts';
import { useDiscount } from '../discounts/discounts.ts';
import { spendPoints } from '../ledger/points.ts';
import { spend } from '../ledger/spend.ts';
import { memberTerms } from './member-terms.ts';
import { dueFor } from './order-terms.ts';
import { insertPurchase, setTicketStatus } from './repository.ts';
import type { TicketRow } from './repository.ts';
import { leftAfter } from './checkout.ts';

const lengths = { hour: 60 * 60_000, day: 24 * 60 * 60_000 } as const;

export interface TicketPayment {
  readonly now: Date;
  /** The card payment that has brought the money; null for money that was on the account. */
  readonly paymentId: string | null;
  /** The card that pays the renewals of a service; null when the account's balance does. */
  readonly bankCardId: number | null;
}

/**
 * Takes the amount due for a ticket of a locked account, and gives the account what it has ordered; returns the
 * remaining balance or points.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS, NOT_ENOUGH_BONUSES, BONUS_NOT_REGISTERED, ALREADY_PURCHASED, PRICE_CHANGED for a
 *   discount that another order has used in the meantime
 */
export async function payTicket(
  transaction: Database,
  ticket: TicketRow,
  { now, paymentId, bankCardId }: TicketPayment,
): Promise<number> {
  const { id, accountId, serviceId, mediaItemId, quality, usageModel } = ticket;
  await useDiscount(transaction, ticket);
  const { transferId, left } = await takeDue(transaction, ticket, { now, paymentId });
  if (serviceId !== null) await beginSubscription(transaction, ticket, { transferId, bankCardId, now });
  else if (mediaItemId === null || quality === null || usageModel === 'SERVICE')
    throw new Error('A ticket of a title lacks the title.');
  else
    await insertPurchase(transaction, {
      accountId,
      mediaItemId,
      ticketId: id,
      transferId,
      usageModel,
      quality,
      purchasedAt: now,
      endsAt: endOf(ticket, now),
    });
  await setTicketStatus(transaction, id, 'paid');
  return left;
}

/** Takes the money or points due for a ticket. */
async function takeDue(
  transaction: Database,
  ticket: TicketRow,
  { now, paymentId }: Pick<TicketPayment, 'now' | 'paymentId'>,
): Promise<{ readonly transferId: number | null; readonly left: number }> {
  const { id, accountId, points } = ticket;
  const key = `ticket:${id}`;
  if (points !== null) {
    const terms = await memberTerms(transaction, ticket);
    return spendPoints(transaction, { ...terms, key, amount: points }, now);
  }
  const due = dueFor(ticket);
  if (due.amount === 0) return { transferId: null, left: await leftAfter(transaction, accountId, due) };
  return spend(transaction, { accountId, ...due, key, paymentId, now });
}

/** The end of a rental that begins now. */
function endOf({ duration, durationUnit }: TicketRow, now: Date): Date | null {
  if (duration === null || (durationUnit !== 'hour' && durationUnit !== 'day')) return null;
  return new Date(now.getTime() + duration * lengths[durationUnit]);
}
