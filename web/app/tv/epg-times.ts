import type { Epg } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useFormats } from '../i18n/messages.tsx';

type Times = Pick<Epg, 'start_time' | 'end_time'>;

/** Time zone of pages while the viewer is unknown. */
const anybodysTimeZone = 'Europe/Moscow';

/** The viewer's time zone, from the service. */
export function useTimeZone(): string {
  const { data: user } = useQuery(userQuery());
  return user?.currentTimeZone ?? anybodysTimeZone;
}

/** Times of programmes in the viewer's time zone. */
export function useEpgTimes() {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const moment = (seconds: number): string => formats.moment(seconds, timeZone);
  return {
    timeZone,
    /** `HH:mm` */
    clock: (seconds: number): string => moment(seconds).slice(-5),
    /** `HH:mm – HH:mm` */
    span: ({ start_time, end_time }: Times): string =>
      `${moment(start_time).slice(-5)} – ${moment(end_time).slice(-5)}`,
    /** The day, in words. */
    day: (seconds: number): string => formats.date(dayIn(moment(seconds)), 'day_month'),
    /** `YYYY-MM-DD` */
    isoDay: (seconds: number): string => dayIn(moment(seconds)),
  };
}

/** Extracts the day of `dd.MM.yyyy HH:mm`. */
function dayIn(moment: string): string {
  return moment.slice(0, 10).split('.').toReversed().join('-');
}

/** Progress of a programme at a time (Unix seconds), in per cent; null before and after it. */
export function percentAt({ start_time, end_time }: Times, now: number): number | null {
  if (now < start_time || now >= end_time) return null;
  return Math.round((100 * (now - start_time)) / (end_time - start_time));
}
