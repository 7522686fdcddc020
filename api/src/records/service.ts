import { brandOfRecord, KadrError, recordPermission } from '@kadr/contract';
import type {
  ChangeListInput,
  RecordAction,
  RecordChange,
  RecordImport,
  RecordKind,
  RecordList,
  RecordListInput,
  RecordView,
  WholeChange,
} from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { requireOperator, requirePermission } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { dateOf, secondsOf } from '../text/unix-seconds.ts';
import type { StoredRecord } from '../tables/records.ts';
import { authorOf, nameOf } from './author.ts';
import { brandsFor } from './brand-access.ts';
import { readRecord } from './change-record.ts';
import { versionIn } from './conflict.ts';
import { draftOf, keepDraft, publishDraft, publishDueDrafts } from './drafts.ts';
import type { PrincipalOf } from './drafts.ts';
import { createRecord, existing, keyed, patchRecord, removeRecord } from './edit.ts';
import type { Named, RecordsContext } from './edit.ts';
import { listChanges, requireChange, wholeChangeOf } from './history.ts';
import { importRows } from './import-rows.ts';
import { listRecords } from './list.ts';
import type { KindsOfRecords } from './record-kind.ts';
import { recorded } from './recorded.ts';
import { deleteDraft, findDraft, findLatestChanges } from './repository.ts';
import { undoChange } from './undo.ts';
import { versionOf } from './version.ts';

/**
 * Records, as operators edit them. Every change runs in one transaction and adds a row to the history. All methods
 * throw KadrError FORBIDDEN without the kind's permission, and INVALID_INPUT that names the invalid field.
 */
export interface RecordsService {
  list(input: RecordListInput, context: RequestContext): Promise<RecordList>;
  /** @throws KadrError NOT_FOUND when neither a record nor a draft exists */
  get(named: Named, context: RequestContext): Promise<RecordView>;
  /** @throws KadrError CONFLICT when the key exists */
  create(
    input: { readonly kind: RecordKind; readonly record: StoredRecord },
    context: RequestContext,
  ): Promise<RecordView>;
  /** @throws KadrError NOT_FOUND, VERSION_REQUIRED, VERSION_CONFLICT */
  patch(input: Named & { readonly patch: StoredRecord }, context: RequestContext): Promise<RecordView>;
  /** @throws KadrError NOT_FOUND, VERSION_REQUIRED, VERSION_CONFLICT, CONFLICT that names what uses the record */
  remove(named: Named, context: RequestContext): Promise<void>;
  putDraft(
    input: Named & { readonly patch: StoredRecord; readonly publish_at: number | null },
    context: RequestContext,
  ): Promise<RecordView>;
  /** @throws KadrError NOT_FOUND */
  removeDraft(named: Named, context: RequestContext): Promise<void>;
  /** @throws KadrError NOT_FOUND */
  publishDraft(named: Named, context: RequestContext): Promise<RecordView>;
  /** Publishes the drafts that are due; one that cannot be published stays, with the reason. */
  publishDueDrafts(now: Date): Promise<void>;
  importRows(
    input: { readonly kind: RecordKind; readonly rows: readonly unknown[]; readonly dry_run: boolean },
    context: RequestContext,
  ): Promise<RecordImport>;
  /** Writes complete records through the import of their kind, all or nothing, without checking versions. */
  writeAll(kind: RecordKind, records: readonly StoredRecord[], context: RequestContext): Promise<void>;
  /** Removes a record in any version. @throws KadrError NOT_FOUND, CONFLICT that names what uses it */
  removeAny(named: Named, context: RequestContext): Promise<void>;
  listChanges(
    input: ChangeListInput,
    context: RequestContext,
  ): Promise<{ items: RecordChange[]; next_cursor: string | null }>;
  /** @throws KadrError NOT_FOUND */
  getChange(id: number, context: RequestContext): Promise<WholeChange>;
  /** @throws KadrError NOT_FOUND, CONFLICT when a field to restore has changed since */
  undo(id: number, context: RequestContext): Promise<RecordView>;
}

interface RecordsPorts extends Pick<ApiPorts, 'log'> {
  readonly kinds: KindsOfRecords;
  readonly principalOf: PrincipalOf;
}

export function createRecordsService(
  db: Database,
  { kinds, log, principalOf }: RecordsPorts,
): RecordsService {
  const ctx: RecordsContext = { db, kinds };
  return {
    list: (input, context) =>
      listRecords(db, kinds[input.kind], input, {
        language: context.language,
        now: context.now(),
        brands: brandsFor(requireOperator(context), input.kind, 'read'),
      }),
    get: async (named, context) => {
      const key = keyed(ctx, named);
      const view = await viewOf(ctx, key, context.now());
      if (view.draft === null) existing(view.record, key.id);
      return view;
    },
    create: async (input, context) => viewOf(ctx, await createRecord(ctx, input, context), context.now()),
    patch: async (input, context) => viewOf(ctx, await patchRecord(ctx, input, context), context.now()),
    remove: (named, context) => removeRecord(ctx, named, versionIn(context.ifMatch), context),
    putDraft: async ({ patch: given, publish_at, ...named }, context) => {
      const key = keyed(ctx, named);
      const publishAt = dateOf(publish_at);
      await keepDraft(
        db,
        kinds[key.kind],
        { id: key.id, patch: given, publishAt },
        { by: authorOf(context), now: context.now() },
      );
      return viewOf(ctx, key, context.now());
    },
    removeDraft: async (named) => {
      const key = keyed(ctx, named);
      if (!(await deleteDraft(db, key)))
        throw new KadrError('NOT_FOUND', { message: `“${key.id}” has no draft.` });
    },
    publishDraft: async (named, context) => {
      const key = keyed(ctx, named);
      await db.transaction((transaction) =>
        publishDraft(transaction, kinds[key.kind], key.id, { by: authorOf(context), now: context.now() }),
      );
      return viewOf(ctx, key, context.now());
    },
    publishDueDrafts: (now) => publishDueDrafts(db, (kind) => kinds[kind], { now, log, principalOf }),
    importRows: ({ kind, rows, dry_run: isDryRun }, context) =>
      importRows(db, kinds[kind], rows, {
        by: authorOf(context),
        now: context.now(),
        isDryRun,
        brands: brandsFor(requireOperator(context), kind, 'write'),
      }),
    writeAll: async (kind, records, context) => {
      const touched = { kind: kinds[kind], ids: records.map((record) => kinds[kind].idOf(record)) };
      const now = context.now();
      await db.transaction((transaction) =>
        recorded(transaction, [touched], { by: authorOf(context), now }, () =>
          kinds[kind].write(transaction, records, now),
        ),
      );
    },
    removeAny: (named, context) => removeRecord(ctx, named, null, context),
    listChanges: (input, context) => listChanges(db, input, requireOperator(context)),
    getChange: async (id, context) => {
      const found = await requireChange(db, id);
      requireFor({ kind: found.change.kind, id: found.change.recordId }, 'read', context);
      return wholeChangeOf(found);
    },
    undo: async (id, context) => {
      const { change } = await requireChange(db, id);
      requireFor({ kind: change.kind, id: change.recordId }, 'write', context);
      await db.transaction((transaction) =>
        undoChange(transaction, kinds[change.kind], change, { by: authorOf(context), now: context.now() }),
      );
      return viewOf(ctx, { kind: change.kind, id: change.recordId }, context.now());
    },
  };
}

async function viewOf({ db, kinds }: RecordsContext, { kind, id }: Named, now: Date): Promise<RecordView> {
  const { listing } = kinds[kind];
  const [record, draft, [last], live] = await Promise.all([
    readRecord(db, kinds[kind], id),
    findDraft(db, { kind, id }),
    findLatestChanges(db, { kind, id }, 1),
    db.execute<{ is_live: boolean }>(
      sql`select ${listing.isLive(now)} as is_live from ${listing.from} where ${listing.key} = ${id}`,
    ),
  ]);
  return {
    kind,
    id,
    record,
    version: record === null ? '' : versionOf(record),
    is_live: live.rows[0]?.is_live ?? false,
    draft: draft === undefined ? null : draftOf(draft),
    changed_at: last === undefined ? null : secondsOf(last.at),
    changed_by: last === undefined ? null : nameOf(last),
  };
}

function requireFor(
  { kind, id }: Named,
  action: RecordAction,
  context: Pick<RequestContext, 'principal'>,
): void {
  requirePermission(requireOperator(context), recordPermission(kind, action), brandOfRecord(kind, id));
}
