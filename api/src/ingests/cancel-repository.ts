import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ingests } from '../tables/ingests.ts';
import { isOpen } from './repository.ts';
import type { IngestRow } from './repository.ts';

/** Cancels an ingest that is queued, in work or in review; undefined when it is over or deferred. */
export async function cancelIngest(db: Database, id: number, now: Date): Promise<IngestRow | undefined> {
  const [row] = await db
    .update(ingests)
    .set({
      state: sql`case when ${ingests.isOnDemand} then 'deferred' else 'cancelled' end`,
      wantedAt: null,
      percent: 0,
      timeLeft: null,
      leftBy: sql`coalesce(${ingests.worker}, '')`,
      worker: null,
      heldUntil: null,
      attempts: 0,
      assetId: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(ingests.id, id),
        or(and(isOpen, ne(ingests.state, 'deferred')), eq(ingests.state, 'review')),
        isNull(ingests.leftBy),
      ),
    )
    .returning();
  return row;
}

/**
 * The oldest cancelled ingest that still needs a clean-up: one held by `worker`, by no worker, or by a worker that has
 * been silent since `silentSince`.
 */
export async function findUncleared(
  db: Database,
  worker: string,
  silentSince: Date,
): Promise<IngestRow | undefined> {
  const [row] = await db
    .select()
    .from(ingests)
    .where(
      and(
        isNotNull(ingests.leftBy),
        or(eq(ingests.leftBy, worker), eq(ingests.leftBy, ''), lt(ingests.updatedAt, silentSince)),
      ),
    )
    .orderBy(asc(ingests.id))
    .limit(1);
  return row;
}

export async function clearCancelled(db: Database, id: number): Promise<void> {
  await db.update(ingests).set({ leftBy: null }).where(eq(ingests.id, id));
}
