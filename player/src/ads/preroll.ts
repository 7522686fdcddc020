/** Whether an advertisement comes before the content: apart from the other rules, for it is known before their code is there. */

/** Seconds: prerolls play before it, midrolls after it, neither at it. */
export const START = 5;

/** `position` in seconds. */
export function isPrerollDue(position: number, isLive: boolean): boolean {
  return isLive || position < START;
}
