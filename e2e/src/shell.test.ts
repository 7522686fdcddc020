import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, sizes, untilReady } from '@kadr/testing/browser';
import { filledDemo, filling } from './filled-demo.ts';
import { until } from './product.ts';
import { visitor } from './visitor.ts';

const url = inject('demoUrl');
const viewer = inject('journeyViewer');

let browser: Browser;

beforeAll(async () => {
  await filledDemo();
  browser = await launchBrowser({ hasPictures: false });
}, filling);
afterAll(() => browser.close());

/** Takes the two steps of the open modal. */
async function signInByHand(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(viewer.email);
  await page.keyboard.press('Enter');
  await dialog.locator('input[type="password"]').fill(viewer.password);
  await page.keyboard.press('Enter');
}

/** Scrolls down to `top` pixels, once the page is laid out that far. */
async function scrolled(page: Page, top: number): Promise<void> {
  await page.waitForFunction((to) => {
    window.scrollTo(0, to);
    return window.scrollY === to;
  }, top);
}

describe('a protected route', () => {
  it('asks a guest to sign in over the page at hand: closing stays, success goes on (RT-099, RT-100, RT-101, CT-160)', async () => {
    const context = await visitor(browser, 'rus');
    const page = await context.newPage();
    await page.goto(`${url}/promocode`);
    await untilReady(page);
    const path = (): string => new URL(page.url()).pathname;
    const link = page.locator('nav a[href="/my"]:visible');

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
    const context = await visitor(browser, 'eng');
    const page = await context.newPage();
    await page.goto(`${url}/my/settings`);
    await untilReady(page);
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
  it('never shows the cookie banner again once it is agreed to (SH-038, SH-039, SH-043, SH-044)', async () => {
    const context = await browser.newContext({ viewport: sizes.phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${url}/support?lang=eng`);
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByRole('button', { name: 'OK' }).click();
    await banner.waitFor({ state: 'hidden' });
    const consent = (await context.cookies()).find(({ name }) => name === 'cookie_consent');
    expect(Math.round(((consent?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await page.reload();
    await untilReady(page);
    expect(await banner.count()).toBe(0);
    await context.close();
  });

  it('offers the way to the top after more than one height of the screen (SH-016, SH-017)', async () => {
    const context = await visitor(browser, 'eng');
    const page = await context.newPage();
    await page.goto(`${url}/?lang=eng`);
    await untilReady(page);
    const button = page.getByRole('button', { name: 'Back to top' });
    expect(await button.count()).toBe(0);
    await scrolled(page, sizes.laptop.height + 200);
    await button.click();
    await until(async () => ((await page.evaluate(() => window.scrollY)) === 0 ? true : null));
    await button.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('leads back to where a page was left, and to the top of a new one (SS-031, SS-032, CT-161)', async () => {
    const context = await visitor(browser, 'eng');
    const page = await context.newPage();
    const top = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.goto(`${url}/offer`);
    await untilReady(page);
    await scrolled(page, 300);
    await page.locator('footer a[href="/support"]').click();
    await page.waitForURL(`${url}/support`);
    await until(async () => ((await top()) === 0 ? true : null));
    await page.goBack();
    expect(await until(async () => (await top()) || null)).toBeGreaterThan(0);
    await page.reload();
    await until(async () => ((await top()) === 0 ? true : null));
    await context.close();
  });

  it('leads home and says why when an invitation cannot be redeemed (RT-086)', async () => {
    const context = await visitor(browser, 'eng', { isSignedIn: true });
    const page = await context.newPage();
    await page.goto(`${url}/joint_viewing/no-such-code`);
    await page.waitForURL(`${url}/`);
    const panel = page.locator('section[aria-live="polite"] p').first();
    await panel.waitFor();
    expect(await panel.innerText()).not.toBe('');
    await context.close();
  });

  it('leads from sign-in addresses home when the viewer is signed in (RT-080, RT-081)', async () => {
    const context = await visitor(browser, 'eng', { isSignedIn: true });
    const page = await context.newPage();
    for (const path of ['/auth', '/authentication']) {
      await page.goto(url + path);
      await page.waitForURL(`${url}/`);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    await context.close();
  });
});
