import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';

/** How long a step of a test may take on a machine that many tests share, in milliseconds. */
const patience = 120_000;

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
  browser.on('context', (context: BrowserContext) => context.setDefaultTimeout(patience));
  return browser;
}
