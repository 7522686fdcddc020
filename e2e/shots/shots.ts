// `npm run shots`: every page × size × language into `shots/`, with one contact sheet. `KADR_URL` takes a running service.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { languages, launchBrowser, sizes } from '../src/browser.ts';
import { demoViewer, signIn } from '../src/demo-viewer.ts';
import { checkout, demoComplete, startProduct } from '../src/product.ts';
import { samples } from '../src/samples.ts';
import { shotsOf } from './pages.ts';
import type { Shot } from './pages.ts';

const folder = path.join(checkout, 'shots');
const only = process.argv.slice(2);

const product =
  process.env['KADR_URL'] === undefined
    ? await startProduct({ demo: true, dataDir: path.join(checkout, '.data', 'shots') })
    : null;
const url = product?.url ?? process.env['KADR_URL'] ?? '';
try {
  if (product) await demoComplete(url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const visitor = await browser.newContext();
  await signIn(visitor, url, demoViewer, 'shots');
  const signedIn = await visitor.cookies();
  await visitor.close();
  const taken: string[] = [];
  for (const shot of shotsOf(await samples(url))) {
    if (only.length > 0 && !only.includes(shot.name)) continue;
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const language of languages) {
        const file = `${shot.name}-${size}-${language}.png`;
        const cookies = shot.isSignedIn === true ? signedIn : [];
        await take(browser, shot, { viewport, language, cookies }, path.join(folder, file));
        taken.push(file);
        process.stderr.write(`${file}\n`);
      }
    }
  }
  await contactSheet(browser, taken);
  await browser.close();
} finally {
  await product?.stop();
}

interface Surroundings {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly language: string;
  /** Of the viewer's session, none for a guest. */
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

async function take(
  browser: Browser,
  shot: Shot,
  { viewport, language, cookies }: Surroundings,
  file: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 1000,
    reducedMotion: 'reduce',
  });
  // The banner would lie over what is to be seen.
  await context.addCookies([{ name: 'cookie_consent', value: 'yes', url }]);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const mark = shot.path.includes('?') ? '&' : '?';
  await page.goto(`${url}${shot.path}${mark}lang=${language}`, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter((image) => !image.complete && image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => {})),
    );
  });
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.screenshot({ path: file, fullPage: shot.isViewport !== true });
  await context.close();
}

/** One picture of all pictures, so that a look tells where to look closer. */
async function contactSheet(browser: Browser, files: readonly string[]): Promise<void> {
  const cells = files
    .map((file) => `<figure><img src="${file}"><figcaption>${file}</figcaption></figure>`)
    .join('');
  const style =
    'body{margin:16px;background:#222;color:#ccc;font:11px sans-serif;display:grid;grid-template-columns:repeat(12,1fr);gap:12px}figure{margin:0}img{width:100%;max-height:420px;object-fit:cover;object-position:top}';
  const sheet = path.join(folder, 'contact-sheet.html');
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${cells}`,
  );
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  await page.goto(`file://${sheet}`);
  await page.screenshot({ path: path.join(folder, 'contact-sheet.png'), fullPage: true });
}
