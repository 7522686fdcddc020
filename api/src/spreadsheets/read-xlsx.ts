import { KadrError } from '@kadr/contract';
import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';

/** The largest unpacked size of a workbook, in bytes, and of its shared texts, in characters. */
const [largestPart, longestTexts] = [1_000_000_000, 200_000_000];

/** Opens the file; it is read twice, because shared texts may come after the cells that use them. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/**
 * The rows of the first worksheet of an XLSX file (ECMA-376), the header first, as texts. An empty cell is `''`; rows
 * without any text are left out; formulas yield their last values.
 *
 * @throws KadrError INVALID_INPUT for a file that is not a workbook, or unpacks to too much
 */
export async function* readXlsx(open: OpenFile): AsyncGenerator<readonly string[]> {
  try {
    const shared = await sharedTexts(open);
    const rows: string[][] = [];
    const sheet = sheetParser(shared, (row) => rows.push(row));
    let hasSheet = false;
    for await (const text of partOf(open(), 'xl/worksheets/sheet1.xml')) {
      hasSheet = true;
      sheet.write(text);
      yield* rows.splice(0);
    }
    if (!hasSheet) throw notOne(undefined);
  } catch (error) {
    throw error instanceof KadrError ? error : notOne(error);
  }
}

function notOne(cause: unknown): KadrError {
  return new KadrError('INVALID_INPUT', { message: 'The file is no workbook in XLSX.', cause });
}

async function sharedTexts(open: OpenFile): Promise<readonly string[]> {
  const texts: string[] = [];
  let length = 0;
  let current: string | null = null;
  let isText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'si') current = '';
    // Phonetic readings of Japanese characters are not part of the text.
    isText = name === 't' || (isText && name !== 'rPh');
  });
  parser.on('text', (text) => {
    if (isText && current !== null) current += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 't') isText = false;
    if (name !== 'si' || current === null) return;
    length += current.length;
    if (length > longestTexts) throw tooMuch();
    texts.push(current);
    current = null;
  });
  for await (const text of partOf(open(), 'xl/sharedStrings.xml')) parser.write(text);
  return texts;
}

/** Passes every complete row to `onRow`. */
function sheetParser(shared: readonly string[], onRow: (row: string[]) => void): SaxesParser {
  const parser = new SaxesParser();
  let row: string[] = [];
  let column = 0;
  let type = '';
  let value = '';
  let isValue = false;
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') {
      row = [];
      column = 0;
    } else if (name === 'c') {
      column = columnOf(attributes['r']) ?? column + 1;
      type = attributes['t'] ?? '';
      value = '';
    } else isValue = name === 'v' || name === 't';
  });
  parser.on('text', (text) => {
    if (isValue) value += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') isValue = false;
    if (name === 'c' && column <= mostColumns) {
      while (row.length < column) row.push('');
      row[column - 1] = textOf(type, value, shared);
    }
    if (name === 'row' && row.some((text) => text !== '')) onRow(row);
  });
  return parser;
}

/** More columns than any kind of record has. */
const mostColumns = 1000;

/** The column number, from 1 on, in a reference such as `AB12`. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  return type === 'b' ? String(value === '1') : value;
}

function tooMuch(): KadrError {
  return new KadrError('INVALID_INPUT', { message: 'The workbook unpacks to more than can be read.' });
}

/** The text of one file of an archive; empty if it is missing. */
async function* partOf(file: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isOver = false;
  const unzip = new Unzip((found) => {
    if (found.name !== path) return;
    found.ondata = (error, chunk, isLast) => {
      if (error !== null) throw error;
      size += chunk.length;
      if (size > largestPart) throw tooMuch();
      chunks.push(chunk);
      isOver = isLast;
    };
    found.start();
  });
  unzip.register(UnzipInflate);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isZip = false;
  for await (const bytes of file) {
    if (!isZip && bytes[0] !== 0x50) throw notOne(undefined);
    isZip = true;
    unzip.push(bytes, false);
    for (const chunk of chunks.splice(0)) yield decoder.decode(chunk, { stream: true });
    if (isOver) return;
  }
}
