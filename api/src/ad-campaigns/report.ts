import type { AdReport, AdReportGroup, AdReportRow, Language } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { adCampaigns, adEventTotals, adRequestTotals } from '../tables/ads.ts';
import { mediaItems } from '../tables/catalogue.ts';

/** The days, grouping and filters of a report. */
export interface ReportScope {
  /** Days (UTC), including the last one. */
  readonly from: string;
  readonly to: string;
  readonly group: AdReportGroup;
  readonly campaignId: number | null;
  /** Null: all. */
  readonly brands: readonly string[] | null;
}

const mostRows = 500;

/** The column of both kinds of totals by which rows are grouped; requests belong to no campaign. */
const keys: Readonly<Record<AdReportGroup, SQL>> = {
  campaign: sql`campaign_id::text`,
  creative: sql`creative_id::text`,
  place: sql`place`,
  title: sql`content_id::text`,
  country: sql`country`,
  day: sql`to_char(hour at time zone 'UTC', 'YYYY-MM-DD')`,
};

const counts = sql`sum(impressions)::integer as impressions, sum(starts)::integer as starts,
  sum(first_quartiles)::integer as first_quartiles, sum(midpoints)::integer as midpoints,
  sum(third_quartiles)::integer as third_quartiles, sum(completes)::integer as completes,
  sum(skips)::integer as skips, sum(clicks)::integer as clicks, sum(errors)::integer as errors`;

const countNames = [
  'impressions',
  'starts',
  'first_quartiles',
  'midpoints',
  'third_quartiles',
  'completes',
  'skips',
  'clicks',
  'errors',
] as const;

export interface AdReports {
  read(scope: ReportScope, language: Language): Promise<AdReport>;
}

export function createAdReports(db: Database): AdReports {
  return { read: (scope, language) => readReport(db, scope, language) };
}

/** Requests and events of a span of days. Requests are those of all campaigns, so a report of one campaign has none. */
async function readReport(db: Database, scope: ReportScope, language: Language): Promise<AdReport> {
  const { group, campaignId } = scope;
  const hasRequests = campaignId === null && group !== 'campaign' && group !== 'creative';
  const [events, requests] = await Promise.all([
    readEvents(db, scope),
    campaignId === null ? readRequests(db, scope, hasRequests ? keys[group] : sql`''::text`) : [],
  ]);
  const byKey = new Map(requests.map((row) => [row.key, row]));
  const eventKeys = new Set(events.map(({ key }) => key));
  const unfilled = hasRequests ? requests.filter(({ key }) => !eventKeys.has(key)) : [];
  const found = [...events, ...unfilled.map(({ key }) => Object.assign({ key }, none))].map((row) =>
    Object.assign({ name: null }, row, fill(byKey.get(row.key), hasRequests)),
  );
  const rows = found
    .toSorted((one, other) =>
      group === 'day'
        ? one.key.localeCompare(other.key)
        : other.impressions - one.impressions || (other.requests ?? 0) - (one.requests ?? 0),
    )
    .slice(0, mostRows);
  const names = await namesOf(
    db,
    group,
    rows.map(({ key }) => key),
    language,
  );
  return {
    rows: rows.map((row) => Object.assign(row, { name: names.get(row.key) ?? null })),
    total: { ...sumOf(events), ...sumOfRequests(requests, campaignId === null) },
  };
}

type EventRow = Omit<AdReportRow, 'name' | 'requests' | 'filled'>;
type RequestRow = { readonly key: string; readonly requests: number; readonly filled: number };
const none = Object.fromEntries(countNames.map((name) => [name, 0])) as Omit<EventRow, 'key'>;

async function readEvents(db: Database, scope: ReportScope): Promise<EventRow[]> {
  const { group, campaignId } = scope;
  const { rows } = await db.execute<EventRow & Record<string, unknown>>(sql`
    select ${keys[group]} as key, ${counts} from ${adEventTotals}
    where ${within(scope)} and ${campaignId === null ? sql`true` : sql`campaign_id = ${campaignId}`}
    group by 1`);
  return rows;
}

async function readRequests(db: Database, scope: ReportScope, key: SQL): Promise<RequestRow[]> {
  const { rows } = await db.execute<RequestRow>(sql`
    select ${key} as key, sum(requests)::integer as requests, sum(filled)::integer as filled
    from ${adRequestTotals} where ${within(scope)} group by 1`);
  return rows;
}

function within({ from, to, brands }: ReportScope): SQL {
  const ofBrands = brands === null ? sql`true` : sql`brand = any(${sql.param([...brands])}::text[])`;
  return sql`hour >= ${`${from}T00:00:00Z`}::timestamptz
    and hour < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day' and ${ofBrands}`;
}

function fill(row: RequestRow | undefined, isKnown: boolean): Pick<AdReportRow, 'requests' | 'filled'> {
  return isKnown
    ? { requests: row?.requests ?? 0, filled: row?.filled ?? 0 }
    : { requests: null, filled: null };
}

function sumOf(rows: readonly EventRow[]): Omit<EventRow, 'key'> {
  return Object.fromEntries(
    countNames.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Omit<EventRow, 'key'>;
}

function sumOfRequests(
  rows: readonly RequestRow[],
  isKnown: boolean,
): Pick<AdReportRow, 'requests' | 'filled'> {
  const sum = (name: 'requests' | 'filled'): number => rows.reduce((total, row) => total + row[name], 0);
  return isKnown ? { requests: sum('requests'), filled: sum('filled') } : { requests: null, filled: null };
}

/** Names by key; places, countries and days have none. */
async function namesOf(
  db: Database,
  group: AdReportGroup,
  wanted: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const ids = sql`${sql.param([...wanted])}::text[]`;
  const queries: Partial<Record<AdReportGroup, SQL>> = {
    campaign: sql`select id::text as key, input ->> 'name' as name from ${adCampaigns} where id::text = any(${ids})`,
    creative: sql`select c ->> 'id' as key, c ->> 'name' as name
      from ${adCampaigns}, jsonb_array_elements(input -> 'creatives') c where c ->> 'id' = any(${ids})`,
    title: sql`select id::text as key, ${inLanguage(mediaItems.name, language)} as name
      from ${mediaItems} where id = any(${ids}::integer[])`,
  };
  const query = queries[group];
  if (query === undefined || wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; name: string }>(query);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
