import { buyInputSchema, KadrError } from '@kadr/contract';
import type { BuyInput, User } from '@kadr/contract';
import { faults } from '@kadr/testing/axe';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureVariants } from '../../server/testing/fixture-purchases.ts';
import { startScreens } from '../ui/testing/screens.ts';
import type { Screens } from '../ui/testing/screens.ts';

let screens: Screens;
let page: Page;
/** Calls of the shop, in order. */
let called: string[] = [];
let bought: BuyInput[] = [];
let confirmed: boolean[] = [];
let isOwned = false;
/** Refuses an operation while it is set. */
let refusal: ((operation: string) => void) | null = null;
let isPinRequired = false;
let hasQualities = false;
/** Balance of the account, in minor units; null: as the shop says. */
let balance: number | null = null;
/** Address of top-ups; null: none. */
let topUp: string | null = null;
let pin = '0000';

beforeAll(async () => {
  screens = await startScreens({
    onCall: (operation) => {
      called.push(operation);
      refusal?.(operation);
    },
    alter: (client) => ({
      ...client,
      session: {
        ...client.session,
        user: async (): Promise<User> => {
          const user = await client.session.user();
          if (user.profile === 'not_available') return user;
          return {
            ...user,
            profile: { ...user.profile, purchase_limits: { is_pin_required: isPinRequired } },
          };
        },
      },
      profiles: {
        ...client.profiles,
        pinValidate: ({ pin_code }) => Promise.resolve({ valid: pin_code === pin }),
        pinChange: async ({ new_pin }) => {
          pin = new_pin;
          return {
            notification: {
              event_type: 'profile_updated',
              display: { message: 'x', submessage: null, poster: null, target: null },
            },
          };
        },
      },
      mediaItems: {
        ...client.mediaItems,
        getById: async (input) => ({
          ...(await client.mediaItems.getById(input)),
          usage_model: 'EST',
          is_playable: isOwned,
          purchase_variants: isOwned ? [] : fixtureVariants(),
          purchase_state: isOwned ? { ends_at: null } : null,
        }),
      },
      purchases: {
        ...client.purchases,
        options: async (input) => {
          const { items } = await client.purchases.options(input);
          const [sale] = items;
          if (!hasQualities || sale == null || sale.content === null) return { items };
          return { items: [...items, { ...sale, seq_id: 3, content: { ...sale.content, quality: 'UHD' } }] };
        },
        paymentMethods: async (input) => {
          const { items } = await client.purchases.paymentMethods(input);
          const refill = items.flatMap(({ payment_methods }) =>
            payment_methods.map((method) =>
              Object.assign({}, method, { id: 3, name: 'external_url' as const, payment_url: topUp }),
            ),
          );
          const all = [...items, { name: 'account_refill' as const, payment_methods: refill }];
          const amount = balance;
          if (amount === null) return { items: topUp === null ? items : all };
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
                balances: method.balances.map(({ currency }) => ({ currency, amount })),
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
          confirmed.push(input.has_session_id);
          isOwned = true;
          return answer;
        },
      },
    }),
  });
});
beforeEach(() => {
  [called, bought, confirmed, refusal] = [[], [], [], null];
  [isOwned, isPinRequired, hasQualities, pin, balance, topUp] = [false, false, false, '0000', null, null];
});
afterEach(() => page.context().close());
afterAll(() => screens.close());

const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').innerText();
const press = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
const buy = () => page.getByRole('button', { name: /^Купить за 399/ });
const rent = () => page.getByRole('button', { name: /^Взять напрокат от 149/ });

async function open(path = '/movies/salt-line', isSignedIn = true): Promise<void> {
  page = await screens.open(path, {
    isSignedIn,
    before: () => {
      localStorage.setItem('skipProfiles', '1');
      sessionStorage.setItem('skipProfiles', '1');
    },
  });
}

describe('buying a film on its page', () => {
  it('goes from the method to the confirmation and pays; then the page lets it be watched (CM-036, CM-051, CM-052, CM-063, CM-065, CM-068, NT-072)', async () => {
    await open();
    expect(await page.locator('main a[data-action="watch"]').count()).toBe(0);
    await buy().click();
    await expect.poll(title).toBe('Покупка: Соляная линия');
    // There is one period: no choice (CM-049).
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(1);
    expect(await dialog().innerText()).toMatch(/601\s₽/);
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Списать деньги с баланса?');
    expect(bought.map(({ is_confirmed }) => is_confirmed)).toEqual([false]);
    await press(/^Заплатить 399/);
    await expect.poll(title).toBe('Готово');
    expect(await dialog().innerText()).toContain('Фильм ваш');
    expect(bought.map(({ is_confirmed }) => is_confirmed)).toEqual([false, true]);
    expect(bought[1]).toMatchObject({
      option: { seq_id: 1 },
      price: { price_id: 1, amount: 39_900, currency: 'RUB' },
    });
    expect(await dialog().getByRole('link', { name: 'Смотреть' }).getAttribute('href')).toBe(
      '/movies/salt-line/player',
    );
    await press('Закрыть');
    await expect.poll(() => page.locator('main a[data-action="watch"]').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain('Куплено');
    expect(await buy().count()).toBe(0);
  });

  it('shows what it was before the discount, struck through, and each period with its price (CM-050, CM-153, CM-154, CM-155)', async () => {
    await open();
    await rent().click();
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(2);
    expect(await dialog().getByRole('radio').first().isChecked()).toBe(true);
    expect(
      (await dialog().locator('label').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
    ).toEqual(['48 часов 149 ₽', '7 дней 249 ₽']);
    await dialog().getByText('7 дней').click();
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('7 дней');
    // And back to the previous step (CM-053).
    await press('Назад');
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await buy().click();
    await expect.poll(() => dialog().locator('s').first().innerText()).toMatch(/^499\s₽$/);
  });

  it('lets choose where there are several options: a tab per variant, a card per option (CM-040)', async () => {
    hasQualities = true;
    await open();
    await buy().click();
    await expect.poll(() => dialog().getByRole('tab').allInnerTexts()).toEqual(['Навсегда', 'Напрокат']);
    const qualities = () => dialog().getByRole('heading', { level: 3 }).allInnerTexts();
    expect(await qualities()).toEqual(['HD', 'UHD']);
    await dialog().getByRole('tab', { name: 'Напрокат' }).click();
    expect(await qualities()).toEqual(['HD']);
    await dialog().getByRole('tab', { name: 'Навсегда' }).click();
    await dialog().getByRole('button', { name: 'Купить' }).last().click();
    await expect.poll(() => dialog().innerText()).toContain('UHD');
    await press('Продолжить');
    await expect.poll(() => bought[0]?.option).toMatchObject({ seq_id: 3 });
  });

  it('has a guest sign in first, then goes on; before that nothing is asked of the shop (SS-094, SS-096, CM-037, CM-038)', async () => {
    await open('/movies/salt-line', false);
    await buy().click();
    await page.getByLabel('Телефон или почта').fill('9001234567');
    expect(called.filter((operation) => operation.startsWith('purchases.'))).toEqual([]);
    await press('Продолжить');
    await page.getByLabel('Код из СМС').fill('1234');
    await expect.poll(title).toBe('Покупка: Соляная линия');
    await expect.poll(() => called).toContain('purchases.options');
  });

  it('is dropped when the guest does not sign in', async () => {
    await open('/movies/salt-line', false);
    await buy().click();
    await page.getByLabel('Телефон или почта').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await expect.poll(() => buy().getAttribute('aria-busy')).toBeNull();
    expect(called.filter((operation) => operation.startsWith('purchases.'))).toEqual([]);
  });

  it('ends in the error where the account cannot pay: user data is refetched, the session stays (SS-092, CM-119, CM-120)', async () => {
    let confirmations = 0;
    refusal = (operation) => {
      if (operation !== 'purchases.confirmTicket') return;
      confirmations += 1;
      throw new KadrError('NOT_ENOUGH_FUNDS', { message: 'На балансе не хватает денег.' });
    };
    await open();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await buy().click();
    await press('Продолжить');
    await dialog()
      .getByRole('button', { name: /^Заплатить/ })
      .waitFor();
    called = [];
    await press(/^Заплатить/);
    await expect.poll(title).toBe('Оплата не прошла');
    expect(await dialog().innerText()).toContain('На балансе не хватает денег.');
    await expect.poll(() => called).toContain('session.user');
    expect(confirmations).toBe(1);
    expect(called).not.toContain('session.end');
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    await press('Понятно');
    await expect.poll(() => buy().count()).toBe(1);
  });

  it('says how much is missing in the place of a button that could only be refused, and where to go (CM-119)', async () => {
    balance = 10_000;
    await open();
    await buy().click();
    await expect
      .poll(async () => (await dialog().innerText()).replaceAll(/\s+/g, ' '))
      .toContain('Не хватает 299 ₽');
    expect(await dialog().getByRole('button', { name: 'Продолжить' }).count()).toBe(0);
    expect(
      await dialog()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/promocode', '/catalog?usage=free']);
    await dialog().getByRole('link', { name: 'Ввести промокод' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/promocode');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  });

  it('says the default words without an answer, and can be gone back from (CM-115)', async () => {
    await open();
    await buy().click();
    await dialog().getByRole('radio').waitFor();
    await page.route('**/api/purchases*', (route) => route.abort());
    await press('Продолжить');
    await expect.poll(title).toBe('Оплата не прошла');
    await page.unroute('**/api/purchases*');
    await press('Назад');
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Списать деньги с баланса?');
  });
});

describe('a balance that has paid for something else since the order', () => {
  const words = 'На этот заказ денег не хватает.';
  const panels = () => dialog().getByRole('region', { name: 'Сообщения' }).locator('> div');
  beforeEach(() => {
    refusal = (operation) => {
      if (operation === 'purchases.confirmTicket') throw new KadrError('BALANCE_SPENT', { message: words });
    };
  });

  it('is said in the form, and for 10 s in a panel, which leads to the page that tops it up where that is known (CM-121, CM-122, CM-150, NT-068)', async () => {
    await open();
    await page.clock.install();
    await buy().click();
    await press('Продолжить');
    await press(/^Заплатить/);
    await expect.poll(() => panels().allInnerTexts()).toEqual([words]);
    await expect.poll(title).toBe('Оплата не прошла');
    expect(await dialog().getByRole('alert').innerText()).toBe(words);
    expect(await panels().getByRole('link').count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    await panels().getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(() => panels().count()).toBe(0);

    topUp = 'https://pay.kadr.test/pay?purpose=top_up';
    await press('Назад');
    await press(/^Заплатить/);
    await expect.poll(() => panels().count()).toBe(1);
    await expect
      .poll(() => panels().getByRole('link', { name: 'Пополнить баланс' }).getAttribute('href'))
      .toBe(`${topUp}&back=%2Fmovies%2Fsalt-line`);
    // The clock also runs by itself, which leaves room for a slow machine.
    await page.clock.fastForward(5000);
    expect(await panels().count()).toBe(1);
    await page.clock.fastForward(5000);
    await expect.poll(() => panels().count()).toBe(0);
  });

  it.each(['/variants', '/embed/buy'])(
    'is said in the form alone where no notifications show: %s (CM-158)',
    async (path) => {
      topUp = 'https://pay.kadr.test/pay?purpose=top_up';
      await open(`${path}?media_item_id=salt-line`);
      await buy().click();
      await press('Продолжить');
      await press(/^Заплатить/);
      await expect.poll(title).toBe('Оплата не прошла');
      expect(await dialog().getByRole('alert').innerText()).toBe(words);
      await dialog().getByRole('link', { name: 'Пополнить баланс' }).waitFor();
      expect(await page.getByRole('region', { name: 'Сообщения' }).count()).toBe(0);
    },
  );
});

describe('the window of a payment', () => {
  it('is closed by Esc and by another page, not by a click beside it, and gives the page its scroll back (CM-152)', async () => {
    await open();
    const windows = () => page.locator('dialog:modal').count();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    await page.evaluate(() => scrollTo(0, 120));
    await buy().press('Enter');
    await expect.poll(windows).toBe(1);
    await page.mouse.click(5, 5);
    expect(await windows()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(windows).toBe(0);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.clientWidth, scrollY]))
      .toEqual([width, 120]);
    await buy().press('Enter');
    await expect.poll(windows).toBe(1);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/series"]')?.click());
    await page.waitForURL('**/series');
    await expect.poll(windows).toBe(0);
  });
});

describe('with the PIN', () => {
  beforeEach(() => {
    isPinRequired = true;
  });

  it('begins with it, and sends it with the order (CM-044, CM-046, CM-047, CM-048, CM-137)', async () => {
    pin = '2468';
    await open();
    await buy().click();
    const confirm = dialog().getByRole('button', { name: 'Продолжить' });
    await page.getByLabel('PIN-код').fill('135');
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel('PIN-код').fill('1357');
    await expect.poll(() => dialog().locator('[aria-invalid="true"]').count()).toBe(1);
    await page.getByLabel('PIN-код').fill('2468');
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(1);
    await press('Продолжить');
    await press(/^Заплатить/);
    await expect.poll(title).toBe('Готово');
    expect(bought.at(-1)).toMatchObject({ is_confirmed: true, pin_code: '2468' });
  });

  it('has one set in the place of 0000, and goes on with it (CM-045, CM-048)', async () => {
    await open();
    await buy().click();
    await page.getByLabel('PIN-код').fill('0000');
    for (const button of [/Продолжить|Дальше/, /Сохранить|Задать|Установить/]) {
      await expect.poll(() => dialog().locator('input').first().inputValue()).toBe('');
      await dialog().locator('input').first().fill('9753');
      await press(button);
    }
    await expect.poll(() => dialog().getByRole('radio').count()).toBe(1);
    expect(pin).toBe('9753');
  });
});

describe('the session of another site (SS-097, CM-067, CM-163, EM-039, EM-040)', () => {
  it.each([
    ['/movies/salt-line?session_id=abc', true],
    ['/movies/salt-line', false],
  ])('%s: %s, in the order as in its confirmation', async (path, flag) => {
    await open(path);
    await buy().click();
    await press('Продолжить');
    await press(/^Заплатить/);
    await expect.poll(title).toBe('Готово');
    expect(bought.map(({ has_session_id }) => has_session_id)).toEqual([flag, flag]);
    expect(confirmed).toEqual([flag]);
  });
});

describe('the page of a purchase', () => {
  it.each(['/variants', '/embed/buy', '/pay'])(
    '%s sells what its query names, without the layout (CM-004, CM-157)',
    async (path) => {
      await open(`${path}?media_item_id=salt-line`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Соляная линия');
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      await buy().click();
      await press('Продолжить');
      await press(/^Заплатить/);
      await expect.poll(title).toBe('Готово');
      await press('Закрыть');
      await expect.poll(() => page.getByRole('link', { name: 'Смотреть' }).count()).toBe(1);
    },
  );

  it.each(['/variants', '/embed/buy'])(
    '%s has no layout, no cookie banner and no place for notifications (CM-002)',
    async (path) => {
      await open(`${path}?media_item_id=salt-line`);
      await page.context().clearCookies({ name: 'cookie_consent' });
      await page.reload();
      await buy().click();
      await expect.poll(title).toBe('Покупка: Соляная линия');
      for (const name of ['Сообщения', 'Файлы cookie'])
        expect(await page.getByRole('region', { name }).count()).toBe(0);
      expect(await page.getByRole('banner').count()).toBe(0);
    },
  );

  it('says so when its query names nothing', async () => {
    await open('/variants');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ничего не выбрано');
  });

  it('lists purchases and payments with the balance (CM-010)', async () => {
    await open('/my/payments_and_services/payments');
    const text = async () => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
    await expect.poll(text).toContain('На балансе 601 ₽');
    expect(await text()).toMatch(/Прокат · HD До \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    expect(await text()).toContain('Покупка · UHD Навсегда');
    expect(await text()).toMatch(/Покупка: Соляная линия .* −399 ₽ Остаток 601 ₽/);
    expect(await text()).toMatch(
      /Подарочный сертификат .* −500 ₽ .*Возврат .* \+500 ₽ .*Пополнение .* \+1 000 ₽/,
    );
  });
});
