import type {
  FilmSource,
  Ingest,
  IngestFailure,
  ingestInputSchema,
  IngestWarning,
  MadeSource,
  Preparation,
  ProtectionScheme,
  PublishedAsset,
} from '@kadr/contract';
import type { z } from 'zod';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { changeHeldIngest } from './repository.ts';
import type { StoredLyrics, StoredSubtitle } from '../tables/ingests.ts';
import type { IngestsPorts, IngestsContext } from './ingests-context.ts';
import { claim, progress, publish, fail, uploadsInUse } from './work-on-ingest.ts';
import { toIngest, find } from './ingests-context.ts';
import { clearCancelled } from './cancel-repository.ts';
import { cancel, findCancelled } from './cancel-ingest.ts';
import { repackage } from './repackage.ts';
import type { RepackagingRequest } from './repackage.ts';
import { publishReviewed } from './publish-reviewed.ts';
import { move } from './queue.ts';
import { listIngests } from './list-ingests.ts';
import { create, retry } from './create-ingest.ts';
import { preparationOf, prepare } from './preparation.ts';

/** An operator's request for an ingest, with every default filled in. */
export type IngestRequest = z.output<typeof ingestInputSchema>;

/** An ingest as its worker needs it. */
export interface ClaimedIngest {
  readonly id: number;
  readonly kind: IngestRequest['kind'];
  readonly encoding: IngestRequest['encoding'];
  readonly further_codecs: IngestRequest['further_codecs'];
  /** Names the uploaded source; hexadecimal digits only. Null when it has a `source`. */
  readonly upload_id: string | null;
  /** A source that the worker makes itself. */
  readonly source: MadeSource | null;
  readonly file_name: string;
  readonly subtitles: readonly StoredSubtitle[];
  /** Lyrics of a karaoke item's song; null for anything else. */
  readonly lyrics: StoredLyrics | null;
  /** The encryption key, 32 hexadecimal digits for each part; only the worker sees it. Null leaves the asset clear. */
  readonly key: { readonly scheme: ProtectionScheme; readonly keyId: string; readonly key: string } | null;
  /** The asset that is packaged again; its tracks move to the new one. */
  readonly replaces: string | null;
  /** Id of the future asset: the same for every attempt. */
  readonly asset_id: string;
  /** How often it was claimed, including this time. */
  readonly attempts: number;
}

/** The parts of a cancelled ingest that have to be removed. */
export interface CancelledIngest {
  readonly id: number;
  readonly asset_id: string;
  /** Uploads that no other ingest needs. */
  readonly uploads: readonly string[];
}

/** A step of the work; a queued or final ingest is in none. */
export type WorkingState = Exclude<
  Ingest['state'],
  'deferred' | 'queued' | 'review' | 'published' | 'failed' | 'cancelled'
>;

/**
 * Operations of workers. A worker holds what it claimed for {@link holdSeconds} after its last sign of life, so it
 * reports progress more often than that, even when nothing moved. Its name must outlive its process (a machine's or
 * data folder's name): then it gets its own work back immediately after a crash.
 */
export interface IngestWork {
  /**
   * Claims the ingest with this id, or the next unclaimed one: those that viewers wait for, then the first of the
   * queue; `wanted` skips those that no viewer waits for. Null when there is nothing to do.
   */
  claim(worker: string, which?: number | 'wanted'): Promise<ClaimedIngest | null>;
  /** @throws KadrError CONFLICT when the worker no longer holds it: the worker must stop. */
  progress(
    id: number,
    worker: string,
    progress: { state: WorkingState; percent: number; time_left: number | null },
  ): Promise<void>;
  /**
   * Registers the asset, attaches it to its title, which is created when missing, and shows that to viewers: all of it
   * or, when it throws, nothing. Material is only registered; an asset that needs a review waits for it.
   *
   * @throws KadrError CONFLICT when the worker no longer holds it, INVALID_INPUT when the title cannot have it.
   */
  publish(
    id: number,
    worker: string,
    asset: PublishedAsset,
    warnings?: readonly IngestWarning[],
  ): Promise<Ingest>;
  /** Ends an ingest; `reason` is an English sentence. @throws KadrError CONFLICT as above. */
  fail(id: number, worker: string, why: { failure: IngestFailure; reason: string }): Promise<Ingest>;
  /** Returns an ingest unfinished when the process stops. */
  release(id: number, worker: string): Promise<void>;
  /**
   * Returns a cancelled ingest to clean up: one that this worker held, that no worker held, or whose worker has been
   * silent for too long. The caller removes its output, then calls `cleared`. Null when there is none.
   */
  findCancelled(worker: string): Promise<CancelledIngest | null>;
  /** Marks a cancelled ingest as cleaned up. */
  cleared(id: number): Promise<void>;
  /**
   * Ids of the uploads that an ingest still needs, that an ingest that failed less than a week ago would need for a
   * retry, or that belong to a published ingest whose source is kept.
   */
  uploadsInUse(): Promise<ReadonlySet<string>>;
}

export interface IngestsService extends IngestWork {
  /** @throws KadrError INVALID_INPUT, NOT_FOUND with the field at fault. */
  create(input: IngestRequest): Promise<Ingest>;
  /** Latest first. @throws KadrError INVALID_INPUT for a cursor of another list */
  list(page: Parameters<typeof listIngests>[1]): ReturnType<typeof listIngests>;
  /** @throws KadrError NOT_FOUND */
  get(id: number): Promise<Ingest>;
  /** Retries a failed ingest. @throws KadrError NOT_FOUND, CONFLICT when it has not failed. */
  retry(id: number): Promise<Ingest>;
  /**
   * Publishes an ingest that waits for review.
   *
   * @throws KadrError NOT_FOUND, CONFLICT when it does not wait; INVALID_INPUT when its title cannot have it
   */
  publishReviewed(id: number): Promise<Ingest>;
  /** Sources of films besides uploads. */
  sources(): FilmSource[];
  /**
   * Packages an asset again, from the source of its ingest.
   *
   * @throws KadrError NOT_FOUND, CONFLICT, SOURCE_NOT_KEPT
   */
  repackage(input: RepackagingRequest): Promise<Ingest>;
  /**
   * Cancels an ingest that is queued, running or waiting for review.
   *
   * @throws KadrError NOT_FOUND, CONFLICT when it is over.
   */
  cancel(id: number): Promise<Ingest>;
  /**
   * Moves a queued ingest before another queued one, or to the end.
   *
   * @throws KadrError NOT_FOUND, CONFLICT when either is not queued.
   */
  move(id: number, before: number | null): Promise<Ingest>;
  /** The progress of an asset that is packaged on demand. */
  preparation(assetId: string): Promise<Preparation>;
  /**
   * Queues an asset that is packaged on demand before everything that no viewer waits for, once for any number of
   * requests; a failed one only when `again` is set.
   *
   * @throws KadrError TOO_MANY_REQUESTS when it was retried too often.
   */
  prepare(assetId: string, again: boolean): Promise<Preparation>;
}

export function createIngestsService(
  db: Database,
  { catalogue, assets, keys, limits, uploads, quality }: IngestsPorts,
  {
    clock,
    random,
    jobs,
    brands,
    log,
    media,
    config,
  }: Pick<ApiPorts, 'clock' | 'random' | 'jobs' | 'brands' | 'log' | 'media' | 'config'>,
): IngestsService {
  const ctx: IngestsContext = {
    db,
    catalogue,
    assets,
    keys,
    limits,
    uploads,
    quality,
    clock,
    random,
    jobs,
    brands,
    log,
    media,
    config,
  };

  return {
    create: (input) => create(ctx, input),

    list: (page) => listIngests(db, page),

    get: async (id) => toIngest(ctx, db, await find(ctx, id)),

    claim: (worker, which) => claim(ctx, worker, which),

    progress: (id, worker, third) => progress(ctx, id, worker, third),

    publish: (id, worker, asset, warnings = []) => publish(ctx, { id, worker }, asset, warnings),

    fail: (id, worker, why) => fail(ctx, { id, worker }, why),

    release: async (id, worker) => {
      await changeHeldIngest(db, { id, worker }, { heldUntil: null }, clock());
    },

    uploadsInUse: () => uploadsInUse(ctx),

    findCancelled: (worker) => findCancelled(ctx, worker),

    cleared: (id) => clearCancelled(db, id),

    retry: (id) => retry(ctx, id),

    sources: () => [...(config.filmSources ?? (['address'] as const))],

    repackage: (input) => repackage(ctx, input),

    publishReviewed: (id) => publishReviewed(ctx, id),

    cancel: (id) => cancel(ctx, id),

    move: (id, before) => move(ctx, id, before),

    preparation: (assetId) => preparationOf(ctx, assetId),

    prepare: (assetId, again) => prepare(ctx, assetId, again),
  };
}
