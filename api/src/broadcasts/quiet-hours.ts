/** Minutes since midnight between which nothing is sent; `to` before `from` spans midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const minutesOfDay = 1440;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The end of the current quiet hours in a time zone; null outside them. */
export function quietUntil(now: Date, { from, to }: QuietHours, timeZone: string): Date | null {
  const minute = localMinute(now, timeZone);
  const isQuiet = from <= to ? from <= minute && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const wait = (to - minute + minutesOfDay) % minutesOfDay;
  return new Date((Math.floor(now.getTime() / 60_000) + wait) * 60_000);
}

function localMinute(now: Date, timeZone: string): number {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  if (known === undefined) formats.set(timeZone, format);
  const [hours = 0, minutes = 0] = format.format(now).split(':').map(Number);
  return hours * 60 + minutes;
}
