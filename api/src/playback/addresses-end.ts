/** How much longer than the film its addresses are valid, in seconds: time for pauses. */
const patience = 4 * 60 * 60;
/** The longest validity of addresses, in seconds: ended sessions are not known for longer (push `knownFor`). */
const longestAddress = 24 * 60 * 60;

/** How long streams continue after the end of a profile's hours, in seconds: for clocks that differ. */
const grace = 60;

/**
 * Unix seconds after which the addresses of a stream of `duration` seconds are refused; `hours` are the seconds that a
 * profile has left.
 */
export function addressesEnd(now: Date, duration: number, hours: number | null): number {
  const seconds = Math.min(duration + patience, longestAddress, (hours ?? Infinity) + grace);
  return Math.ceil(now.getTime() / 1000 + seconds);
}
