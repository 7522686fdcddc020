import {
  accountExportInputSchema,
  analyticsQuestionNames,
  exportPermissions,
  recordExportInputSchema,
  recordKinds,
  rawExports,
  recordPermission,
  reportNames,
} from '@kadr/contract';
import type { MoneyExport, RecordKind } from '@kadr/contract';
import type { EventFiles } from '../analytics/day-files/event-files.ts';
import type { EventReports } from '../analytics/reports/event-reports.ts';
import type { ApiConfig } from '../context/context.ts';
import { anyBrand } from '../context/principal.ts';
import { readByCursor } from '../database/cursor.ts';
import type { Database } from '../database/database.ts';
import { cellsOf, fileFieldsOf } from '../record-files/fields.ts';
import type { FileField } from '../record-files/fields.ts';
import { brandsFor } from '../records/brand-access.ts';
import { keysStatement } from '../records/list.ts';
import type { KindOfRecord, KindsOfRecords } from '../records/record-kind.ts';
import type { ReportsService } from '../reports/service.ts';
import { serviceTimeZone } from '../session/time-zone.ts';
import type { Cell, Column } from '../spreadsheets/sheet.ts';
import { listAccounts } from '../support/list-accounts.ts';
import { analyticsExport } from './analytics-files.ts';
import { eventsExport } from './events-export.ts';
import { sheetFormats } from './export.ts';
import type { Export, ExportBatch } from './export.ts';
import { moneySheetOf } from './money-sheets.ts';

export interface ExportsService {
  /** Null for a subject that is not exported. */
  find(subject: string): Export | null;
  /** Runs in one snapshot of the database, which does not see later changes. */
  inSnapshot<T>(work: (transaction: Database) => Promise<T>): Promise<T>;
}

interface ExportsPorts {
  readonly reports: Pick<ReportsService, 'statementOf'>;
  readonly eventReports: EventReports;
  readonly eventFiles: EventFiles | null;
  readonly kinds: KindsOfRecords;
  readonly config: Pick<ApiConfig, 'timeZone'>;
}

export function createExportsService(db: Database, ports: ExportsPorts): ExportsService {
  const subjects = new Map<string, Export>([
    ...[...reportNames, ...rawExports].map((name) => [name, moneyExport(name, ports)] as const),
    ['accounts', accountsExport],
    ...(ports.eventFiles === null ? [] : [['events', eventsExport(ports.eventFiles, ports)] as const]),
    ...analyticsQuestionNames.map(
      (question) => [`analytics/${question}`, analyticsExport(question, ports.eventReports)] as const,
    ),
    ...recordKinds.map((kind) => [`records/${kind}`, recordsExport(kind, ports.kinds[kind])] as const),
  ]);
  return {
    find: (subject) => subjects.get(subject) ?? null,
    inSnapshot: (work) =>
      db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  };
}

function moneyExport(name: MoneyExport, { reports, config }: ExportsPorts): Export {
  return {
    operation: 'exportMoney',
    permission: exportPermissions.exportMoney,
    formats: sheetFormats,
    brandOf: () => null,
    read: (transaction, { input, language }) => {
      const { columns, statement } = moneySheetOf(
        name,
        { input, language, zone: serviceTimeZone(config) },
        reports,
      );
      return {
        columns,
        batches: batchesOf(readByCursor<Readonly<Record<string, Cell>>>(transaction, statement), columns),
      };
    },
  };
}

async function* batchesOf(
  rows: AsyncIterable<readonly Readonly<Record<string, Cell>>[]>,
  columns: readonly Column[],
): AsyncGenerator<ExportBatch> {
  for await (const batch of rows)
    yield { cells: batch.map((row) => columns.map(({ name }) => row[name] ?? null)) };
}

const accountColumns: readonly Column[] = [
  { name: 'account_number', type: 'text' },
  { name: 'name', type: 'text' },
  { name: 'email', type: 'text' },
  { name: 'phone', type: 'text' },
  { name: 'is_blocked', type: 'text' },
  { name: 'is_test', type: 'text' },
  { name: 'created_at', type: 'moment' },
];

/** The list of accounts, with masked addresses. */
const accountsExport: Export = {
  operation: 'exportAccounts',
  permission: exportPermissions.exportAccounts,
  formats: sheetFormats,
  brandOf: () => null,
  read: (transaction, { input }) => {
    const { q } = accountExportInputSchema.parse(input);
    return { columns: accountColumns, batches: accountBatches(transaction, q) };
  },
};

async function* accountBatches(transaction: Database, q: string | undefined): AsyncGenerator<ExportBatch> {
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await listAccounts(transaction, { q, cursor, limit: 500 });
    yield {
      cells: items.map(({ san, name, email, phone, is_blocked, is_test, created_at }) => [
        san,
        name,
        email,
        phone,
        is_blocked,
        is_test,
        new Date(created_at * 1000).toISOString().slice(0, 19).replace('T', ' '),
      ]),
    };
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}

function recordsExport(name: RecordKind, kind: KindOfRecord): Export {
  return {
    operation: 'exportRecords',
    permission: recordPermission(name, 'read'),
    formats: [...sheetFormats, 'jsonl'],
    brandOf: () => anyBrand,
    read: (transaction, { principal, input, language, now }) => {
      const fields = fileFieldsOf(kind);
      const brands = brandsFor(principal, name, 'read');
      const keys = keysStatement(kind, recordExportInputSchema.parse(input), { language, now, brands });
      return {
        columns: fields.map((field) => ({
          name: field.name,
          type: field.type === 'number' ? 'number' : 'text',
        })),
        batches: recordBatches(transaction, kind, {
          keys: readByCursor<{ readonly id: string }>(transaction, keys),
          fields,
        }),
      };
    },
  };
}

async function* recordBatches(
  transaction: Database,
  kind: KindOfRecord,
  {
    keys,
    fields,
  }: {
    readonly keys: AsyncIterable<readonly { readonly id: string }[]>;
    readonly fields: readonly FileField[];
  },
): AsyncGenerator<ExportBatch> {
  for await (const batch of keys) {
    const ids = batch.map(({ id }) => id);
    const found = await kind.read(transaction, ids);
    const records = ids.map((id) => found.get(id)).filter((record) => record !== undefined);
    yield { cells: records.map((record) => cellsOf(record, fields)), records };
  }
}
