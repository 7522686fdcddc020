import { KadrError } from '@kadr/contract';
import type { PurchaseVariant, UsageModel } from '@kadr/contract';

/** Stands among the brands of what every brand shows. */
export const everyBrand = '*';

/** What is asked for, as far as being allowed to watch it goes. */
export interface EntitlementItem {
  /** Null is free to watch, paid for by advertising (CT-002). An episode's is its series' unless it has its own. */
  readonly usageModel: UsageModel | null;
  /** Brands that show it, or {@link everyBrand}. */
  readonly brands: readonly string[];
  readonly isComingSoon: boolean;
  /** Unix seconds. */
  readonly startDate: number | null;
  /** Whether there is a stream: of the title, or of something in a series or season. */
  readonly hasStream: boolean;
}

/** Who asks, and when. */
export interface EntitlementViewer {
  readonly brand: string;
  readonly now: Date;
}

/** What a viewer would have to take to be allowed. */
export interface Offer {
  readonly usage_model: UsageModel;
  readonly purchase_variants: readonly PurchaseVariant[];
}

export type Entitlement =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'NOT_FOUND' | 'NOT_PLAYABLE'; readonly offer: null }
  | { readonly allowed: false; readonly reason: 'PURCHASE_REQUIRED'; readonly offer: Offer };

/**
 * Whether somebody may watch something now: the one rule that card, page and player ask.
 *
 * In this order: a brand that does not show it knows nothing of it; what is coming soon, or has no stream, cannot be
 * watched; what is free can; what is sold has to be bought.
 */
export function entitlementOf(item: EntitlementItem, viewer: EntitlementViewer): Entitlement {
  if (!isShownBy(item, viewer.brand)) return { allowed: false, reason: 'NOT_FOUND', offer: null };
  if (isStillComing(item, viewer.now) || !item.hasStream)
    return { allowed: false, reason: 'NOT_PLAYABLE', offer: null };
  if (item.usageModel === null) return { allowed: true };
  return {
    allowed: false,
    reason: 'PURCHASE_REQUIRED',
    offer: { usage_model: item.usageModel, purchase_variants: [] },
  };
}

/** Whether a brand shows something. */
function isShownBy(item: Pick<EntitlementItem, 'brands'>, brand: string): boolean {
  return item.brands.includes(everyBrand) || item.brands.includes(brand);
}

/** Whether something is announced and not out: its date ends that by itself once there is a stream (CT-100). */
export function isStillComing(
  item: Pick<EntitlementItem, 'isComingSoon' | 'startDate' | 'hasStream'>,
  now: Date,
): boolean {
  return (
    item.isComingSoon &&
    !(item.hasStream && item.startDate !== null && item.startDate * 1000 <= now.getTime())
  );
}

/** @throws KadrError with the reason, unless allowed. */
export function requireEntitlement(entitlement: Entitlement): void {
  if (!entitlement.allowed) throw new KadrError(entitlement.reason);
}
