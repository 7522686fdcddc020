import { guideDays, KadrError } from '@kadr/contract';

/** The length of a day in milliseconds; calendar days are counted in UTC. */
const dayLength = 24 * 60 * 60 * 1000;

/** The day of a moment in an IANA time zone, `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  // The Swedish format is YYYY-MM-DD.
  return moment.toLocaleDateString('sv-SE', { timeZone });
}

/** The days of the guide, the earliest first: three back to two ahead. */
export function daysAround(today: string): string[] {
  const noon = new Date(`${today}T12:00:00Z`).getTime();
  return Array.from({ length: guideDays.before + 1 + guideDays.after }, (_, at) =>
    new Date(noon + (at - guideDays.before) * dayLength).toISOString().slice(0, 10),
  );
}

/** The beginning of a day in a time zone; the first moment of the day where a clock change skips midnight. */
export function beginningOf(day: string, timeZone: string): Date {
  const written = new Date(`${day}T00:00:00Z`).getTime();
  // The offset may change between the first guess and the result, so it is read a second time.
  const first = written - offsetAt(written, timeZone);
  const settled = written - offsetAt(first, timeZone);
  return new Date(dayOf(new Date(settled), timeZone) === day ? settled : first);
}

/**
 * A day of the guide with its bounds.
 *
 * @throws KadrError INVALID_INPUT for a day that the guide does not have
 */
export function guideDay(asked: string | undefined, timeZone: string, now: Date) {
  const today = dayOf(now, timeZone);
  const days = daysAround(today);
  const day = asked ?? today;
  if (!days.includes(day))
    throw new KadrError('INVALID_INPUT', {
      message: `day: the guide has ${days[0] ?? ''} to ${days.at(-1) ?? ''}.`,
      field: 'day',
    });
  const next = new Date(new Date(`${day}T12:00:00Z`).getTime() + dayLength).toISOString().slice(0, 10);
  return { day, days, from: beginningOf(day, timeZone), to: beginningOf(next, timeZone) };
}

/** The offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - Math.floor(moment / 1000) * 1000;
}
