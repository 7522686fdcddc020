import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { accountColumns } from '../support/list-accounts.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { broadcasts } from '../tables/broadcasts.ts';
import { segments } from '../tables/segments.ts';

type SegmentValues = typeof segments.$inferInsert;

/** The largest number of segments in a list. */
const most = 500;

function findWithUse(db: Database) {
  return db
    .select({ segment: segments, broadcasts: count(broadcasts.id) })
    .from(segments)
    .leftJoin(broadcasts, eq(broadcasts.segmentId, segments.id))
    .groupBy(segments.id);
}

/** Lists segments by name; `brands` null: of all brands, and those shared by all brands. */
export async function findSegments(db: Database, brands: readonly string[] | null) {
  return findWithUse(db)
    .where(brands === null ? undefined : inArray(segments.brand, [...brands]))
    .orderBy(asc(segments.name), asc(segments.id))
    .limit(most);
}

export async function findSegment(db: Database, id: number) {
  const [row] = await findWithUse(db).where(eq(segments.id, id));
  return row;
}

export async function insertSegment(db: Database, values: SegmentValues): Promise<number> {
  const row = insertedRow(await db.insert(segments).values(values).returning({ id: segments.id }));
  return row.id;
}

export async function updateSegment(
  db: Database,
  id: number,
  values: Pick<SegmentValues, 'name' | 'rules' | 'changedAt' | 'changedBy'>,
): Promise<void> {
  await db.update(segments).set(values).where(eq(segments.id, id));
}

/** Locks the segment until the transaction ends, so that no broadcast begins to refer to it. */
export async function lockSegment(transaction: Database, id: number): Promise<void> {
  await transaction.select({ id: segments.id }).from(segments).where(eq(segments.id, id)).for('update');
}

export async function deleteSegment(db: Database, id: number): Promise<void> {
  await db.delete(segments).where(eq(segments.id, id));
}

/** List entries of accounts, latest first. */
export async function findListed(db: Database, ids: readonly number[]) {
  return db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(profiles, and(eq(profiles.accountId, accounts.id), eq(profiles.type, 'master')))
    .where(inArray(accounts.id, [...ids]))
    .orderBy(desc(accounts.id));
}
