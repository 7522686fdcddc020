import type { Database } from '../database/database.ts';
import { bestDiscount, listDiscounts } from '../discounts/discounts.ts';
import type { DiscountRow } from '../discounts/discounts.ts';
import type { ServicePriceRow } from '../prices/service-prices.ts';
import type { PriceRow } from '../prices/title-prices.ts';
import { hasEverHad } from '../subscriptions/repository.ts';

/** The promo code discount that a price includes. */
interface Lowered {
  readonly discountId: number | null;
  /** The amount of the discount; 0 without one. */
  readonly discountAmount: number;
}

export const noDiscount: Lowered = { discountId: null, discountAmount: 0 };

/** The prices of a title for an account with these discounts, beside the original ones. */
export function loweredPrices(
  { id, prices }: { readonly id: number; readonly prices: readonly PriceRow[] },
  discounts: readonly DiscountRow[],
): (PriceRow & Lowered)[] {
  return prices.map((price) => {
    const best = bestDiscount(discounts, { mediaItemId: id }, price);
    if (best === null) return { ...price, ...noDiscount };
    const original_amount = price.original_amount ?? price.amount;
    return {
      ...price,
      amount: best.amount,
      original_amount,
      discountId: best.id,
      discountAmount: price.amount - best.amount,
    };
  });
}

/**
 * The terms of a service for an account: a trial and an introductory price are for accounts that never had it; a
 * discount applies to the first paid period, unless that is lower already.
 */
export async function termsOf(
  db: Database,
  accountId: number,
  { id, prices }: { readonly id: number; readonly prices: readonly ServicePriceRow[] },
  now: Date,
): Promise<(ServicePriceRow & Lowered)[]> {
  const [isKnown, discounts] = await Promise.all([
    hasEverHad(db, accountId, id),
    listDiscounts(db, accountId, now),
  ]);
  return prices.map((price) => {
    const terms = isKnown ? { ...price, ...withoutBeginning } : price;
    const best = bestDiscount(discounts, { serviceId: id }, price);
    const first = terms.intro_amount ?? price.amount;
    if (best === null || best.amount >= first) return { ...terms, ...noDiscount };
    return {
      ...terms,
      intro_amount: best.amount,
      intro_periods: 1,
      discountId: best.id,
      discountAmount: first - best.amount,
    };
  });
}

/** A price of a service without trial and introductory price. */
export function wholePrice<Price extends ServicePriceRow & Lowered>(price: Price): Price {
  return { ...price, ...withoutBeginning, ...noDiscount };
}

const withoutBeginning = {
  trial_duration: null,
  trial_duration_unit: null,
  intro_amount: null,
  intro_periods: null,
} as const;
