import type { KadrClient } from '@kadr/contract/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { askDatabase } from './ask-database.ts';
import { cards, enterCard, passSecure } from './card-page.ts';
import { createRenewals, periodDays } from './faults/money/renewals.ts';
import type { Renewals } from './faults/money/renewals.ts';
import { newViewer } from './new-viewer.ts';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const film = 'film-in-a-service';
const [tried, paid] = ['free-at-first', 'paid-at-once'];
const [everything, services] = ['/my/payments_and_services', '/my/payments_and_services/services'];
/** How long due work of the service may take to be done, in milliseconds: it checks every half minute. */
const untilDue = { timeout: 60_000 };

/** Not the shared demo: payments are permanent. */
let product: Product;
let browser: Browser;
let operator: KadrClient['operator'];
let renewals: Renewals;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startOwnProduct({ env: { KADR_PAYMENTS: 'sandbox' } }),
    launchBrowser({ hasPictures: false }),
  ]);
  ({ operator } = operatorOf(product));
  renewals = createRenewals({ query: (sql, values) => askDatabase(product.dataDir, sql, values) });
  await publishFilm(product, ['--title', 'Фильм подписки', '--slug', film]);
  const price = { duration: periodDays, duration_unit: 'day', amount: 29_900, currency: 'RUB' } as const;
  await operator.importCatalogue({
    media_items: [
      {
        slug: film,
        type: 'film',
        name: { rus: 'Фильм подписки' },
        themes: ['movies'],
        usage_model: 'SERVICE',
      },
    ],
    services: [
      {
        alias: tried,
        name: { rus: 'Сначала даром' },
        prices: [{ ...price, trial_duration: 7, trial_duration_unit: 'day' }],
        media_items: [film],
      },
      { alias: paid, name: { rus: 'Сразу за деньги' }, prices: [price], media_items: [film] },
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${product.url}${path}`);
  await untilReady(page);
};

/** Takes a service by a new card, on the service's page. */
async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Подключить/ }).click();
  const dialog = page.locator('dialog:modal').last();
  await dialog.getByText('Банковская карта').click();
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
}

/** Whether the picture moves. */
const plays = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime > 0);

describe('a trial', () => {
  it('binds a card by 3-D Secure, takes no money, opens the service and says what it costs then (CM-061, CM-013)', async () => {
    const { page, context } = await newViewer(browser, product, 'trier');
    await open(page, `/services/${tried}`);
    await chooseCard(page);
    await page.getByRole('button', { name: 'Попробовать бесплатно' }).click();
    await page.waitForURL('**/pay?ticket_id=*');
    expect(await text(page)).toContain('Ничего не спишется');
    await enterCard(page, cards.secure);
    await passSecure(page);
    await expect.poll(() => heading(page)).toBe('Готово');
    const toService = page.getByRole('link', { name: 'К подписке' });
    expect(await toService.getAttribute('href')).toBe(`/services/${tried}`);
    await open(page, everything);
    await expect.poll(() => text(page)).toMatch(/Бесплатно до .+, потом 299 ₽/);
    expect(await text(page)).toContain('•• 0004');
    expect(await text(page)).not.toContain('−299');
    await open(page, `/movies/${film}`);
    await page.getByRole('link', { name: 'Смотреть' }).first().click();
    await expect.poll(() => plays(page)).toBe(true);
    await context.close();
  });
});

describe('a renewal that the bank declines', () => {
  it('is shown at once with one button to pay, keeps the service open, and is paid by it (CM-024, CM-028, CM-062)', async () => {
    const { page, context, email } = await newViewer(browser, product, 'debtor');
    await open(page, `/services/${paid}`);
    await chooseCard(page);
    await page.waitForURL('**/pay?ticket_id=*');
    await enterCard(page, cards.savedRecovers);
    await expect.poll(() => heading(page)).toBe('Готово');
    await open(page, services);
    await expect.poll(() => text(page)).toContain('Следующая оплата');

    expect(await renewals.letPeriodPass(email)).toBe(true);
    await expect.poll(() => text(page), untilDue).toContain('Не оплачена. Смотреть можно до');
    const pay = page.getByRole('button', { name: 'Оплатить 299 ₽: Сразу за деньги' });
    const watcher = await context.newPage();
    await open(watcher, `/movies/${film}`);
    await watcher.getByRole('link', { name: 'Смотреть' }).first().click();
    await expect.poll(() => plays(watcher)).toBe(true);
    await watcher.close();

    await pay.click();
    const dialog = page.locator('dialog:modal').last();
    await expect.poll(() => dialog.innerText()).toContain('не хватает');
    await page.keyboard.press('Escape');
    await pay.click();
    await expect.poll(() => text(page)).toContain('Следующая оплата');
    await expect.poll(() => pay.count()).toBe(0);
    await context.close();
  });
});
