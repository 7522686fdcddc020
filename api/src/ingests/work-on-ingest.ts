import { KadrError } from '@kadr/contract';
import type { Ingest, IngestWarning, PublishedAsset } from '@kadr/contract';
import { attachAsset } from './attach-asset.ts';
import { requireReplaced } from './repackage.ts';
import { changeHeldIngest, claimIngest, findIngestToChange, findIngestUploads } from './repository.ts';
import type { IngestRow } from './repository.ts';
import type { StoredProtection } from '../tables/ingests.ts';
import type { ClaimedIngest, IngestsService } from './service.ts';
import type { IngestsContext } from './ingests-context.ts';
import { toIngest, uploadsOf } from './ingests-context.ts';

/** How long a worker may be silent before others may take its work. */
export const holdSeconds = 120;

const longestReason = 1000;

const mostWarnings = 200;

const day = 24 * 60 * 60_000;

/** Days for which the source of a published asset is kept, so that it can be packaged again. */
const usualSourceDays = 30;

/** How long the uploads of a failed ingest are kept for a retry, in milliseconds. */
const failedFor = 7 * 24 * 60 * 60_000;

export function heldUntil(now: Date): Date {
  return new Date(now.getTime() + holdSeconds * 1000);
}

async function openKey(
  { keys }: IngestsContext,
  protection: StoredProtection | null,
): Promise<ClaimedIngest['key']> {
  if (protection === null) return null;
  const { scheme, key_id: keyId } = protection;
  const key = (await keys.open([keyId])).get(keyId);
  if (key === undefined) throw new Error(`The content key ${keyId} no longer exists.`);
  return { scheme, keyId, key: Buffer.from(key).toString('hex') };
}

export async function claim(
  ctx: IngestsContext,
  worker: Parameters<IngestsService['claim']>[0],
  which: Parameters<IngestsService['claim']>[1],
): ReturnType<IngestsService['claim']> {
  const now = ctx.clock();
  const row = await claimIngest(ctx.db, { worker, which }, now, heldUntil(now));
  if (row === undefined) return null;
  const {
    kind,
    encoding,
    furtherCodecs,
    uploadId,
    source,
    fileName,
    subtitles,
    lyrics,
    plannedAssetId,
    replaces,
    attempts,
  } = row;
  const key = await openKey(ctx, row.protection);
  return {
    id: row.id,
    kind,
    encoding,
    further_codecs: furtherCodecs,
    upload_id: uploadId,
    source,
    file_name: fileName,
    subtitles,
    lyrics,
    key,
    replaces,
    asset_id: plannedAssetId,
    attempts,
  };
}

export async function progress(
  { clock, db }: IngestsContext,
  id: Parameters<IngestsService['progress']>[0],
  worker: Parameters<IngestsService['progress']>[1],
  { state, percent, time_left }: Parameters<IngestsService['progress']>[2],
): ReturnType<IngestsService['progress']> {
  const now = clock();
  held(
    await changeHeldIngest(
      db,
      { id, worker },
      {
        state,
        percent: Math.min(100, Math.max(0, percent)),
        timeLeft: time_left,
        heldUntil: heldUntil(now),
      },
      now,
    ),
    id,
  );
}

export function publish(
  ctx: IngestsContext,
  { id, worker }: { readonly id: number; readonly worker: string },
  asset: PublishedAsset,
  warnings: readonly IngestWarning[],
): Promise<Ingest> {
  return ctx.db.transaction(async (transaction) => {
    const now = ctx.clock();
    const row = await findIngestToChange(transaction, id);
    // A worker that crashed after this commit asks again.
    const isDone = row?.state === 'published' || row?.state === 'review';
    if (isDone && row.assetId === asset.id) return toIngest(ctx, transaction, row);
    if (row === undefined || row.worker !== worker) throw lost(id);
    // An asset that must be protected is never published clear.
    if (row.protection !== null && !asset.key_ids.includes(row.protection.key_id))
      throw new Error(`The asset ${asset.id} is not encrypted with the key of its ingest.`);
    await requireReplaced(transaction, row);
    await ctx.assets.add(transaction, asset, now);
    // The demo's films have nothing for an operator to correct.
    if (row.source?.maker !== 'demo' && !asset.is_crypted) await ctx.quality.askLater(transaction, asset.id);
    const mediaItemId = row.needsReview ? null : await attachAsset(ctx, transaction, { row, asset, now });
    const change = {
      state: row.needsReview ? ('review' as const) : ('published' as const),
      ...(row.needsReview && { posters: asset.posters }),
      percent: 100,
      timeLeft: 0,
      assetId: asset.id,
      warnings: warnings.slice(0, mostWarnings),
      mediaItemId,
      heldUntil: null,
    };
    return toIngest(
      ctx,
      transaction,
      held(await changeHeldIngest(transaction, { id, worker }, change, now), id),
    );
  });
}

export async function fail(
  ctx: IngestsContext,
  by: { readonly id: number; readonly worker: string },
  { failure, reason }: Parameters<IngestsService['fail']>[2],
): ReturnType<IngestsService['fail']> {
  const words = reason.replaceAll('\u0000', '').toWellFormed().slice(0, longestReason);
  const change = { state: 'failed', failure, reason: words, timeLeft: null, heldUntil: null } as const;
  const row = await changeHeldIngest(ctx.db, by, change, ctx.clock());
  return toIngest(ctx, ctx.db, held(row, by.id));
}

export async function uploadsInUse({
  db,
  clock,
  config,
}: IngestsContext): ReturnType<IngestsService['uploadsInUse']> {
  const now = clock().getTime();
  const sourceDays = config.sourceDays ?? usualSourceDays;
  const rows = await findIngestUploads(db, {
    failedAfter: new Date(now - failedFor),
    publishedAfter: new Date(now - sourceDays * day),
  });
  return new Set(rows.flatMap(uploadsOf));
}

function held(row: IngestRow | undefined, id: number): IngestRow {
  if (row === undefined) throw lost(id);
  return row;
}

function lost(id: number): KadrError {
  return new KadrError('CONFLICT', { message: `Ingest ${id} is not held by this worker.` });
}
