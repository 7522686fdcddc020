import { KadrError } from '@kadr/contract';
import type { Ingest, PublishedAsset } from '@kadr/contract';
import { attachAsset } from './attach-asset.ts';
import { find, toIngest } from './ingests-context.ts';
import type { IngestsContext } from './ingests-context.ts';
import { findIngestToChange, markPublished } from './repository.ts';

/** Attaches a reviewed asset, with its current tracks, to its title. */
export function publishReviewed(ctx: IngestsContext, id: number): Promise<Ingest> {
  return ctx.db.transaction(async (transaction) => {
    const now = ctx.clock();
    const row = await findIngestToChange(transaction, id);
    if (row?.state !== 'review' || row.assetId === null) {
      await find(ctx, id);
      throw new KadrError('CONFLICT', { message: `Ingest ${id} does not wait for review.` });
    }
    const stored = (await ctx.assets.find([row.assetId])).get(row.assetId);
    if (stored === undefined) throw new Error(`The asset ${row.assetId} of ingest ${id} no longer exists.`);
    const asset: PublishedAsset = {
      id: stored.id,
      duration: stored.duration,
      max_height: stored.maxHeight,
      audio: [...stored.audio],
      subtitles: [...stored.subtitles],
      has_thumbnails: stored.hasThumbnails,
      is_crypted: stored.isEncrypted,
      key_ids: stored.keyIds,
      is_hevc: stored.isHevc,
      posters: row.posters ?? [],
    };
    const mediaItemId = await attachAsset(ctx, transaction, { row, asset, now });
    return toIngest(ctx, transaction, await markPublished(transaction, id, { mediaItemId, now }));
  });
}
