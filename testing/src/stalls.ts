import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds between two looks at a page, and how long a frame or an answer may take on a busy machine. */
const patience = 20_000;

export interface Stall {
  readonly sentence: string;
  /** Whether the browser draws another page at that time: then the fault is Chromium's, not the machine's. */
  readonly doOthersDraw: boolean;
}

/** Chromium drew no frame of a page while it drew another page. */
export class StalledPageError extends Error {}

/**
 * The stall of a page; null when it draws. Once in several hundred pages Chromium's compositor waits forever for a tree
 * (“Not activating because pending tree not ready” in its trace): such a page answers scripts and gets no frame again,
 * while a page that is opened beside it does.
 */
export async function stallOf(page: Page, limit = patience): Promise<Stall | null> {
  if (page.isClosed() || (await answers(drawsFrame(page), limit))) return null;
  const runsScripts = await answers(
    page.evaluate(() => document.readyState),
    limit,
  );
  // It was closed in between, or went to another document.
  if (page.isClosed() || (await answers(drawsFrame(page), limit))) return null;
  const doOthersDraw = await anotherDraws(page, limit);
  const others = doOthersDraw ? 'another page of the browser draws' : 'no other page draws';
  const scripts = runsScripts ? 'its scripts run' : 'its scripts do not run';
  const sentence = `Chromium drew no frame of ${page.url()} for ${(2 * limit) / 1000} s: ${scripts}, ${others}.`;
  return { sentence, doOthersDraw };
}

/**
 * Waits for work on a page.
 *
 * @param limit milliseconds between two looks at the page
 * @throws StalledPageError when the page got no frame during it; whatever the work throws
 */
export async function unlessStalled<T>(page: Page, work: Promise<T>, limit = patience): Promise<T> {
  const done = work.then((value) => ({ value }));
  for (;;) {
    const first = await Promise.race([done, delay(limit, null, { ref: false })]);
    if (first !== null) return first.value;
    const stall = await stallOf(page, limit);
    if (stall?.doOthersDraw !== true) continue;
    // Its rejection is no longer handled elsewhere.
    done.catch(() => undefined);
    throw new StalledPageError(stall.sentence);
  }
}

/** Checks every page of a context from time to time and reports stalls on standard error; tests go on. */
export function watchForStalls(context: BrowserContext): void {
  context.on('page', (page) => {
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      const stall = await stallOf(page).catch(() => null);
      isLooking = false;
      if (stall !== null) reportStall(stall.sentence);
    };
    const timer = setInterval(() => void look(), patience);
    timer.unref();
    page.once('close', () => clearInterval(timer));
    page.once('crash', () => reportStall(`Chromium's process of ${page.url()} ended.`));
  });
}

/** Describes what the browser, not the page, did wrong. */
export function reportStall(sentence: string): void {
  process.stderr.write(`Chromium watchdog: ${sentence}\n`);
}

const drawsFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      }),
  );

async function anotherDraws(page: Page, limit: number): Promise<boolean> {
  const browser = page.context().browser();
  if (browser === null) return false;
  const other = await browser.newPage();
  const draws = await answers(drawsFrame(other), limit);
  await other.close();
  return draws;
}

/** Whether a promise settles in time; a rejection because the page goes elsewhere counts as an answer. */
function answers(asked: Promise<unknown>, limit: number): Promise<boolean> {
  const settled = asked.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, delay(limit, false, { ref: false })]);
}
