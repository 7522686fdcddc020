import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../server/testing/browser.ts';
import { builtWeb } from '../../../server/testing/built-web.ts';
import { startFixtureServer } from '../../../server/testing/fixture-server.ts';

interface OpenOptions extends BrowserContextOptions {
  readonly language?: 'rus' | 'eng' | 'hye';
  readonly brand?: string;
  /** Leaves the page with the machine's own fonts, so that no font arrives late. */
  readonly withoutFonts?: boolean;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

export interface Screens {
  /** Opens a page of the fixture catalogue in a browser of its own and waits until the browser has taken it over. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

/** The built pages in Chromium, over the fixture catalogue. */
export async function startScreens(): Promise<Screens> {
  const server = await startFixtureServer({ dist: await builtWeb() });
  const browser = await launchBrowser();
  return {
    async open(path, { language = 'rus', brand = 'kadr', withoutFonts = false, before, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      await context.addCookies([
        { name: 'language', value: language, url: server.url },
        { name: 'brand', value: brand, url: server.url },
        // The cookie banner would lie over what is looked at.
        { name: 'cookie_consent', value: 'yes', url: server.url },
      ]);
      const page = await context.newPage();
      if (withoutFonts) await page.route(/\.woff2$/, (route) => route.abort());
      if (before) await page.addInitScript(before);
      await page.goto(server.url + path);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
