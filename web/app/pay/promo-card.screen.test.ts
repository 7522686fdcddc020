import { KadrError } from '@kadr/contract';
import type { PaymentMethod, WireCardEntry } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fixtureEntry } from '../../server/testing/fixture-purchases.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const ticket_id = '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b';
const anyCard: PaymentMethod = {
  id: 2,
  name: 'any_card',
  description: 'Карта',
  payment_url: fixtureEntry.payment_url,
  balances: [],
  bank_card: null,
  bonus_program: null,
};

let screens: Screens;
let page: Page;
let asked: string[];
/** Answers of the service and the bank. */
let methods: () => Promise<PaymentMethod[]>;
let bind: () => WireCardEntry | null;
let redeem: () => string;
let bankSays: unknown;
let posted: unknown[];

beforeAll(async () => {
  screens = await startScreens({
    paymentOrigins: { connect: ['https://bank.test'], script: [], frame: [] },
    alter: (client) => ({
      ...client,
      purchases: {
        ...client.purchases,
        paymentMethods: async () => ({ items: [{ name: 'card_bind', payment_methods: await methods() }] }),
        confirmTicket: async () => {
          asked.push('confirm');
          return { status: 'paid', notification: null, payment: null };
        },
      },
      bankCards: {
        ...client.bankCards,
        add: async () => {
          asked.push('bind');
          const payment = bind();
          return { order_id: 7, pay_amount: 100, currency: 'RUB', req_id: 'bank-1', ticket_id, payment };
        },
      },
      promoCodes: {
        redeem: async ({ code }) => {
          asked.push(`redeem ${code}`);
          const message = redeem();
          return {
            notification: {
              event_type: 'promocode_activated',
              display: { message, submessage: null, poster: null, target: null },
            },
          };
        },
      },
    }),
  });
});
beforeEach(() => {
  asked = [];
  posted = [];
  methods = async () => [anyCard];
  bind = () => fixtureEntry;
  redeem = () => 'Месяц кино';
  bankSays = { reqStatus: 0 };
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

async function open(width = 1440): Promise<void> {
  page = await screens.open('/pay?code=spring', { isSignedIn: true, viewport: { width, height: 900 } });
  await page.route('https://bank.test/card', async (route) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    posted.push(route.request().postDataJSON());
    return route.fulfill({ headers, json: bankSays });
  });
}

const add = () => page.getByRole('button', { name: 'Привязать карту' });
const said = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

async function enter(number = '2200000000000004'): Promise<void> {
  await expect.poll(() => add().isEnabled()).toBe(true);
  await page.getByLabel('Номер карты').fill(number);
  await page.getByLabel('Срок действия').fill('1230');
  await page.getByLabel('Код', { exact: true }).fill('123');
}

it('takes the card once it is known where to: binds it, confirms the ticket, sends the code again, and says what it brings (CM-021, PC-016, PC-017, PC-018, PC-067)', async () => {
  let answer = (): void => undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  methods = () => known.then(() => [anyCard]);
  await open(390);
  const names = await page
    .locator('form input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ name }) => name));
  expect(names).toEqual(['cardnumber', 'cc-exp', 'cvc']);
  await expect.poll(() => page.getByLabel('Номер карты').isEnabled()).toBe(true);
  expect(await add().isDisabled()).toBe(true);
  answer();
  await enter();
  expect(await faults(page)).toEqual([]);
  await add().click();
  await expect.poll(said).toContain('Месяц кино');
  expect(asked).toEqual(['bind', 'confirm', 'redeem SPRING']);
  expect(posted).toMatchObject([{ order: 'order-1', card: { number: '2200000000000004', month: 12 } }]);
});

it('says nothing of a half-typed card before its field is left or the form is sent (CM-169)', async () => {
  await open();
  await expect.poll(() => add().isEnabled()).toBe(true);
  const number = page.getByLabel('Номер карты');
  await number.pressSequentially('2200');
  expect(await number.getAttribute('aria-invalid')).toBeNull();
  await number.press('Tab');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.pressSequentially('0');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBeNull();
  await add().click();
  await expect.poll(said).toContain('Проверьте номер карты, срок действия и код');
  expect(asked).toEqual([]);
});

it('keeps the form with the reason when the card is not linked (CM-116, CM-117, PC-019)', async () => {
  await open();
  await enter();
  bind = () => {
    throw new KadrError('PAYMENT_UNAVAILABLE');
  };
  await add().click();
  await expect.poll(said).toContain(new KadrError('PAYMENT_UNAVAILABLE').message);
  bind = () => fixtureEntry;
  bankSays = { reqStatus: 2 };
  await add().click();
  await expect.poll(said).toContain('Карта не прошла');
  expect(asked).not.toContain('confirm');
  bankSays = { reqStatus: 0 };
  await add().click();
  await expect.poll(said).toContain('Месяц кино');
});

it('says that something went wrong where there is no address to send a card to (CM-118, PC-019)', async () => {
  methods = async () => [];
  await open();
  await expect.poll(said).toContain('Сервис не ответил');
  expect(await add().isDisabled()).toBe(true);
  await page.context().close();
  methods = async () => [anyCard];
  bind = () => null;
  await open();
  await enter();
  await add().click();
  await expect.poll(said).toContain('Сервис не ответил');
  expect(posted).toEqual([]);
});

it('shows why the code that is sent again brings nothing, on the field of the code (PC-067)', async () => {
  redeem = () => {
    throw new KadrError('PROMO_CODE_EXPIRED');
  };
  await open();
  await enter();
  await add().click();
  const field = page.getByRole('textbox', { name: 'Код' });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('SPRING');
  expect(await said()).toContain(new KadrError('PROMO_CODE_EXPIRED').message);
});

it('asks for the name on the card and the postal code where the bank wants them (CM-102, CM-104, CM-105, CM-106)', async () => {
  bind = () => ({ ...fixtureEntry, fields: ['holder', 'postal_code'] });
  await open();
  await enter();
  await add().click();
  const holder = page.getByLabel('Имя на карте');
  await holder.waitFor();
  expect(posted).toEqual([]);
  await add().click();
  await expect.poll(() => holder.getAttribute('aria-invalid')).toBe('true');
  await holder.fill('12-34');
  await page.getByLabel('Почтовый индекс').fill('1');
  await add().click();
  await expect.poll(() => holder.getAttribute('aria-invalid')).toBe('true');
  await holder.fill('ANNA-MARIA LEE');
  await add().click();
  await expect.poll(said).toContain('Проверьте почтовый индекс');
  await page.getByLabel('Почтовый индекс').fill('0010');
  await add().click();
  await expect.poll(said).toContain('Месяц кино');
  expect(asked.filter((call) => call === 'bind')).toHaveLength(1);
  expect(posted).toMatchObject([{ card: { holder: 'ANNA-MARIA LEE', postal_code: '0010' } }]);
});
