/**
 * Keeps automatic quality below heights that this device cannot draw in time. Shaka's own rule makes the rendition
 * unavailable instead: it leaves the viewer's list, and is left even when the viewer has chosen it.
 */

/** Milliseconds between two looks at the frames. */
const INTERVAL = 2_000;
/** The share of dropped frames from which a height is too much for the device. */
const TOO_MANY = 0.15;
/** Fewer frames than this tell nothing: the first ones after a start or a seek come late everywhere. */
const FEWEST = 24;
/** Milliseconds for which a height is avoided, the first time; twice as long each time after that. */
const FIRST_LIMIT = 30_000;
const LONGEST_LIMIT = 480_000;

/** A look at a video: frames since it was loaded, and the height of the rendition on screen. */
export interface FrameSample {
  /** In milliseconds, from any clock. */
  readonly now: number;
  readonly total: number;
  readonly dropped: number;
  readonly height: number | null;
  /** False while it is paused, hidden or faster than usual: dropped frames say nothing then. */
  readonly isTelling: boolean;
}

/** Returns the height that automatic quality stays below after each sample, or null without a limit. */
export function createFrameLimit(): (sample: FrameSample) => number | null {
  let last = { total: 0, dropped: 0 };
  let limit: { readonly below: number; readonly until: number } | null = null;
  let length = FIRST_LIMIT;
  return ({ now, total, dropped, height, isTelling }) => {
    const drawn = total - last.total;
    const share = drawn >= FEWEST ? (dropped - last.dropped) / drawn : 0;
    last = { total, dropped };
    if (limit !== null && limit.until <= now) limit = null;
    const isTooMuch = isTelling && share >= TOO_MANY;
    // The buffer still holds the height that is avoided already.
    if (isTooMuch && height !== null && height < (limit?.below ?? Infinity)) {
      limit = { below: height, until: now + length };
      length = Math.min(length * 2, LONGEST_LIMIT);
    }
    return limit?.below ?? null;
  };
}

interface FrameWatch {
  readonly media: HTMLVideoElement;
  /** Called when the limit of automatic quality changes. */
  readonly limit: (below: number | null) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Looks at the frames of `media` every two seconds until `signal` is aborted. */
export function watchFrames({ media, limit, signal }: FrameWatch): void {
  const limitAfter = createFrameLimit();
  let current: number | null = null;
  const timer = setInterval(() => {
    const { totalVideoFrames, droppedVideoFrames } = media.getVideoPlaybackQuality();
    const below = limitAfter({
      now: performance.now(),
      total: totalVideoFrames,
      dropped: droppedVideoFrames,
      // Of the frames themselves: the engine may be fetching another rendition already.
      height: media.videoHeight === 0 ? null : media.videoHeight,
      isTelling: !media.paused && !document.hidden && media.playbackRate <= 1,
    });
    if (below === current) return;
    current = below;
    limit(below);
  }, INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer));
}
