import { eq, inArray } from 'drizzle-orm';
import type { PublishedAsset } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { assets } from '../tables/assets.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function findAssets(db: Database, ids: readonly string[]): Promise<AssetRow[]> {
  return db
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]));
}

/** Adds an asset. An existing one stays as it is, unless it was only announced and is `isPrepared` now. */
export async function insertAsset(
  db: Database,
  asset: PublishedAsset,
  { isPrepared, now }: { readonly isPrepared: boolean; readonly now: Date },
): Promise<void> {
  const facts = {
    duration: asset.duration,
    maxHeight: asset.max_height,
    audio: asset.audio,
    subtitles: asset.subtitles,
    hasThumbnails: asset.has_thumbnails,
    isEncrypted: asset.is_crypted,
    keyIds: asset.key_ids,
    isHevc: asset.is_hevc,
    isPrepared,
  };
  await db
    .insert(assets)
    .values({ id: asset.id, ...facts, createdAt: now })
    .onConflictDoUpdate({ target: assets.id, set: facts, setWhere: eq(assets.isPrepared, false) });
}
