import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { BrowserOptions } from '@kadr/testing/browser';
import { scrollThrough } from '@kadr/testing/scroll-through';
import { reportStall, stallOf } from '@kadr/testing/stalls';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { builtWeb } from '../../../server/testing/built-web.ts';
import { startFixtureServer } from '../../../server/testing/fixture-server.ts';
import type { FixtureServerOptions } from '../../../server/testing/fixture-server.ts';

interface OpenOptions extends BrowserContextOptions {
  readonly language?: 'rus' | 'eng' | 'hye';
  readonly brand?: string;
  /** Uses the machine's own fonts, so that no font loads late. */
  readonly withoutFonts?: boolean;
  readonly isSignedIn?: boolean;
  /** Host name of the address; an IP address by default. */
  readonly host?: 'localhost';
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

export interface Screens {
  /** Opens a page of the fixture catalogue in a new browser context and waits until it is hydrated. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * The same, scrolled to its end and back, so that everything that loads on approach is there. A page that the browser
   * stopped rendering on the way is opened once more.
   *
   * @param frames Number of frames to wait at each step of half a screen.
   * @throws Error if that page is not rendered to its end either.
   */
  openWhole(path: string, options?: OpenOptions, frames?: number): Promise<Page>;
  close(): Promise<void>;
}

/** The built pages in Chromium, with the fixture catalogue; without pictures, unless a test is about them. */
export async function startScreens(
  options: FixtureServerOptions = {},
  { hasPictures = false, ...browserOptions }: BrowserOptions = {},
): Promise<Screens> {
  const server = await startFixtureServer({
    ...options,
    dist: await builtWeb(),
  });
  const browser = await shareBrowser({ hasPictures, ...browserOptions });
  async function open(
    path: string,
    {
      language = 'rus',
      brand = 'kadr',
      withoutFonts = false,
      isSignedIn = false,
      host,
      before,
      ...options
    }: OpenOptions = {},
  ): Promise<Page> {
    const url = host ? server.url.replace('127.0.0.1', host) : server.url;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    await context.addCookies([
      { name: 'language', value: language, url },
      { name: 'brand', value: brand, url },
      // The cookie banner would cover the page.
      { name: 'cookie_consent', value: 'yes', url },
      // The question who watches has already been asked.
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
    await untilReady(page);
    return page;
  }
  return {
    open,
    async openWhole(path, asked, frames) {
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        const page = await open(path, asked);
        if (await scrollThrough(page, frames)) return page;
        reportStall((await stallOf(page))?.sentence ?? `${path} was not drawn to its end, and draws now.`);
        await page.context().close();
      }
      throw new Error(`The browser stopped drawing ${path} twice.`);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
