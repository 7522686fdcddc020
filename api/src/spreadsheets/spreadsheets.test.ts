import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Cell, Column, Sheet } from './sheet.ts';
import { csvOf } from './write-csv.ts';
import { xlsxOf } from './write-xlsx.ts';

const columns: Column[] = [
  { name: 'name', type: 'text' },
  { name: 'amount', type: 'money' },
  { name: 'day', type: 'day' },
];
const rows: Cell[][] = [
  ['Дом, "на" горе\r\nвторая', 123_450, '2026-03-01'],
  ['=HYPERLINK("x")', -50, null],
  ['@a', 0, null],
  ['', null, null],
  ['<b> & \u0001', 1, '1999-12-31'],
];
const sheet = (): Sheet => ({
  columns,
  rows: (async function* () {
    yield rows;
  })(),
});
const joined = async (parts: AsyncIterable<string | Uint8Array>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part));
  return Buffer.concat(all);
};
/** Splits bytes into small pieces, as a network does. */
async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}
async function listOf<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

it('writes CSV by RFC 4180, in which nothing is a formula', async () => {
  const csv = (await joined(csvOf(sheet()))).toString();
  expect(csv).toBe(
    '\uFEFFname,amount,day\r\n"Дом, ""на"" горе\r\nвторая",1234.50,2026-03-01\r\n"\'=HYPERLINK(""x"")",-0.50,\r\n\'@a,0.00,\r\n,,\r\n<b> & \u0001,0.01,1999-12-31\r\n',
  );
});

it('reads the CSV that it wrote, and that of Excel with semicolons', async () => {
  const read = await listOf(readCsv(pieces(await joined(csvOf(sheet())))));
  expect(read.slice(0, 4)).toEqual([
    ['name', 'amount', 'day'],
    ['Дом, "на" горе\r\nвторая', '1234.50', '2026-03-01'],
    ['=HYPERLINK("x")', '-0.50', ''],
    ['@a', '0.00', ''],
  ]);
  expect(await listOf(readCsv(pieces(Buffer.from('a;b\n"x;y";1,5\n'))))).toEqual([
    ['a', 'b'],
    ['x;y', '1,5'],
  ]);
  const refusal = (bytes: Uint8Array) => listOf(readCsv(pieces(bytes)));
  await expect(refusal(Buffer.from([0x61, 0xff, 0xfe]))).rejects.toThrow('must be in UTF-8');
  await expect(refusal(Buffer.from('a,b\n"open'))).rejects.toThrow('is no CSV');
});

it('writes XLSX that it reads again: texts, numbers, and days as Excel counts them', async () => {
  const bytes = await joined(xlsxOf(sheet()));
  expect(await listOf(readXlsx(() => pieces(bytes)))).toEqual([
    ['name', 'amount', 'day'],
    ['Дом, "на" горе\nвторая', '1234.5', '46082'],
    ['=HYPERLINK("x")', '-0.5', ''],
    ['@a', '0', ''],
    ['<b> & ', '0.01', '36525'],
  ]);
  const noWorkbook = (bytes: Uint8Array) => listOf(readXlsx(() => pieces(bytes)));
  await expect(noWorkbook(Buffer.from('name,amount'))).rejects.toThrow('no workbook');
  await expect(noWorkbook(bytes.subarray(0, 40))).rejects.toThrow('no workbook');
});
