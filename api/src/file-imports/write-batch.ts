import type { Database } from '../database/database.ts';
import { beginTrial } from '../database/trial.ts';
import type { Author } from '../records/author.ts';
import type { KindOfRecord } from '../records/record-kind.ts';
import { recorded } from '../records/recorded.ts';
import type { BatchOutcome } from '../records/recorded.ts';
import { isSame } from '../records/version.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { FileRow } from './read-rows.ts';
import { nothing, writeRows } from './write-rows.ts';
import type { RowsContext, WrittenRows } from './write-rows.ts';

/** Thrown to roll back a trial's writes. */
class TrialIsOver extends Error {}

type BatchContext = Omit<RowsContext, 'write'>;
type WriteBatch = (ctx: BatchContext, rows: readonly FileRow[]) => Promise<BatchOutcome>;

/** Writes batches of a file into one transaction, with a history. */
export function writingInto(transaction: Database, by: Author, now: Date): WriteBatch {
  return (ctx, rows) => {
    const { kind } = ctx;
    const write = (savepoint: Database, { records }: WrittenRows): Promise<BatchOutcome> =>
      recorded(savepoint, [{ kind, ids: [...records.keys()] }], { by, now }, async (before) => {
        const changed = [...records].filter(
          ([id, record]) => !isSame(before.get(`${kind.kind}/${id}`), record),
        );
        if (changed.length > 0)
          await kind.write(
            savepoint,
            changed.map(([, record]) => record),
            now,
          );
      });
    return writeRows({ ...ctx, write }, transaction, rows);
  };
}

/**
 * Tries batches of a file: each is written in a transaction that is rolled back, so that a check blocks nobody. Rows
 * that are parents of other rows are remembered, and written again before those.
 */
export function tryingIn(db: Database, now: Date): WriteBatch {
  const good = new Map<string, StoredRecord>();
  return async (ctx, rows) => {
    let outcome = nothing;
    try {
      await db.transaction(async (transaction) => {
        await beginTrial(transaction);
        const write = (savepoint: Database, written: WrittenRows): Promise<BatchOutcome> =>
          tryRows(ctx.kind, savepoint, { ...written, good, now });
        outcome = await writeRows({ ...ctx, write }, transaction, rows);
        throw new TrialIsOver();
      });
    } catch (error) {
      if (!(error instanceof TrialIsOver)) throw error;
    }
    return outcome;
  };
}

async function tryRows(
  kind: KindOfRecord,
  savepoint: Database,
  {
    records,
    before,
    good,
    now,
  }: WrittenRows & { readonly good: Map<string, StoredRecord>; readonly now: Date },
): Promise<BatchOutcome> {
  const changed = [...records].filter(([id, record]) => !isSame(before.get(id), record));
  const written = [...parentsOf(kind, records, good), ...changed.map(([, record]) => record)];
  if (written.length > 0) await kind.write(savepoint, written, now);
  for (const [id, record] of records) if (kind.parents?.canBe(record) === true) good.set(id, record);
  const created = changed.filter(([id]) => !before.has(id)).length;
  return { created, changed: changed.length - created, unchanged: records.size - changed.length };
}

/** Earlier rows of the file that are parents of the rows, with their own parents. */
function parentsOf(
  { parents }: KindOfRecord,
  records: ReadonlyMap<string, StoredRecord>,
  good: ReadonlyMap<string, StoredRecord>,
): StoredRecord[] {
  if (parents === undefined) return [];
  const found = new Map<string, StoredRecord>();
  const wanted = [...records.values()];
  for (let one = wanted.pop(); one !== undefined; one = wanted.pop()) {
    const id = parents.of(one);
    const parent = id === null || records.has(id) || found.has(id) ? undefined : good.get(id);
    if (id === null || parent === undefined) continue;
    found.set(id, parent);
    wanted.push(parent);
  }
  return [...found.values()];
}
