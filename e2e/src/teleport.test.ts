import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser, sizes } from '@kadr/testing/browser';
import { patience } from '@kadr/testing/patience';
import { publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

/** Seconds of the film, and of its segments. */
const [length, segment] = [60, 3.84];

let product: Product;
let browsers: Browser[] = [];
let address = '';

beforeAll(async () => {
  [product, ...browsers] = await Promise.all([
    startOwnProduct({ env: { KADR_TELEPORT_KEYS: 'films-key,channels-key' } }),
    // Both are on this machine, where the names that hide addresses are not resolved.
    launchBrowser({ peersOnThisMachine: true, hasPictures: false }),
    launchBrowser({ peersOnThisMachine: true, hasPictures: false }),
  ]);
  address = await publishFilm(product, ['--title', 'Фильм'], { seconds: length });
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await product.stop();
});

interface Viewer {
  /** Addresses of segments that came from the service. */
  readonly fromService: string[];
  /** Bytes from other viewers. */
  received(): Promise<number>;
  /** Buffered seconds. */
  buffered(): Promise<number>;
}

/**
 * Opens the film in a new browser. With `waitsForPeers` the service answers only the first segments until another
 * viewer is met: a slow connection would slow down the data from viewers as well.
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
      if (number > 2) await vi.waitUntil(async () => (await received()) > 0, { timeout: patience });
      await route.continue().catch(() => {
        // It was cancelled in the meantime.
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
  await expect.poll(() => first.buffered()).toBeGreaterThan(length - 1);
  const second = await watch(browsers[1], { waitsForPeers: true });
  await expect.poll(() => second.received()).toBeGreaterThan(100_000);
  await expect.poll(() => second.buffered()).toBeGreaterThan(length - 1);
  // Less than the whole came from the service: sound and picture of each segment.
  expect(second.fromService.length).toBeLessThan(2 * Math.ceil(length / segment));
}, 240_000);
