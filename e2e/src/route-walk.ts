import { faults } from '@kadr/testing/axe';
import { languages, untilReady } from '@kadr/testing/browser';
import { fadedIn } from '@kadr/testing/faded-in';
import { StalledPageError, unlessStalled } from '@kadr/testing/stalls';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { allRoutes } from './all-routes.ts';
import type { RouteSpec } from './all-routes.ts';
import { expectedAt } from './route-answers.ts';
import { samples } from './samples.ts';
import { visitor } from './visitor.ts';

const url = inject('demoUrl');

export const htmlLanguages = { rus: 'ru', eng: 'en', hye: 'hy' } as const;

type Language = keyof typeof htmlLanguages;

const asks = ({ isProtected = false, asksGuest = false }: RouteSpec): boolean => isProtected || asksGuest;

/**
 * Every screen of the service is opened in one language, in turn, by a guest or by a viewer; by both where it asks a
 * guest to sign in.
 */
function screensFor(routes: readonly RouteSpec[], language: Language, isSignedIn: boolean): RouteSpec[] {
  return routes
    .filter(({ isVariant = false }) => !isVariant)
    .filter((_, at) => languages[at % languages.length] === language)
    .filter((route, at) => asks(route) || (at % 2 === 1) === isSignedIn);
}

/** The properties of a completely loaded page. */
async function judged(page: Page, { path, isPlayer = false }: RouteSpec, isAsked: boolean) {
  const answer = await page.goto(url + path, { waitUntil: 'load' });
  await untilReady(page);
  if (isAsked) await page.locator('dialog[open]').waitFor();
  // Colours are judged after the fade-in.
  await fadedIn(page);
  return {
    path,
    status: answer?.status(),
    at: new URL(page.url()).pathname + new URL(page.url()).search,
    layout: (await page.locator('[data-part="header"]').count()) === 1,
    crumbs: await page.locator('nav:has(> ol) > ol > li').count(),
    lang: await page.getAttribute('html', 'lang'),
    hasTitle: (await page.title()).length > 3,
    headings: await page.locator('h1').count(),
    modal: await page.locator('dialog[open]').count(),
    faults: isPlayer ? [] : await faults(page),
  };
}

/** A tab that is replaced when Chromium stops drawing it. */
interface Tab {
  page: Page;
  readonly replace: () => Promise<void>;
}

async function openTab(context: BrowserContext, broken: string[]): Promise<Tab> {
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    const note = (message: string): void => void broken.push(`${new URL(page.url()).pathname}: ${message}`);
    page.on('pageerror', ({ message }) => note(message));
    page.on('console', (line) => {
      // A missing page is requested like others; its status is judged.
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) note(line.text());
    });
    return page;
  };
  const tab: Tab = {
    page: await open(),
    replace: async () => {
      // It may never close: it ends with its context.
      void tab.page.close().catch(() => undefined);
      tab.page = await open();
    },
  };
  return tab;
}

/** Judges a page again where Chromium drew nothing of it. */
async function judgedDrawn(tab: Tab, route: RouteSpec, isAsked: boolean) {
  try {
    return await unlessStalled(tab.page, judged(tab.page, route, isAsked));
  } catch (error) {
    if (!(error instanceof StalledPageError)) throw error;
    await tab.replace();
    return judged(tab.page, route, isAsked);
  }
}

/** The found and the expected properties of each page, in the same order, and errors on the way. */
export interface Walked {
  readonly found: readonly unknown[];
  readonly expected: readonly unknown[];
  /** Uncaught errors and errors in the console, each with the page's path. */
  readonly broken: readonly string[];
}

/** Opens the screens of a language and a viewer, one after the other in one tab. */
export async function walk(browser: Browser, language: Language, isSignedIn: boolean): Promise<Walked> {
  const screens = screensFor(allRoutes(await samples(url)), language, isSignedIn);
  const context = await visitor(browser, language, { isSignedIn, device: `journey-${language}` });
  const broken: string[] = [];
  const tab = await openTab(context, broken);
  const found = [];
  const expected = [];
  for (const route of screens) {
    const isAsked = asks(route) && !isSignedIn;
    found.push(await judgedDrawn(tab, route, isAsked));
    expected.push({
      ...expectedAt(route, htmlLanguages[language], isSignedIn),
      modal: isAsked ? 1 : 0,
      faults: [],
    });
  }
  await context.close();
  return { found, expected, broken };
}
