/** Whether an advertisement comes before the content; apart from the other rules, whose code is loaded later. */

/** Seconds: prerolls play before it, midrolls after it, neither at it. */
export const START = 5;

/** `position` in seconds. */
export function isPrerollDue(position: number, isLive: boolean): boolean {
  return isLive || position < START;
}
