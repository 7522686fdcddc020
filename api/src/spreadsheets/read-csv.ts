import { Readable } from 'node:stream';
import { KadrError } from '@kadr/contract';
import { CsvError, parse } from 'csv-parse';

/** Longest line of a file, in characters. */
const longestLine = 3_000_000;

/** Cell separators, in the order in which the header is searched for them: Excel writes semicolons in Russia. */
const delimiters = [',', ';', '\t'];

/**
 * The rows of a CSV file, the header first, as texts. The header decides which separator is used; an apostrophe before
 * something that looks like a formula is dropped.
 *
 * @throws KadrError INVALID_INPUT for anything that is not CSV in UTF-8
 */
export async function* readCsv(file: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const texts = decoded(file);
  const { value: start, done } = await texts.next();
  if (done === true) return;
  const parser = Readable.from(joined(start, texts)).pipe(
    parse({
      delimiter: delimiterOf(start),
      bom: true,
      relax_column_count: true,
      max_record_size: longestLine,
      skip_empty_lines: true,
    }),
  );
  try {
    for await (const cells of parser) yield (cells as string[]).map(withFormula);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new KadrError('INVALID_INPUT', { message: `The file is no CSV: ${error.message}`, cause: error });
  }
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* decoded(file: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const bytes of file) {
      const text = decoder.decode(bytes, { stream: true });
      if (text !== '') yield text;
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new KadrError('INVALID_INPUT', { message: 'The file must be in UTF-8.', cause: error });
  }
}

function delimiterOf(start: string): string {
  const head = start.split('\n', 1)[0] ?? '';
  const count = (delimiter: string): number => head.split(delimiter).length;
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function withFormula(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
