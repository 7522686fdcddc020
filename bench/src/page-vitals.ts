import type { Browser } from 'playwright-core';
import { launchBrowser } from '@kadr/testing/browser';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const rounds = 7;

interface Vitals {
  /** Milliseconds from the navigation's start to the greatest picture or text. */
  readonly lcp: number;
  /** Milliseconds by which tasks after the first paint were longer than 50 ms (total blocking time). */
  readonly tbt: number;
  /** Sum of all layout shifts. */
  readonly cls: number;
}

/** What a first visit to the home page feels like in Chromium at 1440 × 900, on this machine and on one a quarter as fast. */
export async function pageVitals(url: string): Promise<Figure[]> {
  const browser = await launchBrowser({ isWhole: true });
  try {
    const full: Vitals[] = [];
    const slow: Vitals[] = [];
    // The first visit warms up the server and is not counted.
    await visit(browser, url, 1);
    for (let round = 0; round < rounds; round++) {
      full.push(await visit(browser, url, 1));
      slow.push(await visit(browser, url, 4));
    }
    const figure = (name: string, values: readonly number[], unit: string, value: number): Figure => ({
      name,
      ours: median([...values]),
      peer: null,
      unit,
      bound: { kind: 'at most', value },
    });
    return [
      figure(
        'home page, largest contentful paint',
        full.map(({ lcp }) => lcp),
        'ms',
        1000,
      ),
      figure(
        'home page, total blocking time',
        full.map(({ tbt }) => tbt),
        'ms',
        100,
      ),
      figure(
        'home page, total blocking time on a processor a quarter as fast',
        slow.map(({ tbt }) => tbt),
        'ms',
        300,
      ),
      figure(
        'home page, layout shift',
        [...full, ...slow].map(({ cls }) => cls),
        '',
        0,
      ),
    ];
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string, slowdown: number): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const seen = { lcp: 0, firstPaint: 0, cls: 0, long: [] as { start: number; duration: number }[] };
      Object.assign(globalThis, { seen });
      const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
        new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
      watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
      watch('paint', ({ name, startTime }) => {
        if (name === 'first-contentful-paint') seen.firstPaint = startTime;
      });
      watch('layout-shift', (entry) => (seen.cls += (entry as unknown as { value: number }).value));
      watch('longtask', ({ startTime: start, duration }) => seen.long.push({ start, duration }));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // Reported when it is on the screen, which takes longer on a machine without one.
    await page.waitForFunction(
      () => (globalThis as unknown as { seen: { firstPaint: number } }).seen.firstPaint > 0,
    );
    return await page.evaluate(() => {
      const { lcp, firstPaint, cls, long } = (
        globalThis as unknown as {
          seen: {
            lcp: number;
            firstPaint: number;
            cls: number;
            long: { start: number; duration: number }[];
          };
        }
      ).seen;
      // Of a task that leads to the first paint only what comes after it keeps a viewer waiting (web.dev/articles/tbt).
      const tbt = long
        .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
        .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
      return { lcp, tbt, cls };
    });
  } finally {
    await context.close();
  }
}
