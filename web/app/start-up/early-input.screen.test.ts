import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

let server: FixtureServer;
let browser: SharedBrowser;
beforeAll(async () => {
  server = await startFixtureServer({ dist: await builtWeb() });
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page, acts on the server's markup, and only then lets its scripts load. */
async function openLate(path: string, act: (page: Page) => Promise<void>): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await act(page);
  release();
  await untilReady(page);
  return page;
}

it('finds what was typed into the search before the page listened', async () => {
  const page = await openLate('/search?lang=eng', (early) => early.getByRole('combobox').fill('vera'));
  expect(await page.getByRole('combobox').inputValue()).toBe('vera');
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0);
  await page.context().close();
});

it('keeps a login that was typed before the page listened', async () => {
  const page = await openLate('/auth', (early) => early.locator('[name=username]').fill('anna@kadr.example'));
  await page.locator('[type=submit]').click();
  await expect
    .poll(() => page.locator('main, dialog:modal').first().innerText())
    .toContain('anna@kadr.example');
  await page.context().close();
});

it('opens the field for a promo code when its block listens, which may be later than the page', async () => {
  const page = await openLate('/promocode', async (early) => {
    expect(await early.locator('[name=code]').isDisabled()).toBe(true);
  });
  await expect.poll(() => page.locator('[name=code]').isEnabled()).toBe(true);
  await page.context().close();
});

it('applies filters and an order that were chosen before the page listened', async () => {
  const page = await openLate('/catalog', async (early) => {
    const drama = early.locator('main input[name=genre][value=drama]').first();
    await drama.evaluate((box: HTMLInputElement) => box.click());
    await early.locator('main select[name=sort]').first().selectOption('new');
  });
  await page.getByRole('button', { name: /^Показать: \d+$/ }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?genre=drama&sort=new');
  await page.context().close();
});
