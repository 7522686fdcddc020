import { launchBrowser } from '@kadr/testing/browser';
import type { Figure } from './figures.ts';

/** Bytes of script that a first visit to the home page loads, as sent (brotli), until the network is quiet. */
export async function homeJavaScript(url: string): Promise<Figure[]> {
  const browser = await launchBrowser({ isWhole: true });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let bytes = 0;
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      void response
        .request()
        .sizes()
        .then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    return [
      {
        name: "the home page's JavaScript, all of it",
        ours: bytes / 1000,
        peer: null,
        unit: 'kB brotli',
        bound: { kind: 'at most', value: 117 },
      },
    ];
  } finally {
    await browser.close();
  }
}
