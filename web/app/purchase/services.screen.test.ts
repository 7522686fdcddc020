import type { BuyInput, FeatureToggle } from '@kadr/contract';
import { buyInputSchema } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customBlock, titleItem } from '../blocks/testing/custom-blocks.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let page: Page;
let bought: BuyInput[] = [];
let isHad = false;
let isRenewed = true;
let toggle: FeatureToggle = { is_enabled: false, data: null };
let toggleKeys: string[] = [];

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      mediaViews: {
        ...client.mediaViews,
        getById: async (input) => {
          const view = await client.mediaViews.getById(input);
          const banner = customBlock({
            id: 950,
            tag: 'promo_banner',
            name: 'Большое кино',
            custom_data: {
              service_id: 7,
              service: { id: 7, alias: 'big-cinema', active: isHad, is_sold: !isHad },
              button_texts: ['Хочу это кино'],
            },
            items: [titleItem('salt-line')],
          });
          return { ...view, media_blocks: [banner, ...view.media_blocks] };
        },
      },
      services: {
        ...client.services,
        getById: async (input) => {
          const service = await client.services.getById(input);
          if (!isHad) return service;
          return {
            ...service,
            active: true,
            actions: [],
            purchase_variants: [],
            purchase_state: {
              service: {
                status: 'subscribed',
                status_change_date: 1_790_000_000,
                parent_service: null,
                external_billing: null,
                autopayment: { status: 'on' },
              },
            },
          };
        },
      },
      toggles: {
        get: ({ key }) => {
          toggleKeys.push(key);
          return Promise.resolve(toggle);
        },
      },
      subscriptions: {
        ...client.subscriptions,
        list: async () => {
          const { items } = await client.subscriptions.list();
          const [item] = items;
          if (item === undefined) return { items };
          const { service } = item.purchase_state;
          const state = isRenewed
            ? service
            : { ...service, status: 'unsubscribed' as const, autopayment: { status: 'off' as const } };
          const standing = isRenewed ? ('active' as const) : ('cancelled' as const);
          return { items: [{ ...item, standing, purchase_state: { service: state } }] };
        },
        cancel: (input) => {
          isRenewed = false;
          return client.subscriptions.cancel(input);
        },
        resume: (input) => {
          isRenewed = true;
          return client.subscriptions.resume(input);
        },
      },
      purchases: {
        ...client.purchases,
        paymentMethods: async (input) => {
          const { items } = await client.purchases.paymentMethods(input);
          return {
            items: items.map(({ name, payment_methods }) => ({
              name,
              payment_methods: payment_methods.map((method) => ({
                id: method.id,
                name: method.name,
                description: method.description,
                payment_url: method.payment_url,
                bank_card: method.bank_card,
                bonus_program: null,
                balances: [{ amount: 260_100, currency: 'RUB' as const }],
              })),
            })),
          };
        },
        buy: (input) => {
          bought.push(buyInputSchema.parse(input));
          return client.purchases.buy(input);
        },
        confirmTicket: async (input) => {
          const answer = await client.purchases.confirmTicket(input);
          isHad = true;
          return answer;
        },
      },
    }),
  });
});
beforeEach(() => {
  bought = [];
  isHad = false;
  isRenewed = true;
  toggle = { is_enabled: false, data: null };
  toggleKeys = [];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').innerText();
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
const said = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

async function open(path: string, isSignedIn = true, width = 1440): Promise<void> {
  page = await screens.open(path, {
    isSignedIn,
    viewport: { width, height: 900 },
    before: () => {
      localStorage.setItem('skipProfiles', '1');
      sessionStorage.setItem('skipProfiles', '1');
    },
  });
}

/** Presses Enter on a control once the keyboard focus has reached it. */
async function enter(name: string | RegExp): Promise<void> {
  const control = dialog().getByRole('button', { name });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

describe('taking a service', () => {
  it('goes through period, price, renewal and balance, by the keyboard alone, and back to where the viewer was (CM-043, CM-049, CM-050, CM-051, CM-052, CM-056)', async () => {
    await open('/services/big-cinema');
    const take = page.getByRole('button', { name: /^Подключить от 299/ });
    await take.focus();
    await page.keyboard.press('Enter');
    await expect.poll(title).toBe('Подписка: Большое кино');
    const cards = await dialog().locator('label').allInnerTexts();
    expect(cards.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      '1 месяц Сначала 14 дней бесплатно 299 ₽',
      '1 год 3 588 ₽ 2 499 ₽',
    ]);
    expect(await faults(page)).toEqual([]);
    await dialog().getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await enter('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('продлевается сама');
    await expect.poll(() => dialog().innerText()).toMatch(/2.601/);
    await enter('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Списать деньги с баланса?');
    expect(await faults(page)).toEqual([]);
    await enter(/^Заплатить 2.499/);
    await expect.poll(title).toBe('Готово');
    expect(bought[1]).toMatchObject({
      option: { service_id: 7 },
      price: { price_id: 12, amount: 249_900 },
      is_confirmed: true,
    });
    await enter('Продолжить');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await expect.poll(said).toContain('Подписка подключена');
    expect(new URL(page.url()).pathname).toBe('/services/big-cinema');
  });

  it('says what is free at first, and pays nothing then (CM-013, CM-153)', async () => {
    await open('/services/big-cinema');
    await page.getByRole('button', { name: /^Подключить от 299/ }).click();
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(2);
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Сначала 14 дней бесплатно');
    await press('Продолжить');
    await press('Попробовать бесплатно');
    await expect.poll(title).toBe('Готово');
  });

  it('says after the success what the toggle has of the product, with a link and a way to close (CM-043, CM-054, CM-124, CM-125, CM-126, CM-140)', async () => {
    const products = [
      {
        ids: [7],
        title: { rus: 'Большое кино ваше' },
        text: { rus: 'Начните с подборки недели.' },
        target: { type: 'link' as const, link: '/movies', title: { rus: 'К фильмам' } },
      },
    ];
    toggle = { is_enabled: true, data: { ab_salt: 'spring', ab_percent: 100, products } };
    await open('/services/big-cinema');
    await page.getByRole('button', { name: /^Подключить от 299/ }).click();
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(2);
    await press('Продолжить');
    await press('Продолжить');
    await press('Попробовать бесплатно');
    await expect.poll(title).toBe('Готово');
    await press('Продолжить');
    await expect.poll(title).toBe('Большое кино ваше');
    expect(new Set(toggleKeys)).toEqual(new Set(['show_product_onboarding_modal']));
    expect(await dialog().innerText()).toMatch(/Начните с\sподборки недели\./);
    expect(await dialog().getByRole('link', { name: 'К фильмам' }).getAttribute('href')).toBe('/movies');
    expect(await faults(page)).toEqual([]);
    await press('Закрыть окно');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await expect.poll(said).toContain('Подписка подключена');
  });

  it('begins at the promo banner of a service that is not active, for a guest with the sign-in (MB-121, MB-120, CM-038)', async () => {
    await open('/movies');
    const button = () =>
      page
        .locator('main section')
        .filter({ hasText: 'Хочу это кино' })
        .getByRole('button', { name: 'Подключить' });
    // The code of a block loads after the page: an earlier click does nothing.
    await expect
      .poll(async () => {
        if ((await page.locator('dialog:modal').count()) === 0) await button().click({ timeout: 5000 });
        return dialog().locator('h2').allInnerTexts();
      })
      .toEqual(['Подписка: Большое кино']);
    await press('Продолжить');
    await press('Продолжить');
    await press('Попробовать бесплатно');
    await expect.poll(title).toBe('Готово');
    await press('Продолжить');
    const link = page.getByRole('link', { name: 'Хочу это кино' });
    await expect.poll(() => link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe('/services/big-cinema');
    await page.context().close();

    isHad = false;
    await open('/movies', false);
    const login = page.getByLabel('Телефон или почта');
    await expect
      .poll(async () => {
        if ((await page.locator('dialog:modal').count()) === 0) await button().click({ timeout: 5000 });
        return login.count();
      })
      .toBe(1);
    expect(bought).toHaveLength(2);
  });
});

describe('the account’s own services', () => {
  const change = (name: string) => page.getByRole('button', { name });

  it.each([360, 768, 1440, 1920])(
    'stand with price, next payment and a way to cancel at %i px (CM-005, RT-057, CM-034)',
    async (width) => {
      await open('/my/payments_and_services/services', true, width);
      await expect.poll(said).toMatch(/Сериалы на ночь 199 ₽ в месяц Следующая оплата/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await faults(page)).toEqual([]);
    },
  );

  it('are cancelled once that is confirmed, and resumed (CM-027, CM-035, CM-128)', async () => {
    await open('/my/payments_and_services/services');
    await change('Отменить подписку: Сериалы на ночь').click();
    await expect.poll(title).toBe('Отменить подписку «Сериалы на ночь»?');
    await press('Оставить подписку');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    expect(await said()).toContain('Следующая оплата');
    await change('Отменить подписку: Сериалы на ночь').click();
    await press('Отменить');
    await expect.poll(said).toContain('Отменена, действует до');
    await change('Возобновить подписку: Сериалы на ночь').click();
    await expect.poll(said).toContain('Следующая оплата');
  });
});
