import { KadrError } from '@kadr/contract';
import type { BankCard, PaymentMethod, Subscription } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let page: Page;
/** The service's answer about the subscription, and the calls that were made. */
let over: Partial<Subscription> = {};
let asked: string[] = [];
let isPoor = false;
/** Whether the list of cards fails to load, and whether the card in it has expired. */
let [haveCardsFailed, isExpired] = [false, false];

const card = { id: 7, type: 'mir', last4: '0004' };
const bankCards: BankCard[] = [
  {
    ...card,
    first6: '220000',
    expiry_month: 12,
    expiry_year: 2030,
    is_default: true,
    expiry: 'later',
    added_at: 1_787_000_000,
  },
];
const method = {
  description: '•• 0004',
  payment_url: null,
  balances: [],
  bonus_program: null,
  bank_card: null,
};
const prepaid: PaymentMethod = { ...method, id: 1, name: 'account_prepaid' };
const anyCard: PaymentMethod = { ...method, id: 2, name: 'any_card' };
const linked: PaymentMethod = { ...method, id: 100_007, name: 'linked_card', bank_card: card };
let methods: PaymentMethod[] = [];
const ticket_id = '00000000-0000-4000-8000-000000000001';
const entry = { kind: 'redirect', url: 'about:blank#bank' } as const;
const unpaid = { amount: 19_900, until: 1_790_300_000 };

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      bankCards: {
        ...client.bankCards,
        list: async () => {
          if (haveCardsFailed) throw new KadrError('UNAVAILABLE');
          return { items: isExpired ? bankCards.map((one) => ({ ...one, expiry: 'expired' })) : bankCards };
        },
      },
      purchases: {
        ...client.purchases,
        buy: (input) => {
          asked.push(JSON.stringify([input.option, input.price.amount, input.is_confirmed]));
          return client.purchases.buy(input);
        },
        paymentMethods: async () => ({ items: [{ name: 'purchase', payment_methods: methods }] }),
      },
      subscriptions: {
        ...client.subscriptions,
        list: async () => {
          const { items } = await client.subscriptions.list();
          return { items: items.map((item) => Object.assign(item, over)) };
        },
        pay: async ({ payment_method_id }) => {
          if (isPoor) throw new KadrError('BALANCE_TOO_LOW', { message: 'На балансе не хватает денег.' });
          asked.push(`pay ${String(payment_method_id)}`);
          if (payment_method_id === anyCard.id) return { ticket_id, status: 'wait_payment', payment: entry };
          over = {};
          return { ticket_id: null, status: 'paid', payment: null };
        },
        resume: (input) => {
          asked.push('resume');
          over = {};
          return client.subscriptions.resume(input);
        },
        cancel: (input) => {
          asked.push('cancel');
          return client.subscriptions.cancel(input);
        },
        pause: async ({ months }) => {
          asked.push(`pause ${months}`);
          const pause = { from: 1_790_000_000, until: 1_792_592_000 };
          over = { pause };
          return { pause };
        },
        acceptPrice: async ({ amount }) => {
          asked.push(`accept ${amount}`);
          over = { new_price: { amount, from: 1_790_000_000, is_accepted: true } };
          return {};
        },
        setCard: async ({ bank_card_id }) => {
          asked.push(`card ${String(bank_card_id)}`);
          over = { bank_card: bank_card_id === null ? null : card };
          return {};
        },
        changeAtEnd: async ({ next }) => {
          asked.push(
            next === null ? 'next none' : `next ${String(next.service_id)} ${String(next.price_id)}`,
          );
          over = next === null ? {} : { next_service: { id: Number(next.service_id), name: 'Мультики' } };
          return {};
        },
      },
    }),
  });
});
beforeEach(() => {
  methods = [prepaid, anyCard, linked];
  over = {};
  asked = [];
  isPoor = false;
  [haveCardsFailed, isExpired] = [false, false];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const said = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

async function open(width = 1440, query = ''): Promise<void> {
  page = await screens.open(`/my/payments_and_services/services${query}`, {
    isSignedIn: true,
    viewport: { width, height: 900 },
    before: () => {
      localStorage.setItem('skipProfiles', '1');
      sessionStorage.setItem('skipProfiles', '1');
    },
  });
}

describe('a service that is not paid', () => {
  it.each([
    ['grace', 'Не оплачена. Смотреть можно до'],
    ['hold', 'Приостановлена: не оплачена. Оплатить можно до'],
  ] as const)(
    'says so and until when (%s), and is paid by one button (CM-028, CM-029)',
    async (standing, words) => {
      over = { standing, due: unpaid, bank_card: card };
      await open();
      await expect.poll(said).toContain(words);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: /^Оплатить 199 ₽: Сериалы на ночь/ }).press('Enter');
      await expect.poll(said).toContain('Следующая оплата');
      await expect.poll(() => asked).toEqual(['pay 100007']);
    },
  );

  it.each([
    ['another card beside the linked one', /^Оплатить другой картой: Сериалы на ночь/, () => linked],
    ['a card where none is linked and the balance is short', /^Оплатить 199 ₽: Сериалы/, () => null],
  ])('is paid by %s, which is entered on the bank’s page', async (_, button, more) => {
    const card = more();
    methods = [prepaid, anyCard, ...(card === null ? [] : [card])];
    over = { standing: 'grace', due: unpaid };
    await open();
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => page.url()).toContain('#bank');
    await expect.poll(() => asked).toEqual(['pay 2']);
  });

  it('says in a panel that the balance is too low, and is paid once it is not (CM-121, CM-122)', async () => {
    methods = [prepaid];
    over = { standing: 'grace', due: unpaid };
    isPoor = true;
    await open();
    const pay = page.getByRole('button', { name: /^Оплатить 199 ₽: Сериалы на ночь/ });
    await pay.click();
    const panel = page.getByRole('region', { name: 'Сообщения' }).locator('> div');
    await expect.poll(() => panel.allInnerTexts()).toEqual(['На балансе не хватает денег.']);
    expect(await page.locator('dialog:modal').count()).toBe(0);
    isPoor = false;
    await pay.click();
    await expect.poll(() => asked).toEqual(['pay 1']);
  });

  it('can be ended instead, at once', async () => {
    over = { standing: 'hold', due: unpaid, bank_card: card };
    await open();
    await page.getByRole('button', { name: 'Отменить подписку: Сериалы на ночь' }).click();
    const dialog = page.locator('dialog:modal').last();
    await expect.poll(() => dialog.innerText()).toContain('Подписка закончится сразу');
    await dialog.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => asked).toEqual(['cancel']);
  });
});

it('is paused for a month, and the pause is taken back (CM-026)', async () => {
  await open();
  await page.getByRole('button', { name: /^Пауза на месяц/ }).click();
  await expect.poll(said).toContain('Пауза с');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: /^Снять с паузы/ }).click();
  await expect.poll(said).toContain('Следующая оплата');
  await expect.poll(() => asked).toEqual(['pause 1', 'resume']);
});

it('says a new price, and takes the consent to it', async () => {
  over = { new_price: { amount: 29_900, from: 1_790_000_000, is_accepted: false } };
  await open();
  await expect.poll(said).toMatch(/продление стоит 299 ₽\. Без согласия/);
  await page.getByRole('button', { name: /^Согласиться с ценой/ }).click();
  await expect.poll(said).not.toContain('Без согласия');
  await expect.poll(() => asked).toEqual(['accept 29900']);
});

it('says which service takes its place, and keeps it when that is wished', async () => {
  over = { next_service: { id: 9, name: 'Кино без границ' } };
  await open();
  await expect.poll(said).toContain('Со следующего периода: Кино без границ');
  await page.getByRole('button', { name: /^Не менять/ }).click();
  await expect.poll(said).not.toContain('Кино без границ');
  await expect.poll(() => asked).toEqual(['next none']);
});

describe('another service in its place', () => {
  const dialog = () => page.locator('dialog:modal').last();
  const words = async () => (await dialog().innerText()).replaceAll(/\s+/g, ' ');

  it('begins at once when it is dearer: what is left is taken off, and the rest is paid (CM-035)', async () => {
    methods = [{ ...prepaid, balances: [{ amount: 30_000, currency: 'RUB' }] }];
    await open();
    await page.getByRole('button', { name: 'Сменить подписку: Сериалы на ночь' }).press('Enter');
    await expect
      .poll(words)
      .toMatch(/Цена 299 ₽ Остаток «Сериалы на ночь» −76,42 ₽ К оплате сейчас 222,58 ₽/);
    expect(await faults(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Перейти к оплате' }).press('Enter');
    await expect.poll(words).toMatch(/Зачтём остаток «Сериалы на ночь»: 76,42 ₽ 222,58 ₽/);
    await dialog().getByRole('button', { name: 'Продолжить' }).click();
    await dialog().getByRole('button', { name: 'Заплатить 222,58 ₽' }).click();
    const option = { service_id: 7, instead_of: 8, credit: 7642 };
    await expect
      .poll(() => asked)
      .toEqual([JSON.stringify([option, 29_900, false]), JSON.stringify([option, 29_900, true])]);
  });

  it('waits for the end of the period when it is cheaper, and costs nothing until then', async () => {
    await open();
    await page.getByRole('button', { name: 'Сменить подписку: Сериалы на ночь' }).click();
    await dialog()
      .getByRole('radio', { name: /Мультики/ })
      .check();
    await expect.poll(words).toMatch(/К оплате сейчас 0 ₽ Первая оплата 21\.09\.2026, 99 ₽/);
    expect(await faults(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Сменить с 21.09.2026' }).click();
    await expect.poll(said).toContain('Со следующего периода: Мультики');
    expect(asked).toEqual(['next 9 12']);
  });
});

it('is paid by the card that is chosen, or from the balance (CM-034)', async () => {
  await open();
  await expect.poll(said).toContain('Оплата с баланса');
  const choose = async (way: RegExp) => {
    await page.getByRole('button', { name: 'Чем платить за подписку: Сериалы на ночь' }).press('Enter');
    const dialog = page.locator('dialog:modal').last();
    await dialog.getByRole('radio', { name: way }).check();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).press('Enter');
  };
  await choose(/0004/);
  await expect.poll(said).toContain('Оплата с карты МИР •• 0004');
  await choose(/Баланс аккаунта/);
  await expect.poll(said).toContain('Оплата с баланса');
  expect(asked).toEqual(['card 7', 'card null']);
});

it('chooses nothing in the place of a card that has expired, and asks again for cards that did not come', async () => {
  over = { bank_card: card };
  [haveCardsFailed, isExpired] = [true, true];
  await open();
  await page.getByRole('button', { name: 'Чем платить за подписку: Сериалы на ночь' }).press('Enter');
  const dialog = page.locator('dialog:modal').last();
  const again = dialog.getByRole('button', { name: 'Попробовать ещё раз' });
  await again.waitFor();
  haveCardsFailed = false;
  await again.press('Enter');
  const ways = dialog.getByRole('radio');
  await expect.poll(() => ways.count()).toBe(1);
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  expect([await ways.isChecked(), await save.isDisabled()]).toEqual([false, true]);
  await ways.check();
  await save.press('Enter');
  await expect.poll(said).toContain('Оплата с баланса');
  expect(asked).toEqual(['card null']);
});
