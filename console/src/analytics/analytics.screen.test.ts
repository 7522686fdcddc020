import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signUpStaff } from '@kadr/api/testing/staff';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startConsole } from '../../testing/screens.ts';
import type { ConsoleScreens } from '../../testing/screens.ts';
import { setViewingScene } from '../../testing/viewing-scene.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'kadr-events-'));
let screens: ConsoleScreens;
let page: Page;
beforeAll(async () => {
  screens = await startConsole({ config: { eventFolder: folder } });
  await screens.owner();
});
afterEach(() => page.context().close());
afterAll(async () => {
  await screens.close();
  await rm(folder, { recursive: true });
});

const answer = (name: string) => page.getByRole('table', { name, exact: true });
const ask = (name: string) => page.getByRole('radio', { name, exact: true }).click();

it('answers each question about days, a brand and a country, keeps it in the URL, and saves it', async () => {
  page = await screens.open('/analytics', { as: await screens.member('a@kadr.example', 'analyst') });
  await page.getByText('За эти дни событий нет').waitFor();
  await setViewingScene(screens.test);
  // A pass moves ten days out of the default partition.
  for (let pass = 0; pass < 3; pass++) await screens.test.api.keepEventDays();
  await page.reload();
  await answer('Просмотр')
    .getByRole('row', { name: /^Посещение/ })
    .waitFor();
  for (const question of ['Фильмы', 'Поиск', 'Качество', 'По часам', 'Удержание']) {
    await page.getByRole('radio', { name: question, exact: true }).focus();
    await page.keyboard.press('Space');
    await answer(question).waitFor();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => faults(page)).toEqual([]);
  }
  for (const width of [1024, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask('Качество');
  await page.getByRole('button', { name: /Разбивка/ }).click();
  await page.getByRole('option', { name: 'По сети' }).click();
  await answer('Качество').getByRole('row', { name: /^3g/ }).waitFor();
  expect(page.url()).toContain('by=network');
  await page.getByRole('button', { name: 'Выгрузить события' }).click();
  await page.getByRole('dialog').getByLabel('Причина').fill('исследование');
  await expect.poll(() => faults(page)).toEqual([]);
  const [events] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Выгрузить' }).click(),
  ]);
  expect((await readFile(await events.path())).subarray(0, 4).toString()).toBe('PAR1');
  await ask('Поиск');
  await page.getByRole('button', { name: 'Выгрузить: Поиск' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/\r\n'=cmd,,\d+,0,\d+/);
});

it('asks about one brand for its analyst, and nothing for support', async () => {
  const analyst = await signUpStaff(screens.test, screens.url, {
    email: 'rosa@kadr.example',
    roles: [{ role: 'analyst', brand: 'ararat' }],
  });
  page = await screens.open('/analytics?question=hours', { as: analyst });
  await answer('По часам').waitFor();
  await page.getByRole('button', { name: /^Бренд|ararat/ }).click();
  expect(await page.getByRole('option').allTextContents()).toEqual(['ararat']);
  await page.context().close();
  page = await screens.open('/analytics', { as: await screens.member('s@kadr.example', 'support') });
  await page.getByRole('heading', { level: 1, name: 'Нет доступа' }).waitFor();
});
