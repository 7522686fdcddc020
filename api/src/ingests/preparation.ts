import { KadrError } from '@kadr/contract';
import type { Preparation } from '@kadr/contract';
import type { Limit } from '../limits/service.ts';
import { tellWorkers } from './create-ingest.ts';
import type { IngestsContext } from './ingests-context.ts';
import { findIngestOfAsset, queueWanted, reopenIngest } from './repository.ts';
import type { IngestRow } from './repository.ts';

/** A faulty film fails every time: this keeps viewers from occupying the workers with it. */
const retries: Limit = { name: 'preparation-retries', most: 5, seconds: 60 * 60 };

export async function preparationOf({ db }: IngestsContext, assetId: string): Promise<Preparation> {
  return toPreparation(await ingestOf(db, assetId));
}

export async function prepare(ctx: IngestsContext, assetId: string, again: boolean): Promise<Preparation> {
  const row = await ingestOf(ctx.db, assetId);
  const queued = await queuedAgain(ctx, row, again);
  if (queued === undefined) return preparationOf(ctx, assetId);
  await tellWorkers(ctx, queued.id);
  return toPreparation(queued);
}

/** The queued ingest; undefined when it did not have to be queued. */
async function queuedAgain(
  { db, clock, limits }: IngestsContext,
  { id, state }: IngestRow,
  again: boolean,
): Promise<IngestRow | undefined> {
  const now = clock();
  if (state === 'deferred') return queueWanted(db, id, now);
  if (state !== 'failed' || !again) return undefined;
  if (!(await limits.take(retries, String(id), now))) throw new KadrError('TOO_MANY_REQUESTS');
  return reopenIngest(db, id, { now, isWanted: true });
}

async function ingestOf(db: IngestsContext['db'], assetId: string): Promise<IngestRow> {
  const row = await findIngestOfAsset(db, assetId);
  if (row === undefined) throw new KadrError('NOT_PLAYABLE');
  return row;
}

function toPreparation({ state, percent, timeLeft }: IngestRow): Preparation {
  if (state === 'deferred' || state === 'queued') return { state: 'queued', percent, time_left: null };
  if (state === 'published') return { state: 'ready', percent: 100, time_left: 0 };
  if (state === 'failed' || state === 'cancelled') return { state: 'failed', percent, time_left: null };
  return { state: 'preparing', percent, time_left: timeLeft };
}
