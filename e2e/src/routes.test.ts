import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allRoutes } from './all-routes.ts';
import type { RouteSpec } from './all-routes.ts';
import { faults } from './axe.ts';
import { languages, launchBrowser, sizes } from './browser.ts';
import { signIn } from './demo-viewer.ts';
import { until } from './product.ts';
import { samples } from './samples.ts';

const url = inject('demoUrl');
const viewer = inject('journeyViewer');

let browser: Browser;
let routes: RouteSpec[] = [];

beforeAll(async () => {
  browser = await launchBrowser({ hasPictures: false });
  routes = allRoutes(await samples(url));
});

afterAll(() => browser.close());

/** A browser of its own in a language, signed in where wanted; the cookie banner is out of the way. */
async function visitor(language: string, isSignedIn: boolean, device = 'journey'): Promise<BrowserContext> {
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
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  if (isAsked) await page.locator('dialog[open]').waitFor();
  // What is still fading in has no colours of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
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

describe.each(languages)('every route in %s', (language) => {
  describe.each([
    ['a guest', false],
    ['a viewer', true],
  ] as const)(
    'for %s has its status, layout, breadcrumbs and title, and nothing that axe finds (RT-107, RT-108, RT-112, RT-113, RT-122, RT-126)',
    (_who, isSignedIn) => {
      // Slices, so that what fails is near to what is told; two at a time, for the two processes that answer.
      it.concurrent.each([0, 1, 2, 3])('part %i of 4', async (slice) => {
        const context = await visitor(language, isSignedIn, `journey-${slice}`);
        const page = await context.newPage();
        const broken: string[] = [];
        page.on('pageerror', ({ message }) => broken.push(`${new URL(page.url()).pathname}: ${message}`));
        const mine = routes.filter((_, at) => at % 4 === slice);
        const found = [];
        const expected = [];
        for (const route of mine) {
          const isAsked = (route.isProtected ?? route.asksGuest ?? false) && !isSignedIn;
          found.push(await judged(page, route, isAsked));
          expected.push({
            path: route.path,
            status: route.status ?? 200,
            at: route.leadsTo ?? route.path,
            layout: route.layout ?? true,
            crumbs: route.crumbs ?? 0,
            lang: { rus: 'ru', eng: 'en', hye: 'hy' }[language],
            hasTitle: true,
            headings: 1,
            modal: isAsked ? 1 : 0,
            faults: [],
          });
        }
        // All at once, so that one fault does not hide the next.
        expect(found).toEqual(expected);
        expect(broken).toEqual([]);
        await context.close();
      });
    },
  );
});

/** Takes the two steps of the modal that is open. */
async function signInByHand(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(viewer.email);
  await page.keyboard.press('Enter');
  await dialog.locator('input[type="password"]').fill(viewer.password);
  await page.keyboard.press('Enter');
}

describe('a protected route', () => {
  it('asks a guest to sign in over the page at hand: closing stays, success goes on (RT-099, RT-100, RT-101, CT-160)', async () => {
    const context = await visitor('rus', false);
    const page = await context.newPage();
    await page.goto(`${url}/promocode`, { waitUntil: 'networkidle' });
    const path = (): string => new URL(page.url()).pathname;
    const link = page.locator('nav a[href="/my"]');

    await link.click();
    await page.getByRole('dialog').waitFor();
    expect(path()).toBe('/promocode');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(path()).toBe('/promocode');

    await link.click();
    await signInByHand(page);
    await page.waitForURL(`${url}/my`);
    await page.getByText(viewer.email).waitFor();
    await context.close();
  });

  it('shows the page itself after signing in where the address was opened first, and signs out (RT-126, SS-012)', async () => {
    const context = await visitor('eng', false);
    const page = await context.newPage();
    await page.goto(`${url}/my/settings`, { waitUntil: 'networkidle' });
    await signInByHand(page);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('link', { name: 'My account' }).first().click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });
});

describe('the shell', () => {
  it('hides the cookie banner for good once it is agreed to (SH-038, SH-039, SH-043, SH-044)', async () => {
    const context = await browser.newContext({ viewport: sizes.phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${url}/support?lang=eng`);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByRole('button', { name: 'OK' }).click();
    await banner.waitFor({ state: 'hidden' });
    const consent = (await context.cookies()).find(({ name }) => name === 'cookie_consent');
    expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await banner.count()).toBe(0);
    await context.close();
  });

  it('offers the way to the top after more than one height of the screen (SH-016, SH-017)', async () => {
    const context = await visitor('eng', false);
    const page = await context.newPage();
    await page.goto(`${url}/?lang=eng`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Back to top' });
    expect(await button.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, innerHeight + 200));
    await button.click();
    await until(async () => ((await page.evaluate(() => window.scrollY)) === 0 ? true : null));
    await button.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('leads back to where a page was left, and to the top of a new one (SS-031, SS-032, CT-161)', async () => {
    const context = await visitor('eng', false);
    const page = await context.newPage();
    const top = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.goto(`${url}/offer`, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 300));
    const left = await until(async () => ((await top()) > 0 ? await top() : null));
    await page.locator('footer a[href="/support"]').click();
    await page.waitForURL(`${url}/support`);
    await until(async () => ((await top()) === 0 ? true : null));
    await page.goBack();
    await until(async () => ((await top()) > 0 ? true : null));
    expect(left).toBeGreaterThan(0);
    await page.reload();
    await until(async () => ((await top()) === 0 ? true : null));
    await context.close();
  });

  it('leads home and says why when an invitation cannot be redeemed (RT-086)', async () => {
    const context = await visitor('eng', true);
    const page = await context.newPage();
    await page.goto(`${url}/joint_viewing/no-such-code`);
    await page.waitForURL(`${url}/`);
    const panel = page.locator('section[aria-live="polite"] p').first();
    await panel.waitFor();
    expect(await panel.innerText()).not.toBe('');
    await context.close();
  });

  it('leads from sign-in addresses home when the viewer is signed in (RT-080, RT-081)', async () => {
    const context = await visitor('eng', true);
    const page = await context.newPage();
    for (const path of ['/auth', '/authentication']) {
      await page.goto(url + path);
      await page.waitForURL(`${url}/`);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    await context.close();
  });
});
