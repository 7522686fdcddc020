const minute = 60_000;
const day = 24 * 60 * minute;

/** When the provider is asked about a payment that is not final, in milliseconds after the payment's beginning. */
const offsets = [1, 5, 15, 21, 60]
  .map((minutes) => minutes * minute)
  .concat([1, 2, 3, 4, 5, 6, 7].map((days) => days * day));

/** The next check of something that began at `from`; null after a week. */
export function nextCheckAfter(from: Date, now: Date): Date | null {
  const age = now.getTime() - from.getTime();
  const next = offsets.find((offset) => offset > age);
  return next === undefined ? null : new Date(from.getTime() + next);
}
