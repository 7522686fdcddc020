import type { guestPlacesHeader } from '@kadr/contract/guest-places';

/** The storage key for how far the guest of a browser has watched. */
export const guestPlacesKey = 'guest_places';

/** The header's name; written out, so that first pages need not load the module that reads it. */
export const placesHeader: typeof guestPlacesHeader = 'x-guest-places';

/** How far the guest of this browser has watched, as it is stored and sent; empty when nothing is stored. */
export function guestPlacesText(): string {
  return localStorage.getItem(guestPlacesKey) ?? sessionStorage.getItem(guestPlacesKey) ?? '';
}
