import { mostGuestPlaces, readGuestPlaces, writeGuestPlaces } from '@kadr/contract/guest-places';
import type { GuestPlace } from '@kadr/contract/guest-places';

/** Seconds after which a place is forgotten: 180 days. */
const longest = 180 * 24 * 60 * 60;

/** Seconds from the start within which a title does not count as begun, by the service's rules. */
const trace = 5;

/** The share of its length from which a title counts as watched to the end, by the service's rules. */
const finishedShare = 0.95;

/** The storage and the clock of places. */
export interface GuestPlacesPorts {
  readonly read: () => string;
  /** An empty text removes the places. */
  readonly write: (text: string) => void;
  /** Unix seconds. */
  readonly now: () => number;
}

/** A player's report on a title. */
export interface WatchedTitle {
  readonly id: number;
  /** Seconds. */
  readonly timepoint: number;
  /** Seconds. */
  readonly duration: number;
}

export interface GuestPlaces {
  /** The latest first. */
  list(): GuestPlace[];
  /** Keeps how far a title was watched; when there are too many places, the oldest are dropped. */
  keep(title: WatchedTitle): void;
  forget(ids: readonly number[]): void;
}

/**
 * Creates the store of how far the guest of a browser has watched: at most {@link mostGuestPlaces} titles of the last
 * 180 days.
 */
export function createGuestPlaces({ read, write, now }: GuestPlacesPorts): GuestPlaces {
  const list = (): GuestPlace[] =>
    readGuestPlaces(read()).filter(({ watched_at }) => watched_at > now() - longest);
  const put = (places: readonly GuestPlace[]): void =>
    write(writeGuestPlaces(places.slice(0, mostGuestPlaces)));
  return {
    list,
    keep({ id, timepoint, duration }) {
      const before = list();
      const known = before.find(({ media_item_id }) => media_item_id === id);
      if (known === undefined && timepoint < trace) return;
      const place: GuestPlace = {
        media_item_id: id,
        timepoint: Math.floor(Math.min(timepoint, duration)),
        watched_at: Math.floor(now()),
        is_viewed: known?.is_viewed === true || timepoint >= duration * finishedShare,
      };
      put([place, ...before.filter(({ media_item_id }) => media_item_id !== id)]);
    },
    forget: (ids) => put(list().filter(({ media_item_id }) => !ids.includes(media_item_id))),
  };
}
