import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentKeys } from './tables.ts';

/** Adds a key; false where there is one with its id. */
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
