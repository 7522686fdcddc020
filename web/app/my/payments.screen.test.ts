import type { AutomaticTopUp, BankCard, PaymentMethod } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let automatic: AutomaticTopUp | null = null;

const card: BankCard = {
  id: 7,
  first6: '220000',
  last4: '0004',
  type: 'mir',
  expiry_month: 12,
  expiry_year: 2030,
  is_default: true,
  expiry: 'later',
  added_at: 1_787_000_000,
};

const method = {
  description: 'Карта',
  payment_url: null,
  balances: [],
  bank_card: null,
  bonus_program: null,
};
const anyCard: PaymentMethod = { ...method, id: 2, name: 'any_card' };
const topUp: PaymentMethod = {
  ...method,
  id: 3,
  name: 'external_url',
  payment_url: 'https://pay.kadr.example/pay',
};

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      bankCards: { ...client.bankCards, list: async () => ({ items: [card] }) },
      topUps: {
        ...client.topUps,
        getAutomatic: async () => ({ automatic, stopped: null }),
        setAutomatic: async (input) => {
          automatic = input.automatic && {
            ...input.automatic,
            bank_card_id: Number(input.automatic.bank_card_id),
          };
          return {};
        },
      },
      purchases: {
        ...client.purchases,
        paymentMethods: async () => ({
          items: [
            { name: 'purchase', payment_methods: [anyCard] },
            { name: 'account_refill', payment_methods: [topUp] },
          ],
        }),
      },
    }),
  });
});
afterAll(() => screens.close());

it('leads from the balance to the page that tops it up, and back, written by the server already (CM-085)', async () => {
  const page = await screens.open('/my/payments_and_services/payments', { isSignedIn: true });
  const link = page.getByRole('link', { name: 'Пополнить баланс' });
  expect(await link.getAttribute('href')).toBe(
    'https://pay.kadr.example/pay?back=%2Fmy%2Fpayments_and_services%2Fpayments',
  );
  expect(await faults(page)).toEqual([]);
  const html = await page.request.get(page.url());
  expect([html.status(), await html.text()]).toEqual([200, expect.stringContaining('Пополнить баланс')]);
  await page.context().close();
});

const rowsOf = (page: Page) => page.locator('section', { hasText: 'История платежей' }).getByRole('listitem');
const queryOf = (page: Page) => new URL(page.url()).search;

it('narrows the history to a kind and a month, in the address, and back (CM-010)', async () => {
  const page = await screens.open('/my/payments_and_services/payments?kind=refund', { isSignedIn: true });
  const html = await (await page.request.get(page.url())).text();
  expect([html.includes('+500'), html.includes('−399')]).toEqual([true, false]);
  await expect.poll(() => rowsOf(page).count()).toBe(1);
  await page.getByLabel('Операции').selectOption({ label: 'Все операции' });
  await expect.poll(() => rowsOf(page).count()).toBe(4);
  expect(queryOf(page)).toBe('');
  await page.getByLabel('Месяц').selectOption({ label: 'Август 2026' });
  await expect.poll(() => page.locator('main').innerText()).toContain('Таких операций нет');
  expect(queryOf(page)).toBe('?month=2026-08');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Показать все' }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(4);
  expect(queryOf(page)).toBe('');
  await page.context().close();
});

it('leads to the receipt of what a card has paid, which is printed without the page around it (CM-010)', async () => {
  const page = await screens.open('/my/payments_and_services/payments', { isSignedIn: true });
  await page.getByRole('link', { name: /^Чек: Покупка: Соляная линия/ }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Чек № 12' }).waitFor();
  const said = async () => (await page.locator('article').innerText()).replaceAll(/\s+/g, ' ');
  const receipt = await said();
  for (const part of [
    'ООО «Кадр» ИНН 7700000000 Приход',
    'Покупка: Соляная линия в том числе НДС 22 %: 71,95 ₽ 399 ₽',
    'Итого 399 ₽',
    'МИР •• 0004',
    'anna@kadr.example',
    'Фискальный накопитель 9999078900000961',
  ])
    expect(receipt).toContain(part);
  expect(await page.getByRole('link', { name: /^Возврат 100 ₽: чек № 13/ }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const shown = (part: string) => page.locator(part).first().isVisible();
  expect([await shown('[data-part="header"]'), await shown('footer'), await shown('article')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await page.getByRole('button', { name: 'Распечатать' }).isVisible()).toBe(false);
  await page.context().close();
});

it('tops the account up by itself below a sum, from a linked card, until it is turned off', async () => {
  const page = await screens.open('/my/payments_and_services/payments', { isSignedIn: true });
  const section = page.locator('section', { hasText: 'Автопополнение' });
  const said = async () => (await section.innerText()).replaceAll(/\s+/g, ' ');
  expect(await said()).toContain('Выключено Пополним баланс с карты, когда денег станет мало.');
  await section.getByRole('button', { name: 'Включить' }).press('Enter');
  const dialog = page.locator('dialog:modal');
  await dialog.getByLabel('Если на балансе меньше, ₽').fill('150,50');
  await dialog.getByLabel('Пополнить на, ₽').fill('5');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => dialog.innerText()).toContain('Введите сумму от 10 до 100 000');
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Пополнить на, ₽').fill('300');
  await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect
    .poll(said)
    .toContain('Включено Если на балансе меньше 150,50 ₽, пополним на 300 ₽ с карты МИР •• 0004');
  expect(automatic).toEqual({ below: 15_050, amount: 30_000, currency: 'RUB', bank_card_id: 7 });
  await section.getByRole('button', { name: 'Выключить' }).click();
  await expect.poll(said).toContain('Выключено');
  expect(automatic).toBeNull();
  await page.context().close();
});
