import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, sizes } from '@kadr/testing/browser';
import { ingest, makeFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

let product: Product;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-film-'));
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

const subtitles = (words: string): string =>
  `WEBVTT\n\n00:00:00.500 --> 00:00:09.000\n${words} 1\n\n00:00:09.000 --> 00:00:19.900\n${words} 2\n`;

const video = (page: Page) => page.locator('video');
const time = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

describe('the first film', () => {
  let address = '';

  it('is packaged and published by one command whose last line is the address of its page', async () => {
    await makeFilm(path.join(folder, 'film.mkv'), {
      size: '854x480',
      seconds: 20,
      languages: ['rus', 'eng'],
    });
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
    const { code, lastLine, said } = await ingest(product, folder, 'film.mkv', ...names, ...texts);
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

  it('plays to the end: sound in two languages, subtitles, qualities, thumbnails', async () => {
    const page = await browser.newPage({ viewport: sizes.laptop });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(address);
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    await expect.poll(() => time(page)).toBeGreaterThan(1);

    await page.keyboard.press('ArrowUp');
    await choose(page, 'Субтитры', /Русский/);
    await page.getByText('Слова 1').waitFor();
    await choose(page, 'Озвучка', /English|Английский/i);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('playerAudio'))).toMatch(/eng|en/i);
    await choose(page, 'Качество', /240p/);
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.videoHeight))
      .toBe(240);

    const timeline = page.getByRole('slider', { name: 'Перемотка' });
    // The controls may have hidden while the quality changed.
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await timeline.hover();
    await expect.poll(() => thumbnailRequests(page)).toBeGreaterThan(0);

    await timeline.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => time(page)).toBeLessThan(12);
    // The film has ended before the step back and waits, or it goes on.
    if (await video(page).evaluate((element: HTMLVideoElement) => element.paused))
      await page.keyboard.press('k');
    await page.getByText('Слова 2').waitFor({ timeout: 60_000 });
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });
});

/** Opens the settings, goes to one of their screens and chooses the matching option. */
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
    const { code, said } = await ingest(product, folder, `--file=${name}`, '--title', 'Не фильм');
    expect(code).toBe(1);
    expect(said).toMatch(reason);
    expect(said).not.toMatch(/\bat .*\.ts:\d+/);
    expect((await fetch(`${product.url}/movies/ne-film`)).status).toBe(404);
    expect(readdirSync(path.join(product.dataDir, 'work'))).toEqual([]);
    expect(readdirSync(path.join(product.dataDir, 'storage', 'assets'))).toHaveLength(1);
  });

  it('refuses a file that breaks off in the middle of its head', async () => {
    const head = readFileSync(path.join(folder, 'film.mkv')).subarray(0, 2000);
    writeFileSync(path.join(folder, 'cut.mkv'), head);
    const { code, said } = await ingest(product, folder, 'cut.mkv', '--title', 'Не фильм');
    expect([code, said]).toEqual([1, expect.stringMatching(/damaged|decoded|film/i)]);
  });
});
