import { z } from 'zod';
import { listAccountsInputSchema } from './operator-support.ts';
import { reportNames, reportSpanSchema } from './operator-reports.ts';
import { recordListInputSchema } from './operator-records.ts';
import type { RecordKind } from './record-kinds.ts';

/** The files in which lists are exported; JSON is one record on each line, of records only. */
export const exportFormats = ['csv', 'xlsx', 'jsonl'] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** What is exported of money: the reports, and what they are made of. */
export const moneyExports = [...reportNames, 'postings', 'payments', 'receipts'] as const;
export type MoneyExport = (typeof moneyExports)[number];

/** What the exports of raw rows are asked. */
export const rawExportInputSchema = reportSpanSchema;

/** What a list of records is exported by: all pages of it. */
export const recordExportInputSchema = recordListInputSchema.omit({ kind: true, cursor: true, limit: true });
export type RecordExportInput = z.output<typeof recordExportInputSchema>;

export const accountExportInputSchema = listAccountsInputSchema.pick({ q: true });
export type AccountExportInput = z.output<typeof accountExportInputSchema>;

/** What is exported: a part of the address. */
export type ExportSubject = MoneyExport | 'accounts' | `records/${RecordKind}`;

/** Where files are read from, by GET. */
export const exportsPath = '/api/operator/exports';

/** The address of a file. */
export function exportAddress(
  subject: ExportSubject,
  format: ExportFormat,
  input: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(input).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${exportsPath}/${subject}.${format}?${new URLSearchParams(given).toString()}`;
}
