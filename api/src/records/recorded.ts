import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { Author } from './author.ts';
import { changeOf } from './change-record.ts';
import type { KindOfRecord } from './record-kind.ts';
import { insertChanges } from './repository.ts';
import { isSame } from './version.ts';

/** The records in a batch. */
export interface TouchedRecords {
  readonly kind: KindOfRecord;
  readonly ids: readonly string[];
}

/** How many records a batch created, changed and left unchanged. */
export interface BatchOutcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Runs an import and adds the changes that it makes to the history.
 *
 * @throws any error of `work`; the caller must then roll back the transaction
 */
export async function recorded(
  transaction: Database,
  touched: readonly TouchedRecords[],
  { by, now }: { readonly by: Author; readonly now: Date },
  work: (before: ReadonlyMap<string, StoredRecord>) => Promise<void>,
): Promise<BatchOutcome> {
  const named = touched.filter(({ ids }) => ids.length > 0);
  const before = new Map<string, StoredRecord>();
  for (const { kind, ids } of named) {
    await kind.lock(transaction, ids);
    for (const [id, record] of await kind.read(transaction, ids)) before.set(`${kind.kind}/${id}`, record);
  }
  await work(before);
  const outcome = { created: 0, changed: 0, unchanged: 0 };
  for (const { kind, ids } of named) {
    const after = await kind.read(transaction, ids);
    const changes = [...after].flatMap(([id, record]) => {
      const was = before.get(`${kind.kind}/${id}`) ?? null;
      if (was !== null && isSame(was, record)) {
        outcome.unchanged++;
        return [];
      }
      outcome[was === null ? 'created' : 'changed']++;
      const action = was === null ? ('create' as const) : ('patch' as const);
      return [{ ...changeOf(kind, id, was, record), ...by, at: now, action }];
    });
    await insertChanges(transaction, changes);
  }
  return outcome;
}
