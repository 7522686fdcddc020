import type { guestPlacesHeader } from '@kadr/contract/guest-places';

/** Name under which a browser keeps how far its guest has watched. */
export const guestPlacesKey = 'guest_places';

/** The header's name; written out, so that first pages do without what reads it. */
export const placesHeader: typeof guestPlacesHeader = 'x-guest-places';

/** How far the guest of this browser has watched, as it is kept and sent; empty when nothing is. */
export function guestPlacesText(): string {
  return localStorage.getItem(guestPlacesKey) ?? sessionStorage.getItem(guestPlacesKey) ?? '';
}
