import { KadrError } from '@kadr/contract';
import type { RecordKind } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { StoredRecord } from '../tables/records.ts';
import { authorOf } from './author.ts';
import { changeRecord } from './change-record.ts';
import { requireVersion, versionIn } from './conflict.ts';
import { isObject, mergePatch } from './merge-patch.ts';
import type { KindsOfRecords } from './record-kind.ts';
import { requirePatch } from './validate.ts';

/** Identifies one record. */
export interface Named {
  readonly kind: RecordKind;
  readonly id: string;
}

export interface RecordsContext {
  readonly db: Database;
  readonly kinds: KindsOfRecords;
}

/** @throws KadrError CONFLICT when the key exists */
export async function createRecord(
  ctx: RecordsContext,
  { kind: name, record }: { readonly kind: RecordKind; readonly record: StoredRecord },
  context: RequestContext,
): Promise<Named> {
  const kind = ctx.kinds[name];
  const id = kind.idOf(record);
  await ctx.db.transaction((transaction) =>
    changeRecord(transaction, {
      kind,
      id,
      by: authorOf(context),
      now: context.now(),
      action: 'create',
      next: (current) => {
        if (current !== null)
          throw new KadrError('CONFLICT', { message: `There is a record “${id}” already.` });
        return record;
      },
    }),
  );
  return { kind: name, id };
}

/** @throws KadrError NOT_FOUND, VERSION_REQUIRED, VERSION_CONFLICT */
export async function patchRecord(
  ctx: RecordsContext,
  { patch: given, ...named }: Named & { readonly patch: StoredRecord },
  context: RequestContext,
): Promise<Named> {
  const { kind: name, id } = keyed(ctx, named);
  const kind = ctx.kinds[name];
  const version = versionIn(context.ifMatch);
  requirePatch(kind, id, given);
  await ctx.db.transaction((transaction) =>
    changeRecord(transaction, {
      kind,
      id,
      by: authorOf(context),
      now: context.now(),
      action: 'patch',
      next: async (current) => {
        const record = existing(current, id);
        await requireVersion(transaction, kind, { id, record, version });
        const whole = mergePatch(record, given);
        return isObject(whole) ? whole : record;
      },
    }),
  );
  return { kind: name, id };
}

/**
 * @param version null: any version
 * @throws KadrError NOT_FOUND, VERSION_CONFLICT, CONFLICT that names what uses the record
 */
export async function removeRecord(
  ctx: RecordsContext,
  named: Named,
  version: string | null,
  context: RequestContext,
): Promise<void> {
  const { kind: name, id } = keyed(ctx, named);
  const kind = ctx.kinds[name];
  await ctx.db.transaction((transaction) =>
    changeRecord(transaction, {
      kind,
      id,
      by: authorOf(context),
      now: context.now(),
      action: 'remove',
      next: async (current) => {
        const record = existing(current, id);
        if (version !== null) await requireVersion(transaction, kind, { id, record, version });
        return null;
      },
    }),
  );
}

/** The record with its key as the kind stores it. */
export function keyed({ kinds }: RecordsContext, { kind, id }: Named): Named {
  return { kind, id: kinds[kind].idOf(kinds[kind].keyOf(id)) };
}

/** @throws KadrError NOT_FOUND */
export function existing(record: StoredRecord | null, id: string): StoredRecord {
  if (record === null)
    throw new KadrError('NOT_FOUND', { message: `There is no record “${id}”.`, field: 'id' });
  return record;
}
