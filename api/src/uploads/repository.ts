import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { uploadParts, uploads } from '../tables/uploads.ts';

export type UploadRow = typeof uploads.$inferSelect;
export type UploadPartRow = typeof uploadParts.$inferSelect;

export async function insertUpload(db: Database, values: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(values);
}

export async function findUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** Appends a part that starts at the end of the upload; false when the upload ends elsewhere or is finished. */
export async function appendPart(db: Database, part: UploadPartRow, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(uploads)
      .set({ received: part.start + part.size, updatedAt: now })
      .where(and(eq(uploads.id, part.uploadId), eq(uploads.received, part.start), isNull(uploads.finishedAt)))
      .returning({ id: uploads.id });
    if (row === undefined) return false;
    await transaction.insert(uploadParts).values(part);
    return true;
  });
}

/** In file order. */
export async function findParts(db: Database, uploadId: string): Promise<UploadPartRow[]> {
  return db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.start));
}

/** Deletes the parts once they are joined into one object; false when that was already recorded. */
export async function finishUpload(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(uploads)
      .set({ finishedAt: now, updatedAt: now })
      .where(and(eq(uploads.id, id), isNull(uploads.finishedAt)))
      .returning({ id: uploads.id });
    if (row === undefined) return false;
    await transaction.delete(uploadParts).where(eq(uploadParts.uploadId, id));
    return true;
  });
}

export async function deleteUpload(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id });
  return rows.length > 0;
}

/** Deletes uploads without new bytes since `before`, finished or not, and returns their ids. */
export async function deleteUploadsBefore(db: Database, before: Date): Promise<string[]> {
  const rows = await db.delete(uploads).where(lt(uploads.updatedAt, before)).returning({ id: uploads.id });
  return rows.map(({ id }) => id);
}

export async function findUnfinishedIds(db: Database, among?: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.finishedAt), among && inArray(uploads.id, [...among])));
  return rows.map(({ id }) => id);
}
