export type PeriodUnit = 'day' | 'month' | 'year';

export interface Period {
  readonly duration: number;
  readonly durationUnit: PeriodUnit;
}

const day = 24 * 60 * 60_000;

/**
 * The moment a number of periods after another one. Months and years are those of the calendar in a time zone, at the
 * same time of day; a day that a month does not have becomes its last one. Count from the anchor: counting from 28
 * February would lose the 31st.
 */
export function periodsAfter(
  from: Date,
  { duration, durationUnit }: Period,
  count: number,
  timeZone: string | null = null,
): Date {
  if (durationUnit === 'day') return new Date(from.getTime() + count * duration * day);
  const begin = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone ?? 'UTC');
  const months = count * duration * (durationUnit === 'year' ? 12 : 1);
  return new Date(begin.add({ months }).epochMilliseconds);
}
