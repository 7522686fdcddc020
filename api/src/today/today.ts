import { sql } from 'drizzle-orm';
import type { Currency, Today } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { findAttention } from './attention.ts';

const hour = 3_600_000;

interface HourRow extends Record<string, unknown> {
  readonly hour: number;
  readonly starts: number;
  readonly failures: number;
  readonly played: number;
  readonly rebuffered: number;
}

/** An overview of the service: the 24 hours before `now`, and the 24 hours before those. */
export async function today(db: Database, leases: Pick<LeaseStore, 'count'>, now: Date): Promise<Today> {
  const [viewers, hours, startups, sales, subscribers, ingests, attention] = await Promise.all([
    leases.count(now),
    readHours(db, now),
    readStartups(db, now),
    readSales(db, now),
    readSubscribers(db, now),
    db.execute<{ state: Today['ingests'][number]['state']; count: number }>(
      sql`select state, count(*)::integer as count from ingests where state not in ('published', 'deferred', 'cancelled') group by state order by state`,
    ),
    findAttention(db, now),
  ]);
  const ofHour = new Map(hours.map((row) => [row.hour, row]));
  const playing = (from: number, to: number) => {
    const rows = hours.filter((row) => row.hour >= from && row.hour < to);
    const sum = (key: 'starts' | 'failures' | 'played' | 'rebuffered'): number =>
      rows.reduce((total, row) => total + row[key], 0);
    return {
      starts: sum('starts'),
      failures: sum('failures'),
      played_seconds: sum('played'),
      rebuffer_seconds: sum('rebuffered'),
    };
  };
  return {
    now: secondsOf(now),
    viewers_now: viewers,
    last_day: { ...playing(24, 48), startup_median: startups.last },
    day_before: { ...playing(0, 24), startup_median: startups.before },
    hours: Array.from({ length: 24 }, (_, at) => {
      const row = ofHour.get(24 + at);
      return {
        at: secondsOf(new Date(now.getTime() - (24 - at) * hour)),
        starts: row?.starts ?? 0,
        failures: row?.failures ?? 0,
        played_seconds: row?.played ?? 0,
        rebuffer_seconds: row?.rebuffered ?? 0,
      };
    }),
    sales,
    subscribers,
    ingests: ingests.rows,
    attention,
  };
}

/** Playback of the last 48 hours by hour; number 47 is the latest. */
async function readHours(db: Database, now: Date): Promise<HourRow[]> {
  const since = new Date(now.getTime() - 48 * hour);
  const number = (field: string) => sql`sum((data->>${field})::double precision)`;
  const { rows } = await db.execute<HourRow>(sql`
    select least(47, floor(extract(epoch from received_at - ${since}::timestamptz) / 3600))::integer as hour,
      count(*) filter (where name = 'playback_start')::integer as starts,
      count(*) filter (where name = 'playback_stop' and data->>'reason' = 'error')::integer as failures,
      coalesce(${number('played_seconds')} filter (where name = 'playback_stop'), 0) as played,
      coalesce(${number('rebuffer_seconds')} filter (where name = 'playback_stop'), 0) as rebuffered
    from analytics_events
    where name in ('playback_start', 'playback_stop') and received_at > ${since} and received_at <= ${now}
    group by 1`);
  return rows;
}

async function readStartups(
  db: Database,
  now: Date,
): Promise<{ last: number | null; before: number | null }> {
  const [since, middle] = [new Date(now.getTime() - 48 * hour), new Date(now.getTime() - 24 * hour)];
  const median = sql`percentile_cont(0.5) within group (order by (data->>'startup_seconds')::double precision)`;
  const { rows } = await db.execute<{ last: number | null; before: number | null }>(sql`
    select ${median} filter (where received_at > ${middle}) as last,
      ${median} filter (where received_at <= ${middle}) as before
    from analytics_events
    where name = 'playback_start' and received_at > ${since} and received_at <= ${now}
      and data->>'startup_seconds' is not null`);
  return rows[0] ?? { last: null, before: null };
}

async function readSales(db: Database, now: Date): Promise<Today['sales']> {
  const [since, middle] = [new Date(now.getTime() - 48 * hour), new Date(now.getTime() - 24 * hour)];
  const { rows } = await db.execute<{ currency: Currency; last: number; before: number }>(sql`
    select t.currency,
      coalesce(sum(case when t.to_id = a.id then t.amount else -t.amount end) filter (where t.created_at > ${middle}), 0)::double precision as last,
      coalesce(sum(case when t.to_id = a.id then t.amount else -t.amount end) filter (where t.created_at <= ${middle}), 0)::double precision as before
    from ledger_accounts a join ledger_transfers t on a.id in (t.from_id, t.to_id)
    where a.kind = 'sales' and a.currency not like 'bonus:%' and t.created_at > ${since} and t.created_at <= ${now}
    group by t.currency order by t.currency`);
  return rows.map(({ currency, last, before }) => ({ currency, last_day: last, day_before: before }));
}

async function readSubscribers(db: Database, now: Date): Promise<Today['subscribers']> {
  const [since, middle] = [new Date(now.getTime() - 48 * hour), new Date(now.getTime() - 24 * hour)];
  const { rows } = await db.execute<Today['subscribers'] & Record<string, unknown>>(sql`
    select count(*) filter (where state <> 'ended' and ends_at > ${now})::integer as now,
      count(*) filter (where started_at > ${middle})::integer as new,
      count(*) filter (where started_at > ${since} and started_at <= ${middle})::integer as new_before,
      count(*) filter (where state = 'ended' and ends_at > ${middle})::integer as lost,
      count(*) filter (where state = 'ended' and ends_at > ${since} and ends_at <= ${middle})::integer as lost_before
    from subscriptions where ends_at > ${since} or state <> 'ended'`);
  return rows[0] ?? { now: 0, new: 0, new_before: 0, lost: 0, lost_before: 0 };
}
