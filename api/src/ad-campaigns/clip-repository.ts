import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { adClips } from '../tables/ads.ts';

export type ClipRow = typeof adClips.$inferSelect;

/** Null when the upload already has a clip. */
export async function insertClip(
  db: Database,
  values: Pick<ClipRow, 'name' | 'uploadId' | 'key' | 'createdAt' | 'createdBy'>,
): Promise<ClipRow | null> {
  const [row] = await db
    .insert(adClips)
    .values({ ...values, state: 'waiting' })
    .onConflictDoNothing({ target: adClips.uploadId })
    .returning();
  return row ?? null;
}

export async function findClips(db: Database, ids: readonly number[]): Promise<ClipRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(adClips)
        .where(inArray(adClips.id, [...ids]));
}

/** Milliseconds after which the worker that claimed a clip counts as lost. */
const patience = 10 * 60_000;

/** Whether a clip is waiting, or its worker is lost. */
export const isClipFree = (now: Date): SQL | undefined =>
  or(
    eq(adClips.state, 'waiting'),
    and(eq(adClips.state, 'making'), lt(adClips.claimedAt, new Date(now.getTime() - patience))),
  );

/** Claims the clip that has waited longest, or one whose worker is lost. */
export async function claimClip(db: Database, now: Date): Promise<ClipRow | null> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ id: adClips.id })
      .from(adClips)
      .where(isClipFree(now))
      .orderBy(asc(adClips.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found === undefined) return null;
    const [row] = await transaction
      .update(adClips)
      .set({ state: 'making', claimedAt: now })
      .where(eq(adClips.id, found.id))
      .returning();
    return row ?? null;
  });
}

/** Records how the making of a clip ended, unless another worker has recorded it. */
export async function finishClip(
  db: Database,
  id: number,
  outcome: Pick<ClipRow, 'state'> & Partial<Pick<ClipRow, 'duration' | 'files' | 'error'>>,
): Promise<void> {
  await db
    .update(adClips)
    .set(outcome)
    .where(and(eq(adClips.id, id), eq(adClips.state, 'making')));
}
