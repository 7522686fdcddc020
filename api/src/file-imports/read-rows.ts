import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { importLimits, KadrError } from '@kadr/contract';
import type { ExportFormat } from '@kadr/contract';
import { patchOf } from '../record-files/fields.ts';
import type { FileField } from '../record-files/fields.ts';
import { isObject } from '../records/merge-patch.ts';
import type { RecordProblem } from '../records/validate.ts';
import { readCsv } from '../spreadsheets/read-csv.ts';
import { readXlsx } from '../spreadsheets/read-xlsx.ts';
import type { OpenFile } from '../spreadsheets/read-xlsx.ts';
import type { StoredRecord } from '../tables/records.ts';
import type { Say } from './words.ts';

/** A row of a file. */
export interface FileRow {
  /** From 1 on, without the header. */
  readonly row: number;
  /** As in the file. */
  readonly cells: readonly string[];
  readonly patch: StoredRecord;
  readonly problems: readonly RecordProblem[];
}

export interface FileToRead {
  readonly format: ExportFormat;
  readonly open: OpenFile;
  readonly fields: readonly FileField[];
  readonly keyFields: readonly string[];
  readonly say: Say;
}

/** A file's columns, and its rows as merge patches of records. */
export interface FileRows {
  readonly head: readonly string[];
  readonly rows: AsyncIterable<FileRow>;
}

/** @throws KadrError INVALID_INPUT for a file that cannot be read, has unknown columns, no rows, or too many */
export async function readRows(file: FileToRead): Promise<FileRows> {
  if (file.format === 'jsonl') return { head: ['record'], rows: counted(linesOf(file), file.say) };
  const lines = file.format === 'csv' ? readCsv(file.open()) : readXlsx(file.open);
  const { value: first, done } = await lines.next();
  if (done === true) throw refused(file.say('empty'));
  const head = first.map((name) => name.trim());
  const fields = fieldsOf(head, file);
  return { head, rows: counted(rowsOf(lines, fields, file.say), file.say) };
}

function refused(message: string): KadrError {
  return new KadrError('INVALID_INPUT', { message });
}

/** The fields of the columns. The column of errors in a file of errors is ignored. */
function fieldsOf(
  head: readonly string[],
  { fields, keyFields, say }: FileToRead,
): readonly (FileField | null)[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  const seen = new Set<string>();
  const chosen = head.map((name) => {
    if (name === errorColumn || name === '') return null;
    const field = known.get(name);
    if (field === undefined) throw refused(say('unknown', { name, known: [...known.keys()].join(', ') }));
    if (seen.has(name)) throw refused(say('twiceColumn', { name }));
    seen.add(name);
    return field;
  });
  const missing = keyFields.find((name) => !seen.has(name));
  if (missing !== undefined) throw refused(say('noKey', { name: missing }));
  return chosen;
}

/** The column of a file of errors besides those of the input. */
export const errorColumn = 'errors';

type UncountedRow = Omit<FileRow, 'row'>;

async function* rowsOf(
  lines: AsyncIterable<readonly string[]>,
  columns: readonly (FileField | null)[],
  say: Say,
): AsyncGenerator<UncountedRow> {
  const used = columns.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  const fields = used.map(({ field }) => field);
  for await (const cells of lines) {
    const own = used.map(({ at }) => cells[at] ?? '');
    const { patch, unreadable } = patchOf(own, fields);
    yield { cells, patch, problems: unreadable.map((field) => ({ field, message: say('json') })) };
  }
}

async function* linesOf({ open, say }: FileToRead): AsyncGenerator<UncountedRow> {
  const lines = createInterface({ input: Readable.from(open()), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const patch = jsonOf(line);
    yield isObject(patch)
      ? { cells: [line], patch, problems: [] }
      : { cells: [line], patch: {}, problems: [{ field: '', message: say('json') }] };
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

async function* counted(rows: AsyncIterable<UncountedRow>, say: Say): AsyncGenerator<FileRow> {
  let row = 0;
  for await (const one of rows) {
    row += 1;
    if (row > importLimits.rows) throw refused(say('tooMany', { most: importLimits.rows }));
    yield { row, ...one };
  }
  if (row === 0) throw refused(say('empty'));
}
