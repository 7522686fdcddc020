import { KadrError } from '@kadr/contract';
import type { RecordImport } from '@kadr/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { ImportRefused } from '../imports/problems.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { Author } from './author.ts';
import { requireBrand } from './brand-access.ts';
import { isObject, mergePatch } from './merge-patch.ts';
import type { KindOfRecord } from './record-kind.ts';
import { recorded } from './recorded.ts';
import type { BatchOutcome } from './recorded.ts';
import { checkRecord } from './validate.ts';
import { isSame } from './version.ts';

type RowError = RecordImport['errors'][number];

/** How many errors a response lists. */
const mostErrors = 1000;

interface ImportOfRows {
  readonly by: Author;
  readonly now: Date;
  /** Runs the whole import, then rolls it back. */
  readonly isDryRun: boolean;
  /** The brands whose records the author may change; null: all brands. */
  readonly brands: readonly string[] | null;
}

/** Thrown to roll back a transaction. */
class NotToLast extends Error {
  readonly outcome: BatchOutcome;

  constructor(outcome: BatchOutcome) {
    super('A dry run is rolled back.');
    this.outcome = outcome;
  }
}

/** Problems in rows. */
class RowsRefused extends Error {
  readonly errors: readonly RowError[];

  constructor(errors: readonly RowError[]) {
    super('Rows are refused.');
    this.errors = errors;
  }
}

/** Upserts records by key, all or nothing; fields that a row leaves out keep their values. */
export async function importRows(
  db: Database,
  kind: KindOfRecord,
  rows: readonly unknown[],
  { by, now, isDryRun, brands }: ImportOfRows,
): Promise<RecordImport> {
  try {
    const keyed = keyedRows(kind, rows);
    const ids = keyed.map(({ id }) => id);
    for (const id of ids) requireBrand(kind.kind, id, brands);
    const outcome = await db.transaction(async (transaction) => {
      const done = await recorded(transaction, [{ kind, ids }], { by, now }, async (before) => {
        const records = completeRows(kind, keyed, before);
        const changed = records.filter(({ id, record }) => !isSame(before.get(`${kind.kind}/${id}`), record));
        const written = changed.map(({ record }) => record);
        if (written.length > 0) await kind.write(transaction, written, now);
      });
      if (isDryRun) throw new NotToLast(done);
      return done;
    });
    return { ...outcome, errors: [] };
  } catch (error) {
    if (error instanceof NotToLast) return { ...error.outcome, errors: [] };
    const errors = errorsIn(error, kind, rows);
    if (errors === null) throw error;
    return { created: 0, changed: 0, unchanged: 0, errors: errors.slice(0, mostErrors) };
  }
}

function pick<T>(shape: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => names.includes(name)));
}

interface KeyedRow {
  readonly row: number;
  readonly id: string;
  readonly given: StoredRecord;
}

/** @throws RowsRefused for rows without a key or with a duplicate key */
function keyedRows(kind: KindOfRecord, rows: readonly unknown[]): KeyedRow[] {
  const key = z.object(pick(kind.schema.shape, kind.keyFields));
  const seen = new Map<string, number>();
  const errors: RowError[] = [];
  const keyed = rows.flatMap((given, row): KeyedRow[] => {
    const { data, error } = key.safeParse(given);
    if (!isObject(given) || data === undefined) {
      for (const { path, message } of error?.issues ?? [])
        errors.push({ row, field: path.map(String).join('.') || null, message });
      return [];
    }
    const id = kind.idOf(data);
    const other = seen.get(id);
    if (other !== undefined)
      errors.push({ row, field: kind.keyFields[0] ?? null, message: `“${id}” is in row ${other} already` });
    seen.set(id, row);
    return [{ row, id, given }];
  });
  if (errors.length > 0) throw new RowsRefused(errors);
  return keyed;
}

/** The rows as complete records. @throws RowsRefused */
function completeRows(
  kind: KindOfRecord,
  rows: readonly KeyedRow[],
  before: ReadonlyMap<string, StoredRecord>,
): { readonly id: string; readonly record: StoredRecord }[] {
  const errors: RowError[] = [];
  const records = rows.flatMap(({ row, id, given }) => {
    const whole = mergePatch(before.get(`${kind.kind}/${id}`) ?? {}, given);
    const checked = checkRecord(kind, isObject(whole) ? whole : {});
    if ('record' in checked) return [{ id, record: checked.record }];
    errors.push(...checked.problems.map(({ field, message }) => ({ row, field: field || null, message })));
    return [];
  });
  if (errors.length > 0) throw new RowsRefused(errors);
  return records;
}

/** The errors to report for a rejected import, by row where known; null for other failures. */
function errorsIn(error: unknown, kind: KindOfRecord, rows: readonly unknown[]): readonly RowError[] | null {
  if (error instanceof RowsRefused) return error.errors;
  if (error instanceof ImportRefused)
    return error.problems.map((message) => ({ row: rowNamed(message, kind, rows), field: null, message }));
  if (!(error instanceof KadrError) || error.status >= 500 || error.error === 'FORBIDDEN') return null;
  return [{ row: null, field: error.field ?? null, message: error.message }];
}

/** The row whose key comes first in a sentence. */
function rowNamed(message: string, kind: KindOfRecord, rows: readonly unknown[]): number | null {
  const named = /“([^”]+)”/.exec(message)?.[1];
  const row = rows.findIndex(
    (one) =>
      isObject(one) &&
      (one[kind.keyFields.at(-1) ?? ''] === named || kind.idOf(one).replace('~', '/') === named),
  );
  return row === -1 ? null : row;
}
