import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell, Column, ColumnType, Sheet } from './sheet.ts';

/** The limits of a worksheet and of a cell in Excel. */
const mostRows = 1_048_576;
const longestText = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The styles of the workbook: 0 is text, 1 the head; these are the others. */
const styles: Partial<Record<ColumnType, number>> = { money: 2, day: 3, moment: 4 };
const styleSheet = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/**
 * A sheet as XLSX (ECMA-376), deflated while it is written. Texts are inline, so nothing is ever interpreted as a
 * formula; a text longer than a cell's limit is truncated. Rows beyond a worksheet's limit continue in another one.
 */
export async function* xlsxOf({ columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = (path: string): ZipDeflate => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    return file;
  };
  let sheets = 1;
  let written = 1;
  let sheet = add(sheetPath(sheets));
  sheet.push(strToU8(sheetHead(columns)));
  for await (const batch of rows) {
    if (written + batch.length > mostRows) {
      sheet.push(strToU8(sheetEnd), true);
      sheets += 1;
      written = 1;
      sheet = add(sheetPath(sheets));
      sheet.push(strToU8(sheetHead(columns)));
    }
    written += batch.length;
    sheet.push(strToU8(batch.map((cells) => rowXml(cells, columns)).join('')));
    yield* chunks.splice(0);
  }
  sheet.push(strToU8(sheetEnd), true);
  for (const [path, text] of Object.entries(partsOf(sheets))) add(path).push(strToU8(text), true);
  zip.end();
  yield* chunks;
}

const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

function sheetHead(columns: readonly Column[]): string {
  const widths = columns.map(
    ({ type }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${type === 'text' ? 28 : 18}" customWidth="1"/>`,
  );
  const names = columns.map(({ name }) => textCell(name, 1)).join('');
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${names}</row>`;
}
const sheetEnd = '</sheetData></worksheet>';

function rowXml(cells: readonly Cell[], columns: readonly Column[]): string {
  return `<row>${cells.map((cell, at) => cellXml(cell, columns[at]?.type ?? 'text')).join('')}</row>`;
}

function cellXml(cell: Cell, type: ColumnType): string {
  if (cell === null) return '<c/>';
  const style = styles[type] ?? 0;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number') return `<c s="${style}"><v>${type === 'money' ? cell / 100 : cell}</v></c>`;
  if (type === 'day' || type === 'moment') return `<c s="${style}"><v>${serialOf(cell)}</v></c>`;
  return textCell(cell, 0);
}

function textCell(text: string, style: number): string {
  const fitting = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(fitting)}</t></is></c>`;
}

/** Days since the beginning of 1900, as Excel counts them. */
function serialOf(moment: string): number {
  return (
    Date.parse(`${moment.replace(' ', 'T')}${moment.includes(' ') ? 'Z' : 'T00:00:00Z'}`) / 86_400_000 +
    25_569
  );
}

/** XML does not allow control characters. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** The parts of the workbook besides its sheets. */
function partsOf(sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const all = (text: (number: number) => string): string => numbers.map(text).join('');
  const part = (name: string, type: string): string =>
    `<Override PartName="/${name}" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const links = (inside: string): string =>
    `${declaration}<Relationships xmlns="${packages}/relationships">${inside}</Relationships>`;
  return {
    'xl/styles.xml': styleSheet,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${all((number) => `<sheet name="${number}" sheetId="${number}" r:id="s${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      relation('styles', 'styles', 'styles.xml') +
        all((number) => relation(`s${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
    ),
    '_rels/.rels': links(relation('workbook', 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/styles.xml', 'styles')}${all((number) => part(sheetPath(number), 'worksheet'))}</Types>`,
  };
}
