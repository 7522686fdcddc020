/** Where files are sent to and read from, without schemas: the console has these in its bundle. */
import type { AnalyticsQuestion } from './analytics-questions.ts';
import type { RecordKind } from './record-kinds.ts';
import type { MoneyExport } from './report-names.ts';

/** The files in which lists are exported and imported; JSON is one record on each line, of records only; Parquet is of events only. */
export const exportFormats = ['csv', 'xlsx', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is exported: a part of the address. */
export type ExportSubject =
  | MoneyExport
  | 'accounts'
  | 'events'
  | `records/${RecordKind}`
  | `analytics/${AnalyticsQuestion}`;

/** Where exports are read from, by GET. */
export const exportsPath = '/api/operator/exports';

/** The address of an export. */
export function exportAddress(
  subject: ExportSubject,
  format: ExportFormat,
  input: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(input).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${exportsPath}/${subject}.${format}?${new URLSearchParams(given).toString()}`;
}

/** Where files of records are sent to, by POST with `kind` and `name` in the query. */
export const importsPath = '/api/operator/imports';

/** The address that takes a file of records. */
export function importAddress(kind: RecordKind, name: string): string {
  return `${importsPath}?${new URLSearchParams({ kind, name }).toString()}`;
}

/** The address of the rows that failed, each with its errors, as CSV. */
export function importErrorsAddress(id: number): string {
  return `${importsPath}/${id}/errors.csv`;
}

/** The address of an empty file with the columns of a kind. */
export function importTemplateAddress(kind: RecordKind, format: 'csv' | 'xlsx'): string {
  return `${importsPath}/templates/${kind}.${format}`;
}
