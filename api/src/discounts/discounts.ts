import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { Money } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { promoDiscounts } from '../tables/promo-codes.ts';

export type DiscountRow = typeof promoDiscounts.$inferSelect;

/** The title or service that has a price. */
export type PricedThing = { readonly mediaItemId: number } | { readonly serviceId: number };

/** A price after its discount. */
export interface Discounted {
  readonly id: number;
  readonly amount: number;
}

/** The lowest price after a discount, in minor units: a purchase cannot be free. */
const least = 100;

/** The discounts that an account can use at a moment, the oldest first. */
export async function listDiscounts(db: Database, accountId: number, now: Date): Promise<DiscountRow[]> {
  return db
    .select()
    .from(promoDiscounts)
    .where(
      and(
        eq(promoDiscounts.accountId, accountId),
        isNull(promoDiscounts.usedTicketId),
        or(isNull(promoDiscounts.endsAt), gt(promoDiscounts.endsAt, now)),
      ),
    )
    .orderBy(asc(promoDiscounts.id));
}

/** The discount that lowers a price most, the oldest of several; null when none does. */
export function bestDiscount(
  discounts: readonly DiscountRow[],
  thing: PricedThing,
  price: Money,
): Discounted | null {
  let best: Discounted | null = null;
  for (const discount of discounts) {
    const amount = isFor(discount, thing) ? lowered(discount, price) : price.amount;
    if (amount < (best?.amount ?? price.amount)) best = { id: discount.id, amount };
  }
  return best;
}

function isFor({ mediaItemId, serviceId }: DiscountRow, thing: PricedThing): boolean {
  if (mediaItemId === null && serviceId === null) return true;
  return 'serviceId' in thing ? thing.serviceId === serviceId : thing.mediaItemId === mediaItemId;
}

function lowered(
  { percent, amountOff, price, currency }: DiscountRow,
  { amount, currency: own }: Money,
): number {
  if (currency !== null && currency !== own) return amount;
  const wanted =
    percent === null ? (price ?? amount - (amountOff ?? 0)) : amount - Math.floor((amount * percent) / 100);
  return Math.max(wanted, Math.min(least, amount));
}

/**
 * Uses a discount for an order, in the transaction that pays it and locks its account.
 *
 * @throws KadrError PRICE_CHANGED when another order has used it meanwhile
 */
export async function useDiscount(
  transaction: Database,
  { id, discountId }: { readonly id: string; readonly discountId: number | null },
): Promise<void> {
  if (discountId === null) return;
  const used = await transaction
    .update(promoDiscounts)
    .set({ usedTicketId: id })
    .where(and(eq(promoDiscounts.id, discountId), isNull(promoDiscounts.usedTicketId)))
    .returning({ id: promoDiscounts.id });
  if (used.length === 0) throw new KadrError('PRICE_CHANGED');
}

/** Makes the discount of a fully refunded order usable again. */
export async function giveBackDiscount(transaction: Database, transferId: number): Promise<void> {
  await transaction
    .update(promoDiscounts)
    .set({ usedTicketId: null })
    .where(
      sql`${promoDiscounts.usedTicketId} in (
        select ticket_id from purchases where transfer_id = ${transferId}
        union select ticket_id from subscription_periods where transfer_id = ${transferId})`,
    );
}
