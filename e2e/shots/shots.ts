// `npm run shots [NAME…]`: every page × size × language into `shots/`, then the development gallery into
// `shots/gallery/`, each with a contact sheet. `KADR_URL` takes a running service, whose gallery is taken when it has
// one.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { languages, launchBrowser, sizes } from '@kadr/testing/browser';
import { demoViewer, signIn } from '../src/demo-viewer.ts';
import { fadedIn } from '@kadr/testing/faded-in';
import { checkout, demoComplete, startProduct } from '../src/product.ts';
import { samples } from '../src/samples.ts';
import { scrollThrough } from '@kadr/testing/scroll-through';
import { galleryShots, shotsOf } from './pages.ts';
import { quiet } from './quiet.ts';
import type { Shot } from './pages.ts';

const folder = path.join(checkout, 'shots');
const only = process.argv.slice(2);
/** How long one picture of a very long page may take, in milliseconds. */
const exposure = 120_000;
/** How long the takeover of a page by the browser may take, in milliseconds: in development its code is built first. */
const patience = 30_000;

const dataDir = path.join(checkout, '.data', 'shots');
const given = process.env['KADR_URL'];
const browser = await launchBrowser();
try {
  await during({ isDevelopment: false }, async (url) => {
    const visitor = await browser.newContext();
    await signIn(visitor, url, demoViewer, 'shots');
    const cookies = await visitor.cookies();
    await visitor.close();
    await takeAll(url, shotsOf(await samples(url)), folder, cookies);
  });
  await during({ isDevelopment: true }, async (url) => {
    if ((await fetch(`${url}/gallery`)).ok)
      await takeAll(url, galleryShots, path.join(folder, 'gallery'), []);
  });
} finally {
  await browser.close();
}

function wantedOf(shots: readonly Shot[]): readonly Shot[] {
  return shots.filter(({ name }) => only.length === 0 || only.includes(name));
}

/** Runs `work` with the demo: in a service of our own, or in the given one. */
async function during(
  { isDevelopment }: { readonly isDevelopment: boolean },
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (given !== undefined) return work(given);
  const product = await startProduct({ demo: 'first', dataDir, isDevelopment });
  try {
    await demoComplete(product.url);
    await work(product.url);
  } finally {
    await product.stop();
  }
}

/** The requested ones of `shots`, at every size in every language, into one folder. */
async function takeAll(
  url: string,
  shots: readonly Shot[],
  into: string,
  signedIn: Surroundings['cookies'],
): Promise<void> {
  const wanted = wantedOf(shots);
  if (wanted.length === 0) return;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const pictures = wanted.flatMap((shot) =>
    Object.values(sizes).flatMap((viewport, at) =>
      languages.map((language) => ({
        shot,
        surroundings: { viewport, language, cookies: shot.isSignedIn === true ? signedIn : [] },
        file: `${shot.name}-${Object.keys(sizes)[at] ?? ''}-${language}.png`,
      })),
    ),
  );
  const left = pictures.values();
  const lane = async (): Promise<void> => {
    for (const { shot, surroundings, file } of left) {
      await take(url, shot, surroundings, path.join(into, file));
      process.stderr.write(`${file}\n`);
    }
  };
  // A page mostly waits: for its pictures, and for the service.
  await Promise.all([lane(), lane(), lane()]);
  await contactSheet(
    into,
    pictures.map(({ file }) => file),
  );
}

interface Surroundings {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly language: string;
  /** The cookies of the viewer's session; none for a guest. */
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

async function take(
  url: string,
  shot: Shot,
  { viewport, language, cookies }: Surroundings,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 1000,
    reducedMotion: 'reduce',
  });
  // The banner would cover a part of the page.
  await context.addCookies([{ name: 'cookie_consent', value: 'yes', url }]);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const mark = shot.path.includes('?') ? '&' : '?';
  await page.goto(`${url}${shot.path}${mark}lang=${language}`, { waitUntil: 'load' });
  // Nothing loads on approach before the browser has taken the page over, which never happens without the app.
  await page
    .locator('html[data-ready=true]')
    .waitFor({ state: 'attached', timeout: patience })
    .catch(() => undefined);
  await scrollThrough(page);
  await quiet(page);
  await shot.prepare?.(page);
  await fadedIn(page);
  await page.screenshot({ path: file, fullPage: shot.isViewport !== true, timeout: exposure });
  await context.close();
}

/** A contact sheet of all pictures, for an overview. */
async function contactSheet(into: string, files: readonly string[]): Promise<void> {
  const cells = files
    .map((file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`)
    .join('');
  const style =
    'body{margin:16px;background:#222;color:#ccc;font:11px sans-serif;display:grid;grid-template-columns:repeat(12,1fr);gap:12px}figure{margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top}';
  const sheet = path.join(into, 'contact-sheet.html');
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${cells}`,
  );
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: path.join(into, 'contact-sheet.png'), fullPage: true });
}
