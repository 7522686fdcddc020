import { KadrError } from '@kadr/contract';
import type {
  Ingest,
  ingestInputSchema,
  IngestWarning,
  ProtectionScheme,
  PublishedAsset,
} from '@kadr/contract';
import type { z } from 'zod';
import type { AssetsService } from '../assets/service.ts';
import { pageOfTitle } from '../catalogue/title-page.ts';
import { refuseWrongRole, roleOf } from '../catalogue/writer.ts';
import type { CatalogueWriter, WrittenTitle } from '../catalogue/writer.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import type { ContentKeys } from '../licences/content-keys.ts';
import {
  changeHeldIngest,
  claimIngest,
  findIngest,
  findIngestToChange,
  findIngestUploads,
  insertIngest,
  reopenIngest,
} from './repository.ts';
import type { IngestRow } from './repository.ts';
import type { StoredLyrics, StoredProtection, StoredSubtitle } from '../tables/ingests.ts';
import { attachSong } from '../karaoke/repository.ts';
import { findIds } from '../database/find-ids.ts';
import { karaokeItems } from '../tables/karaoke.ts';

/** What an operator asks for, every default filled in. */
export type IngestRequest = z.output<typeof ingestInputSchema>;

/** An ingest as its worker needs it. */
export interface ClaimedIngest {
  readonly id: number;
  readonly kind: IngestRequest['kind'];
  readonly encoding: IngestRequest['encoding'];
  readonly further_codecs: IngestRequest['further_codecs'];
  /** Names the uploaded source; hexadecimal digits only. */
  readonly upload_id: string;
  readonly file_name: string;
  readonly subtitles: readonly StoredSubtitle[];
  /** Of a karaoke item's song; null of everything else. */
  readonly lyrics: StoredLyrics | null;
  /** What it is to be encrypted with, 32 hexadecimal digits each; for the worker alone. Null leaves it clear. */
  readonly key: { readonly scheme: ProtectionScheme; readonly keyId: string; readonly key: string } | null;
  /** Id that the asset is to have: the same for every attempt. */
  readonly asset_id: string;
  /** How often it was taken up, this time included. */
  readonly attempts: number;
}

/** A step that work is at; what is queued or final is not at one. */
export type WorkingState = Exclude<Ingest['state'], 'queued' | 'published' | 'failed'>;

/**
 * What workers do. A worker holds what it claimed for {@link holdSeconds} after its last sign of life, so it reports
 * progress more often than that, even when nothing moved. Its name is to outlive its process (a machine's or data
 * folder's name): then it gets its own work back at once after a crash.
 */
export interface IngestWork {
  /** Takes the ingest with this id, or the oldest that nobody holds; null when there is nothing to do. */
  claim(worker: string, id?: number): Promise<ClaimedIngest | null>;
  /** @throws KadrError CONFLICT when the worker does not hold it any more: it is to stop. */
  progress(
    id: number,
    worker: string,
    progress: { state: WorkingState; percent: number; time_left: number | null },
  ): Promise<void>;
  /**
   * Takes up the asset, gives it to its title, which is made when missing, and shows that to viewers: all of it or, when
   * it throws, nothing. Material is only taken up.
   *
   * @throws KadrError CONFLICT when the worker does not hold it any more, INVALID_INPUT when the title cannot have it.
   */
  publish(
    id: number,
    worker: string,
    asset: PublishedAsset,
    warnings?: readonly IngestWarning[],
  ): Promise<Ingest>;
  /** Ends an ingest; `reason` is a sentence for the operator. @throws KadrError CONFLICT as above. */
  fail(id: number, worker: string, reason: string): Promise<Ingest>;
  /** Gives an ingest back unfinished, when the process stops. */
  release(id: number, worker: string): Promise<void>;
  /** Ids of uploads that an ingest still needs, or that one that failed less than a week ago would need once more. */
  uploadsInUse(): Promise<ReadonlySet<string>>;
}

export interface IngestsService extends IngestWork {
  /** @throws KadrError INVALID_INPUT, NOT_FOUND with the field at fault. */
  create(input: IngestRequest): Promise<Ingest>;
  /** @throws KadrError NOT_FOUND */
  get(id: number): Promise<Ingest>;
  /** Has a failed ingest done once more. @throws KadrError NOT_FOUND, CONFLICT when it has not failed. */
  retry(id: number): Promise<Ingest>;
}

/** How long a worker may be silent before others may take its work. */
export const holdSeconds = 120;

const longestReason = 1000;
const mostWarnings = 200;

/** How long what was uploaded for an ingest that failed is kept for another try, in milliseconds. */
const failedFor = 7 * 24 * 60 * 60_000;

export interface IngestsPorts {
  readonly catalogue: CatalogueWriter;
  readonly assets: AssetsService;
  readonly keys: ContentKeys;
}

interface IngestsContext
  extends Pick<ApiPorts, 'clock' | 'random' | 'jobs' | 'brands' | 'log'>, IngestsPorts {
  readonly db: Database;
  readonly mainBrand: string;
}

export function createIngestsService(
  db: Database,
  { catalogue, assets, keys }: IngestsPorts,
  { clock, random, jobs, brands, log }: Pick<ApiPorts, 'clock' | 'random' | 'jobs' | 'brands' | 'log'>,
): IngestsService {
  // Nobody has said that a new film suits the others: one of them is for children.
  const mainBrand = brands.find(({ is_main }) => is_main)?.id ?? everyBrand;
  const ctx: IngestsContext = { db, catalogue, assets, keys, clock, random, jobs, brands, log, mainBrand };

  return {
    create: (input) => create(ctx, input),

    get: async (id) => toIngest(ctx, db, await find(ctx, id)),

    claim: (worker, id) => claim(ctx, worker, id),

    progress: (id, worker, third) => progress(ctx, id, worker, third),

    publish: (id, worker, asset, warnings = []) => publish(ctx, { id, worker }, asset, warnings),

    fail: (id, worker, reason) => fail(ctx, id, worker, reason),

    release: async (id, worker) => {
      await changeHeldIngest(db, { id, worker }, { heldUntil: null }, clock());
    },

    uploadsInUse: () => uploadsInUse(ctx),

    retry: (id) => retry(ctx, id),
  };
}

function heldUntil(now: Date): Date {
  return new Date(now.getTime() + holdSeconds * 1000);
}

async function toIngest({ catalogue }: IngestsContext, where: Database, row: IngestRow): Promise<Ingest> {
  const title = row.mediaItemId === null ? undefined : await catalogue.findById(where, row.mediaItemId);
  return {
    id: row.id,
    state: row.state,
    percent: row.percent,
    time_left: row.timeLeft,
    reason: row.reason,
    warnings: [...row.warnings],
    asset_id: row.assetId,
    media_item_id: row.mediaItemId,
    page: title ? pageOfTitle(title) : pageOfSong(row),
  };
}

/** Refuses at once what could not be published after an hour of work. */
async function refuseUnpublishable(
  ctx: IngestsContext,
  {
    kind,
    slug,
    title,
    brand,
    lyrics,
    protection,
  }: Pick<IngestRequest, 'kind' | 'slug' | 'title' | 'brand' | 'lyrics' | 'protection'>,
): Promise<void> {
  if (kind === 'karaoke') {
    // A licence is for a title, and the sound of what is protected cannot be shifted.
    if (protection !== null)
      throw new KadrError('INVALID_INPUT', { message: 'Songs are not protected.', field: 'protection' });
    return refuseUnsingable(ctx, slug, lyrics);
  }
  if (lyrics !== null)
    throw new KadrError('INVALID_INPUT', {
      message: 'Lyrics belong to karaoke items only.',
      field: 'lyrics',
    });
  if (kind === 'material') return;
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
  if (title === null)
    throw new KadrError('INVALID_INPUT', { message: 'A new film needs a title.', field: 'title' });
}

async function refuseUnsingable(
  { db }: IngestsContext,
  slug: string | null,
  lyrics: IngestRequest['lyrics'],
): Promise<void> {
  if (slug === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'A song needs the slug of its karaoke item.',
      field: 'slug',
    });
  if (lyrics === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'A song needs its lyrics: WebVTT with times inside its cues.',
      field: 'lyrics',
    });
  if (!(await findIds(db, karaokeItems, karaokeItems.slug, [slug])).has(slug))
    throw new KadrError('NOT_FOUND', { message: `There is no karaoke item “${slug}”.`, field: 'slug' });
}

async function openKey(
  { keys }: IngestsContext,
  protection: StoredProtection | null,
): Promise<ClaimedIngest['key']> {
  if (protection === null) return null;
  const { scheme, key_id: keyId } = protection;
  const key = (await keys.open([keyId])).get(keyId);
  if (key === undefined) throw new Error(`The content key ${keyId} is gone.`);
  return { scheme, keyId, key: Buffer.from(key).toString('hex') };
}

async function titleFor(
  { catalogue, mainBrand }: IngestsContext,
  transaction: Database,
  { slug, title, brand }: IngestRow,
  now: Date,
): Promise<WrittenTitle> {
  const existing = slug === null ? undefined : await catalogue.find(transaction, slug);
  if (existing !== undefined) return existing;
  if (title === null)
    throw new KadrError('INVALID_INPUT', { message: `The title “${slug}” is not there any more.` });
  return catalogue.makeFilm(transaction, { name: title, slug, brand: brand ?? mainBrand, now });
}

async function tellWorkers({ jobs, log }: IngestsContext, id: number): Promise<void> {
  try {
    await jobs.enqueue('ingest', { ingest_id: id });
  } catch (error) {
    log.warn(
      { ingest: id, err: error },
      'workers were not notified of an ingest; they find it at their next look',
    );
  }
}

async function find({ db }: IngestsContext, id: number): Promise<IngestRow> {
  const row = await findIngest(db, id);
  if (row === undefined) throw new KadrError('NOT_FOUND', { message: `There is no ingest ${id}.` });
  return row;
}

async function create(ctx: IngestsContext, input: IngestRequest): Promise<Ingest> {
  for (const { upload_id } of [input, ...input.subtitles, ...(input.lyrics === null ? [] : [input.lyrics])]) {
    if (!/^[0-9a-f]{8,64}$/.test(upload_id))
      throw new KadrError('INVALID_INPUT', { message: 'That is no upload.', field: 'upload_id' });
  }
  await refuseUnpublishable(ctx, input);
  const now = ctx.clock();
  const { protection } = input;
  const own =
    protection === null || protection.key_id === null || protection.key === null
      ? null
      : { id: protection.key_id, key: protection.key };
  const row = await insertIngest(ctx.db, {
    kind: input.kind,
    encoding: input.encoding,
    furtherCodecs: input.further_codecs,
    uploadId: input.upload_id,
    fileName: input.file_name,
    subtitles: input.subtitles,
    lyrics: input.lyrics,
    slug: input.slug,
    title: input.title,
    brand: input.brand,
    protection:
      protection === null ? null : { scheme: protection.scheme, key_id: await ctx.keys.add(own, now) },
    plannedAssetId: Buffer.from(ctx.random(12)).toString('hex'),
    state: 'queued',
    percent: 0,
    createdAt: now,
    updatedAt: now,
  });
  await tellWorkers(ctx, row.id);
  return toIngest(ctx, ctx.db, row);
}

async function claim(
  ctx: IngestsContext,
  worker: Parameters<IngestsService['claim']>[0],
  id: Parameters<IngestsService['claim']>[1],
): ReturnType<IngestsService['claim']> {
  const now = ctx.clock();
  const row = await claimIngest(ctx.db, { worker, id }, now, heldUntil(now));
  if (row === undefined) return null;
  const { kind, encoding, furtherCodecs, uploadId, fileName, subtitles, lyrics, plannedAssetId, attempts } =
    row;
  const key = await openKey(ctx, row.protection);
  return {
    id: row.id,
    kind,
    encoding,
    further_codecs: furtherCodecs,
    upload_id: uploadId,
    file_name: fileName,
    subtitles,
    lyrics,
    key,
    asset_id: plannedAssetId,
    attempts,
  };
}

async function progress(
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

function publish(
  ctx: IngestsContext,
  { id, worker }: { readonly id: number; readonly worker: string },
  asset: PublishedAsset,
  warnings: readonly IngestWarning[],
): Promise<Ingest> {
  return ctx.db.transaction(async (transaction) => {
    const now = ctx.clock();
    const row = await findIngestToChange(transaction, id);
    // A worker that crashed after this was committed asks again.
    if (row?.state === 'published' && row.assetId === asset.id) return toIngest(ctx, transaction, row);
    if (row === undefined || row.worker !== worker) throw lost(id);
    // What was to be protected never gets out clear.
    if (row.protection !== null && !asset.key_ids.includes(row.protection.key_id))
      throw new Error(`The asset ${asset.id} is not encrypted with the key of its ingest.`);
    await ctx.assets.add(transaction, asset, now);
    let mediaItemId: number | null = null;
    if (row.kind === 'karaoke') {
      if (!(await attachSong(transaction, row.slug ?? '', asset.id)))
        throw new KadrError('INVALID_INPUT', {
          message: `The karaoke item “${row.slug}” is not there any more.`,
        });
    } else if (row.kind !== 'material') {
      const title = await titleFor(ctx, transaction, row, now);
      await ctx.catalogue.attach(transaction, title, { role: roleOf(row.kind), asset }, now);
      mediaItemId = title.id;
    }
    const change = {
      state: 'published',
      percent: 100,
      timeLeft: 0,
      assetId: asset.id,
      warnings: warnings.slice(0, mostWarnings),
      mediaItemId,
      heldUntil: null,
    } as const;
    return toIngest(
      ctx,
      transaction,
      held(await changeHeldIngest(transaction, { id, worker }, change, now), id),
    );
  });
}

async function fail(
  ctx: IngestsContext,
  id: Parameters<IngestsService['fail']>[0],
  worker: Parameters<IngestsService['fail']>[1],
  reason: Parameters<IngestsService['fail']>[2],
): ReturnType<IngestsService['fail']> {
  const words = reason.replaceAll('\u0000', '').toWellFormed().slice(0, longestReason);
  return toIngest(
    ctx,
    ctx.db,
    held(
      await changeHeldIngest(
        ctx.db,
        { id, worker },
        { state: 'failed', reason: words, timeLeft: null, heldUntil: null },
        ctx.clock(),
      ),
      id,
    ),
  );
}

async function uploadsInUse({ db, clock }: IngestsContext): ReturnType<IngestsService['uploadsInUse']> {
  const rows = await findIngestUploads(db, new Date(clock().getTime() - failedFor));
  const used = new Set<string>();
  for (const { uploadId, subtitles, lyrics } of rows) {
    used.add(uploadId);
    for (const { upload_id } of subtitles) used.add(upload_id);
    if (lyrics !== null) used.add(lyrics.upload_id);
  }
  return used;
}

async function retry(ctx: IngestsContext, id: number): Promise<Ingest> {
  const row = await reopenIngest(ctx.db, id, ctx.clock());
  if (row === undefined) {
    await find(ctx, id);
    throw new KadrError('CONFLICT', { message: `Ingest ${id} has not failed.` });
  }
  await tellWorkers(ctx, id);
  return toIngest(ctx, ctx.db, row);
}

/** Where a song that is published is sung. */
function pageOfSong({ kind, state, slug }: IngestRow): string | null {
  return kind === 'karaoke' && state === 'published' ? `/karaoke/${slug}` : null;
}

function held(row: IngestRow | undefined, id: number): IngestRow {
  if (row === undefined) throw lost(id);
  return row;
}

function lost(id: number): KadrError {
  return new KadrError('CONFLICT', { message: `Ingest ${id} is not held by this worker.` });
}
