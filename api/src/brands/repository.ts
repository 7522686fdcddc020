import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { brandDrafts, brandVersions } from '../tables/brands.ts';

export type VersionRow = typeof brandVersions.$inferSelect;
/** The facts of a version in a list. */
export interface VersionFacts extends Pick<VersionRow, 'number' | 'note' | 'at' | 'by'> {
  readonly isArchived: boolean;
}
export type DraftRow = typeof brandDrafts.$inferSelect;

/** The latest version of each brand that has versions. */
export async function findLastVersions(db: Database): Promise<VersionRow[]> {
  return db
    .selectDistinctOn([brandVersions.brand])
    .from(brandVersions)
    .orderBy(brandVersions.brand, desc(brandVersions.number));
}

/** The latest first, without their definitions. */
export async function findVersions(db: Database, brand: string): Promise<VersionFacts[]> {
  const { number, note, at, by, definition } = brandVersions;
  return db
    .select({ number, note, at, by, isArchived: sql<boolean>`${definition} is null` })
    .from(brandVersions)
    .where(eq(brandVersions.brand, brand))
    .orderBy(desc(brandVersions.number));
}

export async function findVersion(
  db: Database,
  brand: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(brandVersions)
    .where(and(eq(brandVersions.brand, brand), eq(brandVersions.number, number)));
  return row;
}

export async function insertVersion(
  transaction: Database,
  values: Omit<typeof brandVersions.$inferInsert, 'id'>,
): Promise<void> {
  await transaction.insert(brandVersions).values(values);
}

export async function findDraft(db: Database, brand: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(brandDrafts).where(eq(brandDrafts.brand, brand));
  return row;
}

export async function findDraftedBrands(db: Database): Promise<string[]> {
  const rows = await db.select({ brand: brandDrafts.brand }).from(brandDrafts).orderBy(brandDrafts.brand);
  return rows.map(({ brand }) => brand);
}

/** A draft keeps the base version from which it was started. */
export async function writeDraft(transaction: Database, draft: DraftRow): Promise<void> {
  const { definition, at, by } = draft;
  await transaction
    .insert(brandDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: brandDrafts.brand, set: { definition, at, by } });
}

export async function deleteDraft(transaction: Database, brand: string): Promise<boolean> {
  const rows = await transaction
    .delete(brandDrafts)
    .where(eq(brandDrafts.brand, brand))
    .returning({ brand: brandDrafts.brand });
  return rows.length > 0;
}

/** Publications are serialized, because brands are validated together. */
export async function lockBrands(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('brands'))`);
}
