import { and, asc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ingests } from '../tables/ingests.ts';

export type IngestRow = typeof ingests.$inferSelect;
export type IngestValues = Omit<typeof ingests.$inferInsert, 'id'>;
export type IngestChange = Partial<
  Pick<
    IngestRow,
    | 'state'
    | 'percent'
    | 'timeLeft'
    | 'failure'
    | 'reason'
    | 'warnings'
    | 'worker'
    | 'heldUntil'
    | 'assetId'
    | 'mediaItemId'
    | 'posters'
  >
>;

export const isOpen = notInArray(ingests.state, ['review', 'published', 'failed', 'cancelled']);

/** The order of ingests that no viewer waits for, lowest first. */
export const placeInQueue = sql<number>`coalesce(${ingests.place}, ${ingests.id})`;

export async function insertIngest(db: Database, values: IngestValues): Promise<IngestRow> {
  const [row] = await db.insert(ingests).values(values).returning();
  if (row === undefined) throw new Error('The database returned no row for a claimed ingest.');
  return row;
}

export async function findIngest(db: Database, id: number): Promise<IngestRow | undefined> {
  const [row] = await db.select().from(ingests).where(eq(ingests.id, id));
  return row;
}

/** An ingest, locked until the transaction ends. */
export async function findIngestToChange(transaction: Database, id: number): Promise<IngestRow | undefined> {
  const [row] = await transaction.select().from(ingests).where(eq(ingests.id, id)).for('update');
  return row;
}

/**
 * Claims an open ingest that no other worker holds: the requested one, or the next in queue order, those that
 * viewers wait for first. No ingest is given to two workers.
 */
export async function claimIngest(
  db: Database,
  { worker, which }: { readonly worker: string; readonly which: number | 'wanted' | undefined },
  now: Date,
  heldUntil: Date,
): Promise<IngestRow | undefined> {
  const isAsked =
    which === undefined
      ? undefined
      : which === 'wanted'
        ? isNotNull(ingests.wantedAt)
        : eq(ingests.id, which);
  const isFree = or(isNull(ingests.heldUntil), lt(ingests.heldUntil, now), eq(ingests.worker, worker));
  const candidate = db
    .select({ id: ingests.id })
    .from(ingests)
    .where(and(isOpen, ne(ingests.state, 'deferred'), isNull(ingests.leftBy), isFree, isAsked))
    .orderBy(asc(ingests.wantedAt), asc(placeInQueue))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(ingests)
    .set({ worker, heldUntil, updatedAt: now, attempts: sql`${ingests.attempts} + 1` })
    .where(eq(ingests.id, candidate))
    .returning();
  return row;
}

/** Changes an ingest that its worker still holds; undefined when the worker does not. */
export async function changeHeldIngest(
  db: Database,
  { id, worker }: { readonly id: number; readonly worker: string },
  change: IngestChange,
  now: Date,
): Promise<IngestRow | undefined> {
  const [row] = await db
    .update(ingests)
    .set({
      ...change,
      // Progress never goes back, not even when work is resumed.
      ...(change.percent !== undefined && { percent: sql`greatest(${ingests.percent}, ${change.percent})` }),
      updatedAt: now,
    })
    .where(and(eq(ingests.id, id), eq(ingests.worker, worker), isOpen))
    .returning();
  return row;
}

/** Ends the review of an ingest. */
export async function markPublished(
  transaction: Database,
  id: number,
  { mediaItemId, now }: { readonly mediaItemId: number | null; readonly now: Date },
): Promise<IngestRow> {
  const [row] = await transaction
    .update(ingests)
    .set({ state: 'published', mediaItemId, posters: null, updatedAt: now })
    .where(eq(ingests.id, id))
    .returning();
  if (row === undefined) throw new Error(`The ingest ${id} no longer exists.`);
  return row;
}

/** The ingest that makes an asset. */
export async function findIngestOfAsset(db: Database, assetId: string): Promise<IngestRow | undefined> {
  const [row] = await db.select().from(ingests).where(eq(ingests.plannedAssetId, assetId));
  return row;
}

/** The finished ingest that made an asset. */
export async function findMaker(db: Database, assetId: string): Promise<IngestRow | undefined> {
  const [row] = await db
    .select()
    .from(ingests)
    .where(and(eq(ingests.assetId, assetId), eq(ingests.state, 'published')));
  return row;
}

/** Whether an asset is being packaged again. */
export async function isRepackaged(transaction: Database, assetId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: ingests.id })
    .from(ingests)
    .where(and(eq(ingests.replaces, assetId), isOpen))
    .limit(1);
  return rows.length > 0;
}

/** Queues a deferred ingest before everything that no viewer waits for; undefined when it is no longer deferred. */
export async function queueWanted(db: Database, id: number, now: Date): Promise<IngestRow | undefined> {
  const [row] = await db
    .update(ingests)
    .set({ state: 'queued', wantedAt: now, updatedAt: now })
    .where(and(eq(ingests.id, id), eq(ingests.state, 'deferred')))
    .returning();
  return row;
}

/**
 * Resets a failed ingest to its state before the first attempt, with or without a viewer who waits; undefined when it
 * has not failed.
 */
export async function reopenIngest(
  db: Database,
  id: number,
  { now, isWanted }: { readonly now: Date; readonly isWanted: boolean },
): Promise<IngestRow | undefined> {
  const [row] = await db
    .update(ingests)
    .set({
      wantedAt: isWanted ? now : null,
      state: 'queued',
      percent: 0,
      timeLeft: null,
      failure: null,
      reason: null,
      warnings: [],
      worker: null,
      heldUntil: null,
      attempts: 0,
      updatedAt: now,
    })
    .where(and(eq(ingests.id, id), eq(ingests.state, 'failed')))
    .returning();
  return row;
}

/**
 * The uploads of ingests that are open, wait for review, or have failed or been published recently; also those on
 * demand, which a viewer may want at any time.
 */
export async function findIngestUploads(
  db: Database,
  { failedAfter, publishedAfter }: { readonly failedAfter: Date; readonly publishedAfter: Date },
): Promise<Pick<IngestRow, 'uploadId' | 'subtitles' | 'lyrics'>[]> {
  const hasFailed = and(
    eq(ingests.state, 'failed'),
    or(gt(ingests.updatedAt, failedAfter), eq(ingests.isOnDemand, true)),
  );
  return db
    .select({ uploadId: ingests.uploadId, subtitles: ingests.subtitles, lyrics: ingests.lyrics })
    .from(ingests)
    .where(
      or(
        isOpen,
        hasFailed,
        eq(ingests.state, 'review'),
        and(eq(ingests.state, 'published'), gt(ingests.updatedAt, publishedAfter)),
      ),
    );
}
