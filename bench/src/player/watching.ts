import { launchBrowser } from '@kadr/testing/browser';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../figures.ts';
import { clickToPicture, onPage, ourPlace } from './first-picture.ts';

/** Seconds of watching. */
const watched = 30;

/** Stalls for lack of data on the local network, and the script that only the player's page has. */
export async function watching(url: string, film: string): Promise<Figure[]> {
  const browser = await launchBrowser({ isWhole: true });
  try {
    const stops = await onPage(browser, ourPlace(url, film), 'local', async (page) => {
      await clickToPicture(page, ourPlace(url, film));
      return countStops(page);
    });
    const everyPage = await scriptsOf(browser, `${url}/faq`);
    const own = [...(await scriptsOf(browser, `${url}/movies/${film}/player`))].filter(
      ([name]) => !everyPage.has(name) && !name.includes('shaka'),
    );
    return [
      {
        name: `stops for want of data in ${watched} s, local`,
        ours: stops,
        peer: null,
        unit: '',
        bound: { kind: 'at most', value: 0 },
      },
      {
        name: "the watch page's own JavaScript beside the engine",
        ours: own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000,
        peer: null,
        unit: 'kB brotli',
        bound: { kind: 'at most', value: 60 },
      },
    ];
  } finally {
    await browser.close();
  }
}

function countStops(page: Page): Promise<number> {
  return page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        let count = 0;
        document.querySelector('video')?.addEventListener('waiting', () => (count += 1));
        setTimeout(() => resolve(count), seconds * 1000);
      }),
    watched,
  );
}

/** Bytes of each script that a first visit of an address fetches, as sent, until the network is quiet. */
async function scriptsOf(browser: Browser, address: string): Promise<ReadonlyMap<string, number>> {
  const page = await browser.newPage();
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize] as const));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = new Map(await Promise.all(sizes));
  await page.close();
  return found;
}
