import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { AssetTracks, Language, PublishedAsset } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { assets } from '../tables/assets.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import { trackChanges } from '../tables/track-changes.ts';

export type TrackChangeRow = typeof trackChanges.$inferSelect;

/** Locks out other editors of the asset's tracks until the transaction ends; undefined when it is not packaged. */
export async function lockAsset(
  transaction: Database,
  id: string,
): Promise<typeof assets.$inferSelect | undefined> {
  const [row] = await transaction
    .select()
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.isPrepared, true)))
    .for('update');
  return row;
}

export async function findAsset(db: Database, id: string): Promise<typeof assets.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.isPrepared, true)));
  return row;
}

export async function writeAssetTracks(
  transaction: Database,
  id: string,
  { audio, subtitles }: Pick<PublishedAsset, 'audio' | 'subtitles'>,
): Promise<void> {
  await transaction.update(assets).set({ audio, subtitles }).where(eq(assets.id, id));
}

/** The use of an asset, and the title that uses it. */
export async function findUse(
  db: Database,
  assetId: string,
  language: Language,
): Promise<Pick<AssetTracks, 'use' | 'title'>> {
  const [title] = await db
    .select({ slug: mediaItems.slug, name: inLanguage(mediaItems.name, language), asset: mediaItems.assetId })
    .from(mediaItems)
    .where(or(eq(mediaItems.assetId, assetId), eq(mediaItems.trailerAssetId, assetId)))
    .limit(1);
  if (title !== undefined)
    return {
      use: title.asset === assetId ? 'film' : 'trailer',
      title: { slug: title.slug, name: title.name ?? title.slug },
    };
  const [song] = await db
    .select({ id: karaokeItems.id })
    .from(karaokeItems)
    .where(eq(karaokeItems.assetId, assetId))
    .limit(1);
  return { use: song === undefined ? 'none' : 'song', title: null };
}

/** The assets of a title with their roles; null for an unknown title. */
export async function findTitleAssets(db: Database, slug: string) {
  const [title] = await db
    .select({ film: mediaItems.assetId, trailer: mediaItems.trailerAssetId })
    .from(mediaItems)
    .where(eq(mediaItems.slug, slug));
  if (title === undefined) return null;
  const found = [];
  for (const use of ['film', 'trailer'] as const) {
    const id = title[use];
    const asset = id === null ? undefined : await findAsset(db, id);
    if (asset !== undefined)
      found.push({ asset_id: asset.id, use, duration: asset.duration, max_height: asset.maxHeight });
  }
  return found;
}

export async function insertTrackChange(
  transaction: Database,
  change: typeof trackChanges.$inferInsert,
): Promise<void> {
  await transaction.insert(trackChanges).values(change);
}

/** Latest first. */
export async function findTrackChanges(
  db: Database,
  {
    assetId,
    before,
    limit,
  }: { readonly assetId: string; readonly before: number | null; readonly limit: number },
): Promise<TrackChangeRow[]> {
  return db
    .select()
    .from(trackChanges)
    .where(and(eq(trackChanges.assetId, assetId), before === null ? undefined : lt(trackChanges.id, before)))
    .orderBy(desc(trackChanges.id))
    .limit(limit);
}
