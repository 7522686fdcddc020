import { sql } from 'drizzle-orm';
import { KadrError } from '@kadr/contract';
import type { RecordChange } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { tableThatRefers } from '../errors/database-errors.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { Author } from './author.ts';
import { changedPaths, pointerOf } from './fields.ts';
import type { KindOfRecord } from './record-kind.ts';
import { deleteDraft, insertChanges, lockRecord } from './repository.ts';
import { requireRecord } from './validate.ts';
import { isSame, versionOf } from './version.ts';

/** A requested change. */
export interface AskedChange {
  readonly kind: KindOfRecord;
  readonly id: string;
  readonly by: Author;
  readonly now: Date;
  /** A patch creates a record that does not exist. */
  readonly action: RecordChange['action'];
  /** The change being undone. */
  readonly undoes?: number;
  /** Computes the new record from the current one; null: no record. Called while the record is locked. */
  readonly next: (current: StoredRecord | null) => StoredRecord | null | Promise<StoredRecord | null>;
}

/**
 * Changes one record and adds the change to the history; a change without effect adds no row.
 *
 * @throws KadrError INVALID_INPUT that names the field, CONFLICT that names what still uses a record to be removed, and
 *   any error of `next`; the caller must then roll back the transaction
 */
export async function changeRecord(transaction: Database, asked: AskedChange): Promise<void> {
  const { kind, id, by, now, action, undoes } = asked;
  await lockRecord(transaction, { kind: kind.kind, id });
  await kind.lock(transaction, [id]);
  const before = await readRecord(transaction, kind, id);
  const next = await asked.next(before);
  if (next !== null) await kind.write(transaction, [requireRecord(kind, id, next)], now);
  else if (before !== null) await removeRecord(transaction, kind, id, now);
  const after = await readRecord(transaction, kind, id);
  if (undoes === undefined && isSame(before, after)) return;
  const made = action === 'patch' && before === null ? 'create' : action;
  await insertChanges(transaction, [
    { ...changeOf(kind, id, before, after), ...by, at: now, action: made, undoes: undoes ?? null },
  ]);
}

export async function readRecord(db: Database, kind: KindOfRecord, id: string): Promise<StoredRecord | null> {
  return (await kind.read(db, [id])).get(id) ?? null;
}

/** The history entry for the two states of a record. */
export function changeOf(
  kind: KindOfRecord,
  id: string,
  before: StoredRecord | null,
  after: StoredRecord | null,
) {
  return {
    kind: kind.kind,
    recordId: id,
    fields: before === null || after === null ? [] : changedPaths(before, after).map(pointerOf),
    before,
    after,
    versionBefore: before && versionOf(before),
    versionAfter: after && versionOf(after),
  };
}

/** How many users of each kind an error names. */
const mostNamed = 3;

async function removeRecord(transaction: Database, kind: KindOfRecord, id: string, now: Date): Promise<void> {
  const usages = kind.usages(id);
  const { rows } =
    usages.length === 0
      ? { rows: [] }
      : await transaction.execute<{ noun: string; name: string }>(sql.join([...usages], sql` union all `));
  const names = Map.groupBy(rows, ({ noun }) => noun);
  if (names.size > 0)
    throw stillUsed(
      id,
      [...names].map(([noun, users]) => {
        const more = users.length > mostNamed ? ` and ${users.length - mostNamed} more` : '';
        return `${noun} ${users
          .slice(0, mostNamed)
          .map(({ name }) => `“${name}”`)
          .join(', ')}${more}`;
      }),
    );
  try {
    await kind.remove(transaction, id, now);
  } catch (error) {
    const table = tableThatRefers(error);
    if (table === null) throw error;
    throw stillUsed(id, [`rows of ${table}`]);
  }
  await deleteDraft(transaction, { kind: kind.kind, id });
}

function stillUsed(id: string, users: readonly string[]): KadrError {
  return new KadrError('CONFLICT', { message: `“${id}” is still used: ${users.join('; ')}.` });
}
