import type { Cell, Column, Sheet } from './sheet.ts';

/** Tells Excel that a file is in UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A sheet as CSV (RFC 4180): commas, CRLF, UTF-8. A text that a spreadsheet would interpret as a formula gets a leading
 * apostrophe.
 */
export async function* csvOf({ columns, rows }: Sheet): AsyncGenerator<string> {
  let head = byteOrderMark + csvLine(columns.map(({ name }) => name));
  // The header is written with the first rows: an error in reading them comes before any output.
  for await (const batch of rows) {
    yield head + batch.map((cells) => csvLine(cells, columns)).join('');
    head = '';
  }
  if (head !== '') yield head;
}

/** A line of CSV. Without columns every number is written unchanged. */
export function csvLine(cells: readonly Cell[], columns?: readonly Column[]): string {
  return `${cells.map((cell, at) => quoted(textOf(cell, columns?.[at]))).join(',')}\r\n`;
}

function textOf(cell: Cell, column: Column | undefined): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return withoutFormula(cell);
  return column?.type === 'money' && typeof cell === 'number' ? (cell / 100).toFixed(2) : String(cell);
}

/** @see https://owasp.org/www-community/attacks/CSV_Injection */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
