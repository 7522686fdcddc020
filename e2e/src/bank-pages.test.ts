import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arcaAccess, arcaCards, startArca } from '@kadr/testing/arca-stand-in';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { cards } from './card-page.ts';
import { newViewer } from './new-viewer.ts';
import { operatorOf } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import type { Product } from './product.ts';
import { startShopBank } from './shop-bank.ts';

/** A bank that takes cards on its own page. */
interface PageBank {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Actions of viewers on a bank's page. */
interface BankSide {
  readonly start: () => Promise<PageBank>;
  readonly path: string;
  readonly enter: (page: Page, card: string) => Promise<void>;
  /** `secure` asks for 3-D Secure first, where the bank has it. */
  readonly cards: { readonly plain: string; readonly secure: string; readonly poor: string };
}

const yookassa: BankSide = {
  start: startShopBank,
  path: '**/checkout/*',
  enter: async (page, card) => {
    await page.locator('input[name="number"]').fill(card);
    await page.locator('input[name="expiry"]').fill('09/31');
    await page.locator('input[name="cvc"]').fill('739');
    await page.locator('form button').click();
    if (card !== cards.secure) return;
    await page.waitForURL('**/acs/*');
    await page.locator('input[name="code"]').fill('123');
    await page.locator('input[name="code"]').press('Enter');
  },
  cards,
};

const arca: BankSide = {
  start: async () => {
    const bank = await startArca();
    return {
      env: {
        KADR_PAYMENTS: 'arca',
        KADR_ARCA_URL: `${bank.url}/payment/rest`,
        KADR_ARCA_USER: arcaAccess.userName,
        KADR_ARCA_PASSWORD: arcaAccess.password,
      },
      stop: () => bank.close(),
    };
  },
  path: '**/payment/form.html?*',
  enter: async (page, card) => {
    await page.getByLabel('Card').fill(card);
    await page.getByRole('button', { name: 'Pay' }).click();
  },
  cards: { plain: arcaCards.plain, secure: arcaCards.plain, poor: '9051111111111211' },
};

const service = { alias: 'by-a-page', name: { rus: 'На странице банка' } } as const;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ hasPictures: false, hasOpenerPolicy: true });
});
afterAll(() => browser.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

describe.each([
  ['YooKassa', yookassa],
  ['ArCa', arca],
])('a card that is entered on the page of %s', (_, side) => {
  let bank: PageBank;
  let product: Product;
  beforeAll(async () => {
    bank = await side.start();
    product = await startOwnProduct({ env: bank.env });
    await operatorOf(product).operator.importCatalogue({
      services: [
        {
          ...service,
          prices: [{ duration: 30, duration_unit: 'day', amount: 29_900, currency: 'RUB' }],
        },
      ],
    });
  });
  afterAll(async () => {
    await product.stop();
    await bank.stop();
  });

  /** Goes from the page of the service to the bank's. */
  async function toBank(page: Page): Promise<void> {
    await page.goto(`${product.url}/services/${service.alias}`);
    await untilReady(page);
    await page.getByRole('button', { name: /^Подключить/ }).click();
    const dialog = page.locator('dialog:modal').last();
    await dialog.getByText('Банковская карта').click();
    await dialog.getByRole('button', { name: 'Продолжить' }).click();
    await page.waitForURL(side.path);
  }

  it('pays, is kept for renewals, and leads back to what it has brought (CM-059)', async () => {
    const { page, context } = await newViewer(browser, product, 'payer');
    await toBank(page);
    await side.enter(page, side.cards.secure);
    await page.waitForURL('**/pay?ticket_id=*&returned=1');
    await expect.poll(() => heading(page)).toBe('Готово');
    await page.getByRole('link', { name: 'К подписке' }).click();
    await expect.poll(() => text(page)).toContain('Подписка подключена');
    await page.goto(`${product.url}/my/payments_and_services`);
    await expect.poll(() => text(page)).toContain(`•• ${side.cards.secure.slice(-4)}`);
    await context.close();
  });

  it('that is declined, or not entered, leads back to why, and to that page once more: there is no form of ours (CM-060)', async () => {
    const { page, context } = await newViewer(browser, product, 'poor');
    await toBank(page);
    await side.enter(page, side.cards.poor);
    await page.waitForURL('**/pay?ticket_id=*&returned=1');
    await expect.poll(() => text(page)).toContain('На карте не хватает денег');
    expect(await page.getByLabel('Номер карты').count()).toBe(0);
    const again = page.getByRole('link', { name: 'Перейти на страницу банка' });
    const returned = page.url();
    await again.click();
    await page.waitForURL(side.path);
    // The viewer goes back, and then to the bank again.
    await page.goto(returned);
    await expect.poll(() => text(page)).toContain('не закончена');
    await again.click();
    await side.enter(page, side.cards.plain);
    await expect.poll(() => heading(page)).toBe('Готово');
    await context.close();
  });
});
