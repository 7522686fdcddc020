import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { Author } from './author.ts';
import { changeRecord } from './change-record.ts';
import { sentenceOf } from './conflict.ts';
import { changedPaths, pointerOf, valueAt, withValueAt } from './fields.ts';
import type { FieldPath } from './fields.ts';
import { isObject } from './merge-patch.ts';
import type { KindOfRecord } from './record-kind.ts';
import { findChange, findLatestChanges } from './repository.ts';
import type { ChangeRow } from './repository.ts';
import { isSame } from './version.ts';

/** How many later changes are searched for the author of a field's change. */
const mostChanges = 100;

/**
 * Restores the fields of a change, and nothing else.
 *
 * @throws KadrError CONFLICT when it is already undone, or when a field to restore has changed since
 */
export async function undoChange(
  transaction: Database,
  kind: KindOfRecord,
  change: ChangeRow,
  { by, now }: { readonly by: Author; readonly now: Date },
): Promise<void> {
  await changeRecord(transaction, {
    kind,
    id: change.recordId,
    by,
    now,
    action: 'undo',
    undoes: change.id,
    next: async (current) => {
      const known = await findChange(transaction, change.id);
      if (known?.undoneBy != null)
        throw new KadrError('CONFLICT', {
          message: `Change ${change.id} is undone already, by change ${known.undoneBy}.`,
        });
      const changed = changedSince(current, change);
      if (changed.length > 0) throw await refusal(transaction, change, changed);
      return undone(current, change);
    },
  });
}

/** The fields of the change whose current value differs from the one that it set. */
function changedSince(current: StoredRecord | null, { before, after }: ChangeRow): readonly FieldPath[] {
  if (current === null || before === null || after === null)
    return isSame(current, after) ? [] : changedPaths(after, current);
  return changedPaths(before, after).filter((path) => !isSame(valueAt(current, path), valueAt(after, path)));
}

function undone(current: StoredRecord | null, { before, after }: ChangeRow): StoredRecord | null {
  if (current === null || before === null || after === null) return before;
  const whole = changedPaths(before, after).reduce<unknown>(
    (record, path) => withValueAt(record, path, valueAt(before, path)),
    current,
  );
  return isObject(whole) ? whole : null;
}

async function refusal(
  db: Database,
  { id, kind, recordId }: ChangeRow,
  changed: readonly FieldPath[],
): Promise<KadrError> {
  const pointers = new Set(changed.map(pointerOf));
  const later = (await findLatestChanges(db, { kind, id: recordId }, mostChanges)).filter(
    (one) =>
      one.id > id && (one.fields.length === 0 || one.fields.some((field) => isTouched(field, pointers))),
  );
  const fields = [...pointers].map((pointer) => (pointer === '' ? 'the whole record' : pointer)).join(', ');
  const who = later.slice(0, 5).map((one) => `; ${sentenceOf(one)}`);
  return new KadrError('CONFLICT', {
    message: `“${recordId}” has been changed since, in what this would put back: ${fields}${who.join('')}.`,
  });
}

/** Whether a field equals, contains or is inside one of the given fields. */
function isTouched(field: string, pointers: ReadonlySet<string>): boolean {
  return [...pointers].some(
    (one) => one === field || one.startsWith(`${field}/`) || field.startsWith(`${one}/`) || one === '',
  );
}
