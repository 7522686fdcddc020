import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { keepPages } from './kept-pages.ts';
import type { KeptPages } from './kept-pages.ts';
import { marked } from './marks.ts';
import { patience } from './patience.ts';
import { readPlainSpaces } from './plain-spaces.ts';
import { reportStall, watchForStalls } from './stalls.ts';
import { leaveUndrawn } from './undrawn.ts';
import { chromiumPath, chromiumShellPath, chromiumSwitches } from '../../bootstrap/chromium.js';

/** How long a context may take to close, in milliseconds. */
const closing = 20_000;

/** Playwright's own settings of Blink, which announce a mouse: only the last switch of a name counts. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export interface BrowserOptions {
  /** Whether pictures are loaded and pages are drawn; true by default. Unseen, they are half of a page's work. */
  readonly hasPictures?: boolean;
  /** The browser as viewers have it, for measuring; otherwise its headless shell where there is one. */
  readonly isWhole?: boolean;
  /**
   * Whether `Cross-Origin-Opener-Policy` counts; by default where pictures do. With it, Chromium leaves the process of
   * the empty page that a tab begins with, and compiles all scripts again in another one.
   */
  readonly hasOpenerPolicy?: boolean;
  /** Whether pages find peers on this machine, without the names that hide its addresses and over the loopback. */
  readonly peersOnThisMachine?: boolean;
}

/**
 * Features that Chromium is without. Only the last switch of a name counts: these are Playwright's, too, as far as they
 * concern Chromium on Linux.
 */
const absentFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Debian's Chromium, or the one that `KADR_CHROMIUM` names, without a window. */
export async function launchBrowser({
  hasPictures = true,
  isWhole = false,
  hasOpenerPolicy = hasPictures,
  peersOnThisMachine = false,
}: BrowserOptions = {}): Promise<Browser> {
  const absent = [
    ...absentFeatures,
    ...(hasOpenerPolicy ? [] : ['CrossOriginOpenerPolicy']),
    ...(peersOnThisMachine ? ['WebRtcHideLocalIpsWithMdns'] : []),
  ];
  const args = [
    ...chromiumSwitches,
    `--disable-features=${absent.join(',')}`,
    ...(peersOnThisMachine ? ['--allow-loopback-in-peer-connection'] : []),
    ...(hasPictures ? [] : [`--blink-settings=${mouse},imagesEnabled=false`]),
  ];
  const executablePath = isWhole ? chromiumPath : chromiumShellPath;
  const browser = await marked('browser', () => chromium.launch({ executablePath, args }));
  browser.on('context', (context: BrowserContext) => {
    context.setDefaultTimeout(patience);
    closeInTime(context);
    watchForStalls(context);
    context.on('page', readPlainSpaces);
    if (!hasPictures) void leaveUndrawn(context);
  });
  return browser;
}

/** The part of a browser that a test file uses; `close` ends what was opened through it. */
export interface SharedBrowser extends KeptPages {
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

const running = new Map<string, Promise<Browser>>();

/**
 * The browser with these options that test files of one process share, one after the other; it ends with the process.
 * It is restarted if it ended.
 */
export async function shareBrowser(options: BrowserOptions = {}): Promise<SharedBrowser> {
  const key = JSON.stringify(options);
  const known = await running.get(key)?.catch(() => null);
  if (known?.isConnected() !== true) running.set(key, launchBrowser(options));
  const browser = await (running.get(key) ?? launchBrowser(options));
  const pages = keepPages(browser);
  return {
    newContext: (contextOptions) => pages.newContext(contextOptions),
    newColdContext: (contextOptions) => pages.newColdContext(contextOptions),
    newPage: async (pageOptions) => (await pages.newContext(pageOptions)).newPage(),
    close: () => pages.close(),
  };
}

/**
 * Chromium now and then never ends a page that is closed in the middle of a reload. Such a context ends with the
 * browser; without this, the test's hook would time out.
 */
function closeInTime(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    const waiting = new AbortController();
    const late = delay(closing, undefined, { ref: false, signal: waiting.signal }).then(
      () => reportStall(`A context did not close within ${closing / 1000} s; it ends with the browser.`),
      () => undefined,
    );
    await Promise.race([close(options), late]);
    waiting.abort();
  };
}

/** Resolves when the browser has taken `page` over from the server: from then on its controls work. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
}

/** The four sizes at which every screen is tested. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1440, height: 900 },
  desktop: { width: 1920, height: 1080 },
} as const;

export const languages = ['rus', 'eng', 'hye'] as const;
