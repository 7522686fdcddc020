import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareBrowser } from './browser.ts';
import type { SharedBrowser } from './browser.ts';
import { StalledPageError, stallOf, unlessStalled } from './stalls.ts';

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
  const page = await stillPage();
  expect(await stallOf(page, 1500)).toEqual({
    sentence:
      'Chromium drew no frame of data:text/html,<p>still</p> for 3 s: its scripts run, another page of the browser draws.',
    doOthersDraw: true,
  });
});

it('waits for work on a page that draws, however long it takes', async () => {
  const page = await browser.newPage();
  const work = page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve('done'), 300)));
  expect(await unlessStalled(page, work, 100)).toBe('done');
});

it('ends the wait for work on a page that gets no frame', async () => {
  const page = await stillPage();
  const work = page.evaluate(() => new Promise(() => undefined));
  await expect(unlessStalled(page, work, 1500)).rejects.toThrow(StalledPageError);
});

async function stillPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto('data:text/html,<p>still</p>');
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  return page;
}
