import { eq, or } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { FurtherCodec, Ingest, IngestInput } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import { tellWorkers } from './create-ingest.ts';
import { toIngest } from './ingests-context.ts';
import type { IngestsContext } from './ingests-context.ts';
import { findIngestToChange, findMaker, insertIngest, isRepackaged } from './repository.ts';
import type { IngestRow } from './repository.ts';
import { uploadsOf } from './ingests-context.ts';

export interface RepackagingRequest {
  readonly asset_id: string;
  readonly encoding: NonNullable<IngestInput['encoding']>;
  readonly further_codecs: readonly FurtherCodec[];
}

export async function repackage(
  ctx: IngestsContext,
  { asset_id: assetId, encoding, further_codecs }: RepackagingRequest,
): Promise<Ingest> {
  const maker = await findMaker(ctx.db, assetId);
  if (maker === undefined)
    throw new KadrError('NOT_FOUND', { message: `No ingest has made ${assetId}.`, field: 'asset_id' });
  for (const upload of uploadsOf(maker))
    if (!(await ctx.media.hasUpload(upload))) throw new KadrError('SOURCE_NOT_KEPT');
  const row = await ctx.db.transaction(async (transaction) => {
    // Of two simultaneous requests, the second waits here.
    await findIngestToChange(transaction, maker.id);
    if (await isRepackaged(transaction, assetId))
      throw new KadrError('CONFLICT', { message: `${assetId} is being packaged again.`, field: 'asset_id' });
    const shownBy = await findShownBy(transaction, assetId);
    if (shownBy === undefined)
      throw new KadrError('CONFLICT', { message: `No title shows ${assetId}.`, field: 'asset_id' });
    const now = ctx.clock();
    return insertIngest(transaction, {
      ...sourceOf(maker),
      ...shownBy,
      encoding,
      furtherCodecs: [...further_codecs],
      replaces: assetId,
      plannedAssetId: Buffer.from(ctx.random(12)).toString('hex'),
      state: 'queued',
      percent: 0,
      createdAt: now,
      updatedAt: now,
    });
  });
  await tellWorkers(ctx, row.id);
  return toIngest(ctx, ctx.db, row);
}

/** The source of a packaging: files, protection and kind. */
function sourceOf({ kind, uploadId, source, fileName, subtitles, lyrics, protection }: IngestRow) {
  return { kind, uploadId, source, fileName, subtitles, lyrics, protection };
}

/** The title or song that shows an asset, as an ingest names it; undefined when none does. */
async function findShownBy(
  db: Database,
  assetId: string,
): Promise<Pick<IngestRow, 'slug' | 'mediaItemId'> | undefined> {
  const [title] = await db
    .select({ slug: mediaItems.slug, mediaItemId: mediaItems.id })
    .from(mediaItems)
    .where(or(eq(mediaItems.assetId, assetId), eq(mediaItems.trailerAssetId, assetId)));
  if (title !== undefined) return title;
  const [song] = await db
    .select({ slug: karaokeItems.slug })
    .from(karaokeItems)
    .where(eq(karaokeItems.assetId, assetId));
  return song && { ...song, mediaItemId: null };
}

/** @throws KadrError INVALID_INPUT when another asset has replaced the one that was packaged again */
export async function requireReplaced(transaction: Database, { replaces, slug }: IngestRow): Promise<void> {
  if (replaces === null) return;
  const shownBy = await findShownBy(transaction, replaces);
  if (shownBy?.slug !== slug)
    throw new KadrError('INVALID_INPUT', { message: `“${slug}” has got another film meanwhile.` });
}
