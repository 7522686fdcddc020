import { launchBrowser } from '@kadr/e2e/browser';
import type { BrowserOptions } from '@kadr/e2e/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { builtWeb } from '../../../server/testing/built-web.ts';
import { startFixtureServer } from '../../../server/testing/fixture-server.ts';
import type { FixtureServerOptions } from '../../../server/testing/fixture-server.ts';

interface OpenOptions extends BrowserContextOptions {
  readonly language?: 'rus' | 'eng' | 'hye';
  readonly brand?: string;
  /** Leaves the page with the machine's own fonts, so that no font arrives late. */
  readonly withoutFonts?: boolean;
  readonly isSignedIn?: boolean;
  /** Name of the host in the address; an address of numbers otherwise. */
  readonly host?: 'localhost';
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

export interface Screens {
  /** Opens a page of the fixture catalogue in a browser of its own and waits until the browser has taken it over. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

/** The built pages in Chromium, over the fixture catalogue; without pictures, unless a test is about them. */
export async function startScreens(
  options: FixtureServerOptions = {},
  { hasPictures = false, ...browserOptions }: BrowserOptions = {},
): Promise<Screens> {
  const server = await startFixtureServer({ ...options, dist: await builtWeb() });
  const browser = await launchBrowser({ hasPictures, ...browserOptions });
  return {
    async open(
      path,
      {
        language = 'rus',
        brand = 'kadr',
        withoutFonts = false,
        isSignedIn = false,
        host = '127.0.0.1',
        before,
        ...options
      } = {},
    ) {
      const url = server.url.replace('127.0.0.1', host);
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      await context.addCookies([
        { name: 'language', value: language, url },
        { name: 'brand', value: brand, url },
        // The cookie banner would lie over what is looked at.
        { name: 'cookie_consent', value: 'yes', url },
        // Which profile watches has been asked already.
        ...(isSignedIn
          ? [
              { name: 'session_state', value: 'normal', url },
              { name: 'skipProfiles', value: 'true', url },
            ]
          : []),
      ]);
      const page = await context.newPage();
      if (withoutFonts) await page.route(/\.woff2$/, (route) => route.abort());
      if (before) await page.addInitScript(before);
      await page.goto(url + path);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
