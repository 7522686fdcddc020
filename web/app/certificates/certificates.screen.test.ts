import { KadrError } from '@kadr/contract';
import type { Page } from 'playwright-core';
import { faults } from '@kadr/testing/axe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { customBlock } from '../blocks/testing/custom-blocks.ts';
import { fixtureOwned } from '../../server/testing/fixture-certificates.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let page: Page;
let bought: unknown[] = [];
let redeemed: string[] = [];
let isPoor = false;

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      mediaViews: {
        ...client.mediaViews,
        getById: async (input) => ({
          ...(await client.mediaViews.getById(input)),
          media_blocks: [customBlock({ id: 950, tag: 'certificates', name: null })],
        }),
      },
      certificates: {
        ...client.certificates,
        list: async () => ({
          items: fixtureOwned.map((one) =>
            redeemed.length === 0
              ? one
              : Object.assign({}, one, { state: 'redeemed' as const, code: null, balance: 0 }),
          ),
        }),
        buy: async (input) => {
          if (isPoor) throw new KadrError('BALANCE_TOO_LOW', { message: 'На балансе не хватает денег.' });
          bought.push(input);
          return client.certificates.buy(input);
        },
        redeem: async (input) => {
          redeemed.push(input.code);
          return client.certificates.redeem(input);
        },
      },
    }),
  });
});
beforeEach(() => {
  [bought, redeemed, isPoor] = [[], [], false];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

async function open(path: string): Promise<void> {
  page = await screens.open(path, {
    isSignedIn: true,
    before: () => {
      localStorage.setItem('skipProfiles', '1');
      sessionStorage.setItem('skipProfiles', '1');
    },
  });
}

it('is bought as a gift: card, sum, whom for, which day, which words, what pays; by a balance that can (CM-008, CM-121)', async () => {
  await open('/podarochnye-sertifikaty');
  const form = page.locator('main form').first();
  await form.getByText('Море').click();
  // A sum in the name is not repeated.
  const products = form.getByRole('group', { name: 'Номинал' }).locator('label');
  const said = async () =>
    (await products.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(await said()).toEqual(['Сертификат на 500 ₽', 'Кино на 3 месяца 899 ₽']);
  const pay = form.getByRole('button', { name: /^Оплатить 500/ });
  await expect.poll(() => form.getByText('Баланс аккаунта').count()).toBe(1);
  await pay.click();
  await expect.poll(() => form.innerText()).toContain('Введите адрес почты');
  expect(bought).toEqual([]);
  await form.getByLabel('Почта получателя').fill('friend@kadr.example');
  await form.getByLabel('Поздравление').fill('С праздником!');
  expect(await faults(page)).toEqual([]);
  isPoor = true;
  await pay.click();
  const panel = page.getByRole('region', { name: 'Сообщения' }).locator('> div');
  await expect.poll(() => panel.allInnerTexts()).toEqual(['На балансе не хватает денег.']);
  expect(await form.getByRole('alert').innerText()).toBe('На балансе не хватает денег.');
  isPoor = false;
  await pay.click();
  await expect.poll(() => page.locator('main').innerText()).toContain('Сертификат готов');
  expect(bought).toMatchObject([
    {
      product_id: 1,
      amount: 50_000,
      design: 'sea',
      payment_method_id: 1,
      gift: { recipient_email: 'friend@kadr.example', greeting: 'С праздником!', send_at: null },
    },
  ]);
});

it('is listed with its state and what is left, and redeemed on the spot (CM-007)', async () => {
  await open('/my/certificates');
  const main = page.locator('main');
  await expect.poll(() => main.innerText()).toMatch(/Не активирован · Остаток 500/);
  expect(await main.innerText()).toContain('ABCD-EFGH-JKLM-NPQR');
  expect(await faults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Активировать: Сертификат на 500 ₽' }).click();
  await expect.poll(() => main.innerText()).toMatch(/Активирован · Остаток 0/);
  expect(redeemed).toEqual(['ABCD-EFGH-JKLM-NPQR']);
});

it('is redeemed by the code of a letter’s link', async () => {
  await open('/my/certificates#WXYZ-2345-6789-ABCD');
  const field = page.locator('main input[name="code"]');
  await expect.poll(() => field.inputValue()).toBe('WXYZ-2345-6789-ABCD');
  await page.locator('main').getByRole('button', { name: 'Активировать', exact: true }).click();
  // The profile has no PIN: the question is skipped.
  await page.locator('dialog:modal').getByRole('button', { name: 'Не сейчас' }).click();
  await expect.poll(() => redeemed).toEqual(['WXYZ-2345-6789-ABCD']);
});
