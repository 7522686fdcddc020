// `npm run shots:console [NAME…]`: every screen of the console in three languages, wide and light, narrow and dark,
// into `shots/console/`. With `--guide`, the pictures of `docs/console.md` into `docs/console/`.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages, launchBrowser } from '@kadr/testing/browser';
import { fadedIn } from '@kadr/testing/faded-in';
import { makeFilm } from '../src/operator.ts';
import { checkout, demoComplete, startProduct } from '../src/product.ts';
import { signUpStaff } from '../src/staff.ts';
import { makeConsoleSample } from './console-sample.ts';
import { consoleShots } from './console-pages.ts';
import type { ConsoleShot } from './console-pages.ts';
import { quiet } from './quiet.ts';

interface Look {
  readonly language: (typeof languages)[number];
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The largest picture of the guide, in bytes. */
const mostBytes = 60_000;

const isGuide = process.argv.includes('--guide');
const only = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const folder = path.join(checkout, ...(isGuide ? ['docs', 'console'] : ['shots', 'console']));
const looks: readonly Look[] = isGuide
  ? [{ language: 'eng', theme: 'light', viewport: { width: 1280, height: 800 } }]
  : languages.flatMap((language): Look[] => [
      { language, theme: 'light', viewport: { width: 1440, height: 900 } },
      { language, theme: 'dark', viewport: { width: 1024, height: 900 } },
    ]);

const scratch = mkdtempSync(path.join(tmpdir(), 'kadr-shots-'));
const [product, browser] = await Promise.all([startProduct({ demo: 'sample' }), launchBrowser()]);
try {
  await demoComplete(product.url);
  const films = ['north-wind.mp4', 'trailer.mp4'].map((name) => path.join(scratch, name));
  for (const film of films) await makeFilm(film);
  const sample = await makeConsoleSample(product, Math.floor(Date.now() / 1000));
  const session = await signUpStaff(product, 'owner');
  const shots = consoleShots(sample, films).filter(
    ({ name, isInGuide = false }) => (isInGuide || !isGuide) && (only.length === 0 || only.includes(name)),
  );
  mkdirSync(folder, { recursive: true });
  for (const look of looks)
    for (const shot of shots) process.stderr.write(`${await take(shot, look, session)}\n`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** Takes a picture and returns its name. */
async function take(
  { name, path: screen, prepare }: ConsoleShot,
  { language, theme, viewport }: Look,
  session: string,
): Promise<string> {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'console_session', value: session, url: `${product.url}/api` }]);
  await context.addInitScript((one) => localStorage.setItem('console.language', one), language);
  const page = await context.newPage();
  await page.goto(`${product.url}/console${screen}`);
  await page.locator('main h1').waitFor();
  await quiet(page);
  await prepare?.(page);
  await fadedIn(page);
  const file = isGuide ? `${name}.webp` : `${name}-${viewport.width}-${theme}-${language}.png`;
  const png = path.join(isGuide ? scratch : folder, `${name}-${viewport.width}-${theme}-${language}.png`);
  await page.screenshot({ path: png, fullPage: !isGuide });
  if (isGuide) await compress(png, path.join(folder, file));
  await context.close();
  return file;
}

/** Writes a WebP picture of at most {@link mostBytes}, with the best quality that fits. @throws when none fits */
async function compress(png: string, webp: string): Promise<void> {
  for (const quality of [90, 80, 70, 60, 50, 40]) {
    const encoding = ['-c:v', 'libwebp', '-compression_level', '6', '-quality', String(quality)];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', '-i', png, ...encoding, webp]);
    if (statSync(webp).size <= mostBytes) return;
  }
  throw new Error(`${webp} has more than ${mostBytes} bytes.`);
}
