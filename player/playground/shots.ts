/**
 * Screenshots of every state of the player at five sizes: `node playground/shots.ts [folder] [state[@size]…]`, in the
 * language `SHOTS_LANGUAGE` (`rus`, `eng`, `hye`).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { eng } from '../src/react/messages/eng.ts';
import { hye } from '../src/react/messages/hye.ts';
import { rus } from '../src/react/messages/rus.ts';
import { karaokeMessages } from '../src/react/karaoke/messages.ts';
import { catalogue } from './catalogue.ts';
import { chromiumPath, chromiumSwitches } from '../../bootstrap/chromium.js';

const languages = { rus, eng, hye } as const;
const asked = process.env['SHOTS_LANGUAGE'] ?? 'rus';
const language = asked in languages ? (asked as keyof typeof languages) : 'rus';
const words = languages[language];
const live = catalogue.findIndex(({ source }) => source.type === 'live');
const withAds = catalogue.findIndex(({ source }) => source.ad?.requests.pauseroll !== undefined);
const withTitles = catalogue.findIndex(({ next }) => next !== undefined);
const song = catalogue.findIndex((entry) => entry.song !== undefined);
const nowhere = catalogue.findIndex(({ source }) => source.assetUrl.endsWith('nowhere'));

const sizes = [
  { name: '390x844', width: 390, height: 844, isTouch: true },
  { name: '844x390', width: 844, height: 390, isTouch: true },
  { name: '820x1180', width: 820, height: 1180, isTouch: true },
  { name: '1440x900', width: 1440, height: 900, isTouch: false },
  { name: '1920x1080', width: 1920, height: 1080, isTouch: false },
] as const;

type Size = (typeof sizes)[number];
type Reach = (page: Page, open: (query?: string) => Promise<void>, size: Size) => Promise<void>;

/** Opens the settings and walks down the named entries. */
const settings =
  (...entries: readonly string[]): Reach =>
  async (page, open, size) => {
    await open();
    await playedTo(page, 0.5);
    await showControls(page, size);
    await page.getByRole('button', { name: words.settings, exact: true }).click();
    for (const entry of entries) await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
    await stillness(page);
  };

const states: Readonly<Record<string, Reach>> = {
  idle: async (page, open) => {
    await open('autoplay=0');
    await page.locator('video').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  },
  playing: async (page, open, size) => {
    await open();
    await playedTo(page, 5.5);
    await showControls(page, size);
  },
  'playing-hidden': async (page, open) => {
    await open();
    await page.locator('[data-controls="hidden"]').waitFor();
  },
  hover: async (page, open, size) => {
    await open();
    await playedTo(page, 2);
    await showControls(page, size);
    const box = await page.getByRole('slider').first().boundingBox();
    if (box === null) throw new Error('The timeline is not on the page.');
    const at = { x: box.x + box.width * 0.6, y: box.y + box.height / 2 };
    if (size.isTouch) {
      await page.getByRole('slider').first().dispatchEvent('pointerdown', {
        pointerId: 1,
        pointerType: 'touch',
        clientX: at.x,
        clientY: at.y,
        button: 0,
        bubbles: true,
      });
    } else await page.mouse.move(at.x, at.y);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[class*=picture]')].some(
        (element) => element.style.backgroundImage !== '',
      ),
    );
  },
  subtitles: async (page, open, size) => {
    await open();
    await playedTo(page, 0.5);
    await page.keyboard.press('c');
    await page.keyboard.press('3');
    await playedTo(page, 14.6);
    await page.getByText('Маяк погас').waitFor();
    await showControls(page, size);
  },
  settings: settings(),
  quality: settings(words.quality),
  speeds: settings(words.speed),
  audio: settings(words.audio),
  'subtitles-list': settings(words.subtitles),
  captions: settings(words.subtitles, words.captionStyle.title),
  'captions-chosen': async (page, open, size) => {
    await page.addInitScript(() => {
      localStorage.setItem('playerSubtitle', 'ru');
      localStorage.setItem(
        'playerCaptions',
        '{"size":150,"font":"serif","colour":"yellow","background":"blue","opacity":80,"edge":"outline"}',
      );
    });
    await settings(words.subtitles, words.captionStyle.title)(page, open, size);
  },
  report: (page, open, size) => fillReport(page, open, size),
  'report-failed': async (page, open, size) => {
    await fillReport(page, () => open('report=fails'), size);
    await page.locator('dialog [type=submit]').click();
    await page.getByRole('alert').waitFor();
  },
  'report-sent': async (page, open, size) => {
    await fillReport(page, open, size);
    await page.locator('dialog [type=submit]').click();
    await page.locator('dialog output').waitFor();
  },
  rewind: async (page, open) => {
    await open();
    await playedTo(page, 1);
    await page.keyboard.down('ArrowRight');
    await page.waitForFunction(() => document.body.textContent.includes('+15'));
  },
  skip: async (page, open, size) => {
    await open();
    await playedTo(page, 1);
    // Above the big targets in the middle.
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(size.width * 0.85, size.height * 0.3);
    await page.waitForFunction(() => document.body.textContent.includes('+15'));
  },
  boost: async (page, open) => {
    await open();
    await playedTo(page, 0.5);
    for (let press = 0; press < 2; press += 1) await page.keyboard.down(' ');
    await page.getByText(words.boosted).waitFor();
  },
  live: async (page, open, size) => {
    await open(`source=${live}`);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
    await showControls(page, size);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: words.toLive }).waitFor();
  },
  ad: async (page, open) => {
    await open(`source=${withAds}`);
    await page.getByText(words.ad.of(1, 2), { exact: true }).waitFor();
  },
  'ad-skip': async (page, open) => {
    await page.addInitScript(() => localStorage.setItem('volumeMuted', 'true'));
    await open(`source=${withAds}`);
    await playedTo(page, 0.3);
    await page.keyboard.press('k');
    await page.getByRole('button', { name: words.ad.skip, exact: true }).waitFor();
  },
  ended: async (page, open) => {
    await open();
    await playedTo(page, 0.5);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: words.replay }).first().waitFor();
  },
  intro: async (page, open) => {
    await open(`source=${withTitles}`);
    await playedTo(page, 1.2);
    await page.getByRole('button', { name: words.skipIntro }).waitFor();
    await page.locator('[data-controls="hidden"]').waitFor();
  },
  next: async (page, open) => {
    await open(`source=${withTitles}`);
    await playedTo(page, 0.5);
    await page.keyboard.press('8');
    await page.getByRole('region', { name: words.nextUp }).waitFor();
    await stillness(page);
  },
  'next-declined': async (page, open) => {
    await open(`source=${withTitles}`);
    await playedTo(page, 0.5);
    await page.keyboard.press('8');
    await page.getByRole('button', { name: words.watchCredits }).click();
    await page.getByRole('button', { name: words.watchNext }).waitFor();
    await stillness(page);
  },
  karaoke: async (page, open, size) => {
    await open(`source=${song}`);
    await playedTo(page, 3.5);
    await showControls(page, size);
  },
  'karaoke-interval': async (page, open) => {
    await open(`source=${song}`);
    await playedTo(page, 14);
    await page.locator('[data-controls="hidden"]').waitFor();
  },
  'karaoke-chosen': async (page, open, size) => {
    await open(`source=${song}`);
    await playedTo(page, 0.5);
    await showControls(page, size);
    const { higher, slower } = karaokeMessages[language];
    for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: higher }).click();
    await page.getByRole('button', { name: slower }).click();
    await playedTo(page, 7.6);
    await showControls(page, size);
  },
  gesture: async (page, open) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('A gesture is needed.', 'NotAllowedError'));
    });
    await open();
    await page.locator('[class*=disc]').waitFor();
  },
  error: async (page, open) => {
    await open(`source=${nowhere}`);
    await page.getByRole('alert').waitFor();
  },
  shortcuts: async (page, open) => {
    await open();
    await playedTo(page, 0.5);
    await page.keyboard.press('Shift+Slash');
    await page.locator('dialog[open]').waitFor();
  },
};

/** Opens the poll and reports missing sound. */
async function fillReport(page: Page, open: () => Promise<void>, size: Size): Promise<void> {
  await settings(words.report)(page, open, size);
  await page.getByLabel(words.reportAnswers.no_sound).check();
}

async function playedTo(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (least) => (document.querySelector('video')?.currentTime ?? 0) >= least,
    seconds,
  );
}

async function showControls(page: Page, size: Size): Promise<void> {
  const areHidden = (await page.locator('[data-controls="hidden"]').count()) > 0;
  if (size.isTouch && areHidden) await page.touchscreen.tap(size.width / 2, size.height / 3);
  else if (!size.isTouch) await page.mouse.move(size.width / 2, size.height / 2);
  await page.locator('[data-controls="visible"]').waitFor();
  await stillness(page);
}

/** Waits until only endless animations move. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

const [folder = join(import.meta.dirname, '../../shots/player'), ...wanted] = process.argv.slice(2);
const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumSwitches, '--mute-audio'],
});
await mkdir(folder, { recursive: true });
for (const size of sizes) {
  for (const [name, reach] of Object.entries(states)) {
    if (name === 'skip' && !size.isTouch) continue;
    if (wanted.length > 0 && !wanted.includes(name) && !wanted.includes(`${name}@${size.name}`)) continue;
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.isTouch,
      isMobile: size.isTouch,
    });
    const page = await context.newPage();
    try {
      await reach(
        page,
        async (query = '') => void (await page.goto(`${base}?bare&lang=${language}&${query}`)),
        size,
      );
      await page.screenshot({ path: join(folder, `${name}-${size.name}.png`) });
    } catch (error) {
      process.stderr.write(`${name} at ${size.name}: ${String(error)}\n`);
      await page.screenshot({ path: join(folder, `${name}-${size.name}-failed.png`) });
    }
    await context.close();
  }
}
await browser.close();
await server.close();
