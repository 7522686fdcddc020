import type { User } from '@kadr/contract';
import type { SessionRow } from '../session/repository.ts';

/** The profile's daily viewing time, and the time watched today. */
export function viewTimeOf(
  row: Pick<SessionRow, 'max_view_time' | 'viewed_on' | 'viewed_seconds'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Pick<User, 'maxViewTime' | 'curViewTime' | 'isViewTimeLeft'> {
  const isToday = row.viewed_on !== null && row.viewed_on === dayOf(now, timeZone);
  const viewed = isToday ? row.viewed_seconds : 0;
  return {
    maxViewTime: row.max_view_time,
    curViewTime: viewed,
    isViewTimeLeft: row.max_view_time === null || viewed < row.max_view_time,
  };
}

/** The current day in a time zone, as `YYYY-MM-DD`. */
export function dayOf(now: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (known === undefined) formats.set(timeZone, format);
  return format.format(now);
}

/** Formats by time zone, of which there are a few hundred: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
