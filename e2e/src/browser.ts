import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';

/** How long a step may take on a machine that does much else, in milliseconds. */
const patience = 90_000;

/** Playwright's own settings of Blink, which say that there is a mouse: only the last switch of a name counts. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export interface BrowserOptions {
  /** Whether pictures are fetched and drawn; true when not said. Where nobody looks at them they are half of a page's work. */
  readonly hasPictures?: boolean;
}

/** Debian's Chromium, or the one that `KADR_CHROMIUM` names, without a window and without traffic of its own. */
export async function launchBrowser({ hasPictures = true }: BrowserOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['KADR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...(hasPictures ? [] : [`--blink-settings=${mouse},imagesEnabled=false`]),
    ],
  });
  browser.on('context', (context: BrowserContext) => context.setDefaultTimeout(patience));
  return browser;
}

/** The four sizes that every screen is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
} as const;

export const languages = ['rus', 'eng', 'hye'] as const;
