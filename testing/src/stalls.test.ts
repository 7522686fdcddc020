import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareBrowser } from './browser.ts';
import type { SharedBrowser } from './browser.ts';
import { stallOf } from './stalls.ts';

let browser: SharedBrowser;
beforeAll(async () => {
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(() => browser.close());

it('finds nothing in a page that draws, and nothing in one that is closed', async () => {
  const page = await browser.newPage();
  expect(await stallOf(page)).toBeNull();
  await page.close();
  expect(await stallOf(page)).toBeNull();
});

it('says of a page without frames that its scripts run and that another page draws', async () => {
  const page = await browser.newPage();
  await page.goto('data:text/html,<p>still</p>');
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  expect(await stallOf(page, 1500)).toBe(
    'Chromium drew no frame of data:text/html,<p>still</p> for 3 s: its scripts run, another page of the browser draws.',
  );
});
