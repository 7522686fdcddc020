/** Time until a code may be sent again. */

/** Maximum accepted delay, in seconds: a browser's clock may be wrong, and must not make the viewer wait. */
const longest = 600;

/** Whole seconds until `until` (Unix seconds), 0 if it has passed or is missing. */
export function secondsUntil(until: number | null | undefined, nowMilliseconds: number): number {
  if (until === null || until === undefined) return 0;
  return Math.min(longest, Math.max(0, Math.ceil(until - nowMilliseconds / 1000)));
}

/** Formats seconds as `1:05`. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
