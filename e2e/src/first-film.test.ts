import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { mediaItemSchema } from '@kadr/contract';
import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, sizes } from './browser.ts';
import { signIn } from './demo-viewer.ts';
import { checkout, startProduct } from './product.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);

let product: Product;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-film-'));
  [product, browser] = await Promise.all([
    startProduct({ demo: 'off' }),
    launchBrowser({ hasPictures: false }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The service as its operator calls it. */
function service(): ReturnType<typeof createHttpClient> {
  const token = readFileSync(path.join(product.dataDir, 'operator-token'), 'utf8').trim();
  return createHttpClient({
    url: `${product.url}/api`,
    routes,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
}

/** `npm run ingest` as an operator runs it; gives the exit code, the last line and what was said beside it. */
async function ingest(...args: string[]): Promise<{ code: number; lastLine: string; said: string }> {
  const command = [path.join(checkout, 'server', 'src', 'ingest-cli.ts'), ...args];
  try {
    const { stdout, stderr } = await run(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, KADR_DATA: product.dataDir },
    });
    return { code: 0, lastLine: stdout.trim().split('\n').at(-1) ?? '', said: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, lastLine: stdout.trim().split('\n').at(-1) ?? '', said: stderr };
  }
}

/** Twenty seconds of picture with a Russian and an English sound track. */
async function makeFilm(file: string): Promise<void> {
  const sources = [
    'testsrc2=size=854x480:rate=25:duration=20',
    'sine=frequency=330:duration=20',
    'sine=frequency=550:duration=20',
  ];
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const output =
    '-map 0:v -map 1:a -map 2:a -metadata:s:a:0 language=rus -metadata:s:a:1 language=eng -c:v libx264 -preset ultrafast -c:a aac -shortest';
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...output.split(' '), file]);
}

const subtitles = (words: string): string =>
  `WEBVTT\n\n00:00:00.500 --> 00:00:09.000\n${words} 1\n\n00:00:09.000 --> 00:00:19.900\n${words} 2\n`;

const video = (page: Page) => page.locator('video');
const time = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Opens a film's page and waits until its first picture has been made ready, out of sight. */
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

/** How many elements there are that somebody holds on to. */
async function videosInMemory(devtools: CDPSession): Promise<number> {
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

describe('the first film', () => {
  let address = '';

  it('is packaged and published by one command whose last line is the address of its page', async () => {
    await makeFilm(path.join(folder, 'film.mkv'));
    writeFileSync(path.join(folder, 'film.ru.vtt'), subtitles('Слова'));
    writeFileSync(path.join(folder, 'film.en.vtt'), subtitles('Words'));
    const names = ['--title', 'Первый фильм', '--title-eng', 'The First Film', '--title-hye', 'Առաջին ֆիլմը'];
    const texts = [
      '--subtitles',
      'film.ru.vtt',
      '--language',
      'rus',
      '--subtitles',
      'film.en.vtt',
      '--language',
      'eng',
    ];
    const { code, lastLine, said } = await ingest('film.mkv', ...names, ...texts);
    expect([code, said]).toEqual([0, expect.stringContaining('100 %')]);
    expect(lastLine).toBe(`${product.url}/movies/perviy-film`);
    address = lastLine;
  });

  it.each([
    ['rus', 'Первый фильм'],
    ['eng', 'The First Film'],
    ['hye', 'Առաջին ֆիլմը'],
  ])('is found on the home page in %s and leads to its page', async (language, title) => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    await page.goto(`${product.url}/?lang=${language}`);
    await page.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/movies/perviy-film');
    await page.close();
  });

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
    await expect.poll(() => time(page), { timeout: 60_000 }).toBeGreaterThan(0);
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
    await expect.poll(() => time(page), { timeout: 60_000 }).toBeGreaterThan(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Первый фильм' }).waitFor();
    await expect.poll(() => video(page).count(), { timeout: 30_000 }).toBe(0);
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
    // One is made ready for the button that the pointer rests on.
    await expect.poll(() => videosInMemory(devtools), { timeout: 60_000 }).toBeLessThanOrEqual(1);
    await page.close();
  });

  it('plays to the end: sound in two languages, subtitles, qualities, thumbnails', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(address);
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    await expect.poll(() => time(page), { timeout: 60_000 }).toBeGreaterThan(1);

    await page.keyboard.press('ArrowUp');
    await choose(page, 'Субтитры', /Русский/);
    await page.getByText('Слова 1').waitFor();
    await choose(page, 'Озвучка', /English|Английский/i);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('playerAudio'))).toMatch(/eng|en/i);
    await choose(page, 'Качество', /240p/);
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight), {
        timeout: 60_000,
      })
      .toBe(240);

    const timeline = page.getByRole('slider', { name: 'Перемотка' });
    await timeline.hover();
    await expect.poll(() => thumbnailRequests(page)).toBeGreaterThan(0);

    await timeline.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => time(page), { timeout: 60_000 }).toBeLessThan(12);
    await page.keyboard.press('k');
    await page.getByText('Слова 2').waitFor({ timeout: 60_000 });
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended), { timeout: 80_000 })
      .toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });
});

it('is gone on with where a viewer left it: after a pause, and after closing its page (CT-032, CT-091, PL-020)', async () => {
  const viewer = { email: 'watcher@kadr.example', password: 'a-good-password' };
  await service().operator.importAccounts({ accounts: [viewer] });
  const context = await browser.newContext({ viewport: sizes.laptop });
  await signIn(context, product.url, viewer, 'watching');
  const kept = async (): Promise<number> => {
    const answer = await context.request.get(`${product.url}/api/media_items/perviy-film`);
    const item = mediaItemSchema.parse(await answer.json());
    return item.media_position?.timepoint ?? 0;
  };
  const soon = { timeout: 60_000 };
  const player = `${product.url}/movies/perviy-film/player`;

  const page = await context.newPage();
  await page.goto(player);
  await expect.poll(() => time(page), soon).toBeGreaterThan(6);
  await page.keyboard.press('k');
  await expect.poll(kept, soon).toBeGreaterThan(6);
  const paused = await kept();

  await page.goto(player);
  await expect.poll(() => time(page), soon).toBeGreaterThan(paused + 2);
  await page.goto(`${product.url}/my/positions`);
  await expect.poll(kept, soon).toBeGreaterThan(paused + 1);
  await page.getByRole('link', { name: 'Первый фильм', exact: true }).waitFor();
  await context.close();
});

it('its player tells the service what happens in it, also as its page closes, and takes a report of a problem to the operator (AN-017, AN-053, AN-060, PL-081)', async () => {
  const viewer = { email: 'reporter@kadr.example', password: 'a-good-password' };
  await service().operator.importAccounts({ accounts: [viewer] });
  const context = await browser.newContext({ viewport: sizes.laptop });
  await signIn(context, product.url, viewer, 'reporting');
  const soon = { timeout: 60_000 };
  const page = await context.newPage();
  await page.goto(`${product.url}/movies/perviy-film/player?lang=rus`);
  await expect.poll(() => time(page), soon).toBeGreaterThan(0.5);

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
  const [report] = (await service().operator.listProblemReports({})).items;
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
  await service().operator.importAccounts({ accounts: [{ ...viewer, stream_limit: 1 }] });
  const soon = { timeout: 60_000 };
  const screenOf = async (device: string): Promise<Page> => {
    const context = await browser.newContext({ viewport: sizes.laptop });
    await signIn(context, product.url, viewer, device);
    return context.newPage();
  };
  const [first, second] = [await screenOf('the-first'), await screenOf('the-second')];
  const player = `${product.url}/movies/perviy-film/player`;

  await first.goto(player);
  await expect.poll(() => time(first), soon).toBeGreaterThan(1);
  await first.keyboard.press('k');
  await second.goto(player);
  await second.getByRole('heading', { name: 'Уже смотрят на других экранах' }).waitFor();
  await second.getByRole('button', { name: /^Остановить: Первый фильм/ }).click();
  await expect.poll(() => time(second), soon).toBeGreaterThan(0);

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

/** Opens the settings, goes to a screen of theirs and takes the option that matches. */
async function choose(page: Page, screen: string, option: RegExp): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page
    .getByRole('button', { name: new RegExp(`^${screen}`) })
    .or(page.getByRole('menuitem', { name: new RegExp(`^${screen}`) }))
    .click();
  await page
    .getByRole('menuitemradio', { name: option })
    .or(page.getByRole('radio', { name: option }))
    .first()
    .click();
  await page.keyboard.press('Escape');
}

function thumbnailRequests(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/thumbs/hd.')).length,
  );
}

describe('files that are not films', () => {
  it.each([
    ['empty.mp4', '', /empty/],
    ['text.mp4', 'This is no film at all.\n'.repeat(100), /film|media|video|read/i],
    ['list.mp4', '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n', /playlist|list|film|media/i],
    ['-i.mp4', 'x'.repeat(5000), /film|media|video|read/i],
  ])('refuses %s with a sentence and publishes nothing', async (name, content, reason) => {
    writeFileSync(path.join(folder, name), content);
    const { code, said } = await ingest(`--file=${name}`, '--title', 'Не фильм');
    expect(code).toBe(1);
    expect(said).toMatch(reason);
    expect(said).not.toMatch(/\bat .*\.ts:\d+/);
    expect((await fetch(`${product.url}/movies/ne-film`)).status).toBe(404);
    expect(readdirSync(path.join(product.dataDir, 'work'))).toEqual([]);
    expect(readdirSync(path.join(product.dataDir, 'storage', 'assets'))).toHaveLength(1);
  });

  it('refuses a file that breaks off in the middle of its head', async () => {
    await run('sh', ['-c', 'head -c 2000 film.mkv > cut.mkv'], { cwd: folder });
    const { code, said } = await ingest('cut.mkv', '--title', 'Не фильм');
    expect([code, said]).toEqual([1, expect.stringMatching(/damaged|decoded|film/i)]);
  });
});

describe('the player elsewhere', () => {
  let page: Page;

  beforeAll(async () => {
    const { operator, playback } = service();
    const { asset } = await playback.start({ media_item_id: 'perviy-film' });
    const parts = [{ asset_id: asset.url.split('/').at(-1) ?? '', to: 1 }];
    // Of the film's first segment: nothing has to be packaged for it.
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

  const soon = { timeout: 60_000 };
  const plays = () => expect.poll(() => time(page), soon).toBeGreaterThan(0.5);

  it('plays what is watched most and free at its test page, for the device that the address names (PL-028, PL-138, PL-216)', async () => {
    const devices = new Set<string | undefined>();
    page.on('request', (request) => {
      if (/\/stream\/.*\.m4s/.test(request.url())) devices.add(request.headers()['x-user-id']);
    });
    // Its advertisements are tried elsewhere.
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

  /** The code of a block comes after the page: a click before it does nothing. */
  const startInPage = (name: string) =>
    expect
      .poll(async () => {
        const start = page.getByRole('button', { name: `Смотреть здесь: ${name}` });
        if ((await start.count()) > 0) await start.click();
        return video(page).count();
      }, soon)
      .toBe(1);

  it('plays in a block of a page, which stays (PL-190, PL-191)', async () => {
    await page.goto(`${product.url}/one-player`);
    await startInPage('Первый фильм');
    await plays();
    expect(new URL(page.url()).pathname).toBe('/one-player');
    expect(await page.locator('[data-part="header"]').count()).toBe(1);
  });

  it('plays the titles of a list one after the other, and whichever is chosen (PL-190, PL-191)', async () => {
    await page.goto(`${product.url}/a-playlist`);
    await startInPage('Короткий');
    const current = page.locator('main button[aria-current="true"]');
    await expect.poll(() => current.innerText(), soon).toContain('Первый фильм');
    await plays();
    await page.locator('main ol button').first().click();
    await expect.poll(() => current.innerText(), soon).toContain('Короткий');
    expect(new URL(page.url()).pathname).toBe('/a-playlist');
  });
});
