import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { KadrClient } from '@kadr/contract/client';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { cards, enterCard, passSecure } from './card-page.ts';
import { newViewer } from './new-viewer.ts';
import { operatorOf, publishFilm } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';

const film = { slug: 'film-by-card', type: 'film', name: { rus: 'Фильм по карте' } } as const;

/** Not the shared demo: purchases are never undone. */
let product: Product;
let browser: Browser;
let operator: KadrClient['operator'];
let context: BrowserContext;
let page: Page;
/** All requests of the pages, to any server. */
let requests: Request[];
let accounts = 0;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startOwnProduct({ env: { KADR_PAYMENTS: 'sandbox' } }),
    launchBrowser({ hasPictures: false, hasOpenerPolicy: true }),
  ]);
  ({ operator } = operatorOf(product));
  await operator.importPromoCodes({
    promo_codes: [{ code: 'KADRCARD', message: { rus: 'Промокод принят' }, needs_card: true }],
  });
  await publishFilm(product, ['--title', film.name.rus, '--slug', film.slug]);
  await operator.importCatalogue({
    media_items: [
      {
        ...film,
        themes: ['movies'],
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  accounts += 1;
  ({ context, page } = await newViewer(browser, product, `payer-${accounts}`));
  // The test cannot read the body of a beacon: without beacons, events go by `fetch`.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  requests = [];
  context.on('request', (request) => requests.push(request));
});
afterEach(() => context.close());

const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').innerText();
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const text = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

/** Opens the film, and the window that sells it. */
async function beginPurchase(): Promise<void> {
  await page.goto(`${product.url}/movies/${film.slug}`);
  await untilReady(page);
  await page.getByRole('button', { name: /^Купить за 299/ }).click();
  await expect.poll(title).toBe('Покупка: Фильм по карте');
}

async function chooseCard(isKept = false): Promise<void> {
  await dialog().getByText('Банковская карта').click();
  if (isKept) await dialog().getByRole('switch', { name: 'Сохранить карту' }).check({ force: true });
  await press('Продолжить');
  await page.waitForURL('**/pay?ticket_id=*');
}

/** Links a card in the account. */
async function linkCard(number: string): Promise<void> {
  await page.goto(`${product.url}/my/payments_and_services/payments`);
  await untilReady(page);
  await page.getByRole('button', { name: 'Привязать карту' }).click();
  await page.waitForURL('**/pay?ticket_id=*');
  await enterCard(page, number);
  await expect.poll(heading).toBe('Готово');
}

/** The body of a request; events are sent in gzip. */
function bodyOf(request: Request): string {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  return (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
}

/** The reported events. A hidden page sends its events at once. */
async function eventsSent(): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  return requests
    .filter((request) => new URL(request.url()).pathname === '/api/events')
    .map(bodyOf)
    .join('\n');
}

describe('a new card', () => {
  it('pays by 3-D Secure, goes from the browser to the bank, and nothing of it comes to us (CM-059, CM-133)', async () => {
    await beginPurchase();
    await chooseCard();
    expect(await heading()).toBe('Оплата картой');
    await enterCard(page, cards.secure);
    expect(await page.getByLabel('Номер карты').inputValue()).toBe('2200 0000 0000 0004');
    await passSecure(page);
    await expect.poll(heading).toBe('Готово');
    await expect.poll(eventsSent).toContain('"page":"/pay"');
    expect(await text()).toContain('Оплачено картой: 299 ₽.');
    await page.getByRole('link', { name: 'Смотреть' }).click();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);

    await expect.poll(eventsSent).toContain('"name":"page_view"');
    const secrets = /2200[ -]?0000[ -]?0000[ -]?0004|09 ?\/ ?(?:20)?31|"cvc"|"739"/;
    const told = requests.filter((request) => secrets.test(request.url()) || secrets.test(bodyOf(request)));
    expect(told.map((request) => new URL(request.url()).pathname)).toEqual(['/card']);
    expect(told.every((request) => !request.url().startsWith(product.url))).toBe(true);
    expect(product.output()).not.toMatch(secrets);
    // The database, its journal and all other files; the bank keeps no number either.
    expect(filesWith(product.dataDir, ['2200000000000004', '2200 0000 0000 0004'])).toEqual([]);
  });

  it('is entered on a page without foreign code, where only the bank is spoken to (CM-133)', async () => {
    await beginPurchase();
    await chooseCard();
    const foreign = requests.filter(
      (request) =>
        request.frame().url().includes('/pay?') &&
        !request.isNavigationRequest() &&
        !request.url().startsWith(product.url) &&
        !request.url().startsWith('data:'),
    );
    expect(foreign.map((request) => request.url())).toEqual([]);
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toMatch(/connect-src 'self' http:\/\/[\w.:]+;/);
    const isRefused = await page.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => false,
        () => true,
      ),
    );
    expect(isRefused).toBe(true);
  });

  it('that is declined says why, stays in the form, and another one pays (CM-060, CM-114, CM-123, CM-166, AN-052)', async () => {
    await beginPurchase();
    await chooseCard();
    await enterCard(page, cards.poor);
    await expect.poll(text).toContain('Карта не прошла');
    expect(await text()).toContain('На карте не хватает денег');
    expect(await page.getByLabel('Номер карты').inputValue()).toBe('2200 0000 0000 0053');
    await expect.poll(eventsSent).toMatch(/"card_payment_error"[^{}]*\{[^{}]*"status":\d/);
    await enterCard(page, cards.plain);
    await expect.poll(heading).toBe('Готово');
    await page.getByRole('link', { name: 'К странице фильма' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('Куплено');
  });
});

describe('a linked card', () => {
  it('is linked in the account, pays at once, and is removed (CM-062, CM-143)', async () => {
    await linkCard(cards.plain);
    await page.getByRole('link', { name: 'К платежам и картам' }).click();
    await expect.poll(text).toContain('•• 2987');

    await beginPurchase();
    await dialog().getByText('•• 2987').click();
    await press('Продолжить');
    await press(/^Заплатить 299/);
    await expect.poll(title).toBe('Готово');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('main').innerText()).toContain('Куплено');

    await page.goto(`${product.url}/my/payments_and_services/payments`);
    await untilReady(page);
    // Purchases paid by it keep its name in the history.
    const unlink = page.getByRole('button', { name: /^Отвязать карту/ });
    await unlink.click();
    await press('Отвязать');
    await expect.poll(() => unlink.count()).toBe(0);
  });
});

describe('a top-up', () => {
  it('in the middle of a purchase brings what is missing, and leads back to it (CM-085)', async () => {
    await beginPurchase();
    await dialog().getByText('Баланс аккаунта').click();
    await expect
      .poll(async () => (await dialog().innerText()).replaceAll(/\s+/g, ' '))
      .toContain('Не хватает 299 ₽');
    await dialog()
      .getByRole('link', { name: /^Пополнить на 299/ })
      .click();
    await page.waitForURL('**/pay?amount=29900*');
    expect(await heading()).toBe('Пополнение баланса');
    await expect.poll(() => page.getByLabel(/^Сумма/).inputValue()).toBe('299');
    await page.getByRole('button', { name: 'Пополнить', exact: true }).click();
    await page.waitForURL('**/pay?ticket_id=*');
    await enterCard(page, cards.secure);
    await passSecure(page);
    await expect.poll(text).toContain('Зачислено 299 ₽.');
    await page.getByRole('link', { name: 'Вернуться к покупке' }).click();
    await page.waitForURL(`**/movies/${film.slug}`);
    await untilReady(page);
    await page.getByRole('button', { name: /^Купить за 299/ }).click();
    await press('Продолжить');
    await press(/^Заплатить 299/);
    await expect.poll(title).toBe('Готово');
  });
});

describe('a promo code that wants a card', () => {
  it('goes from the form by the bank to what it has brought (PC-014, PC-015, PC-016, PC-018, PC-067)', async () => {
    await page.goto(`${product.url}/embed/promocode?code=kadrcard`);
    await untilReady(page);
    await page.getByRole('button', { name: 'Активировать' }).click();
    await press('Не сейчас');
    await expect.poll(text).toContain('Нужна банковская карта');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Продолжить' }).click(),
    ]);
    page = opened;
    await page.waitForURL('**/pay?code=KADRCARD');
    await enterCard(page, cards.secure);
    await passSecure(page);
    await expect.poll(heading).toBe('Промокод принят');
    await page.goto(`${product.url}/my/payments_and_services/payments`);
    await expect.poll(text).toContain('•• 0004');
  });
});

describe('a refund', () => {
  it('closes the film at once where it is open, and goes back to the card: history, balance and the bank say so (CM-010)', async () => {
    await beginPurchase();
    await chooseCard();
    await enterCard(page, cards.plain);
    await expect.poll(heading).toBe('Готово');
    const bank = requests
      .map((request) => new URL(request.url()))
      .find(({ pathname }) => pathname === '/card');
    await page.getByRole('link', { name: 'К странице фильма' }).click();
    await untilReady(page);
    await expect.poll(text).toContain('Куплено');
    const account = { email: `payer-${accounts}@kadr.example` };
    const { items } = await operator.listPayments({ account });

    const refund = await operator.refund({
      account,
      payment_id: items[0]?.id ?? 0,
      key: 'the wrong film',
      reason: 'The wrong film.',
    });
    expect(refund).toMatchObject({ amount: 29_900, destination: 'card' });
    await page.getByRole('button', { name: /^Купить за 299/ }).waitFor();
    expect(await text()).not.toContain('Куплено');

    // The page learns of the money as of the film.
    await page.goto(`${product.url}/my/payments_and_services/payments`);
    await untilReady(page);
    await expect
      .poll(text, { timeout: 60_000 })
      .toMatch(/Возврат на карту .*−299 ₽.*Возврат .*\+299 ₽.*Покупка: Фильм по карте .*−299 ₽/);
    expect(await text()).toContain('На балансе 0 ₽');
    expect(await text()).toContain('Вы ещё ничего не купили');
    await page.goto(bank?.origin ?? '');
    await expect.poll(text).toContain('299 ₽ 299 ₽ •••• 2987');
  });
});

/** Files of a folder that contain one of these words, by their paths. */
function filesWith(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = contentOf(file);
      return words.some((word) => bytes.includes(word));
    });
}

/** The content of a file; empty when it has disappeared: the database makes and removes some. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
