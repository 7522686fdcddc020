/** Measures click → first picture and → playing beside a bare Shaka page: `node playground/first-frame.ts [rounds]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../bootstrap/chromium.js';

const ways = ['bare', 'cold', 'prepared'] as const;
const networks = {
  local: null,
  '40 ms, 10 Mbit/s': {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  },
} as const;

async function measure(
  browser: Browser,
  url: string,
  network: (typeof networks)[keyof typeof networks],
): Promise<readonly [picture: number, playing: number]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (network !== null) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.hover('#watch');
  await page.waitForFunction(() => window.isPrepared);
  await page.click('#watch');
  const elapsed = await page.evaluate(() => window.firstFrame);
  await context.close();
  return elapsed;
}

const rounds = Number(process.argv[2] ?? 7);
const outDir = await mkdtemp(join(tmpdir(), 'kadr-first-frame-'));
const configFile = join(import.meta.dirname, 'vite.config.ts');
await build({
  configFile,
  logLevel: 'error',
  build: {
    outDir,
    target: 'es2023',
    rolldownOptions: { input: join(import.meta.dirname, 'first-frame.html') },
  },
});
const server = await preview({ configFile, build: { outDir }, preview: { port: 5178, host: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumSwitches, '--mute-audio'],
});
for (const [name, network] of Object.entries(networks)) {
  const times: Record<(typeof ways)[number], (readonly [picture: number, playing: number])[]> = {
    bare: [],
    cold: [],
    prepared: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      times[way].push(await measure(browser, `http://127.0.0.1:5178/first-frame.html?way=${way}`, network));
    }
  }
  for (const way of ways) {
    const pictures = times[way].map(([picture]) => picture);
    const starts = times[way].map(([, playing]) => playing);
    process.stdout.write(`${name} | ${way}: picture ${spread(pictures)}, playing ${spread(starts)}\n`);
  }
}
await browser.close();
await server.close();
await rm(outDir, { recursive: true });

/** Median and range, in ms. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
  return `${sorted[Math.floor(sorted.length / 2)]} ms (${sorted[0]}–${sorted.at(-1)})`;
}
