import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { operatorKeys } from '../tables/operator-keys.ts';

export type KeyRow = typeof operatorKeys.$inferSelect;

export async function insertKey(
  db: Database,
  values: Omit<typeof operatorKeys.$inferInsert, 'id'>,
): Promise<KeyRow> {
  const [row] = await db.insert(operatorKeys).values(values).returning();
  if (row === undefined) throw new Error('A key was inserted and did not come back.');
  return row;
}

export async function findKeyBySecret(db: Database, secretHash: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(operatorKeys).where(eq(operatorKeys.secretHash, secretHash));
  return row;
}

export async function findKeyById(db: Database, id: number): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(operatorKeys).where(eq(operatorKeys.id, id));
  return row;
}

/** The latest first. */
export async function findKeys(db: Database): Promise<KeyRow[]> {
  return db.select().from(operatorKeys).orderBy(desc(operatorKeys.id));
}

/** Notes a use, unless one was noted at or after `since`. */
export async function writeLastUse(db: Database, id: number, now: Date, since: Date): Promise<void> {
  await db
    .update(operatorKeys)
    .set({ lastUsedAt: now })
    .where(
      and(eq(operatorKeys.id, id), or(isNull(operatorKeys.lastUsedAt), lt(operatorKeys.lastUsedAt, since))),
    );
}

/** Leaves the moment of a key that was revoked before. */
export async function writeRevocation(db: Database, id: number, now: Date): Promise<void> {
  await db
    .update(operatorKeys)
    .set({ revokedAt: now })
    .where(and(eq(operatorKeys.id, id), isNull(operatorKeys.revokedAt)));
}
