/** Every film of the demo is built on media's grid: segments of 3.84 s at 25 pictures a second. */
export const segmentDuration = 3.84;
export const frameRate = 25;
export const framesPerSegment = 96;

/** Segments of a whole film. The first one is its opening, the others are its mood's reel. */
export const segmentsPerFilm = 16;
export const filmDuration = segmentsPerFilm * segmentDuration;

/** The opening of an episode shows its title, and nobody speaks in its last seconds: viewers can skip both. */
export const episodeMarkers = {
  intro: { start: 0, end: segmentDuration },
  credits: { start: 14 * segmentDuration, end: filmDuration },
} as const;

/** A trailer is the opening and the last segments of the reel, which end in a fade. */
export const trailerEnding = { from: 13, to: 16 } as const;
/** Segments of a trailer, its opening included. */
export const trailerSegments = 1 + trailerEnding.to - trailerEnding.from;
export const trailerDuration = trailerSegments * segmentDuration;

/** Pixels of a film; small enough that a minute of it is packaged in seconds. */
export const filmSize = { width: 854, height: 480 } as const;
export const showcaseSize = { width: 1280, height: 720 } as const;

/** Clips of short series are upright, like a phone. */
export const clipSize = { width: 540, height: 960 } as const;

/** Whole segments of a clip of about `seconds`. */
export function segmentsOfClip(seconds: number): number {
  return Math.max(2, Math.round(seconds / segmentDuration));
}
