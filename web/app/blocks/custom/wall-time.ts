/** A local time; the instant depends on the time zone. */
export interface WallTime {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Reads `dd.MM.yyyy HH:mm`; null for anything else, and for a day or an hour that does not exist. */
export function wallTimeOf(text: string): WallTime | null {
  const [, day, month, year, hour, minute] =
    /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d)$/.exec(text.trim())?.map(Number) ?? [];
  if (
    day === undefined ||
    month === undefined ||
    year === undefined ||
    hour === undefined ||
    minute === undefined
  )
    return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isThere =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60;
  return isThere ? { year, month, day, hour, minute } : null;
}

/**
 * The instant (milliseconds since 1970) of a local time in `timeZone` (IANA). An hour that is skipped in spring counts
 * as the one after it; of an hour that occurs twice it is one of the two. An unknown zone counts as UTC.
 */
export function instantOf({ year, month, day, hour, minute }: WallTime, timeZone: string): number {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const first = wanted - offsetAt(wanted, timeZone);
  const second = wanted - offsetAt(first, timeZone);
  // Near a change of the clocks the first guess may be on the wrong side of it.
  return offsetAt(second, timeZone) === wanted - second ? second : Math.max(first, second);
}

/** Milliseconds by which a time zone is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  try {
    const [date = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone }).split(' ');
    return Date.parse(`${date}T${time}Z`) - Math.floor(instant / 1000) * 1000;
  } catch {
    return 0;
  }
}
