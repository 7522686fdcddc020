import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { shareBrowser } from './browser.ts';
import type { SharedBrowser } from './browser.ts';

let browser: SharedBrowser;
let server: Server;
let url: string;
/** The paths of the requests that arrived. */
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end('<title>Page</title><button>Press</button>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  await browser?.close();
  browser = await shareBrowser({ hasPictures: false });
  asked = [];
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const open = async (): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  await page.goto(url);
  return { context, page };
};

/** Traces of earlier documents that a document sees. */
const traces = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    cookie: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    history: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
    script: Reflect.get(window, 'left') as unknown,
  }));

it('gives the next test the page of the last, without what that one left', async () => {
  const first = await open();
  const fresh = await traces(first.page);
  await first.page.addInitScript(() => Object.assign(window, { left: 'left' }));
  await first.page.route('**/routed', (route) => route.fulfill({ body: 'left' }));
  let heard = 0;
  first.page.on('request', () => (heard += 1));
  await first.page.goto(`${url}second`);
  await first.page.evaluate(async () => {
    localStorage.setItem('left', 'left');
    sessionStorage.setItem('left', 'left');
    document.cookie = 'left=left';
    await caches.open('left');
    await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve));
    addEventListener('pagehide', () => {
      sessionStorage.setItem('left', 'later');
      navigator.sendBeacon('/beacon');
    });
  });
  await first.page.emulateMedia({ colorScheme: 'dark' });
  await first.page.setViewportSize({ width: 320, height: 600 });
  await first.context.newPage();
  await first.context.close();
  heard = 0;

  const next = await open();
  expect(next.page === first.page).toBe(true);
  expect(await traces(next.page)).toEqual(fresh);
  await next.page.goto(`${url}routed`);
  expect(await next.page.title()).toBe('Page');
  expect(next.context.pages()).toHaveLength(1);
  expect(heard).toBe(0);
  expect(asked).not.toContain('/beacon');
});

it('keeps no page of a context with a change that cannot be undone, or in use', async () => {
  const changed = await open();
  await changed.page.exposeFunction('left', () => 'left');
  await changed.context.close();
  expect(changed.page.isClosed()).toBe(true);
  const used = await open();
  const other = await open();
  expect(other.page === used.page).toBe(false);
  await used.page.clock.install();
  await used.context.close();
  expect(used.page.isClosed()).toBe(true);
});

it('loads everything in a cold context, which is closed', async () => {
  const { context } = await open();
  await context.close();
  const cold = await browser.newColdContext();
  expect(cold === context).toBe(false);
  const page = await cold.newPage();
  await cold.close();
  expect(page.isClosed()).toBe(true);
});

it('opens a second page beside the kept one', async () => {
  const { context, page } = await open();
  const second = await context.newPage();
  expect(second === page).toBe(false);
  expect(context.pages()).toHaveLength(2);
});
