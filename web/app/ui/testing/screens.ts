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
  /** Leaves the page with the machine's own fonts, so that no font arrives late. */
  readonly withoutFonts?: boolean;
  readonly isSignedIn?: boolean;
  /** Name of the host in the address; an address of numbers otherwise. */
  readonly host?: 'localhost';
  /** Runs in the page before anything else. */
  readonly before?: () => void;
}

export interface Screens {
  /** Opens a page of the fixture catalogue in its own browser context and waits until the browser has taken it over. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * The same, scrolled to its end and back, so that everything that comes on approach is there. A page that the browser
   * stopped drawing on the way is opened once more.
   *
   * @param frames How many frames every step of half a screen waits for.
   * @throws Error when that one is not drawn to its end either.
   */
  openWhole(path: string, options?: OpenOptions, frames?: number): Promise<Page>;
  close(): Promise<void>;
}

/** The built pages in Chromium, over the fixture catalogue; without pictures, unless a test is about them. */
export async function startScreens(
  options: FixtureServerOptions = {},
  { hasPictures = false, ...browserOptions }: BrowserOptions = {},
): Promise<Screens> {
  const server = await startFixtureServer({
    withoutOpenerPolicy: true,
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
