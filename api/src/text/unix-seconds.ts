/** Whole Unix seconds, the contract's format of moments. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** The moment of Unix seconds; null for none. */
export function dateOf(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000);
}
