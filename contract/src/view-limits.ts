import type { ViewLimits } from './user.ts';

const day = 86_400;

/** Seconds since midnight by the clocks of a time zone (VL-021). */
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
 * How many seconds a profile may go on watching at `second` of the day before its window closes; 0 outside of it, null
 * when it never closes (VL-003, VL-027).
 */
export function secondsUntilWindowEnds(
  { allowed_from, allowed_to }: Pick<ViewLimits, 'allowed_from' | 'allowed_to'>,
  second: number,
): number | null {
  const from = allowed_from ?? 0;
  const to = allowed_to ?? day;
  if (from === 0 && to === day) return null;
  if (from < to) return second >= from && second < to ? to - second : 0;
  if (second >= from) return day - second + to;
  return second < to ? to - second : 0;
}
