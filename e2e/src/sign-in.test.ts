import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faults } from '@kadr/testing/axe';
import { launchBrowser, untilReady } from '@kadr/testing/browser';
import { operatorOf } from './operator.ts';
import { startOwnProduct } from './own-product.ts';
import { until } from './product.ts';
import type { Product } from './product.ts';

/** Not the shared demo: these tests send messages, and create and erase accounts. */
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startOwnProduct(), launchBrowser({ hasPictures: false })]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});
beforeEach(async () => {
  [context, page] = await visitor();
});
afterEach(async () => {
  for (const one of contexts.splice(0)) await one.close();
});

/** A browser without history. By default it skips the choice of a profile. */
async function visitor({ choosesProfile = false } = {}): Promise<[BrowserContext, Page]> {
  const made = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  contexts.push(made);
  await made.addCookies([
    { name: 'cookie_consent', value: 'yes', url: product.url },
    { name: 'language', value: 'rus', url: product.url },
    // The choice of a profile is not the subject here.
    { name: 'skipProfiles', value: '1', url: product.url },
  ]);
  if (!choosesProfile) await made.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  return [made, await made.newPage()];
}

async function open(at: Page, path: string): Promise<void> {
  await at.goto(product.url + path);
  await untilReady(at);
}

const dialog = (at: Page) => at.locator('dialog:modal');
const title = (at: Page) => dialog(at).locator('h2').innerText();
const press = (at: Page, name: string) => dialog(at).getByRole('button', { name, exact: true }).click();
const guest = (at: Page) => at.getByRole('banner').getByRole('button', { name: 'Войти' });
const own = (at: Page) => at.getByRole('banner').locator('a[href="/my"]').last();

async function enterLogin(at: Page, login: string): Promise<void> {
  await at.getByLabel('Телефон или почта').fill(login);
  await press(at, 'Продолжить');
}

interface Message {
  readonly id: number | string;
  readonly code: string | null;
}

async function messages(to: string): Promise<readonly Message[]> {
  const answer = await fetch(`${product.url}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const body = (await answer.json()) as { messages: readonly Message[] };
  return body.messages;
}

/** The code that arrives while `send` runs. */
async function codeTo(to: string, send: () => Promise<unknown>): Promise<string> {
  const known = new Set((await messages(to)).map(({ id }) => id));
  await send();
  return until(async () => (await messages(to)).find(({ id }) => !known.has(id))?.code ?? null);
}

/** Signs in by phone, on the page at hand, from the login step on. */
async function byPhone(at: Page, phone: string): Promise<void> {
  const code = await codeTo(phone, () => enterLogin(at, phone));
  await at.getByLabel('Код из СМС').fill(code);
}

/** Signs in with a password from a device without a browser; returns the state of the session. */
async function fromDevice(name: string, login: string, password: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-id': name },
    body: JSON.stringify({ login, password, login_mode: 'authorize', login_type: 'email' }),
  });
  const { session_state } = (await answer.json()) as { session_state: string };
  return session_state;
}

let accounts = 0;

/** An existing account, with signed-in devices. */
async function account({ devices = 0 } = {}): Promise<{ email: string; phone: string; password: string }> {
  accounts += 1;
  const made = {
    email: `viewer-${accounts}@kadr.example`,
    phone: `+7900222000${accounts}`,
    password: 'koschka-na-okne',
  };
  const { operator } = operatorOf(product);
  await operator.importAccounts({ accounts: [{ ...made, language: 'rus' }] });
  for (let at = 1; at <= devices; at += 1)
    expect(await fromDevice(`${made.email}-${at}`, made.email, made.password)).toBe('normal');
  return made;
}

/** Signs in by e-mail and password, on the page at hand, from the login step on. */
async function byPassword(
  at: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await enterLogin(at, email);
  await at.getByLabel('Пароль', { exact: true }).fill(password);
  await press(at, 'Войти');
}

describe('a new viewer', () => {
  it('registers by phone: language, code, PIN, profile, welcome (AU-006, AU-013, AU-024, AU-025, AU-058, AU-071, AU-072, AU-074, AU-095, AU-102)', async () => {
    [context, page] = await visitor({ choosesProfile: true });
    await open(page, '/');
    await guest(page).click();
    await expect.poll(() => title(page)).toBe('Выберите язык');
    await dialog(page).getByRole('button', { name: 'Русский' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await press(page, 'Русский');
    await byPhone(page, '+79001110001');
    await expect.poll(() => title(page)).toBe('Придумайте PIN-код');
    for (const button of ['Дальше', 'Задать PIN-код']) {
      await dialog(page).getByRole('button', { name: button }).waitFor();
      await dialog(page).locator('input').fill('1357');
      await press(page, button);
    }
    await expect.poll(() => title(page)).toBe('Кто будет смотреть?');
    await dialog(page)
      .getByRole('button', { name: /Основной/ })
      .click();
    await expect.poll(() => title(page)).toContain('Добро пожаловать');
    const features = await dialog(page).locator('li').allInnerTexts();
    expect(await faults(page)).toEqual([]);
    expect(features).toEqual([
      'Продвинутое ТВ',
      '5 устройств',
      'Загрузки',
      'Умные рекомендации',
      'Родительский контроль',
      'Профили',
    ]);
    await press(page, 'Начать смотреть');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => own(page).count()).toBe(1);
  });

  it('is not registered by e-mail, as the field says (AU-028, AU-092)', async () => {
    await open(page, '/auth');
    await enterLogin(page, 'nobody@kadr.example');
    await expect.poll(() => dialog(page).innerText()).toContain('По почте можно только войти');
    expect(await guest(page).count()).toBe(1);
  });
});

describe('a viewer with a phone', () => {
  it('signs in by a code, after wrong ones, and what he wanted goes on (AU-024, AU-093, AU-096, AU-097)', async () => {
    const { phone } = await account();
    await open(page, '/faq');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/my/devices' });
      document.body.append(link);
      link.click();
    });
    await page.getByLabel('Телефон или почта').waitFor();
    const code = await codeTo(phone, () => enterLogin(page, phone));
    const wrong = code === '0000' ? '1111' : '0000';
    await page.getByLabel('Код из СМС').fill(wrong);
    await expect.poll(() => dialog(page).innerText()).toContain('Код');
    await expect.poll(() => page.locator('[name=code]').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Код из СМС').fill(code);
    await page.waitForURL('**/my/devices');
    await expect.poll(() => own(page).count()).toBe(1);
  });

  it('keeps the language that he has chosen on the way, whatever the account’s was (AU-010, AU-011, AU-013)', async () => {
    const { phone } = await account();
    await open(page, '/');
    await guest(page).click();
    await dialog(page).getByRole('button', { name: 'English' }).click();
    await page.getByRole('dialog', { name: 'Sign in or register' }).waitFor();
    const code = await codeTo(phone, async () => {
      await page.getByLabel('Phone or e-mail').fill(phone);
      await press(page, 'Continue');
    });
    await page.getByLabel('Code from the SMS').fill(code);
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => own(page).count()).toBe(1);
    await page.reload();
    await untilReady(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const user = await context.request.get(`${product.url}/api/user`);
    expect(await user.json()).toMatchObject({ isAuth: true, language: 'eng' });
  });

  it('finds the timer of his code where it was after a reload (AU-032, AU-033)', async () => {
    const waits = () => page.getByRole('button', { name: /Отправить ещё раз через/ });
    await open(page, '/auth');
    await codeTo('+79001110003', () => enterLogin(page, '+79001110003'));
    await waits().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.reload();
    await untilReady(page);
    await enterLogin(page, '+79001110003');
    await waits().waitFor();
    expect(await waits().isDisabled()).toBe(true);
    expect(await messages('+79001110003')).toHaveLength(1);
  });
});

describe('a viewer from another provider', () => {
  it('moves in with his phone (AU-027, AU-050, AU-053, AU-054, AU-055)', async () => {
    const [email, phone] = ['vera@stream.example', '+79990000101'];
    await open(page, '/auth');
    await enterLogin(page, email);
    await expect.poll(() => title(page)).toContain('Переезд');
    const numberField = page.getByLabel('Номер телефона');
    await numberField.fill(phone);
    const migration = await codeTo(phone, () => press(page, 'Продолжить'));
    const signIn = await codeTo(phone, () => page.getByLabel('Код из СМС').fill(migration));
    await expect.poll(() => page.getByLabel('Код из СМС').inputValue()).toBe('');
    await page.getByLabel('Код из СМС').fill(signIn);
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => own(page).count()).toBe(1);
  });

  it('sets a password by a code, when his phone has an account (AU-044, AU-047, AU-051, AU-052)', async () => {
    const [email, phone, password] = ['olga@stream.example', '+79990000104', 'sobaka-u-dveri'];
    await open(page, '/auth');
    await byPhone(page, phone);
    await expect.poll(() => title(page)).toBe('Придумайте PIN-код');

    [context, page] = await visitor();
    await open(page, '/auth');
    await enterLogin(page, email);
    await expect.poll(() => title(page)).toContain('Переезд');
    await page.getByLabel('Номер телефона').fill(phone);
    const code = await codeTo(phone, () => press(page, 'Продолжить'));
    await page.getByLabel('Код из СМС').fill(code);
    await dialog(page).getByRole('textbox', { name: 'Новый пароль' }).fill('12345678');
    await page.getByLabel('Пароль ещё раз').fill('12345678');
    await press(page, 'Сохранить и войти');
    // One of the most common ones.
    await expect.poll(() => page.locator('[name=new-password]').getAttribute('aria-invalid')).toBe('true');
    await dialog(page).getByRole('textbox', { name: 'Новый пароль' }).fill(password);
    await page.getByLabel('Пароль ещё раз').fill(password);
    await press(page, 'Сохранить и войти');
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => own(page).count()).toBe(1);
  });
});

describe('a viewer with an e-mail address', () => {
  it('signs in by his password, and sets another by a code when he has forgotten it (AU-026, AU-038, AU-039, AU-040, AU-043)', async () => {
    const viewer = await account();
    await open(page, '/auth');
    await byPassword(page, { ...viewer, password: 'not that one' });
    await expect.poll(() => page.locator('[name=password]').getAttribute('aria-invalid')).toBe('true');
    const code = await codeTo(viewer.email, () => press(page, 'Забыли пароль?'));
    expect(code).toMatch(/^\d{6}$/);
    await page.getByLabel('Код из письма').fill(code);
    const password = 'sobaka-u-dveri';
    await dialog(page).getByRole('textbox', { name: 'Новый пароль' }).fill(password);
    await page.getByLabel('Пароль ещё раз').fill(password);
    await press(page, 'Сохранить и войти');
    await page.waitForURL(`${product.url}/`);

    [context, page] = await visitor();
    await open(page, '/auth');
    await byPassword(page, { ...viewer, password });
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => own(page).count()).toBe(1);
  });

  it('makes room for a device beyond the limit by removing another (AU-057, AU-065, AU-067, AU-069, AU-070)', async () => {
    const viewer = await account({ devices: 5 });
    await open(page, '/auth');
    await byPassword(page, viewer);
    await expect.poll(() => title(page)).toBe('Слишком много устройств');
    await expect.poll(() => dialog(page).getByRole('radio').count()).toBe(5);
    expect(await faults(page)).toEqual([]);
    expect(await guest(page).count()).toBe(1);
    await dialog(page).locator('label').last().click();
    await press(page, 'Удалить и войти');
    await expect.poll(() => title(page)).toBe('Устройство добавлено');
    await press(page, 'Продолжить');
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => own(page).count()).toBe(1);
  });

  it('goes on as a guest when he closes the list of his devices (AU-068, AU-075)', async () => {
    const viewer = await account({ devices: 5 });
    await open(page, '/auth');
    await byPassword(page, viewer);
    await expect.poll(() => title(page)).toBe('Слишком много устройств');
    await expect.poll(() => dialog(page).getByRole('radio').count()).toBe(5);
    await press(page, 'Закрыть');
    const state = async () => (await context.cookies()).find(({ name }) => name === 'session_state')?.value;
    await expect.poll(state).toBe('demo');
    expect(await guest(page).count()).toBe(1);
  });

  it('sees his devices, removes one, and signs a TV in by its code (AU-082, SS-021, SS-023, PC-048)', async () => {
    const viewer = await account({ devices: 3 });
    await open(page, '/auth');
    await byPassword(page, viewer);
    await page.waitForURL(`${product.url}/`);

    await open(page, '/my/devices');
    const removals = page.getByRole('button', { name: /^Удалить устройство/ });
    await expect.poll(() => removals.count()).toBe(3);
    expect(await faults(page)).toEqual([]);
    await removals.last().click();
    await press(page, 'Удалить');
    await expect.poll(() => removals.count()).toBe(2);
    expect(await page.getByText('3 устройства из 5').count()).toBe(1);

    const [, tv] = await visitor();
    await open(tv, '/auth/tv');
    const shown = tv.getByLabel('Код с экрана');
    await expect.poll(() => shown.innerText()).toMatch(/^[A-Z]{6}$/);
    expect(await faults(tv)).toEqual([]);
    await open(page, `/?ott_tv_code=${await shown.innerText()}`);
    await page.getByLabel('Код с экрана').waitFor();
    await press(page, 'Продолжить');
    await press(page, 'Подключить');
    await expect.poll(() => title(page)).toBe('Телевизор подключён');
    await tv.waitForURL(`${product.url}/`);
    await expect.poll(() => own(tv).count()).toBe(1);
  });
});

describe('an account', () => {
  const phone = '+79001110004';

  it('gets a passkey, signs in by it, exports its data, and is erased permanently', async () => {
    const url = product.url.replace('127.0.0.1', 'localhost');
    await context.addCookies([
      { name: 'language', value: 'rus', url },
      { name: 'cookie_consent', value: 'yes', url },
      { name: 'skipProfiles', value: '1', url },
    ]);
    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const go = async (path: string): Promise<void> => {
      await page.goto(url + path);
      await untilReady(page);
    };
    await go('/auth');
    await byPhone(page, phone);
    await expect.poll(() => title(page)).toBe('Придумайте PIN-код');
    // The step's own part is there: the window no longer moves under the click.
    await dialog(page).getByRole('button', { name: 'Дальше' }).waitFor();
    await press(page, 'Закрыть');
    await expect.poll(() => own(page).count()).toBe(1);
    await go('/my/settings');
    await page.getByRole('button', { name: 'Добавить ключ доступа' }).click();
    await page.getByRole('button', { name: /^Удалить ключ/ }).waitFor();
    expect(await faults(page)).toEqual([]);

    await go('/tvcode');
    expect(await faults(page)).toEqual([]);
    await go('/my');
    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
    await expect.poll(() => guest(page).count()).toBe(1);
    await go('/auth');
    await press(page, 'Войти с ключом доступа');
    await page.waitForURL(`${url}/`);
    await expect.poll(() => own(page).count()).toBe(1);

    await go('/my/settings');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать данные' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^kadr-\d{4}-\d\d-\d\d\.json$/);
    await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
    await press(page, 'Удалить аккаунт');
    const code = await codeTo(phone, () =>
      dialog(page).getByRole('button', { name: /код/i }).first().click(),
    );
    await dialog(page).locator('input').last().fill(code);
    await page.waitForURL(`${url}/`);
    await expect.poll(() => guest(page).count()).toBe(1);
  });
});
