import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
let browser: SharedBrowser;
let page: Page;
/** Methods and paths. */
let apiRequests: string[] = [];
/** Lets the app's scripts through. */
let release: () => void;

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onApiRequest: (method, path) => apiRequests.push(`${method} ${path}`),
  });
  browser = await shareBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  apiRequests = [];
  const context = await browser.newColdContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'cookie_consent', value: 'yes', url: server.url }]);
  page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
});

// Viewers see, and press, nothing before the script at the end of the document has run: `domcontentloaded`.
const isReady = (): Promise<boolean> => page.evaluate(() => 'ready' in document.documentElement.dataset);

it('answers a press that came before the app', async () => {
  await page.goto(`${server.url}/movies/salt-line`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Оценить' }).click();
  expect(await isReady()).toBe(false);
  release();
  await page.getByRole('dialog').waitFor();
});

it('leaves a menu open that was opened before the app', async () => {
  await page.goto(server.url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Язык' }).click();
  expect(await isReady()).toBe(false);
  release();
  await untilReady(page);
  expect(await page.locator(':popover-open').count()).toBe(1);
});

it('sends a form that was sent before the app, and puts nothing of it into an address', async () => {
  await page.context().addCookies([{ name: 'session_state', value: 'normal', url: server.url }]);
  await page.goto(`${server.url}/my/profiles/1`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Имя' }).fill('Вера Павловна');
  await page.keyboard.press('Enter');
  expect(await isReady()).toBe(false);
  release();
  await expect
    .poll(() => apiRequests)
    .toContainEqual(expect.stringMatching(/^(?:PUT|POST|PATCH) .*profiles/));
  expect(new URL(page.url()).search).toBe('');
});

it('leads back to where a page was scrolled to before the app', async () => {
  await page.goto(server.url, { waitUntil: 'domcontentloaded' });
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.waitForFunction(() => {
    window.scrollTo(0, 200);
    return window.scrollY === 200;
  });
  expect(await isReady()).toBe(false);
  release();
  await untilReady(page);
  // A real click would scroll to the link.
  await page.locator('footer a[href="/support"]').dispatchEvent('click');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(200);
});
