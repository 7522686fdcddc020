import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { operatorKeys } from '../tables/operator-keys.ts';
import { staffMembers } from '../tables/staff.ts';

export type KeyRow = typeof operatorKeys.$inferSelect;

export async function insertKey(
  db: Database,
  values: Omit<typeof operatorKeys.$inferInsert, 'id'>,
): Promise<KeyRow> {
  return insertedRow(await db.insert(operatorKeys).values(values).returning());
}

export function findKeyBySecret(db: Database, secretHash: string): Promise<PresentedKey | undefined> {
  return findKeyWhere(db, eq(operatorKeys.secretHash, secretHash));
}

export function findKeyById(db: Database, id: number): Promise<PresentedKey | undefined> {
  return findKeyWhere(db, eq(operatorKeys.id, id));
}

/** A key, and whether the member of staff who made it is disabled. */
export type PresentedKey = KeyRow & { readonly isOrphan: boolean };

async function findKeyWhere(db: Database, condition: SQL): Promise<PresentedKey | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(operatorKeys),
      isOrphan: sql<boolean>`coalesce(${staffMembers.isDisabled}, false)`,
    })
    .from(operatorKeys)
    .leftJoin(staffMembers, eq(staffMembers.id, operatorKeys.madeBy))
    .where(condition);
  return row;
}

/** Lists keys, the latest first. */
export async function findKeys(db: Database): Promise<KeyRow[]> {
  return db.select().from(operatorKeys).orderBy(desc(operatorKeys.id));
}

/** Records a use, unless one was recorded at or after `since`. */
export async function writeLastUse(db: Database, id: number, now: Date, since: Date): Promise<void> {
  await db
    .update(operatorKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(operatorKeys.id, id), or(isNull(operatorKeys.lastUsedAt), lt(operatorKeys.lastUsedAt, since))),
    );
}

/** Revokes a key; the time of an earlier revocation stays. */
export async function writeRevocation(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(operatorKeys)
    .set({ revokedAt: now })
    .where(and(eq(operatorKeys.id, id), isNull(operatorKeys.revokedAt)));
}
