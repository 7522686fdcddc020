import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { vastRows, vastTables } from '../testing/vast-rows.ts';

const page = new URL('../../../docs/advertising.md', import.meta.url);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The tables of the page, as the rows that tests run would have them. */
const tables = vastTables
  .map(({ title, rows }) =>
    [
      `### ${title}`,
      '',
      '| VAST | since | here |',
      '| --- | --- | --- |',
      ...rows.map(({ feature, since, handled }) => `| ${cell(feature)} | ${since} | ${cell(handled)} |`),
    ].join('\n'),
  )
  .join('\n\n');

it('shows on its page every row that is tested, and no other', async () => {
  const text = await readFile(page, 'utf8');
  const written = text.slice(text.indexOf('### '), text.indexOf('\n## Bounds')).trim();
  const plain = (markdown: string): string =>
    markdown.replaceAll(/ {2,}|-{3,}/g, (found) => (found.startsWith('-') ? '---' : ' '));
  expect(plain(written)).toBe(plain(tables));
});

it('has a row for each feature once', () => {
  expect(new Set(vastRows.map(({ feature }) => feature)).size).toBe(vastRows.length);
  expect(vastRows.length).toBeGreaterThan(90);
});
