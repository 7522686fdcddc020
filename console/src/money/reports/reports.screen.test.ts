import { readFile } from 'node:fs/promises';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { setPeopleScene } from '../../../testing/people-scene.ts';
import { startConsole } from '../../../testing/screens.ts';
import type { ConsoleScreens } from '../../../testing/screens.ts';
import { wrongInView } from '../../../testing/whole-view.ts';

let screens: ConsoleScreens;
let page: Page;
beforeAll(async () => {
  screens = await startConsole();
  await setPeopleScene(screens.test);
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

/** Returns a file of an export menu, as text. */
async function exported(name: string, format: string): Promise<string> {
  await page.getByRole('button', { name: `Выгрузить: ${name}`, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

it('shows what the ledger has by product, keeps the choice in the URL, and exports it', async () => {
  page = await screens.open('/money/reports', { as: await screens.member('f@kadr.example', 'finance') });
  await page.getByRole('row', { name: /299/ }).waitFor();
  await page.getByRole('button', { name: /Разбивка/ }).click();
  await page.getByRole('option', { name: 'По товарам' }).click();
  await page.getByRole('row', { name: /Кино.*service\/films/ }).waitFor();
  expect(page.url()).toContain('by=product');
  expect(await wrongInView(page)).toEqual([]);
  expect(await exported('Выручка', 'CSV')).toMatch(/,service\/films,Кино,RUB,1,299\.00,/);
  expect(await exported('Проводки', 'CSV')).toMatch(/,purchase,/);
  for (const report of ['Подписки', 'Обороты и остатки', 'НДС']) {
    await page.getByRole('radio', { name: report }).click();
    await page.getByRole('region', { name: report }).waitFor();
    expect(await faults(page)).toEqual([]);
  }
});

it('begins with the days of the service’s clock, which may be another day than the member’s', async () => {
  page = await screens.open('/money/reports', { as: await screens.member('z@kadr.example', 'finance') });
  await page.getByRole('row', { name: /299/ }).waitFor();
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Moscow' });
  const last = page.getByRole('spinbutton', { name: 'день, По' });
  expect(Number(await last.getAttribute('aria-valuenow'))).toBe(Number(today.slice(-2)));
});

it('lets who may only read export lists of records, and no money', async () => {
  page = await screens.open('/money/reports', { as: await screens.member('a@kadr.example', 'analyst') });
  await page.getByRole('row', { name: /299/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Выгрузить/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Жанры' }).click();
  await page.getByRole('heading', { level: 1, name: 'Жанры' }).waitFor();
  expect(await exported('Жанры', 'CSV')).toContain('alias,name.rus,name.eng,name.hye');
});
