import type { ReportSpan, ReportUnit } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The days of a report in a time zone. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export function spanOf({ from, to, time_zone }: ReportSpan, serviceZone: string): Span {
  return { from, to, zone: time_zone ?? serviceZone };
}

/** The moment at which the first day begins. */
export function beginning({ from, zone }: Span): SQL {
  return sql`(${from}::date::timestamp at time zone ${zone})`;
}

/** The moment at which the day after the last one begins. */
export function ending({ to, zone }: Span): SQL {
  return sql`((${to}::date + 1)::timestamp at time zone ${zone})`;
}

/** Whether a moment is within the days. */
export function isWithin(moment: SQL, span: Span): SQL {
  return sql`(${moment} >= ${beginning(span)} and ${moment} < ${ending(span)})`;
}

/** The first day of the period that contains a moment, as a date. A first week or month begins before the span. */
export function periodOf(moment: SQL, unit: ReportUnit, { zone }: Span): SQL {
  return sql`date_trunc(${unit}, ${moment} at time zone ${zone})::date`;
}

/**
 * A relation `spans` with every period of the span: `period` is its first day, `begins_at` and `ends_at` are its
 * boundaries within the span.
 */
export function periodsOf(unit: ReportUnit, span: Span): SQL {
  return sql`spans as (
    select day::date as period,
      greatest(day at time zone ${span.zone}, ${beginning(span)}) as begins_at,
      least((day + ('1 ' || ${unit})::interval) at time zone ${span.zone}, ${ending(span)}) as ends_at
    from generate_series(date_trunc(${unit}, ${span.from}::timestamp), ${span.to}::timestamp, ('1 ' || ${unit})::interval) day
  )`;
}
