import { and, gt, inArray, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { adEventTotals, adImpressions, adRequestTotals, adViewerHours } from '../tables/ads.ts';
import { countedEvents } from './counted-events.ts';
import type { ViewerCounts } from './eligibility.ts';
import type { Impression } from './impression.ts';

/** The hour and the other dimensions of a count. */
export interface CountedWhere {
  /** ISO 8601. */
  readonly hour: string;
  readonly brand: string;
  readonly place: string;
  readonly content: number;
  readonly country: string;
}

export interface RequestCount extends CountedWhere {
  readonly requests: number;
  readonly filled: number;
}

/** Events of an impression as bits of `counted-events.ts`. */
export interface ImpressionEvents {
  readonly impression: Impression;
  readonly events: number;
}

/** Adds requested breaks to their totals. */
export async function addRequests(transaction: Database, counts: readonly RequestCount[]): Promise<void> {
  if (counts.length === 0) return;
  await transaction.execute(sql`
    insert into ${adRequestTotals} as t (hour, brand, place, content_id, country, requests, filled)
    select hour, brand, place, content, country, requests, filled
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r (
      hour timestamptz, brand text, place text, content integer, country text, requests integer, filled integer)
    order by hour, brand, place, content, country
    on conflict (hour, brand, place, content_id, country) do update
    set requests = t.requests + excluded.requests, filled = t.filled + excluded.filled`);
}

/** Records events of impressions. Returns those that are new. */
export async function noteEvents(
  transaction: Database,
  noted: readonly ImpressionEvents[],
): Promise<ImpressionEvents[]> {
  if (noted.length === 0) return [];
  const rows = noted.map(({ impression: { id, exp }, events }) => ({ id, exp, events }));
  const ids = rows.map(({ id }) => id);
  await transaction.execute(sql`
    insert into ${adImpressions} (id, events, expires_at)
    select id, 0, to_timestamp(exp)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, exp double precision) order by id
    on conflict do nothing`);
  const known = await transaction
    .select({ id: adImpressions.id, events: adImpressions.events })
    .from(adImpressions)
    .where(inArray(adImpressions.id, ids))
    .orderBy(adImpressions.id)
    .for('update');
  const before = new Map(known.map(({ id, events }) => [id, events]));
  await transaction.execute(sql`
    update ${adImpressions} i set events = i.events | r.events
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, events integer) where i.id = r.id`);
  return noted.flatMap(({ impression, events }) => {
    const fresh = events & ~(before.get(impression.id) ?? 0);
    return fresh === 0 ? [] : [{ impression, events: fresh }];
  });
}

const columns = countedEvents.map(({ column }) => sql.identifier(column));
const listed = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);

/** Adds events to the totals of an hour. */
export async function addEvents(
  transaction: Database,
  events: readonly ImpressionEvents[],
  hour: string,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ impression, events: bits }) => ({
    ...impression,
    ...Object.fromEntries(countedEvents.map(({ column, bit }) => [column, (bits & bit) === 0 ? 0 : 1])),
  }));
  const sums = columns.map((column) => sql`sum(${column})::integer`);
  const added = columns.map((column) => sql`${column} = t.${column} + excluded.${column}`);
  await transaction.execute(sql`
    insert into ${adEventTotals} as t (hour, campaign_id, creative_id, brand, place, content_id, country,
      ${listed(columns.map((column) => sql`${column}`))})
    select ${hour}::timestamptz, campaign, creative, brand, place, content, country, ${listed(sums)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      campaign integer, creative uuid, brand text, place text, content integer, country text,
      ${listed(columns.map((column) => sql`${column} integer`))})
    group by campaign, creative, brand, place, content, country
    order by campaign, creative, brand, place, content, country
    on conflict (campaign_id, hour, creative_id, brand, place, content_id, country) do update set ${listed(added)}`);
}

/** Adds impressions to the hourly counts of viewers, for campaigns with a limit per viewer. */
export async function addSeen(
  transaction: Database,
  seen: readonly { readonly viewer: string; readonly campaign: number }[],
  hour: string,
): Promise<void> {
  if (seen.length === 0) return;
  await transaction.execute(sql`
    insert into ${adViewerHours} as t (viewer, campaign_id, hour, impressions)
    select viewer, campaign, ${hour}::timestamptz, count(*)::integer
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as r (viewer text, campaign integer)
    group by viewer, campaign order by viewer, campaign
    on conflict (viewer, campaign_id, hour) do update set impressions = t.impressions + excluded.impressions`);
}

/** How often a viewer has seen campaigns within this clock hour, and within 24 hours. */
export async function findSeen(
  db: Database,
  viewer: string,
  hour: Date,
): Promise<(campaignId: number) => ViewerCounts> {
  const rows = await db
    .select()
    .from(adViewerHours)
    .where(
      and(
        eq(adViewerHours.viewer, viewer),
        gt(adViewerHours.hour, new Date(hour.getTime() - 24 * 3_600_000)),
      ),
    );
  return (campaignId) => {
    const own = rows.filter((row) => row.campaignId === campaignId);
    const sum = (some: typeof own): number => some.reduce((total, { impressions }) => total + impressions, 0);
    return { day: sum(own), hour: sum(own.filter((row) => row.hour >= hour)) };
  };
}

/** Deletes impressions and hourly counts that no signature and no limit needs any more. */
export async function deleteOld(db: Database, now: Date): Promise<void> {
  await db.delete(adImpressions).where(lt(adImpressions.expiresAt, now));
  await db.delete(adViewerHours).where(lt(adViewerHours.hour, new Date(now.getTime() - 25 * 3_600_000)));
}
