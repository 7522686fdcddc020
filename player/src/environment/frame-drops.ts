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
/** Looks for which a height is avoided the first time, 30 s; twice as many each time after that. */
const FIRST_LIMIT = 15;

/** What a video says of itself. */
export type WatchedFrames = Pick<
  HTMLVideoElement,
  'getVideoPlaybackQuality' | 'paused' | 'playbackRate' | 'videoHeight'
>;

/** Looks at a video when called; returns the greatest height for automatic quality, 0 for any. */
export function createFrameLimit(video: WatchedFrames, isHidden: () => boolean): () => number {
  let total = 0;
  let dropped = 0;
  let most = 0;
  let looks = 0;
  let length = FIRST_LIMIT;
  return () => {
    const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
    const drawn = totalVideoFrames - total;
    const lost = droppedVideoFrames - dropped;
    total += drawn;
    dropped += lost;
    looks -= 1;
    if (looks === 0) most = 0;
    // Dropped frames say nothing of a fast, paused or hidden video. The buffer may still hold what is avoided already.
    const isTelling = !video.paused && !isHidden() && video.playbackRate <= 1 && drawn >= FEWEST;
    if (isTelling && lost >= drawn * TOO_MANY && (most === 0 || video.videoHeight <= most)) {
      most = video.videoHeight - 1;
      looks = length;
      length *= 2;
    }
    return most;
  };
}

interface FrameWatch {
  readonly changed: () => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Looks at the frames of `media` until `signal` is aborted. Returns the greatest height so far, 0 for any. */
export function watchFrames(media: HTMLVideoElement, { changed, signal }: FrameWatch): () => number {
  const look = createFrameLimit(media, () => document.hidden);
  let most = 0;
  const timer = setInterval(() => {
    const before = most;
    most = look();
    if (most !== before) changed();
  }, INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => most;
}
