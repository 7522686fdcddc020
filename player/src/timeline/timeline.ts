/** The arithmetic of the timeline: seconds ↔ share of its length, 0–1. */

export interface TimeRange {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

/** Share of `range` at `seconds`, 0–1; 0 for an empty range. */
export function shareAt(seconds: number, range: TimeRange): number {
  const length = range.end - range.start;
  if (!(length > 0)) return 0;
  return clamp((seconds - range.start) / length, 0, 1);
}

export function timeAt(share: number, range: TimeRange): number {
  return range.start + clamp(share, 0, 1) * Math.max(0, range.end - range.start);
}

/** Share under a pointer at `x`, on a bar that begins at `left` and is `width` wide (all in the same pixels). */
export function shareUnder(x: number, left: number, width: number): number {
  return width > 0 ? clamp((x - left) / width, 0, 1) : 0;
}

/**
 * The centre of a bubble `bubbleWidth` wide over a bar `barWidth` wide, in pixels: it follows the pointer but never
 * leaves the bar.
 */
export function bubbleCentre(share: number, barWidth: number, bubbleWidth: number): number {
  const half = Math.min(bubbleWidth, barWidth) / 2;
  return clamp(share * barWidth, half, barWidth - half);
}

/** Ranges that touch (within `gap` seconds) as one, sorted: what the buffered bar draws. */
export function mergeRanges(ranges: readonly TimeRange[], gap = 0.25): readonly TimeRange[] {
  const merged: TimeRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end + gap) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** A CSS gradient that is `colour` where `ranges` are, over a bar of `range`; `none` when nothing is. */
export function rangesGradient(ranges: readonly TimeRange[], range: TimeRange, colour: string): string {
  if (ranges.length === 0 || range.end <= range.start) return 'none';
  const percent = (seconds: number): string => `${(shareAt(seconds, range) * 100).toFixed(3)}%`;
  const stops = ranges.flatMap(({ start, end }) => {
    const [from, to] = [percent(start), percent(end)];
    return [`transparent ${from}`, `${colour} ${from}`, `${colour} ${to}`, `transparent ${to}`];
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/** `1:02:03` or `2:03`; hours appear when `whole` has them, so that the width does not jump. */
export function formatTime(seconds: number, whole = seconds): string {
  const total = Math.floor(Math.max(0, Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const rest = String(total % 60).padStart(2, '0');
  return hours > 0 || whole >= 3600
    ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${minutes}:${rest}`;
}

/** The clock at `instant` (ms since the epoch) in `timeZone` (IANA; null is the device's own): `22:41`. */
export function formatClock(instant: number, locale: string, timeZone: string | null): string {
  const options = { hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...options, ...(timeZone !== null && { timeZone }) }).format(
      instant,
    );
  } catch {
    // A time zone that this browser does not know.
    return new Intl.DateTimeFormat(locale, options).format(instant);
  }
}

/** Seconds behind the end of its window at which a live stream is still on the air. */
const LIVE_EDGE = 12;

export function isAtLiveEdge(seconds: number, window: TimeRange): boolean {
  return window.end - seconds < LIVE_EDGE;
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(Math.max(value, least), Math.max(least, greatest));
}
