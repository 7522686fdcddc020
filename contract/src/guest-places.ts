/** Maximum number of titles that a guest's browser remembers. */
export const mostGuestPlaces = 50;

/** Header in which a guest's browser sends its places with calls that show or start titles. */
export const guestPlacesHeader = 'x-guest-places';

/** A guest's position in a film or episode. */
export interface GuestPlace {
  readonly media_item_id: number;
  /** Whole seconds. */
  readonly timepoint: number;
  /** Unix seconds of the browser's clock: only orders places, never compared with another clock. */
  readonly watched_at: number;
  /** Whether it has been watched to the end once. */
  readonly is_viewed: boolean;
}

const onePlace = /^\d{1,10}-\d{1,6}-\d{1,10}-[01]$/;

/** Writes places as text: `id-seconds-watchedAt-isViewed`, separated by commas. */
export function writeGuestPlaces(places: readonly GuestPlace[]): string {
  return places
    .map(({ media_item_id, timepoint, watched_at, is_viewed }) =>
      [media_item_id, timepoint, watched_at, is_viewed ? 1 : 0].join('-'),
    )
    .join(',');
}

/** Reads the text of {@link writeGuestPlaces}; anything else is left out. */
export function readGuestPlaces(text: string): GuestPlace[] {
  return text
    .split(',')
    .slice(0, mostGuestPlaces)
    .filter((place) => onePlace.test(place))
    .map((place) => {
      const [media_item_id = 0, timepoint = 0, watched_at = 0, viewed = 0] = place.split('-').map(Number);
      return { media_item_id, timepoint, watched_at, is_viewed: viewed === 1 };
    })
    .filter(({ media_item_id }) => media_item_id > 0 && media_item_id < 2 ** 31);
}
