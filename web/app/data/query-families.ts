/**
 * The families of the store's answers: the first part of every query key. What changes something on the service
 * refetches the families that show it.
 */
import type { QueryClient } from '@tanstack/react-query';

export type QueryFamily =
  | 'age-limits'
  | 'cast'
  | 'channel'
  | 'channel-playback'
  | 'channel-playback-token'
  | 'channels'
  | 'cold-start-genres'
  | 'cold-start-movies'
  | 'collection'
  | 'collections'
  | 'countries'
  | 'devices'
  | 'epg'
  | 'exchange-offers'
  | 'favourites'
  | 'filters'
  | 'gallery'
  | 'guide'
  | 'info-page'
  | 'installed-app'
  | 'journal'
  | 'karaoke-item'
  | 'karaoke-items'
  | 'karaoke-playback'
  | 'karaoke-token'
  | 'languages'
  | 'linked-services'
  | 'media-item'
  | 'media-item-children'
  | 'media-items'
  | 'media-view'
  | 'now'
  | 'oauth-request'
  | 'passkeys'
  | 'payment-methods'
  | 'payments'
  | 'person'
  | 'playback'
  | 'playback-token'
  | 'positions'
  | 'profile-icons'
  | 'profiles'
  | 'promo-event'
  | 'promo-events'
  | 'purchase-options'
  | 'purchase-preview'
  | 'purchases'
  | 'reminders'
  | 'search'
  | 'search-as-typed'
  | 'search-suggestions'
  | 'service'
  | 'services'
  | 'short-stories'
  | 'sign-ins'
  | 'streams'
  | 'subscriptions'
  | 'trial-playback'
  | 'user';

/** Asks the service again for all answers of these families, once a page shows them. */
export async function refresh(queries: QueryClient, ...families: readonly QueryFamily[]): Promise<void> {
  const wanted: ReadonlySet<unknown> = new Set(families);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => wanted.has(queryKey[0]) });
}
