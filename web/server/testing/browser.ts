import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';

/** How long a step of a test may take on a machine that many tests share, in milliseconds. */
const patience = 120_000;
/** How long a context may take to close, in milliseconds. */
const closing = 20_000;

/** Debian's Chromium, or the one that `KADR_CHROMIUM` names, without a window, traffic of its own, or haste. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['KADR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  browser.on('context', (context: BrowserContext) => {
    context.setDefaultTimeout(patience);
    closeInTime(context);
  });
  return browser;
}

/**
 * Chromium now and then never ends a page that is told to close in the middle of a reload; its context then ends with the
 * browser, and not with the patience of the test's hook.
 */
function closeInTime(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = (options) => Promise.race([close(options), delay(closing, undefined, { ref: false })]);
}
