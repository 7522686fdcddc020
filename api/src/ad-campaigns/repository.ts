import type { AdCampaignInputParsed, AdCampaignState } from '@kadr/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { adCampaigns, adCampaignVersions, adEventTotals } from '../tables/ads.ts';
import { genres, mediaItems } from '../tables/catalogue.ts';

export type CampaignRow = typeof adCampaigns.$inferSelect;
export type VersionRow = typeof adCampaignVersions.$inferSelect;

/** Counts of a campaign's events. */
export interface CampaignCounts {
  readonly impressions: number;
  readonly impressionsToday: number;
  readonly completes: number;
  readonly clicks: number;
}

/** Latest first; `brands` is null for all brands. */
export async function findCampaigns(
  db: Database,
  {
    brands,
    state,
    before,
    limit,
  }: {
    readonly brands: readonly string[] | null;
    readonly state: AdCampaignState | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<CampaignRow[]> {
  return db
    .select()
    .from(adCampaigns)
    .where(
      and(
        brands === null
          ? undefined
          : sql`${adCampaigns.input} -> 'brands' ?| ${sql.param([...brands])}::text[]`,
        state === null ? undefined : eq(adCampaigns.state, state),
        before === null ? undefined : lt(adCampaigns.id, before),
      ),
    )
    .orderBy(desc(adCampaigns.id))
    .limit(limit);
}

export async function findActiveCampaigns(db: Database): Promise<CampaignRow[]> {
  return db.select().from(adCampaigns).where(eq(adCampaigns.state, 'active'));
}

export async function findCampaign(db: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(adCampaigns).where(eq(adCampaigns.id, id));
  return row;
}

/** Locks a campaign until the transaction ends. */
export async function lockCampaign(transaction: Database, id: number): Promise<CampaignRow | undefined> {
  const [row] = await transaction.select().from(adCampaigns).where(eq(adCampaigns.id, id)).for('update');
  return row;
}

/** Writes the first version of a campaign. Returns its id. */
export async function insertCampaign(
  transaction: Database,
  { input, by, now }: { readonly input: AdCampaignInputParsed; readonly by: string; readonly now: Date },
): Promise<number> {
  const values = { version: 1, state: 'draft', input } as const;
  const row = insertedRow(
    await transaction
      .insert(adCampaigns)
      .values({ ...values, createdAt: now, createdBy: by })
      .returning({ id: adCampaigns.id }),
  );
  await transaction.insert(adCampaignVersions).values({ ...values, campaignId: row.id, at: now, by });
  return row.id;
}

/** Writes the next version of a campaign. */
export async function insertVersion(
  transaction: Database,
  { id, ...values }: Pick<CampaignRow, 'id' | 'version' | 'state' | 'input'>,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await transaction.update(adCampaigns).set(values).where(eq(adCampaigns.id, id));
  await transaction.insert(adCampaignVersions).values({ ...values, campaignId: id, at: now, by });
}

export async function deleteCampaign(transaction: Database, id: number): Promise<void> {
  await transaction.delete(adCampaigns).where(eq(adCampaigns.id, id));
}

/** Latest first, before a version. */
export async function findVersions(
  db: Database,
  { id, before, limit }: { readonly id: number; readonly before: number | null; readonly limit: number },
): Promise<VersionRow[]> {
  return db
    .select()
    .from(adCampaignVersions)
    .where(
      and(
        eq(adCampaignVersions.campaignId, id),
        before === null ? undefined : lt(adCampaignVersions.version, before),
      ),
    )
    .orderBy(desc(adCampaignVersions.version))
    .limit(limit);
}

/** Counts events of campaigns; days are UTC. */
export async function countCampaigns(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<(id: number) => CampaignCounts> {
  const none = { impressions: 0, impressionsToday: 0, completes: 0, clicks: 0 };
  if (ids.length === 0) return () => none;
  const today = `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  const whole = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)::integer`;
  const rows = await db
    .select({
      id: adEventTotals.campaignId,
      impressions: whole(adEventTotals.impressions),
      impressionsToday: sql<number>`coalesce(sum(${adEventTotals.impressions}) filter (where ${adEventTotals.hour} >= ${today}::timestamptz), 0)::integer`,
      completes: whole(adEventTotals.completes),
      clicks: whole(adEventTotals.clicks),
    })
    .from(adEventTotals)
    .where(inArray(adEventTotals.campaignId, [...ids]))
    .groupBy(adEventTotals.campaignId);
  const counts = new Map(rows.map(({ id, ...row }) => [id, row]));
  return (id) => counts.get(id) ?? none;
}

/** Aliases of genres, and slugs of titles, that do not exist. */
export async function findUnknownTargets(
  db: Database,
  { genres: aliases, titles: slugs }: Pick<AdCampaignInputParsed, 'genres' | 'titles'>,
): Promise<{ readonly genres: string[]; readonly titles: string[] }> {
  const [knownGenres, knownTitles] = await Promise.all([
    db
      .select({ key: genres.alias })
      .from(genres)
      .where(inArray(genres.alias, [...aliases])),
    db
      .select({ key: mediaItems.slug })
      .from(mediaItems)
      .where(inArray(mediaItems.slug, [...slugs])),
  ]);
  const missing = (wanted: readonly string[], found: readonly { readonly key: string }[]): string[] =>
    wanted.filter((one) => found.every(({ key }) => key !== one));
  return { genres: missing(aliases, knownGenres), titles: missing(slugs, knownTitles) };
}

/** Ids of genres by their aliases. */
export async function findGenreIds(
  db: Database,
  aliases: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: genres.id, alias: genres.alias })
    .from(genres)
    .where(inArray(genres.alias, [...aliases]));
  return new Map(rows.map(({ id, alias }) => [alias, id]));
}
