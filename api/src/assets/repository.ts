import { inArray } from 'drizzle-orm';
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

/** Adds an asset; one that is there already stays as it is. */
export async function insertAsset(db: Database, asset: PublishedAsset, now: Date): Promise<void> {
  await db
    .insert(assets)
    .values({
      id: asset.id,
      duration: asset.duration,
      maxHeight: asset.max_height,
      audio: asset.audio,
      subtitles: asset.subtitles,
      hasThumbnails: asset.has_thumbnails,
      isEncrypted: asset.is_crypted,
      keyIds: asset.key_ids,
      isHevc: asset.is_hevc,
      createdAt: now,
    })
    .onConflictDoNothing();
}
