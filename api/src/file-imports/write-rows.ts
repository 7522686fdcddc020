import { KadrError } from '@kadr/contract';
import type { ImportError } from '@kadr/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { ImportRefused } from '../imports/problems.ts';
import type { Author } from '../records/author.ts';
import { mayWrite } from '../records/brand-access.ts';
import { isObject, mergePatch } from '../records/merge-patch.ts';
import type { KindOfRecord } from '../records/record-kind.ts';
import { recorded } from '../records/recorded.ts';
import type { BatchOutcome } from '../records/recorded.ts';
import { checkRecord } from '../records/validate.ts';
import { isSame } from '../records/version.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { FileRow } from './read-rows.ts';
import type { Say } from './words.ts';

export interface RowsContext {
  readonly kind: KindOfRecord;
  readonly by: Author;
  readonly now: Date;
  /** The brands whose records may be written; null: all. */
  readonly brands: readonly string[] | null;
  readonly say: Say;
  readonly messages: z.core.$ZodErrorMap;
  /** The rows so far, by key. */
  readonly seen: Map<string, number>;
  readonly onError: (error: ImportError) => void;
}

interface KeyedRow {
  readonly row: number;
  readonly id: string;
  readonly patch: StoredRecord;
}

interface CompleteRow {
  readonly row: number;
  readonly id: string;
  readonly record: StoredRecord;
}

const nothing: BatchOutcome = { created: 0, changed: 0, unchanged: 0 };

/** Writes the rows that can be written; each of the others gets its errors. */
export async function writeRows(
  ctx: RowsContext,
  transaction: Database,
  rows: readonly FileRow[],
): Promise<BatchOutcome> {
  const keyed = rows.flatMap((row) => keyedRow(ctx, row) ?? []);
  return writeComplete(ctx, transaction, await completeRows(ctx, transaction, keyed));
}

function keyedRow(ctx: RowsContext, { row, patch, problems }: FileRow): KeyedRow | null {
  const { kind, seen, say, brands, messages } = ctx;
  const refuse = (field: string | null, message: string): null => {
    ctx.onError({ row, field, message });
    return null;
  };
  for (const { field, message } of problems) refuse(field || null, message);
  if (problems.length > 0) return null;
  const [firstKey = ''] = kind.keyFields;
  const key = keySchema(kind).safeParse(patch, { error: messages });
  if (key.data === undefined) {
    for (const { path, message } of key.error.issues) refuse(path.join('.') || null, message);
    return null;
  }
  const id = kind.idOf(key.data);
  const other = seen.get(id);
  if (other !== undefined) return refuse(firstKey, say('twice', { name: id, row: other }));
  seen.set(id, row);
  if (!mayWrite(kind.kind, id, brands)) return refuse(firstKey, say('brand'));
  return { row, id, patch };
}

function keySchema({ schema, keyFields }: KindOfRecord): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(schema.shape).filter(([name]) => keyFields.includes(name))),
  );
}

/** The rows as complete records, which nobody else changes until the transaction ends. */
async function completeRows(
  { kind, messages, onError }: RowsContext,
  transaction: Database,
  rows: readonly KeyedRow[],
): Promise<CompleteRow[]> {
  const ids = rows.map(({ id }) => id);
  await kind.lock(transaction, ids);
  const known = await kind.read(transaction, ids);
  return rows.flatMap(({ row, id, patch }) => {
    const whole = mergePatch(known.get(id) ?? {}, patch);
    const checked = checkRecord(kind, isObject(whole) ? whole : {}, messages);
    if ('record' in checked) return [{ row, id, record: checked.record }];
    for (const { field, message } of checked.problems) onError({ row, field: field || null, message });
    return [];
  });
}

/**
 * Writes within a savepoint. When the kind's import refuses rows by name, those fail and the others are written again; when
 * it names none, the batch is halved until the row is found.
 */
async function writeComplete(
  ctx: RowsContext,
  transaction: Database,
  rows: readonly CompleteRow[],
): Promise<BatchOutcome> {
  if (rows.length === 0) return nothing;
  try {
    return await transaction.transaction((savepoint) => write(ctx, savepoint, rows));
  } catch (error) {
    const messages = messagesOf(error);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const blamed = new Set<CompleteRow>();
    for (const message of messages) {
      const row = byId.get(/“([^”]+)”/.exec(message)?.[1] ?? '') ?? (rows.length === 1 ? rows[0] : undefined);
      if (row === undefined) continue;
      blamed.add(row);
      ctx.onError({ row: row.row, field: null, message });
    }
    if (blamed.size > 0)
      return writeComplete(
        ctx,
        transaction,
        rows.filter((row) => !blamed.has(row)),
      );
    const half = Math.ceil(rows.length / 2);
    const first = await writeComplete(ctx, transaction, rows.slice(0, half));
    return sumOf(first, await writeComplete(ctx, transaction, rows.slice(half)));
  }
}

function write(
  { kind, by, now }: RowsContext,
  savepoint: Database,
  rows: readonly CompleteRow[],
): Promise<BatchOutcome> {
  const ids = rows.map(({ id }) => id);
  return recorded(savepoint, [{ kind, ids }], { by, now }, async (before) => {
    const changed = rows.filter(({ id, record }) => !isSame(before.get(`${kind.kind}/${id}`), record));
    const records = changed.map(({ record }) => record);
    if (records.length > 0) await kind.write(savepoint, records, now);
  });
}

/** @throws any error but refusals of the rows */
function messagesOf(error: unknown): readonly string[] {
  if (error instanceof ImportRefused && error.problems.length > 0) return error.problems;
  if (error instanceof KadrError && error.status < 500) return [error.message];
  throw error;
}

export function sumOf(one: BatchOutcome, other: BatchOutcome): BatchOutcome {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
  };
}
