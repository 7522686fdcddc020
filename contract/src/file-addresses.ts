/** Addresses that send and receive files, without schemas: they are part of the console's bundle. */
import type { AnalyticsQuestion } from './analytics-questions.ts';
import type { RecordKind } from './record-kinds.ts';
import type { MoneyExport } from './report-names.ts';

/**
 * File formats of exported and imported lists; JSON has one record on each line, and is for records only; Parquet is
 * for events only.
 */
export const exportFormats = ['csv', 'xlsx', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The subject of an export: a part of the address. */
export type ExportSubject =
  | MoneyExport
  | 'accounts'
  | 'events'
  | `records/${RecordKind}`
  | `analytics/${AnalyticsQuestion}`;

/** Path of exports, read by GET. */
export const exportsPath = '/api/operator/exports';

/** Returns the address of an export. */
export function exportAddress(
  subject: ExportSubject,
  format: ExportFormat,
  input: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(input).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${exportsPath}/${subject}.${format}?${new URLSearchParams(given).toString()}`;
}

/** Path to which files of records are sent, by POST with `kind` and `name` in the query. */
export const importsPath = '/api/operator/imports';

/** Returns the address that takes a file of records. */
export function importAddress(kind: RecordKind, name: string): string {
  return `${importsPath}?${new URLSearchParams({ kind, name }).toString()}`;
}

/** Returns the address of the rows that failed, each with its errors, as CSV. */
export function importErrorsAddress(id: number): string {
  return `${importsPath}/${id}/errors.csv`;
}

/** Returns the address of an empty file with the columns of a kind. */
export function importTemplateAddress(kind: RecordKind, format: 'csv' | 'xlsx'): string {
  return `${importsPath}/templates/${kind}.${format}`;
}
