import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ImportState, RecordKind } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { fileImports } from '../tables/file-imports.ts';

export type FileImportRow = typeof fileImports.$inferSelect;

export async function insertImport(
  db: Database,
  values: typeof fileImports.$inferInsert,
): Promise<FileImportRow> {
  return insertedRow(await db.insert(fileImports).values(values).returning());
}

export async function findImport(db: Database, id: number): Promise<FileImportRow | undefined> {
  const [row] = await db.select().from(fileImports).where(eq(fileImports.id, id));
  return row;
}

export async function listImportRows(
  db: Database,
  {
    kinds,
    before,
    limit,
  }: { readonly kinds: readonly RecordKind[]; readonly before: number | null; readonly limit: number },
): Promise<FileImportRow[]> {
  return db
    .select()
    .from(fileImports)
    .where(
      and(inArray(fileImports.kind, [...kinds]), before === null ? undefined : lt(fileImports.id, before)),
    )
    .orderBy(desc(fileImports.id))
    .limit(limit);
}

/** Changes an import in one of some states; undefined when it is in another state. */
export async function moveImport(
  db: Database,
  id: number,
  from: readonly ImportState[],
  values: Partial<typeof fileImports.$inferInsert>,
): Promise<FileImportRow | undefined> {
  const [row] = await db
    .update(fileImports)
    .set(values)
    .where(and(eq(fileImports.id, id), inArray(fileImports.state, [...from])))
    .returning();
  return row;
}

/** Whether an import is waiting, or its worker is lost. */
export const isImportFree = (now: Date): SQL | undefined =>
  or(
    inArray(fileImports.state, ['waiting', 'ready']),
    and(inArray(fileImports.state, ['checking', 'applying']), lt(fileImports.claimedUntil, now)),
  );

/** Claims the oldest import that is waiting, or whose worker is lost, until a moment. */
export async function claimImport(db: Database, now: Date, until: Date): Promise<FileImportRow | undefined> {
  const { id, state } = fileImports;
  const due = db
    .select({ id })
    .from(fileImports)
    .where(isImportFree(now))
    .orderBy(id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(fileImports)
    .set({
      state: sql`case when ${state} in ('waiting', 'checking') then 'checking' else 'applying' end`,
      claimedUntil: until,
      rowsDone: 0,
    })
    .where(inArray(id, due))
    .returning();
  return row;
}

/** Deletes imports made before a moment. Returns the names of their files. */
export async function deleteImportsBefore(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .delete(fileImports)
    .where(lt(fileImports.createdAt, before))
    .returning({ fileId: fileImports.fileId });
  return rows.map(({ fileId }) => fileId);
}
