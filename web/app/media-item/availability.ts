import type { MediaItem } from '@kadr/contract';

/** Whether a title can be watched now, and on what basis. */
export type Availability =
  | { readonly kind: 'free' | 'subscription' | 'subscribed' | 'sale' | 'not_yet' }
  /** The account has it; `until` in Unix seconds for a rental. */
  | { readonly kind: 'owned'; readonly until: number | null }
  /** `from` in Unix seconds, null if the day is unknown. */
  | { readonly kind: 'soon'; readonly from: number | null };

export function availabilityOf(
  item: Pick<MediaItem, 'is_coming_soon' | 'start_date' | 'is_playable' | 'usage_model' | 'purchase_state'>,
): Availability {
  if (item.is_coming_soon) return { kind: 'soon', from: item.start_date };
  if (item.purchase_state !== null) return { kind: 'owned', until: item.purchase_state.ends_at };
  // A title with a price that is playable without a purchase is in a service of the account.
  if (item.usage_model !== null && item.is_playable) return { kind: 'subscribed' };
  if (item.usage_model === 'SERVICE') return { kind: 'subscription' };
  if (item.usage_model !== null) return { kind: 'sale' };
  return { kind: item.is_playable ? 'free' : 'not_yet' };
}
