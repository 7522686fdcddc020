import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';

/** How long a step may take on a machine that does much else, in milliseconds; less than a test may, so that the step is named. */
const patience = 90_000;
/** How long a context may take to close, in milliseconds. */
const closing = 20_000;

/** Playwright's own settings of Blink, which say that there is a mouse: only the last switch of a name counts. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const whole = '/usr/bin/chromium';
/** The same engine without a browser's windows: half the work on a small machine. */
const shell = '/usr/bin/chromium-headless-shell';

export interface BrowserOptions {
  /** Whether pictures and glass are drawn; true when not said. Where nobody looks at them they are half of a page's work. */
  readonly hasPictures?: boolean;
  /** The browser as viewers have it, for measuring; otherwise its shell without windows where there is one. */
  readonly isWhole?: boolean;
  /** Whether pages find peers on this machine, without the names that hide its addresses and over the way to itself. */
  readonly peersOnThisMachine?: boolean;
}

/** Debian's Chromium, or the one that `KADR_CHROMIUM` names, without a window and without traffic of its own. */
export async function launchBrowser({
  hasPictures = true,
  isWhole = false,
  peersOnThisMachine = false,
}: BrowserOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['KADR_CHROMIUM'] ?? (!isWhole && existsSync(shell) ? shell : whole),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...(peersOnThisMachine
        ? ['--disable-features=WebRtcHideLocalIpsWithMdns', '--allow-loopback-in-peer-connection']
        : []),
      ...(hasPictures ? [] : [`--blink-settings=${mouse},imagesEnabled=false`]),
    ],
  });
  browser.on('context', (context: BrowserContext) => {
    context.setDefaultTimeout(patience);
    closeInTime(context);
    if (!hasPictures) void context.addInitScript(drawPlainly);
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

/** The four sizes that every screen is looked at in. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
} as const;

export const languages = ['rus', 'eng', 'hye'] as const;

/** Glass is the dearest part of a picture that nobody looks at. */
function drawPlainly(): void {
  const plain = new CSSStyleSheet();
  plain.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important; }');
  document.adoptedStyleSheets.push(plain);
}
