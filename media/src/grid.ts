/**
 * The one time grid of every asset. 48 pictures at 25 fps are 1.92 s, twice that is 3.84 s, which is also exactly
 * 180 AAC frames of 1024 samples at 48 kHz: picture and sound segments come out equal, without rounding.
 */
export const grid = {
  frameRate: 25,
  /** Pictures from one key picture to the next. */
  framesPerGop: 48,
  /** Seconds. */
  gopDuration: 1.92,
  /** Seconds. */
  segmentDuration: 3.84,
  sampleRate: 48_000,
  /** Every sound track is stereo, so that any asset can follow any other. */
  channels: 2,
  /** Ticks per second of the picture's timeline: 512 a picture. */
  videoTimescale: 12_800,
} as const;

/** Whole pictures that cover `seconds`; a difference under a hundredth of a picture is measuring noise. */
export function framesToCover(seconds: number): number {
  return Math.max(1, Math.ceil(seconds * grid.frameRate - 0.01));
}
