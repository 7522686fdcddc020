import type { MediaPosition } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';

/** A profile's rating of a title and its position in it. */
export interface Mark {
  /** 1–10; null for an unrated title. */
  readonly rating: number | null;
  readonly position: MediaPosition | null;
}

/** The marks of a viewer by title id; titles without one are missing. A guest's come from the browser. */
export type MarksOf = (
  viewer: Pick<Viewer, 'profileId' | 'places'>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Mark>>;

/** An episode with its place in its series. */
export interface EpisodePlace {
  readonly id: number;
  readonly season: number;
  readonly episode: number;
  /** Watched to its end. */
  readonly isFinished: boolean;
}
