import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentKeys, masterKeys } from '../tables/licences.ts';

/** Adds a key; false when its id exists already. */
export async function insertContentKey(
  db: Database,
  values: typeof contentKeys.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(contentKeys)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: contentKeys.id });
  return rows.length > 0;
}

/** Sealed keys by id. */
export async function findContentKeys(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: contentKeys.id, sealed: contentKeys.sealed })
    .from(contentKeys)
    .where(inArray(contentKeys.id, [...ids]));
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/** Any one of the sealed keys. */
export async function findAnyContentKey(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ sealed: contentKeys.sealed }).from(contentKeys).limit(1);
  return row?.sealed;
}

/** The fingerprint of the master key. */
export async function findMasterKey(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ fingerprint: masterKeys.fingerprint }).from(masterKeys);
  return row?.fingerprint;
}

/** Stores the fingerprint, unless there is one already. */
export async function insertMasterKey(db: Database, fingerprint: string): Promise<void> {
  await db.insert(masterKeys).values({ fingerprint }).onConflictDoNothing();
}
