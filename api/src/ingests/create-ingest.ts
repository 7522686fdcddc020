import { filmSources, KadrError } from '@kadr/contract';
import type { Ingest, PublishedAsset } from '@kadr/contract';
import { refuseWrongRole, roleOf } from '../catalogue/writer.ts';
import { attachAsset } from './attach-asset.ts';
import { insertIngest, reopenIngest } from './repository.ts';
import type { IngestValues } from './repository.ts';
import { findIds } from '../database/find-ids.ts';
import { karaokeItems } from '../tables/karaoke.ts';
import type { IngestRequest } from './service.ts';
import type { IngestsContext } from './ingests-context.ts';
import { toIngest, find } from './ingests-context.ts';

/** Refuses immediately what could not be published after an hour of work. */
async function refuseUnpublishable(
  ctx: IngestsContext,
  { kind, slug, title, brand, lyrics, protection, on_demand, source }: IngestRequest,
): Promise<void> {
  if (kind === 'karaoke') {
    // A licence is for a title, and the sound of a protected asset cannot be shifted.
    if (protection !== null)
      throw new KadrError('INVALID_INPUT', { message: 'Songs are not protected.', field: 'protection' });
    return refuseUnsingable(ctx, { slug, lyrics, source });
  }
  if (lyrics !== null)
    throw new KadrError('INVALID_INPUT', {
      message: 'Lyrics belong to karaoke items only.',
      field: 'lyrics',
    });
  if (kind === 'material') {
    if (on_demand)
      throw new KadrError('INVALID_INPUT', { message: 'Nobody watches material.', field: 'on_demand' });
    return;
  }
  const role = roleOf(kind);
  if (brand !== null && !ctx.brands.some(({ id }) => id === brand)) {
    throw new KadrError('INVALID_INPUT', { message: `There is no brand “${brand}”.`, field: 'brand' });
  }
  const existing = slug === null ? undefined : await ctx.catalogue.find(ctx.db, slug);
  if (existing !== undefined) return refuseWrongRole(existing, role);
  if (role !== 'film') {
    if (slug === null)
      throw new KadrError('INVALID_INPUT', {
        message: 'An episode or trailer needs the slug of its title.',
        field: 'slug',
      });
    throw new KadrError('NOT_FOUND', { message: `There is no title “${slug}”.`, field: 'slug' });
  }
  if (on_demand)
    throw new KadrError('NOT_FOUND', {
      message: 'What is packaged on demand needs its title.',
      field: 'slug',
    });
  if (title === null)
    throw new KadrError('INVALID_INPUT', { message: 'A new film needs a title.', field: 'title' });
}

async function refuseUnsingable(
  { db }: IngestsContext,
  { slug, lyrics, source }: Pick<IngestRequest, 'slug' | 'lyrics' | 'source'>,
): Promise<void> {
  if (slug === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'A song needs the slug of its karaoke item.',
      field: 'slug',
    });
  // A maker writes the lyrics along with its song.
  if (lyrics === null && source === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'A song needs its lyrics: WebVTT with times inside its cues.',
      field: 'lyrics',
    });
  if (!(await findIds(db, karaokeItems, karaokeItems.slug, [slug])).has(slug))
    throw new KadrError('NOT_FOUND', { message: `There is no karaoke item “${slug}”.`, field: 'slug' });
}

export async function tellWorkers({ jobs, log }: IngestsContext, id: number): Promise<void> {
  try {
    await jobs.enqueue('ingest', { ingest_id: id });
  } catch (error) {
    log.warn(
      { ingest: id, err: error },
      'failed to notify workers of an ingest; they will find it by polling',
    );
  }
}

/** @throws KadrError INVALID_INPUT for a place from which this service does not take films */
function refuseOtherPlaces({ config }: IngestsContext, { source, kind }: IngestRequest): void {
  const place = filmSources.find((name) => name === source?.maker);
  if (place === undefined) return;
  if (kind === 'karaoke')
    throw new KadrError('INVALID_INPUT', {
      message: 'Songs are uploaded, with their lyrics.',
      field: 'source',
    });
  if (!(config.filmSources ?? ['address']).includes(place))
    throw new KadrError('INVALID_INPUT', {
      message: `This service takes no films from its ${place}.`,
      field: 'source',
    });
}

export async function create(ctx: IngestsContext, input: IngestRequest): Promise<Ingest> {
  refuseOtherPlaces(ctx, input);
  await refuseUnfinished(ctx, refuseWrongSources(input));
  await refuseUnpublishable(ctx, input);
  const now = ctx.clock();
  const { protection } = input;
  const own =
    protection === null || protection.key_id === null || protection.key === null
      ? null
      : { id: protection.key_id, key: protection.key };
  const values: IngestValues = {
    kind: input.kind,
    encoding: input.encoding,
    furtherCodecs: input.further_codecs,
    uploadId: input.upload_id,
    source: input.source,
    isOnDemand: input.on_demand,
    fileName: input.file_name,
    subtitles: input.subtitles,
    lyrics: input.lyrics,
    slug: input.slug,
    title: input.title,
    brand: input.brand,
    protection:
      protection === null ? null : { scheme: protection.scheme, key_id: await ctx.keys.add(own, now) },
    plannedAssetId: Buffer.from(ctx.random(12)).toString('hex'),
    needsReview: input.needs_review && input.kind !== 'material',
    state: 'queued',
    percent: 0,
    createdAt: now,
    updatedAt: now,
  };
  if (input.on_demand && input.expected !== null) return defer(ctx, values, input.expected);
  const row = await insertIngest(ctx.db, values);
  await tellWorkers(ctx, row.id);
  return toIngest(ctx, ctx.db, row);
}

/** Resumable uploads are read only once they are complete. */
async function refuseUnfinished({ uploads }: IngestsContext, ids: readonly string[]): Promise<void> {
  const unfinished = await uploads.unfinished(ids);
  if (unfinished.size > 0)
    throw new KadrError('INVALID_INPUT', {
      message: 'The upload is not finished.',
      field: 'upload_id',
    });
}

/** Requires one source: an uploaded file, or one that a worker makes. Returns the uploads. */
function refuseWrongSources({
  upload_id,
  source,
  subtitles,
  lyrics,
  on_demand,
  needs_review,
  expected,
}: IngestRequest): string[] {
  const isOne = (upload_id === null) !== (source === null);
  const uploads = [upload_id, ...[...subtitles, lyrics].map((file) => file?.upload_id ?? null)].filter(
    (id) => id !== null,
  );
  if (!isOne || uploads.some((id) => !/^[0-9a-f]{8,64}$/.test(id)))
    throw new KadrError('INVALID_INPUT', { message: 'That is no upload.', field: 'upload_id' });
  if (on_demand && needs_review)
    throw new KadrError('INVALID_INPUT', {
      message: 'What is packaged on demand is shown before it is packaged.',
      field: 'needs_review',
    });
  if (on_demand && expected === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'What is packaged on demand needs at least its duration.',
      field: 'expected',
    });
  return uploads;
}

/** Gives a title an asset that is packaged when a viewer wants to watch it. */
function defer(
  ctx: IngestsContext,
  values: IngestValues,
  expected: NonNullable<IngestRequest['expected']>,
): Promise<Ingest> {
  const { plannedAssetId, protection, createdAt } = values;
  const asset: PublishedAsset = {
    id: plannedAssetId,
    ...expected,
    has_thumbnails: false,
    is_crypted: protection != null,
    key_ids: protection == null ? [] : [protection.key_id],
    is_hevc: false,
    posters: [],
  };
  return ctx.db.transaction(async (transaction) => {
    await ctx.assets.announce(transaction, asset, createdAt);
    const row = await insertIngest(transaction, { ...values, state: 'deferred' });
    const mediaItemId = await attachAsset(ctx, transaction, { row, asset, now: createdAt });
    return toIngest(ctx, transaction, { ...row, mediaItemId });
  });
}

export async function retry(ctx: IngestsContext, id: number): Promise<Ingest> {
  const row = await reopenIngest(ctx.db, id, { now: ctx.clock(), isWanted: false });
  if (row === undefined) {
    await find(ctx, id);
    throw new KadrError('CONFLICT', { message: `Ingest ${id} has not failed.` });
  }
  await tellWorkers(ctx, id);
  return toIngest(ctx, ctx.db, row);
}
