import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { exportFormatSchema, exportsPath, KadrError } from '@kadr/contract';
import type { ExportFormat } from '@kadr/contract';
import { z } from 'zod';
import type { OperatorGate } from '../audit/operator-calls.ts';
import { operatorRoute } from '../audit/operator-route.ts';
import type { FileRequest } from '../audit/operator-route.ts';
import type { ApiPorts } from '../context/context.ts';
import type { Caller } from '../http/request-context.ts';
import type { Column } from '../spreadsheets/sheet.ts';
import { csvOf } from '../spreadsheets/write-csv.ts';
import { xlsxOf } from '../spreadsheets/write-xlsx.ts';
import type { Export, ExportAsking, ExportBatch } from './export.ts';
import type { ExportsService } from './service.ts';

/** Files that a process writes at the same time: each holds a connection to the database. */
const mostAtOnce = 2;
/** How long a file waits for its turn, in milliseconds: a finished one frees its place a moment later. */
const turnWait = 1000;
/** How long a file may take, in milliseconds: its snapshot keeps old rows alive. */
const longestExport = 15 * 60_000;

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};

/**
 * Files of lists and reports: `GET /api/operator/exports/{subject}.{format}` with the parameters of the list. A file is
 * written while it is read. Returns false for every other address.
 */
export function createExportHandler(
  exports: ExportsService,
  gate: OperatorGate,
  ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log'>,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  let running = 0;
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    if (running >= mostAtOnce) await setTimeout(turnWait);
    if (running >= mostAtOnce)
      throw new KadrError('TOO_MANY_REQUESTS', {
        message: 'Other files are being written: try again in a minute.',
      });
    running += 1;
    try {
      await work();
    } finally {
      running -= 1;
    }
  };
  return operatorRoute(
    `${exportsPath}/`,
    ports,
    async ({ req, res, caller, context, method, path, query }) => {
      const { found, format, name } = findFile(exports, { method, path, query });
      const { operation, permission } = found;
      const brand = found.brandOf(query);
      const input = { ...query, file: name };
      await gate(
        { operation, permissions: [permission], brand, isRead: false, input },
        req,
        caller,
        (principal) =>
          inTurn(async () => {
            const asking = { principal, input: query, language: context.language, now: ports.clock() };
            const answer = { res, format, name };
            if (format === 'parquet') await sendParquet(found, asking, answer);
            else
              await exports.inSnapshot(async (transaction) => {
                const { columns, batches } = await readable(() => found.read(transaction, asking));
                await sendFile(answer, await begun(encoded(format, columns, batches)));
              });
          }),
      );
      return true;
    },
  );
}

/** @throws KadrError NOT_FOUND, METHOD_NOT_ALLOWED */
function findFile(
  exports: ExportsService,
  { method, path, query }: Pick<FileRequest, 'method' | 'path' | 'query'>,
): { readonly found: Export; readonly format: ExportFormat; readonly name: string } {
  const [, subject = '', extension] = /^(.+)\.(\w+)$/.exec(path) ?? [];
  const found = exports.find(subject);
  const format = exportFormatSchema.safeParse(extension).data;
  if (found === null || format === undefined) throw new KadrError('NOT_FOUND');
  if (!found.formats.includes(format)) throw new KadrError('NOT_FOUND');
  if (method !== 'GET') throw new KadrError('METHOD_NOT_ALLOWED');
  const days = [query['from'], query['to']].filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''));
  return { found, format, name: `${[subject.split('/').at(-1), ...days].join('_')}.${format}` };
}

interface Answer {
  readonly res: ServerResponse;
  readonly format: ExportFormat;
  readonly name: string;
}

async function sendFile(
  { res, format, name }: Answer,
  bytes: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  res.writeHead(200, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  await pipeline(Readable.from(bytes), res, { signal: AbortSignal.timeout(longestExport) });
}

async function sendParquet(found: Export, asking: ExportAsking, answer: Answer): Promise<void> {
  const file = await readable(() => found.writeParquet?.(asking));
  if (file === undefined) throw new KadrError('NOT_FOUND');
  try {
    await sendFile(answer, createReadStream(file));
  } finally {
    await rm(file, { force: true });
  }
}

/** @throws KadrError INVALID_INPUT, which names the parameter */
async function readable<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    const field = issue?.path.join('.') ?? '';
    throw new KadrError('INVALID_INPUT', { message: `${field}: ${issue?.message}`, field, cause: error });
  }
}

function encoded(
  format: ExportFormat,
  columns: readonly Column[],
  batches: AsyncIterable<ExportBatch>,
): AsyncGenerator<string | Uint8Array> {
  if (format === 'jsonl') return linesOf(batches);
  const sheet = { columns, rows: cellsIn(batches) };
  return format === 'csv' ? csvOf(sheet) : xlsxOf(sheet);
}

async function* cellsIn(batches: AsyncIterable<ExportBatch>) {
  for await (const { cells } of batches) yield cells;
}

async function* linesOf(batches: AsyncIterable<ExportBatch>): AsyncGenerator<string> {
  for await (const { records = [] } of batches)
    yield records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** The same after its first part is there: an earlier failure is answered as an error. */
async function begun<T>(parts: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = await parts.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    yield* parts;
  })();
}
