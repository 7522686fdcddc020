import { and, desc, eq, getTableColumns, gte, lt } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { auditEntries, auditOutcomes } from '../tables/audit.ts';

/** @returns the entry's id */
export async function insertEntry(
  db: Database,
  values: Omit<typeof auditEntries.$inferInsert, 'id'>,
): Promise<number> {
  const row = insertedRow(await db.insert(auditEntries).values(values).returning({ id: auditEntries.id }));
  return row.id;
}

export async function insertOutcome(db: Database, entryId: number, outcome: string): Promise<void> {
  await db.insert(auditOutcomes).values({ entryId, outcome });
}

/** A filter of entries; a field that is null matches everything. */
export interface EntryFilter {
  readonly before: number | null;
  readonly principal: typeof auditEntries.$inferSelect.principal | null;
  readonly keyId: number | null;
  readonly staffId: number | null;
  readonly operation: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly limit: number;
}

/** The latest first, those with ids below `before`. */
export async function findEntries(
  db: Database,
  { before, principal, keyId, staffId, operation, from, to, limit }: EntryFilter,
) {
  return db
    .select({ ...getTableColumns(auditEntries), outcome: auditOutcomes.outcome })
    .from(auditEntries)
    .leftJoin(auditOutcomes, eq(auditOutcomes.entryId, auditEntries.id))
    .where(
      and(
        before === null ? undefined : lt(auditEntries.id, before),
        principal === null ? undefined : eq(auditEntries.principal, principal),
        keyId === null ? undefined : eq(auditEntries.keyId, keyId),
        staffId === null ? undefined : eq(auditEntries.staffId, staffId),
        operation === null ? undefined : eq(auditEntries.operation, operation),
        from === null ? undefined : gte(auditEntries.at, from),
        to === null ? undefined : lt(auditEntries.at, to),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}
