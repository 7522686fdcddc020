import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser, sizes } from './browser.ts';
import { checkout, startProduct } from './product.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);
const soon = { timeout: 90_000 };
/** Seconds of the film, and of its segments. */
const [length, segment] = [60, 3.84];

let product: Product;
let browsers: Browser[] = [];
let folder: string;
let address = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-teleport-'));
  [product, ...browsers] = await Promise.all([
    startProduct({ demo: 'off', env: { KADR_TELEPORT_KEYS: 'films-key,channels-key' } }),
    // Both are on this machine, where the names that hide addresses are answered by nobody.
    launchBrowser({ peersOnThisMachine: true, hasPictures: false }),
    launchBrowser({ peersOnThisMachine: true, hasPictures: false }),
  ]);
  const file = path.join(folder, 'film.mp4');
  const sources = `-f lavfi -i testsrc2=size=320x180:rate=25:duration=${length} -f lavfi -i sine=frequency=330:duration=${length}`;
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...`${sources} -c:v libx264 -preset ultrafast -c:a aac -shortest`.split(' '),
    file,
  ]);
  const ingest = path.join(checkout, 'server', 'src', 'ingest-cli.ts');
  const { stdout } = await run(process.execPath, [ingest, file, '--title', 'Фильм'], {
    cwd: folder,
    env: { ...process.env, KADR_DATA: product.dataDir },
  });
  address = stdout.trim().split('\n').at(-1) ?? '';
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Viewer {
  /** Addresses of segments that came from the service. */
  readonly fromService: string[];
  /** Bytes of other viewers. */
  received(): Promise<number>;
  /** How far it is buffered, in seconds. */
  buffered(): Promise<number>;
}

/**
 * Opens the film in a browser of its own. Of whoever `waitsForPeers` the service answers the first segments only until
 * another viewer is met: a slow connection would make what comes from viewers slow as well.
 */
async function watch(browser: Browser | undefined, { waitsForPeers = false } = {}): Promise<Viewer> {
  if (browser === undefined) throw new Error('There is no such browser.');
  const context = await browser.newContext({ viewport: sizes.laptop });
  const page = await context.newPage();
  const fromService: string[] = [];
  page.on('requestfinished', (request) => {
    if (/\/\d+\.m4s/.test(request.url())) fromService.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    const Native = RTCPeerConnection;
    Object.assign(globalThis, {
      connections,
      RTCPeerConnection: class extends Native {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          connections.push(this);
        }
      },
    });
  });
  const received = (): Promise<number> =>
    page.evaluate(async () => {
      const { connections } = globalThis as unknown as { connections: RTCPeerConnection[] };
      let bytes = 0;
      for (const connection of connections) {
        const report: ReadonlyMap<string, { type: string; bytesReceived?: number }> =
          await connection.getStats();
        for (const { type, bytesReceived = 0 } of report.values())
          if (type === 'data-channel') bytes += bytesReceived;
      }
      return bytes;
    });
  if (waitsForPeers)
    await page.route(/\/\d+\.m4s/, async (route) => {
      const number = Number(/(\d+)\.m4s/.exec(route.request().url())?.[1]);
      if (number > 2) await vi.waitUntil(async () => (await received()) > 0, soon);
      await route.continue().catch(() => {
        // It was called off in the meantime.
      });
    });
  await page.goto(`${address}/player`);
  return {
    fromService,
    received,
    buffered: () =>
      page.evaluate(() => {
        const ranges = document.querySelector('video')?.buffered;
        return ranges === undefined || ranges.length === 0 ? 0 : ranges.end(ranges.length - 1);
      }),
  };
}

it('lets two browsers that watch the same film pass segments to one another (DR-041, DR-049, PL-146)', async () => {
  const first = await watch(browsers[0]);
  await expect.poll(() => first.buffered(), soon).toBeGreaterThan(length - 1);
  const second = await watch(browsers[1], { waitsForPeers: true });
  await expect.poll(() => second.received(), soon).toBeGreaterThan(100_000);
  await expect.poll(() => second.buffered(), soon).toBeGreaterThan(length - 1);
  // Less came from the service than there is: sound and picture of each segment.
  expect(second.fromService.length).toBeLessThan(2 * Math.ceil(length / segment));
}, 240_000);
