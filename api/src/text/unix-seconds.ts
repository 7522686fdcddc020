/** Whole Unix seconds, as the contract writes moments. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
