import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { allRoutes } from './all-routes.ts';
import type { RouteSpec } from './all-routes.ts';
import { faults } from '@kadr/testing/axe';
import { sizes, untilReady } from '@kadr/testing/browser';
import { signIn } from './demo-viewer.ts';
import { fadedIn } from '@kadr/testing/faded-in';
import { samples } from './samples.ts';

const url = inject('demoUrl');
const viewer = inject('journeyViewer');

/** A visit to every route: whose, and which part of them. */
export interface Walk {
  readonly language: keyof typeof htmlLanguages;
  readonly isSignedIn: boolean;
  /** From 0 on. */
  readonly part: number;
}

/** In so many parts the routes are walked, so that what fails is near to what is told. */
const partCount = 6;
export const parts = Array.from({ length: partCount }, (_, at) => at);

const htmlLanguages = { rus: 'ru', eng: 'en', hye: 'hy' } as const;

/** A browser of its own in a language, signed in where wanted; the cookie banner is out of the way. */
export async function visitor(
  browser: Browser,
  language: string,
  { isSignedIn = false, device = 'journey' } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes.laptop, reducedMotion: 'reduce' });
  await context.addCookies(
    [
      ['language', language],
      ['cookie_consent', 'yes'],
    ].map(([name = '', value = '']) => ({ name, value, url })),
  );
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  if (isSignedIn) await signIn(context, url, viewer, device);
  return context;
}

const crumbs = (page: Page): Promise<number> => page.locator('nav:has(> ol) > ol > li').count();

/** What a page is, once all of it is there. */
async function judged(page: Page, { path, isPlayer = false }: RouteSpec, isAsked: boolean) {
  const answer = await page.goto(url + path, { waitUntil: 'load' });
  await untilReady(page);
  if (isAsked) await page.locator('dialog[open]').waitFor();
  // What is still fading in has no colours of its own yet.
  await fadedIn(page);
  return {
    path,
    status: answer?.status(),
    at: new URL(page.url()).pathname + new URL(page.url()).search,
    layout: (await page.locator('[data-part="header"]').count()) === 1,
    crumbs: await crumbs(page),
    lang: await page.getAttribute('html', 'lang'),
    hasTitle: (await page.title()).length > 3,
    headings: await page.locator('h1').count(),
    modal: await page.locator('dialog[open]').count(),
    faults: isPlayer ? [] : await faults(page),
  };
}

/** What every route of a part is and what it is to be, in the same order, and what broke on the way. */
export interface Walked {
  readonly found: readonly unknown[];
  readonly expected: readonly unknown[];
  /** Errors that no page caught, each with the page's path. */
  readonly broken: readonly string[];
}

/** Takes a part of all routes. Each has its status, layout, breadcrumbs and title; axe finds nothing. */
export async function walk(browser: Browser, { language, isSignedIn, part }: Walk): Promise<Walked> {
  const routes = allRoutes(await samples(url)).filter((_, at) => at % partCount === part);
  const context = await visitor(browser, language, { isSignedIn, device: `journey-${part}` });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(`${new URL(page.url()).pathname}: ${message}`));
  const found = [];
  const expected = [];
  for (const route of routes) {
    const isAsked = (route.isProtected ?? route.asksGuest ?? false) && !isSignedIn;
    found.push(await judged(page, route, isAsked));
    expected.push({
      path: route.path,
      status: route.status ?? 200,
      at: route.leadsTo ?? route.path,
      layout: route.layout ?? true,
      crumbs: route.crumbs ?? 0,
      lang: htmlLanguages[language],
      hasTitle: true,
      headings: 1,
      modal: isAsked ? 1 : 0,
      faults: [],
    });
  }
  await context.close();
  return { found, expected, broken };
}
