/** How long until a code may be sent again. */

/** Longest wait that is believed, in seconds: a browser's clock may be wrong, and a viewer must not wait for it. */
const longest = 600;

/** Whole seconds until `until` (Unix seconds), 0 when it is over or there is none. */
export function secondsUntil(until: number | null | undefined, nowMilliseconds: number): number {
  if (until === null || until === undefined) return 0;
  return Math.min(longest, Math.max(0, Math.ceil(until - nowMilliseconds / 1000)));
}

/** `1:05`, for a wait in seconds. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
