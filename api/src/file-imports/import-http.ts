import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  exportFormatSchema,
  importLimits,
  importsPath,
  KadrError,
  recordKindSchema,
  recordPermission,
  recordPermissions,
} from '@kadr/contract';
import type { ExportFormat, FileImport, RecordKind } from '@kadr/contract';
import type { OperatorGate } from '../audit/operator-calls.ts';
import { operatorRoute } from '../audit/operator-route.ts';
import type { FileRequest } from '../audit/operator-route.ts';
import type { ApiPorts, ImportFiles } from '../context/context.ts';
import { anyBrand } from '../context/principal.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import type { Caller } from '../http/request-context.ts';
import { fileFieldsOf } from '../record-files/fields.ts';
import type { KindsOfRecords } from '../records/record-kind.ts';
import { csvOf } from '../spreadsheets/write-csv.ts';
import { xlsxOf } from '../spreadsheets/write-xlsx.ts';
import { uuid } from '../text/uuid.ts';
import type { FileImportsService } from './service.ts';

interface ImportHttpPorts extends Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log' | 'random'> {
  readonly imports: Pick<FileImportsService, 'add' | 'errorsOf' | 'get'>;
  readonly kinds: KindsOfRecords;
  readonly files: ImportFiles;
}

/**
 * Files of imports: `POST /api/operator/imports?kind=…&name=…` accepts one, `GET …/{id}/errors.csv` returns its failed
 * rows, `GET …/templates/{kind}.{csv, xlsx}` an empty one. Returns false for every other address.
 */
export function createImportHandler(
  ports: ImportHttpPorts,
  gate: OperatorGate,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  return operatorRoute(importsPath, ports, async (request) => {
    const { method, path } = request;
    if (method === 'POST' && path === '') {
      await takeFile(ports, gate, request);
      return true;
    }
    if (method !== 'GET') return false;
    const [, id] = /^\/(\d{1,9})\/errors\.csv$/.exec(path) ?? [];
    const [, kind, format] = /^\/templates\/(\w+)\.(csv|xlsx)$/.exec(path) ?? [];
    if (id !== undefined) await sendErrors(ports, gate, request, Number(id));
    else if (kind !== undefined) await sendTemplate(ports, gate, request, { kind, format });
    return id !== undefined || kind !== undefined;
  });
}

const csvType = 'text/csv; charset=utf-8';

async function takeFile(ports: ImportHttpPorts, gate: OperatorGate, request: FileRequest): Promise<void> {
  const { req, res, caller, context, query } = request;
  refuseCrossSite({
    method: 'POST',
    headers: req.headers,
    host: caller.host,
    publicUrl: ports.config.publicUrl,
  });
  const kind = kindOf(query['kind']);
  const { fileName, format } = fileNamed(query['name'] ?? '');
  const call = {
    operation: 'importFile',
    permissions: [recordPermission(kind, 'write')],
    brand: anyBrand,
    isRead: false,
    input: { kind, file_name: fileName },
  } as const;
  const taken: FileImport = await gate(call, req, caller, async (principal) => {
    const fileId = uuid(ports.random(16));
    await store(ports.files, fileId, req);
    return ports.imports.add({ kind, fileName, format, fileId }, { ...context, principal });
  });
  res.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(taken));
}

/** @throws KadrError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA for an empty file; nothing is stored then */
async function store(files: ImportFiles, fileId: string, req: IncomingMessage): Promise<void> {
  const tooLarge = new KadrError('PAYLOAD_TOO_LARGE', {
    message: `A file may have ${importLimits.bytes / 1024 / 1024} MB.`,
  });
  if (Number(req.headers['content-length'] ?? 0) > importLimits.bytes) throw tooLarge;
  let size = 0;
  const bounded = async function* () {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk as Uint8Array);
      size += bytes.length;
      if (size > importLimits.bytes) throw tooLarge;
      yield bytes;
    }
  };
  await files.put(fileId, Readable.from(bounded(), { objectMode: false }));
  if (size > 0) return;
  await files.remove(fileId);
  throw new KadrError('UNSUPPORTED_MEDIA', { message: 'The file is empty.' });
}

/** @throws KadrError INVALID_INPUT */
function kindOf(given: string | undefined): RecordKind {
  const kind = recordKindSchema.safeParse(given);
  if (kind.success) return kind.data;
  throw new KadrError('INVALID_INPUT', { message: 'kind: must be a kind of record.', field: 'kind' });
}

/** @throws KadrError UNSUPPORTED_MEDIA */
function fileNamed(name: string): { readonly fileName: string; readonly format: ExportFormat } {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const format = exportFormatSchema.safeParse(extension === 'ndjson' ? 'jsonl' : extension).data;
  if (format !== undefined) return { fileName: name.slice(-200), format };
  throw new KadrError('UNSUPPORTED_MEDIA', { message: 'name: has to end in .csv, .xlsx or .jsonl.' });
}

async function sendErrors(
  { imports }: ImportHttpPorts,
  gate: OperatorGate,
  { req, res, caller, context }: FileRequest,
  id: number,
): Promise<void> {
  // The import's kind decides who may see it.
  const call = {
    operation: 'getImportErrors',
    permissions: writePermissions,
    brand: anyBrand,
    isRead: true,
    input: { id },
  } as const;
  await gate(call, req, caller, async (principal) => {
    const bytes = await imports.errorsOf(id, { ...context, principal });
    begin(res, csvType, `import-${id}-errors.csv`);
    await pipeline(Readable.from(bytes), res);
  });
}

const writePermissions = recordPermissions('write');

async function sendTemplate(
  { kinds }: ImportHttpPorts,
  gate: OperatorGate,
  { req, res, caller }: FileRequest,
  { kind: given, format }: { readonly kind: string; readonly format: string | undefined },
): Promise<void> {
  const kind = kindOf(given);
  const call = {
    operation: 'getImportTemplate',
    permissions: [recordPermission(kind, 'write')],
    brand: anyBrand,
    isRead: true,
    input: { kind },
  } as const;
  await gate(call, req, caller, async () => {
    const columns = fileFieldsOf(kinds[kind]).map(({ name }) => ({ name, type: 'text' as const }));
    const sheet = { columns, rows: noRows() };
    begin(res, format === 'csv' ? csvType : xlsxType, `${kind}.${format}`);
    await pipeline(Readable.from(format === 'csv' ? csvOf(sheet) : xlsxOf(sheet)), res);
  });
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function* noRows(): AsyncGenerator<never> {}

function begin(res: ServerResponse, type: string, name: string): void {
  res.writeHead(200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}
