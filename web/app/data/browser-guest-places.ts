/** The places of this browser's guest, and their transfer when he signs in. */
import type { QueryClient } from '@tanstack/react-query';
import { consentCookie } from './consent.ts';
import { readCookie } from './cookies.ts';
import { createGuestPlaces } from './guest-places.ts';
import { guestPlacesKey, guestPlacesText } from './guest-places-text.ts';
import { refreshPositions } from './positions.ts';
import { userQuery } from './queries.ts';
import { apiOf } from './query-client.ts';

/** Until the viewer has accepted the cookie banner, places last only as long as the tab. */
export const guestPlaces = createGuestPlaces({
  read: guestPlacesText,
  write: (text) => {
    const isAgreed = readCookie(document.cookie, consentCookie) !== null;
    const [kept, other] = isAgreed ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    try {
      other.removeItem(guestPlacesKey);
      if (text === '') kept.removeItem(guestPlacesKey);
      else kept.setItem(guestPlacesKey, text);
    } catch {
      // A browser without free storage keeps nothing: watching does not depend on it.
    }
  },
  now: () => Date.now() / 1000,
});

/**
 * The key that records to which profile the places were last offered: places that it may not see are not offered at
 * each load.
 */
const offeredKey = 'guest_places_offered';

/**
 * Shows a guest's progress, or hands it to the profile that has signed in. Places of titles that the profile may not
 * see stay with the browser, for another profile.
 */
export async function followGuestPlaces(queries: QueryClient): Promise<void> {
  const user = queries.getQueryData(userQuery().queryKey);
  if (user?.isAuth !== true) return refreshPositions(queries);
  const profile = String(user.profile === 'not_available' ? 0 : user.profile.id);
  const offered = `${profile} ${guestPlacesText()}`;
  if (sessionStorage.getItem(offeredKey) === offered) return;
  const { positions } = await apiOf(queries);
  const now = Date.now() / 1000;
  const { adopted } = await positions.adopt({
    places: guestPlaces.list().map(({ media_item_id, timepoint, is_viewed, watched_at }) => ({
      media_item_id,
      timepoint,
      is_viewed,
      seconds_ago: Math.max(0, Math.round(now - watched_at)),
    })),
  });
  guestPlaces.forget(adopted);
  sessionStorage.setItem(offeredKey, `${profile} ${guestPlacesText()}`);
  if (adopted.length > 0) await refreshPositions(queries);
}
