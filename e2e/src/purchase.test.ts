import type { KadrClient } from '@kadr/contract/client';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const film = {
  slug: 'film-for-money',
  type: 'film',
  name: { rus: 'Платный фильм' },
} as const;

/** Not the shared demo: purchases are never undone. */
let product: Product;
let browser: Browser;
let operator: KadrClient['operator'];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
  ({ operator } = operatorOf(product));
  await publishFilm(product, ['--title', film.name.rus, '--slug', film.slug]);
  await operator.importCatalogue({
    media_items: [
      {
        ...film,
        themes: ['movies'],
        usage_model: 'EST',
        prices: [
          { usage_model: 'EST', amount: 29_900, currency: 'RUB' },
          { usage_model: 'TVOD', duration: 48, duration_unit: 'hour', amount: 9900, currency: 'RUB' },
        ],
      },
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    { name: 'cookie_consent', value: 'yes', url: product.url },
    { name: 'language', value: 'rus', url: product.url },
  ]);
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  page = await context.newPage();
});
afterEach(() => context.close());

/** An account with this balance. */
async function accountWith(email: string, amount: number): Promise<{ email: string; password: string }> {
  const account = { email, password: 'a-good-password' };
  await operator.importAccounts({ accounts: [account] });
  if (amount > 0)
    await operator.creditAccounts({
      credits: [{ account: { email }, key: 'start', amount, currency: 'RUB' }],
    });
  return account;
}

const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').innerText();
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();

async function openFilm(): Promise<void> {
  await page.goto(`${product.url}/movies/${film.slug}`);
  await untilReady(page);
}

async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Телефон или почта').fill(email);
  await press('Продолжить');
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await press('Войти');
}

it('lets a guest sign in, buy a film from his balance and watch it (SS-094, SS-096, CM-038, CM-063)', async () => {
  const account = await accountWith('rich@kadr.example', 100_000);
  await openFilm();
  expect(await page.locator('main [data-action="watch"]').count()).toBe(0);
  await page.getByRole('button', { name: /^Купить за 299/ }).click();
  await signIn(account);
  await expect.poll(title).toBe('Покупка: Платный фильм');
  await press('Продолжить');
  await dialog()
    .getByText(/^Списать 299/)
    .waitFor();
  await press(/^Заплатить 299/);
  await expect.poll(title).toBe('Готово');
  expect((await dialog().innerText()).replaceAll(/\s+/g, ' ')).toContain('Списано 299 ₽, на балансе 701 ₽.');
  await dialog().getByRole('link', { name: 'Смотреть' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

  await page.goto(`${product.url}/my/payments_and_services/payments`);
  const text = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  await expect.poll(text).toContain('На балансе 701 ₽');
  expect(await text()).toContain('Покупка: Платный фильм');
});

it('refuses what the balance is not enough for, keeps the session, and rents what it is (SS-092, CM-119, CM-120, CM-153)', async () => {
  const account = await accountWith('poor@kadr.example', 10_000);
  await openFilm();
  await page.getByRole('button', { name: /^Купить за 299/ }).click();
  await signIn(account);
  await expect.poll(title).toBe('Покупка: Платный фильм');
  await dialog().getByText('Баланс аккаунта').click();
  await expect
    .poll(async () => (await dialog().innerText()).replaceAll(/\s+/g, ' '))
    .toContain('Не хватает 199 ₽');
  expect(await dialog().getByRole('button', { name: 'Продолжить' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Взять напрокат за 99/ }).click();
  await expect.poll(title).toBe('Прокат: Платный фильм');
  await press('Продолжить');
  await press(/^Заплатить 99/);
  await expect.poll(title).toBe('Готово');
  expect(await dialog().innerText()).toContain('48 часов');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('main').innerText()).toMatch(/В прокате до \d\d\.\d\d\.\d{4}/);
  expect(await page.locator('main [data-action="watch"]').count()).toBe(1);
});

it('sells a film over its player, which plays it then (PL-161)', async () => {
  const account = await accountWith('hurried@kadr.example', 10_000);
  await page.goto(`${product.url}/movies/${film.slug}/player`);
  await page.getByRole('button', { name: /^Взять напрокат за 99/ }).click();
  await signIn(account);
  await expect.poll(title).toBe('Прокат: Платный фильм');
  await press('Продолжить');
  await press(/^Заплатить 99/);
  await expect.poll(title).toBe('Готово');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe(`/movies/${film.slug}/player`);
});
