import { mediaItemSchema } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser, sizes, untilReady } from '@kadr/testing/browser';
import { signIn } from './demo-viewer.ts';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

let product: Product;
let browser: Browser;
let service: KadrClient;
/** Address of the film's page. */
let address = '';

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  service = operatorOf(product);
  address = await publishFilm(product, ['--title', 'Первый фильм'], { seconds: 20 });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const video = (page: Page) => page.locator('video');
const time = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Sets the countries in which a film that was ingested by its name alone may be watched; null: everywhere. */
const licenseFilm = (film: { slug: string; name: { rus: string }; territories: string[] | null }) =>
  service.operator.importCatalogue({ media_items: [{ type: 'film', ...film }] });

/** Opens a film's page and waits until its first picture is ready, out of sight. */
async function openPrepared(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    const made: Element[] = [];
    Object.assign(globalThis, { made });
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (name === 'video') made.push(element);
      return element;
    };
  });
  await page.goto(address);
  await page.waitForFunction(() =>
    (globalThis as unknown as { made: HTMLVideoElement[] }).made.some(({ readyState }) => readyState >= 2),
  );
}

/** How many elements are still referenced: `queryObjects` also returns unreferenced ones. */
async function videosInMemory(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { result: kind } = await devtools.send('Runtime.evaluate', {
    expression: 'HTMLVideoElement.prototype',
  });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: kind.objectId ?? '' });
  const { result: count } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(count.value);
}

describe('a film', () => {
  it('is ready before it is asked for: a click shows its first picture over the page that it was made on', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    await openPrepared(page, address);
    const shown = page.evaluate(
      () =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            const picture = document.querySelector('video');
            if (picture) resolve([location.pathname, picture.readyState >= picture.HAVE_CURRENT_DATA]);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    expect(await shown).toEqual([new URL(address).pathname, true]);
    await page.waitForURL('**/player');
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    expect(await video(page).count()).toBe(1);
    await page.close();
  });

  it('leaves the page as it is while the code of the player is on its way: going back leads where it says', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    const code = Promise.withResolvers<void>();
    await page.route(/watch-page/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await openPrepared(page, address);
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect([await video(page).count(), page.url()]).toEqual([0, address]);
    code.resolve();
    await page.waitForURL('**/player');
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Первый фильм' }).waitFor();
    await expect.poll(() => video(page).count()).toBe(0);
    await page.close();
  });

  it('is left for a page that is drawn once, whatever its player reports meanwhile', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    await page.goto(address);
    // Before that, links load whole documents.
    await untilReady(page);
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    await page.waitForURL('**/player');
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      const create = document.createElement.bind(document);
      const headings: Element[] = [];
      Object.assign(globalThis, { headings });
      document.createElement = (name: string, options?: ElementCreationOptions) => {
        const element = create(name, options);
        if (name === 'h1') headings.push(element);
        return element;
      };
      const element = document.querySelector('video');
      const { port1, port2 } = new MessageChannel();
      // Between any two pieces of work of the page's own.
      port1.addEventListener('message', () => {
        if (!element?.isConnected) return;
        element.volume = element.volume > 0.5 ? 0.4 : 0.6;
        element.dispatchEvent(new Event('volumechange'));
        port2.postMessage(null);
      });
      port1.start();
      port2.postMessage(null);
    });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Первый фильм' }).waitFor();
    const drawn = await page.evaluate(
      () => (globalThis as unknown as { headings: readonly Element[] }).headings.length,
    );
    expect(drawn).toBe(1);
    await page.close();
  });

  it('leaves nothing of its player behind, however soon it is left', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    await page.goto(address);
    for (let times = 0; times < 4; times += 1) {
      await page.getByRole('link', { name: 'Смотреть' }).first().click();
      await page.waitForURL('**/player');
      // Half of the times before it plays.
      if (times % 2 === 0)
        await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Первый фильм' }).waitFor();
    }
    const devtools = await page.context().newCDPSession(page);
    // One is prepared for the button under the pointer.
    await expect.poll(() => videosInMemory(devtools)).toBeLessThanOrEqual(1);
    await page.close();
  });
});

it('is not watched in another country: pointing at it says nothing, wanting to watch leads to the page that does, in the middle of it too (DR-056, CT-142, RT-083)', async () => {
  const name = { rus: 'Далёкий фильм' };
  const { href, pathname } = new URL(await publishFilm(product, ['--title', name.rus], { seconds: 20 }));
  const slug = pathname.slice('/movies/'.length);
  const licenseIn = (territories: string[] | null) => licenseFilm({ slug, name, territories });
  await licenseIn(['AM']);
  const page = await browser.newPage({ viewport: sizes.laptop });
  const refused = page.waitForResponse((response) => response.status() === 451);
  await page.goto(href);
  const link = page.getByRole('link', { name: 'Смотреть' }).first();
  await link.hover();
  await (await refused).finished();
  expect(page.url()).toBe(href);
  const isElsewhere = () => page.getByRole('heading', { name: 'В вашей стране это не показывают' }).waitFor();
  await link.click();
  await page.waitForURL('**/geoblock');
  await isElsewhere();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: name.rus }).waitFor();

  await licenseIn(null);
  const taken = page.waitForResponse((response) => response.url().includes('/begun'));
  await link.click();
  await page.waitForURL('**/player');
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  await (await taken).finished();
  await licenseIn(['AM']);
  // A restored connection requests the screen's place at once.
  await page.evaluate(() => {
    for (const type of ['offline', 'online']) window.dispatchEvent(new Event(type));
  });
  await page.waitForURL('**/geoblock');
  await isElsewhere();
  await page.close();
});

/** Runs in the page: stores the names of the events in each beacon, to be read after the page has closed. */
function keepBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  const texts = new WeakMap<Blob, string>();
  globalThis.Blob = class extends Blob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      texts.set(this, parts.filter((part) => typeof part === 'string').join(''));
    }
  };
  navigator.sendBeacon = (url, body) => {
    const text = body instanceof Blob ? texts.get(body) : undefined;
    const { events = [] } = JSON.parse(text ?? '{}') as { events?: { name: string }[] };
    const known = JSON.parse(localStorage.getItem('beacons') ?? '[]') as string[][];
    localStorage.setItem('beacons', JSON.stringify([...known, events.map(({ name }) => name)]));
    return send(url, body);
  };
}

/** The entries of {@link keepBeacons}, once there are some. */
async function beaconsOf(context: BrowserContext): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(`${product.url}/robots.txt`);
  await page.waitForFunction(() => localStorage.getItem('beacons')?.includes('quit_app'));
  const kept = await page.evaluate(() => localStorage.getItem('beacons'));
  await page.close();
  return JSON.parse(kept ?? 'null');
}

/** A browser context, signed in to a new account. */
async function browserOf(name: string): Promise<BrowserContext> {
  const viewer = { email: `${name}@kadr.example`, password: 'a-good-password' };
  await service.operator.importAccounts({ accounts: [viewer] });
  const context = await browser.newContext({ viewport: sizes.laptop });
  await signIn(context, product.url, viewer, name);
  return context;
}

it('is gone on with where a viewer left it: after a pause, and after closing its page (CT-032, CT-091, PL-020)', async () => {
  const context = await browserOf('watcher');
  const kept = async (): Promise<number> => {
    const answer = await context.request.get(`${product.url}/api/media_items/perviy-film`);
    const item = mediaItemSchema.parse(await answer.json());
    return item.media_position?.timepoint ?? 0;
  };
  const player = `${product.url}/movies/perviy-film/player`;

  const page = await context.newPage();
  await page.goto(player);
  await expect.poll(() => time(page)).toBeGreaterThan(6);
  await page.keyboard.press('k');
  await expect.poll(kept).toBeGreaterThan(6);
  const paused = await kept();

  await page.goto(player);
  await expect.poll(() => time(page)).toBeGreaterThan(paused + 2);
  await page.goto(`${product.url}/my/positions`);
  await expect.poll(kept).toBeGreaterThan(paused + 1);
  await page.getByRole('link', { name: 'Первый фильм', exact: true }).waitFor();
  await context.close();
});

it('a guest goes on where he left it, in his browser; the account that he signs in to takes it along (CT-091)', async () => {
  const guest = await browser.newContext({ viewport: sizes.laptop });
  await guest.addCookies([{ name: 'cookie_consent', value: 'yes', url: product.url }]);
  const page = await guest.newPage();
  await page.goto(`${product.url}/movies/perviy-film/player`);
  await expect.poll(() => time(page)).toBeGreaterThan(6);
  await page.keyboard.press('k');
  await page.goto(address);
  await page.getByRole('link', { name: 'Продолжить' }).waitFor();
  await page.goto(`${product.url}/movies/perviy-film/player`);
  await expect.poll(() => time(page)).toBeGreaterThan(7);
  await page.goto(address);
  await page.getByRole('link', { name: 'Продолжить' }).waitFor();

  const viewer = { email: 'taker@kadr.example', password: 'a-good-password' };
  await service.operator.importAccounts({ accounts: [viewer] });
  await signIn(guest, product.url, viewer, 'taker');
  await page.goto(`${product.url}/my/positions`);
  await expect
    .poll(() => page.evaluate(() => [localStorage.length, localStorage.getItem('guest_places')]))
    .toEqual([expect.any(Number), null]);
  await page.getByRole('link', { name: 'Первый фильм', exact: true }).waitFor();
  await guest.close();

  const other = await browser.newPage();
  await other.goto(address);
  await other.getByRole('link', { name: 'Смотреть' }).first().waitFor();
  await other.close();
});

it('its player tells the service what happens in it, also as its page closes, and takes a report of a problem to the operator (AN-017, AN-053, AN-060, PL-081)', async () => {
  const context = await browserOf('reporter');
  await context.addInitScript(keepBeacons);
  const page = await context.newPage();
  await page.goto(`${product.url}/movies/perviy-film/player?lang=rus`);
  await expect.poll(() => time(page)).toBeGreaterThan(0.5);

  await page.route('**/api/problem_reports?*', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('menuitem', { name: 'Сообщить о проблеме' }).click();
  await page.getByLabel('Нет звука').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('Не получилось отправить').waitFor();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('Скоро все починим').waitFor();
  const [report] = (await service.operator.listProblemReports({})).items;
  expect(report).toMatchObject({
    feedback_text: 'Нет звука',
    answers: ['no_sound'],
    content_slug: 'perviy-film',
    content_type: 'film',
    app_version: expect.any(String),
    user_agent: expect.stringContaining('Mozilla'),
    state: expect.objectContaining({ has_first_frame: true, error: null }),
  });
  expect(report?.events.map(({ name }) => name)).toEqual(expect.arrayContaining(['ready', 'play']));

  await page.close({ runBeforeUnload: true });
  expect(await beaconsOf(context)).toEqual([
    expect.arrayContaining(['playback_stop', 'player_end', 'quit_app']),
  ]);
  const told = async (): Promise<readonly string[]> => {
    const answer = await context.request.get(`${product.url}/api/user/export`);
    const { data } = (await answer.json()) as { data: { analytics_events: readonly { name: string }[] } };
    return data.analytics_events.map(({ name }) => name);
  };
  // An account is exported ten times a day at most.
  await expect
    .poll(told, { timeout: 36_000, interval: 4000 })
    .toEqual(
      expect.arrayContaining([
        'player_init',
        'player_start',
        'playback_start',
        'feedback',
        'playback_stop',
        'player_end',
        'quit_app',
      ]),
    );
  await context.close();
});

it('is stopped from another screen of the account, where it then plays, and can be taken back', async () => {
  const viewer = { email: 'screens@kadr.example', password: 'a-good-password' };
  await service.operator.importAccounts({ accounts: [{ ...viewer, stream_limit: 1 }] });
  const screenOf = async (device: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: sizes.laptop });
    await signIn(context, product.url, viewer, device);
    return context.newPage();
  };
  const [first, second] = [await screenOf('the-first'), await screenOf('the-second')];
  const player = `${product.url}/movies/perviy-film/player`;

  await first.goto(player);
  await expect.poll(() => time(first)).toBeGreaterThan(1);
  await first.keyboard.press('k');
  await second.goto(player);
  await second.getByRole('heading', { name: 'Уже смотрят на других экранах' }).waitFor();
  await second.getByRole('button', { name: /^Остановить: Первый фильм/ }).click();
  await expect.poll(() => time(second)).toBeGreaterThan(0);

  await first.getByRole('heading', { name: 'Просмотр остановлен' }).waitFor();
  expect(await video(first).count()).toBe(0);
  await second.context().close();
  await first.getByRole('button', { name: 'Смотреть здесь' }).click();
  await first
    .locator('video')
    .or(first.getByRole('button', { name: /^Остановить: Первый фильм/ }))
    .first()
    .waitFor();
  await first.context().close();
});

describe('the player elsewhere', () => {
  let page: Page;

  beforeAll(async () => {
    const { operator, playback } = service;
    const { asset } = await playback.start({ media_item_id: 'perviy-film' });
    const parts = [{ asset_id: asset.url.split('/').at(-1) ?? '', to: 1 }];
    // Of the film's first segment, so nothing has to be packaged for it.
    await operator.composeAsset({ kind: 'trailer', slug: 'perviy-film', parts });
    await operator.importCatalogue({
      media_items: [{ slug: 'short', type: 'film', name: { rus: 'Короткий' } }],
    });
    await operator.composeAsset({ kind: 'film', slug: 'short', parts });
    const [film, short] = (['perviy-film', 'short'] as const).map((slug) => ({
      type: 'media_item' as const,
      slug,
    }));
    if (film === undefined || short === undefined) return;
    const view = { brand: 'kadr', name: { rus: 'Плееры' } };
    await operator.importCatalogue({
      media_views: [
        { ...view, alias: 'one-player', blocks: [{ type: 'custom_block', tag: 'player', items: [film] }] },
        {
          ...view,
          alias: 'a-playlist',
          blocks: [{ type: 'custom_block', tag: 'playerPlaylist', items: [short, film] }],
        },
      ],
    });
    page = await browser.newPage({ viewport: sizes.laptop });
  });
  afterAll(() => page.close());

  const plays = () => expect.poll(() => time(page)).toBeGreaterThan(0.5);

  it('plays what is watched most and free at its test page, for the device that the address names (PL-028, PL-138, PL-216)', async () => {
    const devices = new Set<string | undefined>();
    page.on('request', (request) => {
      if (/\/stream\/.*\.m4s/.test(request.url())) devices.add(request.headers()['x-user-id']);
    });
    // Its advertisements are tested elsewhere.
    await page.goto(`${product.url}/test_avod_player?uid=box-7&impression_id=`);
    await plays();
    expect(await page.locator('footer, [data-part="header"]').count()).toBe(0);
    expect([...devices]).toEqual(['box-7']);
  });

  it('plays a trailer beside a chat (PL-029, EM-009)', async () => {
    await page.goto(`${product.url}/omnichat/perviy-film/trailer`);
    await plays();
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.duration)).toBeLessThan(4);
    expect(await page.locator('footer, [data-part="header"]').count()).toBe(0);
  });

  /** Starts a film in its block and waits for `shown`: its code comes after the page, and earlier clicks do nothing. */
  const startInPage = (name: string, shown: Locator = video(page)) =>
    expect
      .poll(async () => {
        const start = page.getByRole('button', { name: `Смотреть здесь: ${name}` });
        if ((await start.count()) > 0) await start.click();
        return shown.count();
      })
      .toBe(1);

  it('plays in a block of a page, which stays (PL-190, PL-191)', async () => {
    await page.goto(`${product.url}/one-player`);
    await startInPage('Первый фильм');
    await plays();
    expect(new URL(page.url()).pathname).toBe('/one-player');
    expect(await page.locator('[data-part="header"]').count()).toBe(1);
  });

  it('says in a block of a page that it is not watched in the country; the page stays (DR-056)', async () => {
    const film = { slug: 'perviy-film', name: { rus: 'Первый фильм' } };
    onTestFinished(async () => void (await licenseFilm({ ...film, territories: null })));
    await licenseFilm({ ...film, territories: ['AM'] });
    await page.goto(`${product.url}/one-player`);
    await startInPage('Первый фильм', page.getByText('В вашей стране это недоступно.'));
    expect(new URL(page.url()).pathname).toBe('/one-player');
  });

  it('plays the titles of a list one after the other, and whichever is chosen (PL-190, PL-191)', async () => {
    await page.goto(`${product.url}/a-playlist`);
    await startInPage('Короткий');
    const current = page.locator('main button[aria-current="true"]');
    await expect.poll(() => current.innerText()).toContain('Первый фильм');
    await plays();
    await page.locator('main ol button').first().click();
    await expect.poll(() => current.innerText()).toContain('Короткий');
    expect(new URL(page.url()).pathname).toBe('/a-playlist');
  });
});
