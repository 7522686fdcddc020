import type { MediaItem, PurchaseVariant } from '@kadr/contract';

/** Whether a title can be watched now, and for what. */
export type Availability =
  | { readonly kind: 'free' | 'subscription' | 'sale' | 'not_yet' }
  | { readonly kind: 'price'; readonly cheapest: PurchaseVariant }
  /** `from` in Unix seconds, null when the day is not known. */
  | { readonly kind: 'soon'; readonly from: number | null };

export function availabilityOf(
  item: Pick<
    MediaItem,
    'is_coming_soon' | 'start_date' | 'is_playable' | 'usage_model' | 'purchase_variants'
  >,
): Availability {
  if (item.is_coming_soon) return { kind: 'soon', from: item.start_date };
  const cheapest = [...item.purchase_variants].sort((one, other) => one.amount - other.amount)[0];
  if (cheapest) return { kind: 'price', cheapest };
  if (item.usage_model === 'SERVICE') return { kind: 'subscription' };
  if (item.usage_model !== null) return { kind: 'sale' };
  return { kind: item.is_playable ? 'free' : 'not_yet' };
}
