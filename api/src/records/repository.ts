import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RecordKind } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { recordChanges, recordDrafts } from '../tables/records.ts';
import { isOfBrands } from './brand-access.ts';

export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

type ChangeValues = Omit<typeof recordChanges.$inferInsert, 'id'>;
export type ChangeRow = typeof recordChanges.$inferSelect;
export type DraftRow = typeof recordDrafts.$inferSelect;

/** Rows per insert statement. */
const rowsAtOnce = 500;

/** Locks the record until the transaction ends. */
export async function lockRecord(transaction: Database, { kind, id }: RecordKey): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${id}`}, 0))`);
}

export async function insertChanges(transaction: Database, values: readonly ChangeValues[]): Promise<void> {
  for (let at = 0; at < values.length; at += rowsAtOnce)
    await transaction.insert(recordChanges).values(values.slice(at, at + rowsAtOnce));
}

/** The latest changes of a record, newest first. */
export async function findLatestChanges(db: Database, { kind, id }: RecordKey, limit: number) {
  const { at, fields, principal, principalName, versionBefore, versionAfter } = recordChanges;
  return db
    .select({ id: recordChanges.id, at, fields, principal, principalName, versionBefore, versionAfter })
    .from(recordChanges)
    .where(and(eq(recordChanges.kind, kind), eq(recordChanges.recordId, id)))
    .orderBy(desc(recordChanges.id))
    .limit(limit);
}
export type LatestChange = Awaited<ReturnType<typeof findLatestChanges>>[number];

const undoing = alias(recordChanges, 'undoing');

export interface ChangeFilter {
  /** The kinds to search, each with the brands of its records; null: all brands. */
  readonly readable: readonly { readonly kind: RecordKind; readonly brands: readonly string[] | null }[];
  readonly recordId: string | null;
  /** Only changes before the one with this id. */
  readonly before: number | null;
  readonly limit: number;
}

/** Changes without the records, latest first. */
export async function findChanges(db: Database, { readable, recordId, before, limit }: ChangeFilter) {
  const { id, at, principal, principalName, kind, action, fields } = recordChanges;
  return db
    .select({
      id,
      at,
      principal,
      principalName,
      kind,
      recordId: recordChanges.recordId,
      action,
      fields,
      undoneBy: undoing.id,
    })
    .from(recordChanges)
    .leftJoin(undoing, eq(undoing.undoes, recordChanges.id))
    .where(
      and(
        or(
          inArray(
            kind,
            readable.filter(({ brands }) => brands === null).map((one) => one.kind),
          ),
          ...readable.flatMap((one) =>
            one.brands === null
              ? []
              : [and(eq(kind, one.kind), isOfBrands(sql`${recordChanges.recordId}`, one.brands))],
          ),
        ),
        recordId === null ? undefined : eq(recordChanges.recordId, recordId),
        before === null ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export async function findChange(db: Database, id: number) {
  const [row] = await db
    .select({ change: recordChanges, undoneBy: undoing.id })
    .from(recordChanges)
    .leftJoin(undoing, eq(undoing.undoes, recordChanges.id))
    .where(eq(recordChanges.id, id));
  return row;
}

export async function findDraft(db: Database, { kind, id }: RecordKey): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(recordDrafts)
    .where(and(eq(recordDrafts.kind, kind), eq(recordDrafts.recordId, id)));
  return row;
}

/** Saves a draft, replacing the record's previous one. */
export async function writeDraft(db: Database, values: typeof recordDrafts.$inferInsert): Promise<void> {
  const { kind: _kind, recordId: _id, ...set } = { ...values, error: null };
  await db
    .insert(recordDrafts)
    .values(values)
    .onConflictDoUpdate({ target: [recordDrafts.kind, recordDrafts.recordId], set });
}

/** Returns whether there was one. */
export async function deleteDraft(db: Database, { kind, id }: RecordKey): Promise<boolean> {
  const removed = await db
    .delete(recordDrafts)
    .where(and(eq(recordDrafts.kind, kind), eq(recordDrafts.recordId, id)))
    .returning({ kind: recordDrafts.kind });
  return removed.length > 0;
}

export const isDraftDue = (now: Date): SQL | undefined =>
  and(lte(recordDrafts.publishAt, now), isNull(recordDrafts.error));

/** Drafts that are due and have not failed, oldest first. */
export async function findDueDrafts(db: Database, now: Date, limit: number): Promise<RecordKey[]> {
  return db
    .select({ kind: recordDrafts.kind, id: recordDrafts.recordId })
    .from(recordDrafts)
    .where(isDraftDue(now))
    .orderBy(asc(recordDrafts.publishAt))
    .limit(limit);
}

export async function writeDraftError(db: Database, { kind, id }: RecordKey, error: string): Promise<void> {
  await db
    .update(recordDrafts)
    .set({ error })
    .where(and(eq(recordDrafts.kind, kind), eq(recordDrafts.recordId, id)));
}
