export type PeriodUnit = 'day' | 'month' | 'year';

export interface Period {
  readonly duration: number;
  readonly durationUnit: PeriodUnit;
}

const day = 24 * 60 * 60_000;

/**
 * The moment a number of periods after another one. Months and years are those of the calendar (UTC), at the same time of day; a
 * day that a month does not have is its last one.
 */
export function periodsAfter(from: Date, { duration, durationUnit }: Period, count: number): Date {
  if (durationUnit === 'day') return new Date(from.getTime() + count * duration * day);
  const months = count * duration * (durationUnit === 'year' ? 12 : 1);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}
