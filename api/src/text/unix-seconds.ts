/** Whole Unix seconds, the contract's format of moments. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
