import type { Profile, User } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { fixtureAccount, fixtureProfile } from '../../server/testing/fixture-profiles.ts';
import type { FixtureAccount } from '../../server/testing/fixture-profiles.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

/** Tests the built pages in Chromium with an account of the test. */
const child: Profile = {
  ...fixtureProfile,
  id: 2,
  name: 'Маша',
  type: 'additional',
  icon: { id: 3, image: '/profile-icons/cat.svg' },
  default_age_limit_id: 2,
  max_age_limit_id: 2,
};

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
let account: FixtureAccount;
let documents = 0;
/** Whether the automatic attempt with the PIN is refused. */
let isPinBroken = false;
let viewer: Partial<User> = {};
const restricted = Object.assign(new Error('Для тех, кто старше.'), { status: 403, code: 1_000_460 });
/** Whether the age limit has been removed. */
let isUnlocked = false;
let redeemed: string[] = [];

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    hasSilentPush: true,
    alter: (client): KadrClient => ({
      ...client,
      session: {
        ...client.session,
        createDemo: () => Promise.resolve({ session_state: 'normal' as const }),
        user: async () => {
          const user = await client.session.user();
          return user.isAuth
            ? { ...user, phone: '+79990000001', hasPassword: true, profile: account.present(), ...viewer }
            : user;
        },
      },
      mediaItems: {
        ...client.mediaItems,
        getById: async (input) => {
          const item = await client.mediaItems.getById(input);
          if (account.present().max_age_limit_id < 5 && !isUnlocked) throw restricted;
          return item;
        },
      },
      promoCodes: {
        redeem: ({ code }) => {
          redeemed.push(code);
          return Promise.resolve({ notification: null });
        },
      },
      profiles: {
        ...account.client,
        pinValidate: async (input) => {
          if (isPinBroken) throw Object.assign(new Error('Сервис устал.'), { status: 409, code: 1_000_410 });
          return account.client.pinValidate(input);
        },
        unlockAge: async (input) => {
          const answer = await account.client.unlockAge(input);
          isUnlocked = true;
          return answer;
        },
      },
    }),
  });
  browser = await shareBrowser({ hasPictures: false });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  account = fixtureAccount([child]);
  [documents, isPinBroken, isUnlocked, viewer, redeemed] = [0, false, false, {}, []];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
});
afterEach(() => context.close());

/** Opens a page as a signed-in viewer; the question who watches is skipped by default. */
async function open(path: string, { isSignedIn = true, skips = true } = {}): Promise<void> {
  await context.addCookies([
    { name: 'cookie_consent', value: 'yes', url: server.url },
    ...(isSignedIn ? [{ name: 'session_state', value: 'normal', url: server.url }] : []),
    ...(skips ? [{ name: 'skipProfiles', value: '1', url: server.url }] : []),
  ]);
  await page.goto(server.url + path);
  await untilReady(page);
}
const dialog = () => page.locator('dialog:modal').last();
const title = () => dialog().locator('h2').first().innerText();
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const person = (name = /Основной|Дополнительный/) => dialog().getByRole('button', { name });
const stored = (kind: 'localStorage' | 'sessionStorage') =>
  page.evaluate((where) => window[where].getItem('skipProfiles'), kind);
const expectTitle = (name: string) => expect.poll(title).toBe(name);
const typePin = (pin: string) => dialog().locator('input[inputmode="numeric"]').fill(pin);
/** Opens the reset of a PIN that is set. */
async function forgetPin(): Promise<void> {
  account.setPin('4711');
  await open('/my/profiles/1');
  await page.getByRole('button', { name: 'Задать или сменить PIN-код' }).click();
  await button('Забыли PIN-код?').click();
}
const error = () => dialog().locator('[aria-live="polite"]').allInnerTexts();
const toast = () => page.getByRole('region', { name: 'Сообщения' });
/** Waits until the start of a page that shows nothing is over, including all checks of what to open. */
const settled = () =>
  page.waitForFunction(() => performance.now() > 500 && performance.getEntriesByType('resource').length > 0);

describe('the profiles at the start', () => {
  it('show who there is; they cannot be left, and are noted as shown (PR-006, PR-007, PR-009, PR-013, PR-014, PR-016, PR-017, PR-018, PR-019, PR-020, SS-064, SS-071, SS-087)', async () => {
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    // The ages are loaded by a separate call.
    await expect
      .poll(async () => (await person().allInnerTexts()).map((text) => text.split('\n')))
      .toEqual([
        ['18+', 'Вера', 'Основной'],
        ['6+', 'Маша', 'Дополнительный'],
      ]);
    expect(await button('Новый профиль').isVisible()).toBe(true);
    expect(await dialog().getByRole('checkbox', { name: 'Больше не спрашивать' }).isVisible()).toBe(true);
    expect(await button('Закрыть').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await title()).toBe('Кто смотрит?');
    expect(await stored('sessionStorage')).toBe('1');
    const cookie = (await context.cookies()).find(({ name }) => name === 'skipProfiles');
    const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60;
    expect(minutes).toBeGreaterThan(230);
    expect(minutes).toBeLessThanOrEqual(240);
    await person(/Вера/).click();
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    expect(account.present().name).toBe('Вера');
  });

  it('offer no new one to an additional profile (PR-018)', async () => {
    await account.client.switch({ id: 2 });
    await open('/', { skips: false });
    await expect.poll(() => person().count()).toBe(2);
    expect(await button('Новый профиль').count()).toBe(0);
  });

  it.each(['cookie', 'localStorage', 'sessionStorage'] as const)(
    'do not show with the marker in the %s (PR-010, PR-011, PR-012, SS-070)',
    async (place) => {
      if (place !== 'cookie')
        await page.addInitScript((where) => window[where].setItem('skipProfiles', '1'), place);
      await open('/', { skips: place === 'cookie' });
      await settled();
      // The page has loaded the code for viewers with an account, and nothing has opened.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toEqual(expect.arrayContaining([expect.stringMatching(/\/start-[\w-]+\.js/)]));
      await settled();
      expect(await page.locator('dialog:modal').count()).toBe(0);
    },
  );

  it('keep and take back the wish not to be asked (PR-021, PR-022, SS-070)', async () => {
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    const never = dialog().getByRole('checkbox', { name: 'Больше не спрашивать' });
    await never.check();
    expect(await stored('localStorage')).toBe('1');
    await never.uncheck();
    expect(await stored('localStorage')).toBeNull();
  });

  it('switch: the notification shows, and the page reloads (PR-053, PR-054, PR-057, NT-070)', async () => {
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    const before = documents;
    await person(/Маша/).click();
    await expect.poll(() => documents).toBe(before + 1);
    await expect.poll(() => toast().innerText()).toContain('Теперь смотрит «Маша»');
    expect(account.present().name).toBe('Маша');
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
  });

  it('ask for the PIN only where `0000` is not enough (PR-047, PR-058)', async () => {
    account.setPin('4711');
    await account.client.switch({ id: 2 });
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    await person(/Вера/).click();
    await typePin('1111');
    await expect.poll(error).toContain('Неверный PIN-код: введите четыре цифры, которые вы задали');
    await typePin('4711');
    await expect.poll(() => account.present().name).toBe('Вера');
    await expect.poll(() => toast().innerText()).toContain('Теперь смотрит «Вера»');
  });
});

describe('one profile', () => {
  it('is not asked about, and the next page is not either', async () => {
    account = fixtureAccount();
    await open('/', { skips: false });
    await expect.poll(() => stored('sessionStorage')).toBe('1');
    expect(await page.locator('dialog:modal').count()).toBe(0);
  });
});

describe('a new profile', () => {
  it('with limits asks for the first PIN at its end, also where it was left for later (PR-023, PR-032)', async () => {
    await open('/my');
    await page.getByRole('button', { name: 'Новый профиль' }).click();
    await expectTitle('Нужен PIN-код');
    await button('Не сейчас').click();
    await expectTitle('Новый профиль');
    await dialog().getByLabel('Имя').fill('Петя');
    await button('Дальше').click();
    await button('Дальше').click();
    await dialog().getByRole('radio', { name: '6+', exact: true }).check();
    await dialog().getByRole('switch', { name: 'PIN-код для просмотра' }).check();
    await button('Создать профиль').click();
    await expect.poll(() => dialog().getByLabel('Новый PIN-код').count()).toBe(1);
    expect(account.profiles()).toHaveLength(2);
    await typePin('4711');
    await button('Дальше').click();
    await expect.poll(() => button('Задать PIN-код').count()).toBe(1);
    await typePin('4711');
    await button('Задать PIN-код').click();
    await expect.poll(() => account.profiles().at(-1)).toMatchObject({ name: 'Петя', max_age_limit_id: 2 });
    expect(account.pin()).toBe('4711');
  });

  it('is made with a PIN, a name, a picture and its limits (PR-023, PR-024, PR-025, PR-026, PR-027, PR-028, PR-029, PR-031, PR-032, PR-033, PR-035, PR-036, PR-037, PR-046)', async () => {
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    await button('Новый профиль').click();
    await expectTitle('Нужен PIN-код');
    await button('Задать PIN-код').click();
    await expectTitle('PIN-код');
    await typePin('471');
    expect(await button('Дальше').isEnabled()).toBe(false);
    await typePin('0000');
    await button('Дальше').click();
    await expect.poll(error).toContain('PIN-код 0000 слишком простой. Придумайте другой.');
    await typePin('4711');
    await button('Дальше').click();
    await expect.poll(() => button('Задать PIN-код').count()).toBe(1);
    await typePin('4711');
    await button('Задать PIN-код').click();
    await expectTitle('Новый профиль');
    expect(account.pin()).toBe('4711');

    await button('Дальше').click();
    await expect.poll(error).toContain('Как назвать профиль?');
    await dialog().getByLabel('Имя').fill('Я'.repeat(21));
    await button('Дальше').click();
    await expect.poll(error).toContain('Не больше 20 символов');
    await dialog().getByLabel('Имя').fill('Петя 👨‍👩‍👧');
    await button('Дальше').click();
    await dialog().getByRole('radio', { name: 'Ракета' }).check();
    await button('Дальше').click();
    await expect.poll(() => button('Создать профиль').count()).toBe(1);
    await button('Создать профиль').click();
    await expect.poll(error).toContain('Выберите возраст');
    const viewPin = dialog().getByRole('switch', { name: 'PIN-код для просмотра' });
    await dialog().getByRole('radio', { name: '12+', exact: true }).check();
    await viewPin.check();
    await dialog().getByRole('radio', { name: '18+', exact: true }).check();
    expect(await viewPin.isDisabled()).toBe(true);
    expect(await viewPin.isChecked()).toBe(false);
    await dialog().getByRole('radio', { name: '6+', exact: true }).check();
    await viewPin.check();
    await dialog().getByRole('switch', { name: 'PIN-код для покупок' }).check();
    await button('Создать профиль').click();
    await expectTitle('Добро пожаловать');
    expect(account.profiles().at(-1)).toMatchObject({
      name: 'Петя 👨‍👩‍👧',
      type: 'additional',
      icon: { id: 15, image: '/profile-icons/rocket.svg' },
      default_age_limit_id: 2,
      max_age_limit_id: 2,
      is_erotic_allowed: false,
      purchase_limits: { is_pin_required: true },
    });
  });

  it('asks for the PIN that is set, and goes on to the list after it', async () => {
    account.setPin('4711');
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    await button('Новый профиль').click();
    await typePin('4711');
    await expectTitle('Новый профиль');
    await button('Назад').click();
    await expectTitle('Кто смотрит?');
    expect(account.profiles()).toHaveLength(2);
  });

  it('shows the error modal when the automatic try fails (PR-042, PR-050)', async () => {
    isPinBroken = true;
    await open('/', { skips: false });
    await expectTitle('Кто смотрит?');
    await button('Новый профиль').click();
    await expect.poll(() => dialog().innerText()).toContain('Сервис устал.');
    await button('Понятно').click();
    await expectTitle('Кто смотрит?');
  });
});

describe('the page of a profile', () => {
  it('shows and saves its settings; what allows more asks for the PIN (PR-038, PR-044, PR-080)', async () => {
    account.setPin('4711');
    await open('/my/profiles/2');
    await page.getByLabel('Имя').fill('Мария');
    await page.getByRole('radio', { name: '16+', exact: true }).check();
    await page.getByLabel('до', { exact: true }).selectOption({ label: '21:00' });
    await page.getByLabel('Сколько в день').selectOption({ label: '2 часа' });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expectTitle('Введите PIN-код');
    expect(await button('Забыли PIN-код?').isVisible()).toBe(true);
    await typePin('4711');
    await expect.poll(() => page.getByText('Сохранено').count()).toBe(1);
    expect(account.profiles()[1]).toMatchObject({
      name: 'Мария',
      default_age_limit_id: 4,
      max_age_limit_id: 4,
      view_limits: { allowed_from: null, allowed_to: 75_600, max_view_time: 7200 },
    });
  });

  it('deletes it after a question (PR-082)', async () => {
    await open('/my/profiles/2');
    await page.getByRole('button', { name: 'Удалить профиль' }).click();
    await expectTitle('Удалить профиль «Маша»?');
    await button('Удалить профиль').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/my');
    expect(account.profiles().map(({ name }) => name)).toEqual(['Вера']);
    await expect.poll(() => toast().innerText()).toContain('Профиль «Маша» удалён');
  });

  it('says which channels it sees (PR-081)', async () => {
    await open('/my/profiles/2/channels');
    expect(await page.locator('h1').innerText()).toBe('Каналы профиля');
    expect(await page.locator('main').innerText()).toContain('«Маша»');
  });

  it('is none for another account’s profile, nor for one profile of another', async () => {
    await open('/my/profiles/77');
    expect(await page.locator('h1').innerText()).toBe('Здесь ничего нет');
    await account.client.switch({ id: 2 });
    await open('/my/profiles/1');
    expect(await page.locator('h1').innerText()).toBe('Здесь ничего нет');
  });

  it('changes the PIN: the old one, then the new one (PR-041, PR-049, CM-057)', async () => {
    account.setPin('4711');
    await open('/my/profiles/1');
    await page.getByRole('button', { name: 'Задать или сменить PIN-код' }).click();
    await expectTitle('PIN-код');
    await expect.poll(() => dialog().getByLabel('Текущий PIN-код').count()).toBe(1);
    await typePin('4711');
    await expect.poll(() => dialog().getByLabel('Новый PIN-код').count()).toBe(1);
    await typePin('0000');
    await button('Задать PIN-код').click();
    await expect.poll(error).toContain('PIN-код 0000 слишком простой. Придумайте другой.');
    await typePin('8642');
    await button('Задать PIN-код').click();
    await expect.poll(() => account.pin()).toBe('8642');
  });

  it('resets a forgotten PIN with the password, and says so (PR-040, PR-043, PR-051, NT-071, CM-057, CM-139)', async () => {
    await forgetPin();
    await expectTitle('Сброс PIN-кода');
    await dialog().getByLabel('Пароль аккаунта').fill('wrong');
    await button('Сбросить PIN-код').click();
    await expect.poll(error).toContain('Неверный пароль.');
    await dialog().getByLabel('Пароль аккаунта').fill('right');
    await button('Сбросить PIN-код').click();
    await expect.poll(() => account.pin()).toBe('0000');
    await expect.poll(() => toast().innerText()).toContain('PIN-код сброшен');
    // Asks for a new one at once.
    await expect.poll(() => dialog().getByLabel('Новый PIN-код').count()).toBe(1);
  });

  it('resets a forgotten PIN with an SMS code of four digits at least (PR-040, PR-052, PR-087)', async () => {
    await forgetPin();
    await button('Получить код по СМС').click();
    await button('Отправить код').click();
    await expect.poll(() => button('Сбросить PIN-код').count()).toBe(1);
    await typePin('123');
    expect(await button('Сбросить PIN-код').isEnabled()).toBe(false);
    await typePin('1234');
    await expect.poll(() => account.pin()).toBe('0000');
  });

  it('offers only what the account has to prove who it is (PR-040)', async () => {
    viewer = { hasPassword: false };
    await forgetPin();
    await expect.poll(() => button('Отправить код').count()).toBe(1);
    expect(await dialog().innerText()).toContain('+7 (999) 000\u201100\u201101');
    expect(await button('Подтвердить паролем').count()).toBe(0);
  });
});

describe('a title above the age', () => {
  it('opens with the PIN (PR-032, PR-038, CM-057)', async () => {
    account.setPin('4711');
    await account.client.switch({ id: 2 });
    await open('/movies/quiet-orbital-house');
    expect(await page.locator('h1').innerText()).toBe('Это для тех, кто старше');
    await page.getByRole('button', { name: 'Ввести PIN-код' }).click();
    await expectTitle('Введите PIN-код');
    // Only the master profile may disable it permanently (PR-039).
    expect(await button('Отключить').count()).toBe(0);
    await typePin('4711');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Тихий орбитальный дом');
  });

  it('asks the master profile no more once it has lifted the limit (PR-039, PR-044, PR-066, CM-057, CM-138)', async () => {
    account.setPin('4711');
    await account.client.edit({ id: 1, max_age_limit_id: 2, default_age_limit_id: 2 });
    await open('/movies/quiet-orbital-house');
    await page.getByRole('button', { name: 'Ввести PIN-код' }).click();
    await button('Отключить').click();
    await expectTitle('Снять ограничение');
    await typePin('4711');
    await button('Отключить').click();
    await expect
      .poll(() => account.present())
      .toMatchObject({ default_age_limit_id: 5, max_age_limit_id: 5 });
  });
});

describe('a promo code', () => {
  const enter = async (code: string): Promise<void> => {
    // The form responds once its block has loaded; its button is disabled until a code is typed.
    await expect.poll(() => page.getByRole('textbox', { name: 'Код' }).isEnabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Код' }).fill(code);
    await page.getByRole('button', { name: 'Активировать' }).click();
  };
  it('is sent once the PIN is checked, or one is set for it (PR-079, PC-007, PC-008, PC-071)', async () => {
    await open('/promocode');
    await enter('FIRST');
    await expectTitle('Нужен PIN-код');
    expect(redeemed).toEqual([]);
    await button('Задать PIN-код').click();
    await typePin('4711');
    await button('Дальше').click();
    await expect.poll(() => button('Задать PIN-код').count()).toBe(1);
    await typePin('4711');
    await button('Задать PIN-код').click();
    await expect.poll(() => redeemed).toEqual(['FIRST']);
    await page.getByRole('button', { name: 'Ввести ещё один' }).click();
    await enter('SECOND');
    await expectTitle('PIN-код аккаунта');
    await button('Закрыть').click();
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
    await page.getByRole('button', { name: 'Активировать' }).click();
    await typePin('4711');
    await expect.poll(() => redeemed).toEqual(['FIRST', 'SECOND']);
  });
});

describe('view limits', () => {
  it('warn in a panel that closes by itself after ten seconds, whatever the profile lets in (PR-071, PR-073, VL-008, VL-013, VL-014, VL-015, PL-182, NT-069)', async () => {
    await page.clock.install();
    const inMoscow = new Date(Date.now() + 3 * 3600_000 + 280_000).toISOString();
    const [hours = 0, minutes = 0, seconds = 0] = inMoscow.slice(11, 19).split(':').map(Number);
    const allowed_to = hours * 3600 + minutes * 60 + seconds;
    viewer = {
      currentTimeZone: 'Europe/Moscow',
      profile: {
        ...fixtureProfile,
        is_notifications_allowed: false,
        // Whether it spans midnight or not, it is open now.
        view_limits: { allowed_from: (allowed_to + 43_200) % 86_400, allowed_to, max_view_time: null },
      },
    };
    await open('/');
    await expect.poll(() => toast().innerText()).toContain('Скоро пора заканчивать');
    expect(await toast().getByRole('button', { name: 'Закрыть' }).isVisible()).toBe(true);
    await page.clock.fastForward(10_000);
    await expect.poll(() => toast().innerText()).not.toContain('Скоро пора заканчивать');
  });
});
