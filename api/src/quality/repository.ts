import { and, asc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { assetQuality } from '../tables/asset-quality.ts';
import { assets } from '../tables/assets.ts';

export type QualityRow = typeof assetQuality.$inferSelect;

export async function findQuality(db: Database, assetId: string): Promise<QualityRow | undefined> {
  const [row] = await db.select().from(assetQuality).where(eq(assetQuality.assetId, assetId));
  return row;
}

export async function isPackaged(db: Database, assetId: string): Promise<boolean> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.isPrepared, true)));
  return rows.length > 0;
}

/** Queues a measurement of an asset; false when it is queued or being measured already. */
export async function askForQuality(db: Database, assetId: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(assetQuality)
    .values({ assetId, state: 'waiting', updatedAt: now })
    .onConflictDoUpdate({
      target: assetQuality.assetId,
      set: { state: 'waiting', failure: null, heldUntil: null, updatedAt: now },
      setWhere: notInArray(assetQuality.state, ['waiting', 'measuring']),
    })
    .returning({ id: assetQuality.assetId });
  return rows.length > 0;
}

/** Measurements that are queued, or were abandoned by their worker. */
export function isQualityFree(now: Date): SQL | undefined {
  return and(
    inArray(assetQuality.state, ['waiting', 'measuring']),
    or(isNull(assetQuality.heldUntil), lt(assetQuality.heldUntil, now)),
  );
}

/** Claims the measurement that has waited longest, or was abandoned by its worker; no two workers get the same. */
export async function claimQuality(db: Database, now: Date, heldUntil: Date): Promise<string | null> {
  const candidate = db
    .select({ id: assetQuality.assetId })
    .from(assetQuality)
    .where(isQualityFree(now))
    .orderBy(asc(assetQuality.updatedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(assetQuality)
    .set({ state: 'measuring', heldUntil, updatedAt: now })
    .where(eq(assetQuality.assetId, candidate))
    .returning({ id: assetQuality.assetId });
  return row?.id ?? null;
}

export async function writeQuality(
  db: Database,
  assetId: string,
  values: Partial<Omit<QualityRow, 'assetId'>>,
): Promise<void> {
  await db
    .update(assetQuality)
    .set({ heldUntil: null, ...values })
    .where(eq(assetQuality.assetId, assetId));
}
