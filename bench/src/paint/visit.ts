import type { Browser, Page } from 'playwright-core';

/** The browser's measurements of a first visit; times are milliseconds from the navigation's start. */
export interface Visit {
  /** The first picture or text. */
  readonly fcp: number;
  /** The greatest picture or text. */
  readonly lcp: number;
  /** Total time over 50 ms of tasks after the first paint (total blocking time). */
  readonly tbt: number;
  /** The longest task of the page's thread; 0 when none took 50 ms. */
  readonly longest: number;
  /** Sum of all layout shifts. */
  readonly cls: number;
}

export interface VisitOptions {
  /** 4 for a processor a quarter as fast. */
  readonly slowdown: number;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens a page in a browser with an empty cache, until its network is quiet. */
export async function visit(
  browser: Browser,
  url: string,
  { slowdown, viewport = { width: 1440, height: 900 } }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    // Reported when it is on the screen, which takes longer on a machine without one.
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.fcp > 0);
    return await read(page);
  } finally {
    await context.close();
  }
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  readonly long: { readonly start: number; readonly duration: number }[];
}

function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, long: [] };
  Object.assign(globalThis, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('layout-shift', (entry) => (seen.cls += (entry as unknown as { value: number }).value));
  on('longtask', ({ startTime: start, duration }) => seen.long.push({ start, duration }));
}

function read(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { fcp, lcp, cls, long } = (globalThis as unknown as { seen: Seen }).seen;
    // Of a task that leads to the first paint only the part after it keeps a viewer waiting (web.dev/articles/tbt).
    const tbt = long
      .map(({ start, duration }) => start + duration - Math.max(start, fcp))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    return { fcp, lcp, tbt, cls, longest: Math.max(0, ...long.map(({ duration }) => duration)) };
  });
}
