import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

/** The gallery of the development server opens every modal. */
let server: FixtureServer;
let browser: SharedBrowser;
let page: Page;
let gate: Promise<void> | null = null;

const open = () => page.locator('dialog:modal');

beforeAll(async () => {
  server = await startFixtureServer({
    mode: 'development',
    onCall: (operation) => (operation === 'mediaViews.getById' ? (gate ?? undefined) : undefined),
    alter: (client) => ({
      ...client,
      mediaViews: {
        getById: async (input) => ({ ...(await client.mediaViews.getById(input)), media_blocks: [] }),
      },
    }),
  });
  browser = await shareBrowser({ hasPictures: false });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}/gallery/layers`);
  await untilReady(page);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('is on top of everything, keeps the page behind in its place, and gives the focus back (SH-084, SH-086, SH-087, PL-165, PL-166, PL-167)', async () => {
  const opener = page.getByRole('button', { name: 'Error', exact: true });
  await opener.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await opener.click();
  await expect.poll(() => open().count()).toBe(1);
  expect(await open().getByRole('heading').innerText()).toBe('Не получилось');
  await page.mouse.click(5, 5);
  await page.mouse.wheel(0, 400);
  expect(await open().count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => open().count()).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('asks, and goes by either of its answers (SH-089)', async () => {
  for (const answer of ['Продолжить', 'Выйти']) {
    await press('Confirm');
    await expect.poll(() => open().count()).toBe(1);
    await open().getByRole('button', { name: answer }).click();
    await expect.poll(() => open().count()).toBe(0);
  }
});

it('shows a page in a frame (SH-091, PL-160, EM-047)', async () => {
  await press('Frame');
  await expect.poll(() => open().locator('iframe').count()).toBe(1);
  await open().getByRole('button', { name: 'Закрыть' }).click();
  await expect.poll(() => open().count()).toBe(0);
});

it('closes a recommendation that has nothing to recommend (SH-094, CS-015)', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  gate = promise;
  await press('Recommendation');
  await expect.poll(() => open().count()).toBe(1);
  release();
  await expect.poll(() => open().count()).toBe(0);
});
