import type { PushEventCode } from '@kadr/contract';
import type { QueryFamily } from '../data/query-families.ts';

/**
 * Parts of a page to refetch: everything, the viewer, titles and views with their actions, the journal, payments and
 * purchases, active streams.
 */
export type Refreshed = 'everything' | 'viewer' | 'titles' | 'journal' | 'payments' | 'streams';

/** Families of queries. */
export const refreshedKeys: Readonly<Record<Exclude<Refreshed, 'everything'>, readonly QueryFamily[]>> = {
  viewer: ['user', 'profiles', 'devices', 'sign-ins', 'passkeys'],
  titles: [
    'media-view',
    'media-item',
    'media-item-children',
    'media-items',
    'favourites',
    'positions',
    'services',
    'service',
    'filters',
    'channels',
    'channel',
    'guide',
    'epg',
    'reminders',
  ],
  journal: ['journal'],
  streams: ['streams'],
  payments: [
    'purchases',
    'subscriptions',
    'payments',
    'payment-methods',
    'purchase-options',
    'purchase-preview',
    'bank-cards',
    'bonuses',
    'automatic-top-up',
  ],
};

/** Parts of a page that an event refetches. */
const table: Readonly<Record<PushEventCode, readonly Refreshed[]>> = {
  // Another profile or another place has other titles and limits.
  profile_changed: ['everything'],
  profile_updated: ['everything'],
  location_changed: ['everything'],
  // A blocked account plays nothing.
  account_status: ['viewer', 'streams'],
  ott_tv_activated: ['viewer'],
  // Entitlements, on every screen.
  sync_purchases: ['viewer', 'titles', 'payments'],
  sync_unsubscribes: ['viewer', 'titles', 'payments'],
  sync_purchase: ['viewer', 'titles', 'payments'],
  sync_unsubscribe: ['viewer', 'titles', 'payments'],
  promocode_activated: ['viewer', 'titles', 'payments'],
  vod_certificate_created: ['viewer', 'titles', 'payments'],
  item_rate_exchange: ['viewer', 'titles', 'payments'],
  // Means of payment.
  bank_card_added: ['viewer', 'payments'],
  bank_card_deleted: ['viewer', 'payments'],
  bonuses_changed: ['viewer', 'payments'],
  payment_failed: ['viewer', 'payments'],
  refill_by_external_url: ['viewer', 'payments'],
  get_billing_info_request: ['viewer', 'payments'],
  // Display only.
  marketing_message: [],
  poll: [],
  item_rating: [],
  item_selling_screen: [],
  item_recommendations: [],
  iframe: [],
};

const refreshes: ReadonlyMap<string, readonly Refreshed[]> = new Map(Object.entries(table));

/** Empty for a code unknown to this build. */
export function refreshedBy(eventCode: string): readonly Refreshed[] {
  return refreshes.get(eventCode) ?? [];
}
