import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, sizes, untilReady } from '@kadr/testing/browser';
import { visitor } from './visitor.ts';
import { filledDemo, filling } from './filled-demo.ts';
import { samples } from './samples.ts';

const url = inject('demoUrl');

let browser: Browser;
beforeAll(async () => {
  await filledDemo();
  browser = await launchBrowser({ hasPictures: false });
}, filling);
afterAll(() => browser.close());

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The page's first link to an address below `folder`. */
const firstBelow = (page: Page, folder: string) => page.locator(`main a[href^="${folder}/"]`).first();

/** Opens the home page, in Russian; further steps use only what it shows. */
async function home(size: 'phone' | 'laptop'): Promise<Page> {
  const context = await visitor(browser, 'rus');
  const page = await context.newPage();
  await page.setViewportSize(sizes[size]);
  await page.goto(url);
  await untilReady(page);
  return page;
}

/** Goes to a section: by the line of the header or by “More”, on a phone by the whole menu. */
async function choose(page: Page, name: string, size: 'phone' | 'laptop'): Promise<void> {
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    return;
  }
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  const link = menu.getByRole('link', { name, exact: true });
  if ((await link.count()) === 0) await menu.getByRole('button', { name: 'Ещё' }).click();
  await link.click();
}

describe.each(['laptop', 'phone'] as const)('from the home page, on a %s,', (size) => {
  it('one comes to a channel, a song and a subscription without an address (SH-002, SH-013)', async () => {
    const page = await home(size);
    if (size === 'phone')
      await page
        .getByRole('navigation', { name: 'Быстрый переход' })
        .getByRole('link', { name: 'ТВ' })
        .click();
    else await choose(page, 'ТВ', size);
    await page.waitForURL(`${url}/tv`);
    await firstBelow(page, '/tv').click();
    await page.waitForURL(/\/tv\/[^/]+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await choose(page, 'Караоке', size);
    await page.waitForURL(`${url}/karaoke`);
    await firstBelow(page, '/karaoke').click();
    await page.waitForURL(/\/karaoke\/[^/]+$/);

    await choose(page, 'Подписки', size);
    await page.waitForURL(`${url}/services`);
    await firstBelow(page, '/services').click();
    await page.waitForURL(/\/services\/[^/]+$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    await page.context().close();
  });

  it('one finds a film and the films of a genre as one types, by the keyboard (CT-027, CT-156)', async () => {
    const page = await home(size);
    const link = page.locator('a[data-search]:visible').last();
    await overlaid(page);
    await link.click();
    const field = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox');
    await field.waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('драма');
    const genre = page.getByRole('group', { name: 'Жанры' }).getByRole('option', { name: 'Драма' });
    await genre.waitFor();
    await page.getByRole('group', { name: 'Фильмы и сериалы' }).getByRole('option').first().waitFor();
    while ((await genre.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/catalog?genre=drama`);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    await overlaid(page);
    await page.locator('a[data-search]:visible').last().click();
    await field.waitFor();
    await page.keyboard.type('ййййй');
    await page.getByRole('heading', { name: 'По запросу «ййййй» ничего не нашлось' }).waitFor();
    await page.context().close();
  });
});

/** The search opens over the page once its layer is loaded; until then its link leads to the page `/search`. */
function overlaid(page: Page): Promise<void> {
  return page.locator('[data-part="late"]').waitFor({ state: 'attached' });
}

/** An Android phone, for which there is an app, whose viewer has not been asked about cookies yet. */
const newcomer = {
  viewport: sizes.phone,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  reducedMotion: 'reduce',
} as const;

/** The element over the page's first own button or link, as far as it is in sight; null when it is not covered. */
function coverOf(): string | null {
  const first = [...document.querySelectorAll('main :is(a[href], button, input)')].find((control) => {
    const { width, height } = control.getBoundingClientRect();
    return (
      width > 1 && height > 1 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
  const box = first?.getClientRects()[0];
  if (first === undefined || box === undefined) return null;
  const end =
    innerHeight - (document.querySelector('[data-part="bar"]')?.getBoundingClientRect().height ?? 0);
  // A card that extends below the fold is scrolled to; a button is not cut.
  const isCard = box.height > 100;
  for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].filter(
    (at) => !isCard || at < end,
  )) {
    let over = document.elementFromPoint(box.left + box.width / 2, y);
    // Only elements that stay during scrolling cover it.
    while (over !== null && !['fixed', 'sticky'].includes(getComputedStyle(over).position))
      over = over.parentElement;
    if (over !== null && !over.contains(first)) return `${first.textContent}: ${over.outerHTML.slice(0, 80)}`;
  }
  return null;
}

it('covers the first button of no page of a phone, whatever is offered or asked there (SH-038, SH-056)', async () => {
  const { film, series, person, collection, song, channel } = await samples(url);
  const covered: string[] = [];
  for (const hasAgreed of [false, true]) {
    const context = await browser.newContext(newcomer);
    if (hasAgreed) await context.addCookies([{ name: 'cookie_consent', value: 'yes', url }]);
    const page = await context.newPage();
    // Only a name without numbers may have an app.
    const host = url.replace('127.0.0.1', 'localhost');
    for (const path of [
      '/',
      `/movies/${film}`,
      `/series/${series}`,
      '/movies/none',
      `/persons/${person}`,
      '/catalog',
      '/search',
      '/tv',
      `/tv/${channel}`,
      '/karaoke',
      `/karaoke/${song}`,
      '/services',
      `/collections/${collection}`,
      '/promocode',
      '/faq',
    ]) {
      await page.goto(host + path);
      await untilReady(page);
      const isOffered = hasAgreed && /^\/(?:movies|series)\/(?!none)/.test(path);
      const asks = page.locator('[data-part="late"] > section').first();
      if (!hasAgreed || isOffered) await asks.waitFor();
      const cover = await page.evaluate(coverOf);
      if (cover !== null) covered.push(`${path}: ${cover}`);
    }
    await context.close();
  }
  expect(covered).toEqual([]);
});

it('offers the app on the page of a title, and not in the place of one (RT-097, SH-056)', async () => {
  const { film } = await samples(url);
  const context = await browser.newContext(newcomer);
  await context.addCookies([
    { name: 'cookie_consent', value: 'yes', url: url.replace('127.0.0.1', 'localhost') },
  ]);
  const page = await context.newPage();
  const store = page.locator('a[data-event="store_click"]');
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}/movies/${film}`);
  await store.waitFor();
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}/movies/none`);
  await page.locator('[data-part="late"]').first().waitFor({ state: 'attached' });
  expect([await store.count(), pathOf(page)]).toEqual([0, '/movies/none']);
  await context.close();
});
