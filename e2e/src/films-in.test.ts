import path from 'node:path';
import { faults } from '@kadr/testing/axe';
import { launchBrowser } from '@kadr/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';
import { signUpStaff } from './staff.ts';

let product: Product;
let browser: Browser;
let page: Page;
let film: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  film = path.join(product.dataDir, 'north_wind.mkv');
  await makeFilm(film, { size: '640x360', seconds: 12 });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const value = await signUpStaff(product, 'editor');
  await context.addCookies([{ name: 'console_session', value, url: `${product.url}/api` }]);
  page = await context.newPage();
  // Leaving the page during an upload asks for confirmation.
  page.on('dialog', (dialog) => void dialog.accept());
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Limits the bytes per second; -1 means no limit. */
async function throttle(uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

async function choose(label: string): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label, exact: true }).click();
  await (await asked).setFiles(film);
}
const sent = () => page.getByRole('progressbar', { name: 'Ход работы: north_wind.mkv' });
const share = async (): Promise<number> => Number(await sent().getAttribute('value'));

it('an uploaded film resumes after a reload, is packaged, and links to its title', async () => {
  await page.goto(`${product.url}/console/films`);
  await page.getByRole('heading', { level: 1, name: 'Фильмы' }).waitFor();
  await throttle(150_000);
  await choose('Выбрать файлы');
  await expect.poll(share).toBeGreaterThan(20);
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Название, English').fill('North Wind');
  await page.getByRole('button', { name: 'Пауза' }).click();
  await page.getByText('На паузе').waitFor();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByText('Передаётся').waitFor();
  await page.reload();
  await page.getByText('Нужен файл').waitFor();
  expect(await page.getByLabel('Название, English').inputValue()).toBe('North Wind');

  const resumed = page.waitForRequest((request) => request.method() === 'PATCH');
  await choose('Выбрать файл снова');
  expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'В очередь после передачи' }).click();
  await page.getByText('Встанет в очередь, как только файл будет передан.').waitFor();
  await throttle(-1);
  const queue = page.getByRole('region', { name: 'Очередь' });
  await queue.getByRole('listitem').filter({ hasText: 'north wind' }).waitFor();
  expect(await faults(page)).toEqual([]);
  const arrived = page.getByRole('region', { name: 'Завершённые' });
  await arrived.getByText('Опубликовано').waitFor({ timeout: 120_000 });
  await arrived.getByRole('link', { name: 'north wind', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'north wind' }).waitFor();
});
