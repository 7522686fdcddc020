import { Readable } from 'node:stream';
import { KadrError, mostImportErrors } from '@kadr/contract';
import type { ImportError } from '@kadr/contract';
import type { ApiPorts, ImportFiles } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { fileFieldsOf } from '../record-files/fields.ts';
import type { KindsOfRecords } from '../records/record-kind.ts';
import { csvLine } from '../spreadsheets/write-csv.ts';
import { errorColumn, readRows } from './read-rows.ts';
import type { FileRow, FileToRead } from './read-rows.ts';
import { moveImport } from './repository.ts';
import type { FileImportRow } from './repository.ts';
import { sayIn, schemaMessages } from './words.ts';
import { tryingIn, writingInto } from './write-batch.ts';
import { nothing, sumOf } from './write-rows.ts';
import type { RowsContext } from './write-rows.ts';

/** Number of rows written at a time. */
const batchSize = 500;
/** How long a claim lasts without a sign of life from its worker, in milliseconds. */
export const claimFor = 2 * 60_000;

export interface RunContext extends Pick<ApiPorts, 'clock'> {
  readonly db: Database;
  readonly kinds: KindsOfRecords;
  readonly files: ImportFiles;
}

/** The import was cancelled, or another worker has it. */
class NotOursAnyMore extends Error {}

/** The name of an import's file of errors. */
export const errorsFile = (fileId: string): string => `${fileId}-errors`;

/**
 * Checks or applies a claimed import. A check tries the rows in batches and changes nothing. An application writes all
 * of them in one transaction with the import's state, so that nothing is applied partially or twice.
 */
export async function runImport(ctx: RunContext, row: FileImportRow): Promise<void> {
  try {
    await (row.state === 'checking' ? check(ctx, row) : apply(ctx, row));
  } catch (error) {
    if (error instanceof NotOursAnyMore) return;
    if (!(error instanceof KadrError) || error.status >= 500) throw error;
    await moveImport(ctx.db, row.id, ['checking', 'applying'], {
      state: 'failed',
      reason: error.message,
      finishedAt: ctx.clock(),
    });
  }
}

async function check(ctx: RunContext, row: FileImportRow): Promise<void> {
  const errors: ImportError[] = [];
  const result = await writeAll(ctx, row, tryingIn(ctx.db, ctx.clock()), (error) => errors.push(error));
  errors.sort((one, other) => one.row - other.row);
  if (errors.length > 0) await writeErrors(ctx, row, errors);
  await moveImport(ctx.db, row.id, ['checking'], {
    state: 'checked',
    ...result,
    errors: errors.slice(0, mostImportErrors),
    claimedUntil: null,
  });
}

async function apply(ctx: RunContext, row: FileImportRow): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const { principal, principalId, principalName, requestId } = row;
    const by = { principal, principalId, principalName, requestId };
    const write = writingInto(transaction, by, ctx.clock());
    const result = await writeAll(ctx, row, write, ({ row: at, message }) => {
      throw new KadrError('CONFLICT', { message: `${at}: ${message}` });
    });
    const done = { state: 'applied', ...result, claimedUntil: null, finishedAt: ctx.clock() } as const;
    const moved = await moveImport(transaction, row.id, ['applying'], done);
    if (moved === undefined) throw new NotOursAnyMore();
  });
}

/** Writes all rows of a file, and reports the progress after each batch. */
async function writeAll(
  ctx: RunContext,
  row: FileImportRow,
  write: ReturnType<typeof writingInto>,
  onError: (error: ImportError) => void,
) {
  const kind = ctx.kinds[row.kind];
  const failed = new Set<number>();
  const { brands, language } = row;
  const rowsContext: Omit<RowsContext, 'write'> = {
    kind,
    brands,
    say: sayIn(language),
    messages: schemaMessages(language),
    seen: new Map(),
    onError: (error) => {
      failed.add(error.row);
      onError(error);
    },
  };
  let outcome = nothing;
  let rows = 0;
  for await (const batch of batchesOf((await readRows(fileOf(ctx, row))).rows)) {
    outcome = sumOf(outcome, await write(rowsContext, batch));
    rows += batch.length;
    await reportProgress(ctx, row, rows);
  }
  return { ...outcome, rows, rowsDone: rows, failed: failed.size };
}

function fileOf(
  { kinds, files }: Pick<RunContext, 'kinds' | 'files'>,
  { kind: name, format, fileId, language }: FileImportRow,
): FileToRead {
  const kind = kinds[name];
  return {
    format,
    open: () => files.read(fileId),
    fields: fileFieldsOf(kind),
    keyFields: kind.keyFields,
    say: sayIn(language),
  };
}

async function* batchesOf(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Outside the transaction, so that others see it. @throws NotOursAnyMore */
async function reportProgress(
  { db, clock }: RunContext,
  row: FileImportRow,
  rowsDone: number,
): Promise<void> {
  const claimedUntil = new Date(clock().getTime() + claimFor);
  const moved = await moveImport(db, row.id, [row.state], { rowsDone, claimedUntil });
  if (moved === undefined) throw new NotOursAnyMore();
}

/** Writes the failed rows unchanged, each with its errors, into a file. */
async function writeErrors(
  ctx: RunContext,
  row: FileImportRow,
  errors: readonly ImportError[],
): Promise<void> {
  const byRow = new Map<number, string[]>();
  for (const { row: at, field, message } of errors)
    byRow.set(at, [...(byRow.get(at) ?? []), field === null ? message : `${field}: ${message}`]);
  const { head, rows } = await readRows(fileOf(ctx, row));
  const columns = head.filter((name) => name !== errorColumn);
  const lines = async function* () {
    yield `\uFEFF${csvLine([...columns, errorColumn])}`;
    for await (const { row: at, cells } of rows) {
      const own = byRow.get(at);
      if (own === undefined) continue;
      const kept = head.flatMap((name, column) => (name === errorColumn ? [] : [cells[column] ?? '']));
      yield csvLine([...kept, own.join('; ')]);
    }
  };
  await ctx.files.put(errorsFile(row.fileId), Readable.from(lines(), { objectMode: false }));
}
