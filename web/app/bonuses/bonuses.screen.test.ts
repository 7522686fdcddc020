import { KadrError } from '@kadr/contract';
import type { BonusProgram } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureProgram } from '../../server/testing/fixture-bonuses.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

const stranger: BonusProgram = {
  ...fixtureProgram,
  status: 'not_registered',
  actions: ['register', 'use_custom_login'],
  login: null,
  expiring: null,
};
const methodId = 1000 + stranger.id;

let screens: Screens;
let page: Page;
let program: BonusProgram | null = stranger;
let called: unknown[] = [];
let resendAfter = 60;
let isRefused = false;

const registered = async (input: unknown) => {
  called.push(input);
  return {
    status: 'need_confirm',
    request_id: '0b6f3a52-6c1e-4e0e-9d1c-0a5f3f1d2c3b',
    resend_after: resendAfter,
  } as const;
};

beforeAll(async () => {
  screens = await startScreens({
    alter: (client) => ({
      ...client,
      bonuses: {
        ...client.bonuses,
        list: async () => ({ items: program === null ? [] : [program] }),
        getById: async () => program ?? fixtureProgram,
        register: registered,
        changeLogin: registered,
        confirm: async (input) => {
          called.push(input);
          if (isRefused) throw new KadrError('CODE_WRONG', { message: 'Код неверный.' });
          program = { ...fixtureProgram };
          return { status: 'registered' };
        },
      },
      mediaItems: {
        ...client.mediaItems,
        getById: async (input) => ({
          ...(await client.mediaItems.getById(input)),
          usage_model: 'EST',
          is_playable: false,
          purchase_variants: [
            {
              usage_model: 'EST',
              amount: 39_900,
              original_amount: null,
              currency: 'RUB',
              type: 'one_time',
              duration: null,
              duration_unit: null,
              periods: null,
              is_quick_purchase: true,
            },
          ],
        }),
      },
      purchases: {
        ...client.purchases,
        options: async (input) => {
          const [sale] = (await client.purchases.options(input)).items;
          if (sale === undefined) return { items: [] };
          const [price] = sale.periods[0]?.prices ?? [];
          if (price === undefined) return { items: [] };
          const bonus_program = {
            id: stranger.id,
            name: stranger.name,
            status: stranger.status,
            points: 399,
          };
          const byPoints = { ...price, type: 'bonus' as const, payment_method_id: methodId, bonus_program };
          const [period] = sale.periods;
          return {
            items: [
              { ...sale, periods: period === undefined ? [] : [{ ...period, prices: [price, byPoints] }] },
            ],
          };
        },
        paymentMethods: async (input) => {
          const { items } = await client.purchases.paymentMethods(input);
          const method = {
            id: methodId,
            name: 'bonus' as const,
            description: stranger.name,
            payment_url: null,
            bank_card: null,
            balances: [],
            bonus_program: program,
          };
          return {
            items: items.map((type) =>
              type.name === 'purchase'
                ? { name: type.name, payment_methods: [...type.payment_methods, method] }
                : type,
            ),
          };
        },
        buy: async (input) => {
          called.push(input);
          return client.purchases.buy(input);
        },
      },
    }),
  });
});
beforeEach(() => {
  [program, called, resendAfter, isRefused] = [stranger, [], 60, false];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const dialog = () => page.locator('dialog:modal').last();
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
const field = (name: string) => dialog().getByRole('textbox', { name });

async function open(path: string): Promise<void> {
  page = await screens.open(path, {
    isSignedIn: true,
    before: () => {
      localStorage.setItem('skipProfiles', '1');
      sessionStorage.setItem('skipProfiles', '1');
    },
  });
}

async function openPayment(): Promise<void> {
  await open('/movies/salt-line');
  await page.getByRole('button', { name: /^Купить за/ }).click();
  await dialog().getByText(stranger.name).click();
}

describe('a bonus programme in the payment', () => {
  it('is joined first: login, terms, code; then its points pay (CM-064, CM-069, CM-075, CM-076, CM-077, CM-082)', async () => {
    await openPayment();
    await press('Подключить программу');
    await expect.poll(() => dialog().locator('h2').innerText()).toBe('Подключить Kadr Бонус');
    expect(await dialog().innerText()).toContain('Баллы действуют год.');
    expect(await field('Номер телефона').getAttribute('type')).toBe('tel');
    await field('Номер телефона').fill('12345');
    await press('Получить код');
    await expect.poll(() => dialog().innerText()).toContain('Введите номер телефона целиком');
    await field('Номер телефона').fill('8 916 000-00-02');
    expect(await faults(page)).toEqual([]);
    await press('Получить код');
    await expect.poll(() => dialog().innerText()).toContain('+79160000002');
    expect(called).toMatchObject([{ login: '79160000002', login_type: 'phone' }]);
    const confirm = dialog().getByRole('button', { name: 'Подтвердить' });
    await field('Код подтверждения').fill('123');
    expect(await confirm.isDisabled()).toBe(true);
    await field('Код подтверждения').fill('1234');
    expect(await faults(page)).toEqual([]);
    await confirm.click();
    // Back at the methods, with the programme still chosen.
    await expect
      .poll(() =>
        dialog()
          .getByRole('radio', { name: /Kadr Бонус/ })
          .isChecked(),
      )
      .toBe(true);
    await press('Продолжить');
    await press(/^Заплатить 399 баллов/);
    await expect.poll(() => dialog().locator('h2').innerText()).toBe('Готово');
    expect(called.at(-1)).toMatchObject({
      is_confirmed: true,
      price: { payment_method_id: methodId, amount: 39_900, points: 399 },
    });
  });

  it('waits while the account is looked at (CM-070)', async () => {
    program = { ...stranger, status: 'processing' };
    await openPayment();
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Заявка рассматривается' }).isDisabled())
      .toBe(true);
  });

  it('that is there no more is said to be missing, and nameless (CM-084)', async () => {
    program = null;
    await openPayment();
    await press('Подключить программу');
    await expect.poll(() => dialog().locator('h2').innerText()).toBe('NONAME');
  });
});

describe('the pages of bonuses', () => {
  it('list the programmes with what there is to spend, and lead to each with its history (CM-006)', async () => {
    program = fixtureProgram;
    await open('/my/bonuses');
    await expect.poll(() => page.locator('main').innerText()).toContain('500 баллов');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Подробнее: Kadr Бонус' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Kadr Бонус');
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Соляная линия[\s\S]*−399/);
    expect(await faults(page)).toEqual([]);
  });

  it('join a programme; a refusal is said in the service’s words, and another code can be sent in time (CM-072, CM-083, CM-162)', async () => {
    [isRefused, resendAfter] = [true, 2];
    await open('/my/bonuses');
    await page.getByRole('button', { name: 'Подключить: Kadr Бонус' }).click();
    await field('Номер телефона').fill('9160000003');
    await press('Получить код');
    await expect.poll(() => dialog().innerText()).toMatch(/Отправить ещё раз через 0:0[12]/);
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Отправить код ещё раз' }).isEnabled())
      .toBe(true);
    resendAfter = 60;
    await press('Отправить код ещё раз');
    await expect.poll(() => dialog().innerText()).toMatch(/через (1:00|0:5\d)/);
    expect(called).toHaveLength(2);
    await field('Код подтверждения').fill('0000');
    await press('Подтвердить');
    await expect.poll(() => dialog().innerText()).toContain('Код неверный.');
    await press('Попробовать ещё раз');
    await expect.poll(() => field('Код подтверждения').count()).toBe(1);
  });

  it('say that the programme is not offered in the words of the service’s list (CM-074, CM-083)', async () => {
    program = { ...stranger, actions: [] };
    await open('/my/bonuses');
    await page.getByRole('button', { name: 'Подключить: Kadr Бонус' }).click();
    await expect.poll(() => dialog().innerText()).toContain('Программа не подключилась. Попробуйте позже.');
  });
});
