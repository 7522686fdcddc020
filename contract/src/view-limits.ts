import type { ViewLimits } from './user.ts';

const day = 86_400;

/** Seconds since midnight on the clock of a time zone. */
export function secondOfDay(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 3600 + part('minute') * 60 + part('second');
}

/**
 * Seconds for which a profile may continue to watch before its window closes; 0 outside it, null if it never closes.
 * The window follows local time, even on a day of 23 or 25 hours.
 */
export function secondsUntilWindowEnds(
  { allowed_from, allowed_to }: Pick<ViewLimits, 'allowed_from' | 'allowed_to'>,
  now: Date,
  timeZone: string,
): number | null {
  const from = allowed_from ?? 0;
  const to = allowed_to ?? day;
  if (from === 0 && to === day) return null;
  const second = secondOfDay(now, timeZone);
  const isOpen = from < to ? second >= from && second < to : second >= from || second < to;
  if (!isOpen) return 0;
  return secondsUntilClock(to, now, timeZone);
}

/** Seconds until the clock of a time zone reaches `second` of a day, or jumps over it. */
function secondsUntilClock(second: number, now: Date, timeZone: string): number {
  /** How much later than `second` the clock is after `seconds`; at most half a day in either direction. */
  const lateness = (seconds: number): number => {
    const shown = secondOfDay(new Date(now.getTime() + seconds * 1000), timeZone);
    return ((((shown - second + day / 2) % day) + day) % day) - day / 2;
  };
  const byTheClock = (second - secondOfDay(now, timeZone) + day) % day || day;
  const exact = byTheClock - lateness(byTheClock);
  if (lateness(exact) === 0) return exact;
  // The clock jumps over it: the end is the jump, somewhere between the two.
  let [before, after] = [exact, byTheClock];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (lateness(middle) < 0) before = middle;
    else after = middle;
  }
  return after;
}
