/**
 * The families of the store's answers: the first part of every query key. A change on the service refetches the
 * families that show it. Keys are written in `queries.ts` or a `*-query.ts` of a feature.
 */
import type { QueryClient } from '@tanstack/react-query';

export type QueryFamily =
  | 'age-limits'
  | 'automatic-top-up'
  | 'bank-cards'
  | 'bonuses'
  | 'cast'
  | 'certificate-offer'
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
  | 'party'
  | 'passkeys'
  | 'payment-methods'
  | 'payments'
  | 'person'
  | 'playback'
  | 'playback-token'
  | 'positions'
  | 'preparation'
  | 'profile-icons'
  | 'profiles'
  | 'promo-event'
  | 'promo-events'
  | 'purchase-options'
  | 'purchase-preview'
  | 'purchases'
  | 'receipt'
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
  | 'ticket'
  | 'trial-playback'
  | 'user';

declare module '@tanstack/react-query' {
  interface Register {
    /** A key of another family does not compile. */
    queryKey: readonly [family: QueryFamily, ...rest: unknown[]];
  }
}

/** Refetches all answers of these families, once a page shows them. */
export async function refresh(queries: QueryClient, ...families: readonly QueryFamily[]): Promise<void> {
  const wanted: ReadonlySet<unknown> = new Set(families);
  await queries.invalidateQueries({ predicate: ({ queryKey }) => wanted.has(queryKey[0]) });
}
