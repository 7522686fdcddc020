/**
 * The timeline of a channel. Going back reloads the stream at an offset behind now, so that a viewer can go back
 * further than a manifest reaches.
 *
 * Positions are seconds of a separate axis, whose end is now and moves with the clock. During one load of the stream
 * they are the element's time plus a constant.
 */
import type { TimeRange } from '../timeline/timeline.ts';

/** Seconds behind now up to which a target is now itself: the stream is loaded without an offset. */
const LIVE_TOLERANCE = 5;

/** A channel's past, as the source describes it. */
export interface Timeshift {
  /** Seconds behind now that the viewer may go; 0: none, only the live moment. */
  readonly pauseLiveDuration: number;
  /** Milliseconds by which the service's clock is ahead of the device's. */
  readonly clockOffset?: number;
}

interface LiveTimelinePorts {
  /** Milliseconds. */
  readonly now: () => number;
  /** Seconds of the media element; NaN while nothing is loaded. */
  readonly mediaTime: () => number;
}

export interface LiveTimeline {
  /** The wall clock at second 0, in ms since the epoch. */
  readonly startsAt: number;
  /** The range from the oldest reachable moment to now. */
  readonly range: () => TimeRange;
  readonly position: () => number;
  /** Position of second 0 of the element; NaN while nothing is loaded. */
  readonly shift: () => number;
  /** Whole seconds for the address of the stream; 0 is now, without an offset. */
  readonly offset: () => number;
  /** Aims at `position`, clamped: `offset` then says where to load the stream. False when it is loaded there. */
  readonly aim: (position: number) => boolean;
  /** The same at the current position, to reload it after a failure. */
  readonly aimHere: () => void;
  /** The stream is loaded; it ends at `edge`, seconds of the element. */
  readonly loaded: (edge: number) => void;
  /**
   * Where to continue after a pause when that is impossible in place: the oldest moment allowed, now where staying
   * behind is not allowed, or the same moment when the loaded stream, whose window begins at `windowStart` (seconds of
   * the element), no longer has it. Null when it is possible in place.
   */
  readonly resumption: (windowStart: number) => number | null;
}

/** Seconds at the loaded window's beginning that may disappear before they are read. */
const WINDOW_MARGIN = 3;

export function createLiveTimeline(
  { pauseLiveDuration, clockOffset = 0 }: Timeshift,
  { now, mediaTime }: LiveTimelinePorts,
): LiveTimeline {
  const begun = now();
  /** Requested seconds behind now. */
  let aimed = 0;
  /** Position of second 0 of the element; NaN until it is loaded. */
  let base = Number.NaN;

  const end = (): number => (now() - begun) / 1000 + pauseLiveDuration;
  const shift = (): number => (Number.isNaN(mediaTime()) ? Number.NaN : base);
  const position = (): number => (Number.isNaN(shift()) ? end() - aimed : mediaTime() + base);
  const behind = (): number => end() - position();
  const offset = (): number => Math.round(aimed);
  /** Seconds behind now within what is allowed; nearly now is now. */
  const allowed = (seconds: number): number =>
    seconds <= LIVE_TOLERANCE ? 0 : Math.min(seconds, pauseLiveDuration);
  const aimBehind = (seconds: number): void => {
    aimed = seconds;
    base = Number.NaN;
  };

  return {
    startsAt: begun + clockOffset - pauseLiveDuration * 1000,
    range: () => ({ start: end() - pauseLiveDuration, end: end() }),
    position: () => Math.min(position(), end()),
    shift,
    offset,
    aim: (target) => {
      const seconds = allowed(end() - target);
      if (seconds === 0 && aimed === 0 && !Number.isNaN(shift()) && behind() <= LIVE_TOLERANCE) return false;
      aimBehind(seconds);
      return true;
    },
    aimHere: () => {
      if (!Number.isNaN(shift())) aimBehind(allowed(behind()));
    },
    loaded: (edge) => {
      base = end() - offset() - edge;
    },
    resumption: (windowStart) => {
      if (Number.isNaN(shift())) return null;
      if (behind() > Math.max(pauseLiveDuration, LIVE_TOLERANCE)) return end() - pauseLiveDuration;
      return mediaTime() < windowStart + WINDOW_MARGIN && behind() > LIVE_TOLERANCE ? position() : null;
    },
  };
}
