import { launchBrowser } from '@kadr/testing/browser';
import type { CDPSession } from 'playwright-core';
import type { Figure } from '../figures.ts';
import { onPage, ourPlace } from './first-picture.ts';

const switches = 200;
/** Switches before the first measurement: caches and compiled code come once. */
const warmUp = 20;

/** Memory of a page in which a film is opened and left again and again: growth would be a leak. */
export async function memory(url: string, film: string): Promise<Figure[]> {
  const browser = await launchBrowser({ isWhole: true });
  const place = ourPlace(url, film);
  try {
    return await onPage(browser, place, 'local', async (page) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const watchOnce = async (): Promise<void> => {
        await page.locator(place.button).first().click();
        await page.waitForFunction(() => {
          const video = document.querySelector('video');
          return video !== null && video.readyState >= video.HAVE_CURRENT_DATA;
        });
        // The picture is there before the player's own page.
        await page.waitForURL(/\/player/);
        await page.goBack();
        await page.locator(place.button).first().waitFor();
      };
      for (let time = 0; time < warmUp; time++) await watchOnce();
      const before = await measure(devtools);
      for (let time = warmUp; time < switches; time++) await watchOnce();
      const after = await measure(devtools);
      const figure = (
        name: string,
        of: keyof Memory,
        { unit, per, most }: { unit: string; per: number; most: number },
      ): Figure => ({
        name: `${name} over ${switches} switches, beside after ${warmUp}`,
        ours: after[of] / per,
        peer: before[of] / per,
        unit,
        bound: { kind: 'ratio at most', value: most },
      });
      return [
        figure('script heap', 'heap', { unit: 'MB', per: 1e6, most: 1.3 }),
        figure('nodes', 'nodes', { unit: '', per: 1, most: 1.2 }),
        figure('listeners', 'listeners', { unit: '', per: 1, most: 1.2 }),
      ];
    });
  } finally {
    await browser.close();
  }
}

interface Memory {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory that is left after garbage collection. */
async function measure(devtools: CDPSession): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
