/** Position → which lines show, how far they are sung, and the count before a line; pure. Seconds. */
import type { LyricLine, LyricPart } from './lyrics.ts';

export interface LyricsView {
  /** The line that is sung, or comes next within {@link ahead}; null in a long pause, and after the last line. */
  readonly current: number | null;
  /** The line after it. */
  readonly next: number | null;
  /** 3, 2, 1 before a line that comes after a long pause; otherwise null. */
  readonly countIn: number | null;
}

/** How many seconds early a line is in its place. */
const ahead = 4;
/** A pause after which the singer needs a count. */
const longPause = 5;
/** A song may begin at once: the count fits before it nevertheless. */
const firstPause = 3;
const counts = 3;

export function lyricsAt(lines: readonly LyricLine[], position: number): LyricsView {
  const begun = lastBegun(lines, position);
  const sung = lines[begun];
  if (sung !== undefined && position < sung.end) return view(begun, null);
  const coming = lines[begun + 1];
  if (coming === undefined) return { current: null, next: null, countIn: null };
  const left = coming.start - position;
  const pause = sung === undefined ? coming.start : coming.start - sung.end;
  const isLong = pause >= (sung === undefined ? firstPause : longPause);
  if (isLong && left > ahead) return { current: null, next: begun + 1, countIn: null };
  return view(begun + 1, isLong && left <= counts ? Math.max(1, Math.ceil(left)) : null);

  function view(current: number, countIn: number | null): LyricsView {
    return { current, next: current + 1 < lines.length ? current + 1 : null, countIn };
  }
}

/** Index of the last line that has begun, −1 before the first. */
function lastBegun(lines: readonly LyricLine[], position: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** How much of a part is sung, 0–1; in one step where motion is reduced. */
export function sungShare(
  { start, end }: Pick<LyricPart, 'start' | 'end'>,
  position: number,
  isStill = false,
): number {
  if (position < start) return 0;
  if (isStill || end <= start) return 1;
  return Math.min(1, (position - start) / (end - start));
}
