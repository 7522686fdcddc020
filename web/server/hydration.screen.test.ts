import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { builtWeb } from './testing/built-web.ts';
import { startFixtureServer } from './testing/fixture-server.ts';
import type { FixtureServer } from './testing/fixture-server.ts';

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
/** The page's complaints in the console, and its calls of the API. */
let complaints: string[] = [];
let apiRequests: string[] = [];
let missing: RegExp | null = null;
/** Holds the API's answers back while it is set. */
let gate: Promise<void> | null = null;

beforeAll(async () => {
  const dist = await builtWeb();
  server = await startFixtureServer({
    dist,
    onApiRequest: (method, path) => apiRequests.push(`${method} ${path}`),
    onCall: () => gate ?? undefined,
    isMissing: (path) => missing?.test(path) ?? false,
  });
  browser = await shareBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  complaints = [];
  apiRequests = [];
  missing = null;
  gate = null;
  context = await browser.newColdContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.on('console', (message) => {
    // The fixture catalogue has no streams: a title's page that prepares its film is refused.
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type()) || url.includes('/api/playbacks')) return;
    complaints.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

/** Opens a page and waits until it is hydrated. */
async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await untilReady(page);
}

it('takes pages over without a complaint, in every language (PF-015, RT-122)', async () => {
  for (const path of [
    '/',
    '/?lang=eng',
    '/?lang=hye',
    '/movies/salt-line?lang=rus',
    '/series/harbour-lights?lang=hye',
    '/persons/vera-tumanyan',
    '/movies?utm_source=letter',
    '/nowhere',
  ]) {
    await open(path);
    const unexpected = complaints.filter((text) => !text.includes('/nowhere'));
    expect([path, ...unexpected].join('\n')).toBe(path);
  }
});

it('leaves out what the first screen does not show until it is painted, and starts then', async () => {
  await page.addInitScript(() => {
    const states: boolean[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => states.push('unpainted' in document.documentElement.dataset)).observe(
      document,
      {
        attributeFilter: ['data-unpainted'],
        subtree: true,
      },
    );
  });
  await open('/');
  await expect.poll(() => page.evaluate('states')).toEqual([true, false]);
  const skipped = await page
    .locator('[data-part=cards] > *')
    .evaluateAll(
      (cards) => cards.filter((card) => getComputedStyle(card).contentVisibility === 'hidden').length,
    );
  expect(skipped).toBe(0);
});

it('shows content below the first screen when the app’s scripts do not load', async () => {
  missing = /\/assets\/(?!first-paint).*\.js$/;
  await page.goto(`${server.url}/`);
  await expect.poll(() => page.locator('html').getAttribute('data-unpainted')).toBeNull();
  const skipped = page
    .locator('[data-below] > *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility));
  expect(new Set(await skipped)).toEqual(new Set(['visible']));
});

it('asks for nothing that the server has rendered (SS-081), only for a session (SS-003)', async () => {
  // Events and feature toggles are not content of a page.
  const asked = (): string[] => apiRequests.filter((request) => !/events|feature_toggles/.test(request));
  await open('/');
  await expect.poll(asked).toContain('POST /api/sessions/demo');
  await expect.poll(() => asked()).toEqual(['POST /api/sessions/demo']);
  await page.reload();
  await open('/');
  await expect.poll(() => asked()).toEqual(['POST /api/sessions/demo']);
});

it('follows links without loading a document, there and back, with title, address and focus', async () => {
  await open('/');
  const homeTitle = await page.title();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="/movies/salt-line"]').first().click();
  await page.waitForURL('**/movies/salt-line');
  await expect.poll(() => page.title()).toContain('Соляная линия');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${server.url}/movies/salt-line`,
  );
  expect(await page.locator('title').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(homeTitle);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(complaints.join('\n')).toBe('');
});

it('restores the scroll position on the way back (SS-031)', async () => {
  await open('/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('main a[href="/movies/salt-line"]')?.click(),
  );
  await page.waitForURL('**/movies/salt-line');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

it('fetches a page as soon as its link is pointed at', async () => {
  await open('/');
  await page.locator('main a[href="/movies/salt-line"]').first().hover();
  await expect
    .poll(() => apiRequests.some((request) => request === 'GET /api/media_items/salt-line'))
    .toBe(true);
  await page.locator('main a[href="/movies/salt-line"]').first().click();
  await page.waitForURL('**/movies/salt-line');
  expect(apiRequests.filter((request) => request === 'GET /api/media_items/salt-line')).toHaveLength(1);
});

it('reloads the page at its top for a link to the page itself (SS-032, SS-039, CT-140)', async () => {
  await open('/movies');
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  apiRequests = [];
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/movies"]')?.click());
  await expect.poll(() => apiRequests).toContain('GET /api/media_views/movies');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

it('leaves scroll position and focus alone for another part of the same page', async () => {
  await open('/series/harbour-lights');
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/seasons/harbour-lights-season-2', id: 'season', textContent: 'Season 2' });
    link.dataset['stay'] = '';
    document.body.append(link);
    link.focus();
    window.scrollTo(0, 50);
    link.click();
  });
  await page.waitForURL('**/seasons/harbour-lights-season-2');
  expect(await page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['season', 50]);
});

it('shows a bar while a page is on its way (RT-105), none towards a page without layout, by its row or by its query (RT-106, PL-023, PL-031)', async () => {
  await open('/');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  gate = promise;
  const follow = (href: string): Promise<void> =>
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
  const bar = page.locator('#root > progress');
  await follow('/movies/red-comet');
  await expect.poll(() => bar.count()).toBe(1);
  await follow('/movies/red-comet/player');
  await expect.poll(() => bar.count()).toBe(0);
  await follow('/movies/salt-line');
  await expect.poll(() => bar.count()).toBe(1);
  await follow('/tv/first-frame?player');
  await expect.poll(() => bar.count()).toBe(0);
  release();
});

it('drops a page on its way when another is asked for: only the last one arrives (RT-109)', async () => {
  await open('/');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  gate = promise;
  await page.evaluate(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const follow = (href: string): void => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
    };
    // The second click comes while the first one's page is still loading, and as a double click, as people do.
    follow('/movies/red-comet');
    follow('/persons/vera-tumanyan');
    follow('/persons/vera-tumanyan');
  });
  await expect.poll(() => page.locator('#root > progress').count()).toBe(1);
  release();
  await page.waitForURL('**/persons/vera-tumanyan');
  await expect.poll(() => page.title()).toContain('Вера Туманян');
  expect(await page.evaluate(() => history.length)).toBe(3);
  expect(await page.evaluate(() => String(Reflect.get(window, 'titles')))).not.toContain('комета');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect(complaints.join('\n')).toBe('');
});

it('leaves links with a modifier, another window or a download to the browser', async () => {
  await open('/');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    // Not a card, over which a preview may open.
    page.locator('header a[href="/series"]').click({ modifiers: ['Control'] }),
  ]);
  expect(new URL(page.url()).pathname).toBe('/');
  await opened.close();
});

it('shows the not-found page for an address that the service does not know, without a document load (RT-108)', async () => {
  await open('/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/movies/no-such-film';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL('**/movies/no-such-film');
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});

it('loads the document of a page whose code is no longer there, once (RT-110, CT-004, AN-063)', async () => {
  await open('/');
  missing = /person-page-.*\.js$/;
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/persons/vera-tumanyan';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect.poll(() => documents).toEqual(['/persons/vera-tumanyan']);
  await page.waitForLoadState();
  // The server's page stays, although its code does not load.
  expect(await page.locator('h1').textContent()).toContain('Вера Туманян');
  await expect.poll(() => documents).toHaveLength(1);
});

it('tells with an event that the code of a player is not there, and says so itself where nothing else does (PL-212, AN-063)', async () => {
  await open('/');
  missing = /watch-page-.*\.js$/;
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.addEventListener('vite:preloadError', ({ type }) => told.push(type));
    // The page has just been reloaded for this fault: another reload would not help.
    sessionStorage.setItem('kadr.reloaded', String(Date.now()));
    const link = document.createElement('a');
    link.href = '/movies/salt-line/player';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect.poll(() => page.locator('h1').textContent()).toContain('Нет соединения');
  expect(await page.evaluate('told')).toContain('vite:preloadError');
});

it('asks in the language of the page, whatever another tab has chosen meanwhile', async () => {
  await open('/?lang=eng');
  await context.addCookies([{ name: 'language', value: 'hye', url: server.url }]);
  await page.locator('main a[href="/movies/salt-line"]').first().click();
  await page.waitForURL('**/movies/salt-line');
  await expect.poll(() => page.title()).toContain('The Salt Line');
});

it('keeps the language that an address asked for', async () => {
  await open('/?lang=hye');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value)
    .toBe('hye');
  await open('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('hy');
});

it('loads the stylesheet of every page once, however many pages follow', async () => {
  await open('/');
  await page.locator('main a[href="/movies/salt-line"]').first().click();
  await page.waitForURL('**/movies/salt-line');
  await expect.poll(() => page.title()).toContain('Соляная линия');
  const loaded = await page.evaluate(
    () =>
      [...document.styleSheets].filter(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.startsWith('@layer base')),
      ).length,
  );
  expect(loaded).toBe(1);
});
