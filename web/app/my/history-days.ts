import type { Watched } from '@kadr/contract';

/** Titles watched on one day of a time zone. */
export interface HistoryDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly items: readonly Watched[];
}

/** The day of an instant (Unix milliseconds) on the calendar of an IANA time zone. */
export function dayIn(timeZone: string, instant: number): string {
  // Sweden writes YYYY-MM-DD.
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}

/** Groups entries, latest first, by day. */
export function historyDays(entries: readonly Watched[], timeZone: string): HistoryDay[] {
  const days = new Map<string, Watched[]>();
  for (const entry of entries) {
    const day = dayIn(timeZone, entry.watched_at * 1000);
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
