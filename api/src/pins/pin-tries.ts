/** The largest number of wrong attempts within `seconds`, over all profiles and devices of an account. */
export const mostPinTries = 10;
const seconds = 30 * 60;

/** After this many wrong attempts, `pause` seconds must pass between two. */
const quickPinTries = 5;
const pause = 30;

export type TryVerdict = 'allowed' | 'too_soon' | 'blocked';

/** Judges whether a PIN may be tried now, given the wrong attempts. */
export function judgePinTry(tries: readonly Date[], now: Date): TryVerdict {
  const recent = recentTries(tries, now);
  if (recent.length >= mostPinTries) return 'blocked';
  const last = Math.max(...recent.map((one) => one.getTime()));
  return recent.length >= quickPinTries && now.getTime() - last < pause * 1000 ? 'too_soon' : 'allowed';
}

/** The attempts that still count. */
export function recentTries(tries: readonly Date[], now: Date): Date[] {
  return tries.filter((one) => now.getTime() - one.getTime() < seconds * 1000);
}
