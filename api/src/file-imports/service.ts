import { KadrError, recordKinds, recordPermission } from '@kadr/contract';
import type { ExportFormat, FileImport, RecordKind } from '@kadr/contract';
import type { ApiPorts, ImportFiles, RequestContext } from '../context/context.ts';
import { brandsWith, requireOperator } from '../context/principal.ts';
import type { Principal } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import { idOfCursor } from '../lists/id-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import { authorOf, nameOf } from '../records/author.ts';
import { brandsFor } from '../records/brand-access.ts';
import type { KindsOfRecords } from '../records/record-kind.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import {
  claimImport,
  deleteImportsBefore,
  findImport,
  insertImport,
  listImportRows,
  moveImport,
} from './repository.ts';
import type { FileImportRow } from './repository.ts';
import { claimFor, errorsFile, runImport } from './run-import.ts';

/** How long an import and its file are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

type Asking = Pick<RequestContext, 'principal' | 'requestId' | 'language' | 'now'>;

/** Imports of files. All methods for operators throw KadrError NOT_FOUND for an import that the caller may not see. */
export interface FileImportsService {
  /** Records a file that is stored under an id; a worker checks it. */
  add(
    file: {
      readonly kind: RecordKind;
      readonly fileName: string;
      readonly format: ExportFormat;
      readonly fileId: string;
    },
    context: Asking,
  ): Promise<FileImport>;
  list(
    input: { readonly cursor?: string | undefined; readonly limit: number },
    context: Asking,
  ): Promise<{ items: FileImport[]; next_cursor: string | null }>;
  get(id: number, context: Asking): Promise<FileImport>;
  /** @throws KadrError CONFLICT unless it is checked without failed rows */
  apply(id: number, context: Asking): Promise<FileImport>;
  /** @throws KadrError CONFLICT when it has ended */
  cancel(id: number, context: Asking): Promise<FileImport>;
  /** The bytes of the file of errors. @throws KadrError NOT_FOUND without failed rows */
  errorsOf(id: number, context: Asking): Promise<AsyncIterable<Uint8Array>>;
  /** Checks and applies waiting imports. Workers call it every few seconds; each import is run by one of them. */
  run(): Promise<void>;
  purge(now: Date): Promise<void>;
}

interface FileImportsPorts extends Pick<ApiPorts, 'clock'> {
  readonly kinds: KindsOfRecords;
  readonly files: ImportFiles;
}

export function createFileImportsService(db: Database, ports: FileImportsPorts): FileImportsService {
  const ctx = { db, ...ports };
  return {
    add: async (file, context) =>
      toImport(
        await insertImport(db, {
          ...file,
          ...authorOf(context),
          state: 'waiting',
          language: context.language,
          brands: brandsOf(file.kind, context),
          createdAt: context.now(),
        }),
      ),
    list: async ({ cursor, limit }, context) => {
      const kinds = kindsFor(requireOperator(context));
      const rows = await listImportRows(db, { kinds, before: idOfCursor(cursor), limit: limit + 1 });
      const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
      return { items: page.map(toImport), next_cursor };
    },
    get: async (id, context) => toImport(await requireImport(db, id, context)),
    apply: async (id, context) => {
      const { kind, failed } = await requireImport(db, id, context);
      // It is written on behalf of the member who confirms it, with that member's brands.
      const values = { ...authorOf(context), state: 'ready', brands: brandsOf(kind, context) } as const;
      const row = failed === 0 ? await moveImport(db, id, ['checked'], values) : undefined;
      if (row === undefined)
        throw new KadrError('CONFLICT', {
          message: 'Only an import that is checked without errors can be applied.',
        });
      return toImport(row);
    },
    cancel: async (id, context) => {
      await requireImport(db, id, context);
      const open = ['waiting', 'checking', 'checked', 'ready', 'applying'] as const;
      const row = await moveImport(db, id, open, { state: 'cancelled', finishedAt: context.now() });
      if (row === undefined) throw new KadrError('CONFLICT', { message: 'The import is over.' });
      return toImport(row);
    },
    errorsOf: async (id, context) => {
      const { failed, fileId } = await requireImport(db, id, context);
      if (failed === 0) throw new KadrError('NOT_FOUND');
      return ports.files.read(errorsFile(fileId));
    },
    run: async () => {
      for (;;) {
        const now = ports.clock();
        const row = await claimImport(db, now, new Date(now.getTime() + claimFor));
        if (row === undefined) return;
        await runImport(ctx, row);
      }
    },
    purge: async (now) => {
      for (const fileId of await deleteImportsBefore(db, new Date(now.getTime() - keptFor))) {
        await ports.files.remove(fileId);
        await ports.files.remove(errorsFile(fileId));
      }
    },
  };
}

/** The brands for whose records of a kind the caller has the permission; null for all. */
function brandsOf(kind: RecordKind, context: Asking): string[] | null {
  const brands = brandsFor(requireOperator(context), kind, 'write');
  return brands === null ? null : [...brands];
}

function kindsFor(principal: Principal): RecordKind[] {
  return recordKinds.filter((kind) => brandsWith(principal, recordPermission(kind, 'write'))?.length !== 0);
}

async function requireImport(db: Database, id: number, context: Asking): Promise<FileImportRow> {
  const row = await findImport(db, id);
  if (row === undefined || !kindsFor(requireOperator(context)).includes(row.kind))
    throw new KadrError('NOT_FOUND');
  return row;
}

function toImport(row: FileImportRow): FileImport {
  const { id, kind, format, state, rows, created, changed, unchanged, failed, reason } = row;
  return {
    id,
    kind,
    file_name: row.fileName,
    format,
    state,
    rows_done: row.rowsDone,
    rows,
    created,
    changed,
    unchanged,
    failed,
    errors: [...row.errors],
    reason,
    by: nameOf(row),
    created_at: secondsOf(row.createdAt),
    finished_at: row.finishedAt === null ? null : secondsOf(row.finishedAt),
  };
}
