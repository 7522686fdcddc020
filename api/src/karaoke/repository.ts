import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { UsageModel } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { placeInOrder } from '../lists/ordered-list.ts';
import type { OrderedRow } from '../lists/ordered-list.ts';
import type { Reference } from '../lists/reference.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { karaokeFavourites, karaokeItems } from '../tables/karaoke.ts';

export type KaraokeViewer = Pick<Viewer, 'brand' | 'language' | 'audience' | 'country' | 'profileId' | 'now'>;

/** A karaoke item in one language. */
export interface KaraokeRow extends OrderedRow {
  readonly slug: string;
  readonly name: string;
  readonly artist_name: string;
  readonly description: string | null;
  readonly logo: string | null;
  readonly color: string | null;
  readonly screenshots: string[];
  readonly usage_model: UsageModel | null;
  /** Countries in which it may be sung; null: everywhere. */
  readonly territories: readonly string[] | null;
  readonly age_name: string;
  readonly age_value: number;
  readonly asset_id: string | null;
  readonly is_favorite: boolean;
  /** Unix milliseconds when the profile kept it; null when it has not. */
  readonly added_at: number | null;
}

/** The karaoke item, even one above the viewer's age. */
export async function findKaraokeItem(
  db: Database,
  reference: Reference,
  viewer: KaraokeViewer,
): Promise<KaraokeRow | undefined> {
  const [row] = await select(
    db,
    viewer,
    'id' in reference
      ? sql`${karaokeItems.id} = ${reference.id}`
      : sql`${karaokeItems.slug} = ${reference.slug}`,
  );
  return row;
}

/** The karaoke items with these ids, in no order. */
export async function findKaraokeItems(
  db: Database,
  ids: readonly number[],
  viewer: KaraokeViewer,
): Promise<KaraokeRow[]> {
  return select(
    db,
    viewer,
    sql`${karaokeItems.id} = any(${sql.param([...ids])}::integer[]) and ${isListed(viewer)}`,
  );
}

export async function listKaraokeItems(
  db: Database,
  after: ListPlace | null,
  limit: number,
  viewer: KaraokeViewer,
): Promise<KaraokeRow[]> {
  const [orderNumber, id] = placeInOrder(after);
  return select(
    db,
    viewer,
    sql`(${karaokeItems.orderNumber}, ${karaokeItems.id}) > (${orderNumber}, ${id}) and ${isListed(viewer)}`,
    sql`order by ${karaokeItems.orderNumber}, ${karaokeItems.id} limit ${limit}`,
  );
}

/** The karaoke items that the viewer's profile has kept, the latest first, then by descending id. */
export async function listKeptKaraoke(
  db: Database,
  after: ListPlace | null,
  limit: number,
  viewer: KaraokeViewer,
): Promise<KaraokeRow[]> {
  const before =
    after === null
      ? sql`true`
      : sql`(kept.added_at, kept.karaoke_item_id) < (${new Date(after.key ?? 0).toISOString()}::timestamptz, ${after.id})`;
  return select(
    db,
    viewer,
    sql`kept.added_at is not null and ${before} and ${isListed(viewer)}`,
    sql`order by kept.added_at desc, kept.karaoke_item_id desc limit ${limit}`,
  );
}

function isListed({ audience }: KaraokeViewer): SQL {
  return sql`${karaokeItems.age} <= ${audience.listAge}`;
}

async function select(
  db: Database,
  { brand, language, profileId }: KaraokeViewer,
  where: SQL,
  rest: SQL = sql``,
): Promise<KaraokeRow[]> {
  const { rows } = await db.execute<KaraokeRow & Record<string, unknown>>(sql`
    select ${karaokeItems.id} as id, ${karaokeItems.slug} as slug, ${inLanguage(karaokeItems.name, language)} as name,
      ${inLanguage(karaokeItems.artistName, language)} as artist_name,
      ${inLanguage(karaokeItems.description, language)} as description, ${karaokeItems.logo} as logo,
      ${karaokeItems.color} as color, to_json(${karaokeItems.screenshots}) as screenshots,
      ${karaokeItems.usageModel} as usage_model, to_json(${karaokeItems.territories}) as territories,
      age_levels.name as age_name, age_levels.age_value,
      ${karaokeItems.assetId} as asset_id,
      ${karaokeItems.orderNumber} as order_number, kept.added_at is not null as is_favorite,
      (extract(epoch from kept.added_at) * 1000)::double precision as added_at
    from ${karaokeItems} join age_levels on age_levels.age_value = ${karaokeItems.age}
      left join ${karaokeFavourites} kept on kept.karaoke_item_id = ${karaokeItems.id} and kept.profile_id = ${profileId}::integer
    where ${where} and ${karaokeItems.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}] ${rest}`);
  return rows;
}

export async function countKeptKaraoke(db: Database, profileId: number): Promise<number> {
  return db.$count(karaokeFavourites, eq(karaokeFavourites.profileId, profileId));
}

export async function keepKaraoke(
  db: Database,
  values: typeof karaokeFavourites.$inferInsert,
): Promise<void> {
  await db.insert(karaokeFavourites).values(values).onConflictDoNothing();
}

export async function dropKaraoke(db: Database, profileId: number, karaokeItemId: number): Promise<void> {
  await db
    .delete(karaokeFavourites)
    .where(
      and(eq(karaokeFavourites.profileId, profileId), eq(karaokeFavourites.karaokeItemId, karaokeItemId)),
    );
}

/** Attaches a song, which must already exist, to a karaoke item; false when there is no such item. */
export async function attachSong(transaction: Database, slug: string, assetId: string): Promise<boolean> {
  const rows = await transaction
    .update(karaokeItems)
    .set({ assetId })
    .where(eq(karaokeItems.slug, slug))
    .returning({ id: karaokeItems.id });
  return rows.length > 0;
}

export type KaraokeValues = Omit<typeof karaokeItems.$inferInsert, 'id' | 'assetId'>;

/** Upserts a karaoke item by slug; its song stays. */
export async function replaceKaraokeItem(
  transaction: Database,
  { slug, ...values }: KaraokeValues,
): Promise<void> {
  await transaction
    .insert(karaokeItems)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: karaokeItems.slug, set: values });
}
