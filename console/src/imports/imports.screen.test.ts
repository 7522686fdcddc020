import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { wrongInView } from '../../testing/whole-view.ts';

let screens: ConsoleScreens;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const row = (name: string) => page.getByRole('row', { name });
async function choose(name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Выбрать файл' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await row(name).waitFor();
  await screens.test.api.runImports();
}

it('checks a file, gives its errors back, and applies the corrected one', async () => {
  page = await screens.open('/imports', { as: await screens.member('e@kadr.example', 'editor') });
  await page.getByText('Импортов ещё не было').waitFor();
  await page.getByRole('button', { name: /Что импортировать/ }).click();
  await page.getByRole('option', { name: 'Жанры' }).click();
  await choose('bad.csv', 'alias,name.rus\nnoir,Нуар\nNOT A SLUG,Плохой\n');
  await row('bad.csv').getByText('Есть ошибки').waitFor();
  await row('bad.csv').getByText('1 строка с ошибками').click();
  await row('bad.csv').getByText('строка 2').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row('bad.csv').getByRole('button', { name: 'Файл ошибок' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/NOT A SLUG,Плохой,"?alias: /);
  expect(await row('bad.csv').getByRole('button', { name: 'Применить' }).count()).toBe(0);
  await choose('good.csv', 'alias,name.rus\nnoir,Нуар\n');
  await row('good.csv').getByText('новых 1').waitFor();
  expect(await wrongInView(page)).toEqual([]);
  await row('good.csv').getByRole('button', { name: 'Применить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Применить' }).click();
  await row('good.csv').getByText('Ждёт применения').waitFor();
  await screens.test.api.runImports();
  await row('good.csv').getByText('Применён').waitFor();
  const { record } = await screens.test.operator().operator.getRecord({ kind: 'genre', id: 'noir' });
  expect(record).toMatchObject({ name: { rus: 'Нуар' } });
});
