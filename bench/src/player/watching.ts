import { launchBrowser } from '@kadr/e2e/browser';
import type { Figure } from '../figures.ts';
import { clickToPicture, onPage, ourPlace } from './first-picture.ts';

/** How long is watched, in seconds. */
const watched = 30;

/** Times that playing stops for want of data on the local network, and the script that watching fetches beside the engine. */
export async function watching(url: string, film: string): Promise<Figure[]> {
  const browser = await launchBrowser({ isWhole: true });
  const place = ourPlace(url, film);
  try {
    return await onPage(browser, place, 'local', async (page) => {
      let script = 0;
      page.on('response', (response) => {
        const request = response.request();
        if (request.resourceType() !== 'script' || request.url().includes('shaka')) return;
        void request.sizes().then(({ responseBodySize }) => (script += responseBodySize));
      });
      await clickToPicture(page, place);
      const stops = await page.evaluate(
        (seconds) =>
          new Promise<number>((resolve) => {
            const video = document.querySelector('video');
            let count = 0;
            video?.addEventListener('waiting', () => (count += 1));
            setTimeout(() => resolve(count), seconds * 1000);
          }),
        watched,
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
          ours: script / 1000,
          peer: null,
          unit: 'kB brotli',
          bound: { kind: 'at most', value: 60 },
        },
      ];
    });
  } finally {
    await browser.close();
  }
}
