/** How much longer than the film its addresses are good for, in seconds: time for pauses. */
const patience = 4 * 60 * 60;
/** How long addresses are good at most, in seconds: for longer it is not known which sessions have ended (push `knownFor`). */
const longestAddress = 24 * 60 * 60;

/** How long after the end of a profile's hours its streams still come, in seconds: for clocks that differ. */
const grace = 60;

/** Unix seconds after which the addresses of what is `duration` long are refused; `hours` are the seconds a profile has left. */
export function addressesEnd(now: Date, duration: number, hours: number | null): number {
  const seconds = Math.min(duration + patience, longestAddress, (hours ?? Infinity) + grace);
  return Math.ceil(now.getTime() / 1000 + seconds);
}
