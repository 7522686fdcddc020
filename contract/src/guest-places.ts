/** Most titles that a guest's browser remembers. */
export const mostGuestPlaces = 50;

/** Name of the header in which a guest's browser sends its places with calls that show titles or start them. */
export const guestPlacesHeader = 'x-guest-places';

/** How far a viewer without an account has watched a film or episode. */
export interface GuestPlace {
  readonly media_item_id: number;
  /** Whole seconds. */
  readonly timepoint: number;
  /** Unix seconds of the browser's clock: orders places, and is compared with nothing else. */
  readonly watched_at: number;
  /** Watched to the end once. */
  readonly is_viewed: boolean;
}

const onePlace = /^\d{1,10}-\d{1,6}-\d{1,10}-[01]$/;

/** Places as text: `id-seconds-watchedAt-isViewed`, with commas between them. */
export function writeGuestPlaces(places: readonly GuestPlace[]): string {
  return places
    .map(({ media_item_id, timepoint, watched_at, is_viewed }) =>
      [media_item_id, timepoint, watched_at, is_viewed ? 1 : 0].join('-'),
    )
    .join(',');
}

/** Reads {@link writeGuestPlaces}; what it has not written is left out. */
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
