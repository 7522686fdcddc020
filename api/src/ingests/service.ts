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

/** What an operator asks for, every default filled in. */
export type IngestRequest = z.output<typeof ingestInputSchema>;

/** An ingest as its worker needs it. */
export interface ClaimedIngest {
  readonly id: number;
  readonly kind: IngestRequest['kind'];
  readonly encoding: IngestRequest['encoding'];
  readonly further_codecs: IngestRequest['further_codecs'];
  /** Names the uploaded source; hexadecimal digits only. Null when it has a `source`. */
  readonly upload_id: string | null;
  /** What the worker makes itself. */
  readonly source: MadeSource | null;
  readonly file_name: string;
  readonly subtitles: readonly StoredSubtitle[];
  /** Of a karaoke item's song; null of everything else. */
  readonly lyrics: StoredLyrics | null;
  /** What it is to be encrypted with, 32 hexadecimal digits each; for the worker alone. Null leaves it clear. */
  readonly key: { readonly scheme: ProtectionScheme; readonly keyId: string; readonly key: string } | null;
  /** The asset that is packaged again; its tracks go over to the new one. */
  readonly replaces: string | null;
  /** Id that the asset is to have: the same for every attempt. */
  readonly asset_id: string;
  /** How often it was taken up, this time included. */
  readonly attempts: number;
}

/** What to remove of a cancelled ingest. */
export interface CancelledIngest {
  readonly id: number;
  readonly asset_id: string;
  /** Uploads that no other ingest needs. */
  readonly uploads: readonly string[];
}

/** A step that work is at; what is queued or final is not at one. */
export type WorkingState = Exclude<
  Ingest['state'],
  'deferred' | 'queued' | 'review' | 'published' | 'failed' | 'cancelled'
>;

/**
 * What workers do. A worker holds what it claimed for {@link holdSeconds} after its last sign of life, so it reports
 * progress more often than that, even when nothing moved. Its name is to outlive its process (a machine's or data
 * folder's name): then it gets its own work back at once after a crash.
 */
export interface IngestWork {
  /**
   * Claims the ingest with this id, or the next unclaimed one: what viewers wait for, then the first of the queue; `wanted` leaves
   * what nobody waits for. Null when there is nothing to do.
   */
  claim(worker: string, which?: number | 'wanted'): Promise<ClaimedIngest | null>;
  /** @throws KadrError CONFLICT when the worker does not hold it any more: it is to stop. */
  progress(
    id: number,
    worker: string,
    progress: { state: WorkingState; percent: number; time_left: number | null },
  ): Promise<void>;
  /**
   * Takes up the asset, gives it to its title, which is made when missing, and shows that to viewers: all of it or, when
   * it throws, nothing. Material is only taken up; what needs a review waits for it.
   *
   * @throws KadrError CONFLICT when the worker does not hold it any more, INVALID_INPUT when the title cannot have it.
   */
  publish(
    id: number,
    worker: string,
    asset: PublishedAsset,
    warnings?: readonly IngestWarning[],
  ): Promise<Ingest>;
  /** Ends an ingest; `reason` is an English sentence. @throws KadrError CONFLICT as above. */
  fail(id: number, worker: string, why: { failure: IngestFailure; reason: string }): Promise<Ingest>;
  /** Gives an ingest back unfinished, when the process stops. */
  release(id: number, worker: string): Promise<void>;
  /**
   * Returns a cancelled ingest to clean up: one that this worker held, that no worker held, or whose worker has been silent too
   * long. The caller removes its output, then calls `cleared`. Null when there is none.
   */
  findCancelled(worker: string): Promise<CancelledIngest | null>;
  /** Marks a cancelled ingest as cleaned up. */
  cleared(id: number): Promise<void>;
  /** Ids of uploads that an ingest still needs, or that one that failed less than a week ago would need once more, or that was published while its source is kept. */
  uploadsInUse(): Promise<ReadonlySet<string>>;
}

export interface IngestsService extends IngestWork {
  /** @throws KadrError INVALID_INPUT, NOT_FOUND with the field at fault. */
  create(input: IngestRequest): Promise<Ingest>;
  /** Latest first. @throws KadrError INVALID_INPUT for a cursor of another list */
  list(page: Parameters<typeof listIngests>[1]): ReturnType<typeof listIngests>;
  /** @throws KadrError NOT_FOUND */
  get(id: number): Promise<Ingest>;
  /** Has a failed ingest done once more. @throws KadrError NOT_FOUND, CONFLICT when it has not failed. */
  retry(id: number): Promise<Ingest>;
  /** Publishes an ingest that waits for review. @throws KadrError NOT_FOUND, CONFLICT when it does not; INVALID_INPUT when its title cannot have it */
  publishReviewed(id: number): Promise<Ingest>;
  /** Where films can come from besides uploads. */
  sources(): FilmSource[];
  /**
   * Packages an asset again, from the source of its ingest.
   *
   * @throws KadrError NOT_FOUND, CONFLICT, SOURCE_NOT_KEPT
   */
  repackage(input: RepackagingRequest): Promise<Ingest>;
  /** Cancels an ingest that is queued, running or waits for review. @throws KadrError NOT_FOUND, CONFLICT when it is over. */
  cancel(id: number): Promise<Ingest>;
  /** Moves a queued ingest before another queued one, or to the end. @throws KadrError NOT_FOUND, CONFLICT when either is not queued. */
  move(id: number, before: number | null): Promise<Ingest>;
  /** How far an asset that is packaged on demand has come. */
  preparation(assetId: string): Promise<Preparation>;
  /**
   * Has an asset that is packaged on demand packaged before what nobody waits for, once however many ask; one that failed
   * only when it is to be tried `again`.
   *
   * @throws KadrError TOO_MANY_REQUESTS when it was tried again too often.
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
