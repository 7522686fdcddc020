import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnalyticsInput, EventFilter } from '@kadr/contract';
import type { Facts } from '../facts.ts';

/** The events that a question covers. */
export interface Asked {
  readonly input: AnalyticsInput;
  /** IANA name of the time zone in which days begin. */
  readonly timeZone: string;
  readonly facts: Facts;
}

/** The beginning of a day in the question's time zone, `after` days later. */
function beginning(day: string, timeZone: string, after = 0): SQL {
  return sql`((${day}::date + ${after}::integer)::timestamp at time zone ${timeZone})`;
}

/** Condition for the events of a question that have one of `names`. Its bounds let PostgreSQL skip other days. */
export function askedEvents(asked: Pick<Asked, 'input' | 'timeZone'>, names: readonly string[]): SQL {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`name in (${list}) and ${filteredEvents(asked.input, asked.timeZone)}`;
}

/** Condition for the events of some days, a brand and a country. */
export function filteredEvents({ from, to, brand, country }: EventFilter, timeZone: string): SQL {
  return sql`received_at >= ${beginning(from, timeZone)} and received_at < ${beginning(to, timeZone, 1)}
    ${brand === undefined ? sql`` : sql`and brand = ${brand}`} ${country === undefined ? sql`` : sql`and country = ${country}`}`;
}

/** Condition for the days of a question, on a column of another table. */
export function askedDays(column: SQL, { input: { from, to }, timeZone }: Asked): SQL {
  return sql`${column} >= ${beginning(from, timeZone)} and ${column} < ${beginning(to, timeZone, 1)}`;
}

/** An account, or a guest's session. */
export const viewer = sql.raw(`coalesce('account ' || account_id, session_id, device_id)`);
/** An identity that stays the same when a guest signs in. */
export const browserOf = sql.raw('coalesce(device_id, session_id)');

const hour = 3_600_000;

/** The moments between which all events of a question were received, in any time zone. */
export function spanOf({ from, to }: Pick<EventFilter, 'from' | 'to'>): {
  readonly from: Date;
  readonly to: Date;
} {
  return { from: new Date(Date.parse(from) - 14 * hour), to: new Date(Date.parse(to) + (24 + 12) * hour) };
}
