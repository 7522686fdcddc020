/** The most wrong attempts within `seconds`, over all profiles and devices of an account. */
export const mostPinTries = 10;
const seconds = 30 * 60;

/** After this many wrong attempts, `pause` seconds must lie between two. */
const quickPinTries = 5;
const pause = 30;

export type TryVerdict = 'allowed' | 'too_soon' | 'blocked';

/** Whether a PIN may be tried now, after the tries that were wrong. */
export function judgePinTry(tries: readonly Date[], now: Date): TryVerdict {
  const recent = recentTries(tries, now);
  if (recent.length >= mostPinTries) return 'blocked';
  const last = Math.max(...recent.map((one) => one.getTime()));
  return recent.length >= quickPinTries && now.getTime() - last < pause * 1000 ? 'too_soon' : 'allowed';
}

/** The tries that still count. */
export function recentTries(tries: readonly Date[], now: Date): Date[] {
  return tries.filter((one) => now.getTime() - one.getTime() < seconds * 1000);
}
