import { guideDays, KadrError } from '@kadr/contract';

/** One day (ms); days of a calendar are counted in UTC. */
const dayLength = 24 * 60 * 60 * 1000;

/** The day of a moment on the clock of an IANA time zone, `YYYY-MM-DD`. */
export function dayOf(moment: Date, timeZone: string): string {
  // Sweden writes YYYY-MM-DD.
  return moment.toLocaleDateString('sv-SE', { timeZone });
}

/** The days of the guide, the earliest first: three back to two ahead. */
export function daysAround(today: string): string[] {
  const noon = new Date(`${today}T12:00:00Z`).getTime();
  return Array.from({ length: guideDays.before + 1 + guideDays.after }, (_, at) =>
    new Date(noon + (at - guideDays.before) * dayLength).toISOString().slice(0, 10),
  );
}

/** The moment when a day begins on the clock of a time zone; where midnight is left out, the first moment of the day. */
export function beginningOf(day: string, timeZone: string): Date {
  const written = new Date(`${day}T00:00:00Z`).getTime();
  // The offset may change between the guess and the moment meant: the second look settles that.
  const first = written - offsetAt(written, timeZone);
  const settled = written - offsetAt(first, timeZone);
  return new Date(dayOf(new Date(settled), timeZone) === day ? settled : first);
}

/**
 * A day of the guide with its limits.
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

/** What a time zone's clock shows beyond UTC at a moment (ms). */
function offsetAt(moment: number, timeZone: string): number {
  const shown = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return new Date(`${shown.replace(' ', 'T')}Z`).getTime() - Math.floor(moment / 1000) * 1000;
}
