import type { MediaItem } from '@kadr/contract';

/** Whether a title can be watched now, and for what. */
export type Availability =
  | { readonly kind: 'free' | 'subscription' | 'subscribed' | 'sale' | 'not_yet' }
  /** The account has it; `until` in Unix seconds when it is rented. */
  | { readonly kind: 'owned'; readonly until: number | null }
  /** `from` in Unix seconds, null when the day is not known. */
  | { readonly kind: 'soon'; readonly from: number | null };

export function availabilityOf(
  item: Pick<MediaItem, 'is_coming_soon' | 'start_date' | 'is_playable' | 'usage_model' | 'purchase_state'>,
): Availability {
  if (item.is_coming_soon) return { kind: 'soon', from: item.start_date };
  if (item.purchase_state !== null) return { kind: 'owned', until: item.purchase_state.ends_at };
  // What has to be paid for and plays, without having been bought, is in a service that the account has.
  if (item.usage_model !== null && item.is_playable) return { kind: 'subscribed' };
  if (item.usage_model === 'SERVICE') return { kind: 'subscription' };
  if (item.usage_model !== null) return { kind: 'sale' };
  return { kind: item.is_playable ? 'free' : 'not_yet' };
}
