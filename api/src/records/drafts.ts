import { brandOfRecord, KadrError, recordPermission } from '@kadr/contract';
import type { RecordDraft } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { missingPermission } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../errors/database-errors.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import type { StoredRecord } from '../tables/records.ts';
import { nameOf } from './author.ts';
import type { Author } from './author.ts';
import { changeRecord, readRecord } from './change-record.ts';
import { isObject, mergePatch } from './merge-patch.ts';
import type { KindOfRecord } from './record-kind.ts';
import {
  deleteDraft,
  findDraft,
  findDueDrafts,
  lockRecord,
  writeDraft,
  writeDraftError,
} from './repository.ts';
import type { DraftRow } from './repository.ts';
import { requirePatch, requireRecord } from './validate.ts';

/** How many drafts one pass publishes. */
const draftsAtOnce = 50;

/**
 * Saves a patch as a draft. A scheduled draft must make a complete record when applied to the current one.
 *
 * @throws KadrError INVALID_INPUT that names the field
 */
export async function keepDraft(
  db: Database,
  kind: KindOfRecord,
  draft: { readonly id: string; readonly patch: StoredRecord; readonly publishAt: Date | null },
  { by, now }: { readonly by: Author; readonly now: Date },
): Promise<void> {
  const { id, patch, publishAt } = draft;
  requirePatch(kind, id, patch);
  const { requestId: _requestId, ...principal } = by;
  await db.transaction(async (transaction) => {
    await lockRecord(transaction, { kind: kind.kind, id });
    const current = await readRecord(transaction, kind, id);
    if (publishAt !== null) requireRecord(kind, id, applied(kind, id, current, patch));
    await writeDraft(transaction, {
      kind: kind.kind,
      recordId: id,
      patch,
      publishAt,
      at: now,
      ...principal,
    });
  });
}

/** Applies a draft to its record, or creates the record. @throws KadrError NOT_FOUND without a draft, INVALID_INPUT */
export async function publishDraft(
  transaction: Database,
  kind: KindOfRecord,
  id: string,
  {
    by,
    now,
    principalOf,
  }:
    | { readonly by: Author; readonly now: Date; readonly principalOf?: never }
    | { readonly by: null; readonly now: Date; readonly principalOf: PrincipalOf },
): Promise<void> {
  const key = { kind: kind.kind, id };
  await lockRecord(transaction, key);
  const draft = await findDraft(transaction, key);
  // Another process may have published it, or its author may have postponed it.
  const isDue = by !== null || (draft?.publishAt != null && draft.publishAt <= now);
  if (draft === undefined || !isDue) throw new KadrError('NOT_FOUND', { message: `“${id}” has no draft.` });
  if (by === null) await requireAuthor(draft, principalOf);
  const { principal, principalId, principalName } = draft;
  await changeRecord(transaction, {
    kind,
    id,
    by: by ?? { principal, principalId, principalName, requestId: 'scheduled' },
    now,
    action: 'patch',
    next: (current) => applied(kind, id, current, draft.patch),
  });
  await deleteDraft(transaction, key);
}

/** The current principal of an author, with current permissions; null for one who no longer has any. */
export type PrincipalOf = (author: Pick<DraftRow, 'principal' | 'principalId'>) => Promise<Principal | null>;

/**
 * @throws KadrError FORBIDDEN when the author of a draft may not write the record now: roles, keys and members change
 *   while it waits
 */
async function requireAuthor(
  { kind, recordId, ...author }: DraftRow,
  principalOf: PrincipalOf,
): Promise<void> {
  const principal = await principalOf(author);
  const wanted = recordPermission(kind, 'write');
  if (principal !== null && missingPermission(principal, [wanted], brandOfRecord(kind, recordId)) === null)
    return;
  throw new KadrError('FORBIDDEN', {
    message: `${nameOf(author)} may not change this any more: it needs the permission “${wanted}”.`,
  });
}

/** Publishes the drafts that are due. A draft that cannot be published stays, with the reason. */
export async function publishDueDrafts(
  db: Database,
  kindOf: (kind: KindOfRecord['kind']) => KindOfRecord,
  {
    now,
    log,
    principalOf,
  }: { readonly now: Date; readonly log: ApiPorts['log']; readonly principalOf: PrincipalOf },
): Promise<void> {
  for (const key of await findDueDrafts(db, now, draftsAtOnce)) {
    try {
      await db.transaction((transaction) =>
        publishDraft(transaction, kindOf(key.kind), key.id, { by: null, now, principalOf }),
      );
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (error instanceof KadrError && error.error === 'NOT_FOUND') continue;
      log.warn({ ...key, err: error }, 'failed to publish a draft');
      await writeDraftError(db, key, error instanceof KadrError ? error.message : 'Something went wrong.');
    }
  }
}

export function draftOf(row: DraftRow): RecordDraft {
  return {
    patch: row.patch,
    publish_at: row.publishAt && secondsOf(row.publishAt),
    by: nameOf(row),
    at: secondsOf(row.at),
    error: row.error,
  };
}

function applied(
  kind: KindOfRecord,
  id: string,
  current: StoredRecord | null,
  patch: StoredRecord,
): StoredRecord {
  const whole = mergePatch(current ?? kind.keyOf(id), patch);
  return isObject(whole) ? whole : {};
}
