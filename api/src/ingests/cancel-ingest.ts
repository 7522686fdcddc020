import { KadrError } from '@kadr/contract';
import type { Ingest } from '@kadr/contract';
import { cancelIngest, findUncleared } from './cancel-repository.ts';
import { tellWorkers } from './create-ingest.ts';
import { find, toIngest, uploadsOf } from './ingests-context.ts';
import type { IngestsContext } from './ingests-context.ts';
import type { CancelledIngest } from './service.ts';
import { holdSeconds, uploadsInUse } from './work-on-ingest.ts';

export async function cancel(ctx: IngestsContext, id: number): Promise<Ingest> {
  const row = await cancelIngest(ctx.db, id, ctx.clock());
  if (row === undefined) {
    await find(ctx, id);
    throw new KadrError('CONFLICT', { message: `Ingest ${id} is over.` });
  }
  // A worker must remove the output so far.
  await tellWorkers(ctx, id);
  return toIngest(ctx, ctx.db, row);
}

export async function findCancelled(ctx: IngestsContext, worker: string): Promise<CancelledIngest | null> {
  const row = await findUncleared(ctx.db, worker, new Date(ctx.clock().getTime() - holdSeconds * 1000));
  if (row === undefined) return null;
  const used = await uploadsInUse(ctx);
  return {
    id: row.id,
    asset_id: row.plannedAssetId,
    uploads: uploadsOf(row).filter((upload) => !used.has(upload)),
  };
}
