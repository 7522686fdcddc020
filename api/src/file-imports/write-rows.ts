import { KadrError } from '@kadr/contract';
import type { ImportError } from '@kadr/contract';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { ImportRefused } from '../imports/problems.ts';
import { mayWrite } from '../records/brand-access.ts';
import { isObject, mergePatch } from '../records/merge-patch.ts';
import type { KindOfRecord } from '../records/record-kind.ts';
import type { BatchOutcome } from '../records/recorded.ts';
import { checkRecord } from '../records/validate.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { FileRow } from './read-rows.ts';
import type { Say } from './words.ts';

export interface RowsContext {
  readonly kind: KindOfRecord;
  /** The brands whose records may be written; null for all. */
  readonly brands: readonly string[] | null;
  readonly say: Say;
  readonly messages: z.core.$ZodErrorMap;
  /** Numbers of earlier rows, by key. */
  readonly seen: Map<string, number>;
  readonly onError: (error: ImportError) => void;
  /** Writes the rows, and returns the outcome. @throws the errors of the kind's import */
  readonly write: (savepoint: Database, rows: WrittenRows) => Promise<BatchOutcome>;
}

/** The complete records of rows, and the records stored under their keys before. */
export interface WrittenRows {
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly before: ReadonlyMap<string, StoredRecord>;
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

export const nothing: BatchOutcome = { created: 0, changed: 0, unchanged: 0 };

/** Writes the valid rows, and reports the errors of the others. */
export async function writeRows(
  ctx: RowsContext,
  transaction: Database,
  rows: readonly FileRow[],
): Promise<BatchOutcome> {
  const keyed = rows.flatMap((row) => keyedRow(ctx, row) ?? []);
  const ids = keyed.map(({ id }) => id);
  await ctx.kind.lock(transaction, ids);
  const before = await ctx.kind.read(transaction, ids);
  return writeComplete({ ...ctx, before }, transaction, completeRows(ctx, before, keyed));
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

/** The complete records of the rows. */
function completeRows(
  { kind, messages, onError }: RowsContext,
  before: ReadonlyMap<string, StoredRecord>,
  rows: readonly KeyedRow[],
): CompleteRow[] {
  return rows.flatMap(({ row, id, patch }) => {
    const whole = mergePatch(before.get(id) ?? {}, patch);
    const checked = checkRecord(kind, isObject(whole) ? whole : {}, messages);
    if ('record' in checked) return [{ row, id, record: checked.record }];
    for (const { field, message } of checked.problems) onError({ row, field: field || null, message });
    return [];
  });
}

interface CompleteContext extends RowsContext {
  readonly before: ReadonlyMap<string, StoredRecord>;
}

/**
 * Writes within a savepoint. When the kind's import refuses rows by name, those fail and the others are written again;
 * otherwise the batch is halved until the row is found.
 */
async function writeComplete(
  ctx: CompleteContext,
  transaction: Database,
  rows: readonly CompleteRow[],
): Promise<BatchOutcome> {
  if (rows.length === 0) return nothing;
  try {
    const records = new Map(rows.map(({ id, record }) => [id, record]));
    return await transaction.transaction((savepoint) =>
      ctx.write(savepoint, { records, before: ctx.before }),
    );
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

/** @throws any error other than a refusal of rows */
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
