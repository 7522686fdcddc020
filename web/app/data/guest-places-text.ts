/** Name under which a browser keeps how far its guest has watched. */
export const guestPlacesKey = 'guest_places';

/** How far the guest of this browser has watched, as it is kept and sent; empty when nothing is. */
export function guestPlacesText(): string {
  return localStorage.getItem(guestPlacesKey) ?? sessionStorage.getItem(guestPlacesKey) ?? '';
}
