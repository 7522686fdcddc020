/** The hour of the day, on the viewer's clock, at which a gift is sent. */
const hour = 9;

/** A day in the format of a date field, on the viewer's clock. */
export function dayOf(date: Date): string {
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The last day on which a gift can be sent. */
export function lastDay(now: Date): string {
  return dayOf(new Date(now.getFullYear() + 1, now.getMonth(), now.getDate() - 1));
}

/** The time at which a gift is sent, in Unix seconds: null for today (at once), undefined for an invalid day. */
export function sendTimeOf(day: string, now: Date): number | null | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < dayOf(now) || day > lastDay(now)) return undefined;
  if (day === dayOf(now)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return Math.floor(new Date(year, month - 1, date, hour).getTime() / 1000);
}
