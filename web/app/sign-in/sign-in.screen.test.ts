import { KadrError } from '@kadr/contract';
import { shareBrowser, untilReady } from '@kadr/testing/browser';
import type { SharedBrowser } from '@kadr/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../server/testing/built-web.ts';
import { startFixtureServer } from '../../server/testing/fixture-server.ts';
import type { FixtureServer } from '../../server/testing/fixture-server.ts';

/** The sign-in modal in a browser; the service behind it is `server/testing/fixture-sign-in.ts`. */

let server: FixtureServer;
let browser: SharedBrowser;
let context: BrowserContext;
let page: Page;
let called: string[];
/** Refuses an operation while it is set. */
let refusal: ((operation: string) => void) | null;
/** Holds the answers of operations back. */
let held: ReadonlyMap<string, Promise<void>> | null;

beforeAll(async () => {
  server = await startFixtureServer({
    dist: await builtWeb(),
    onCall: (operation) => {
      called.push(operation);
      refusal?.(operation);
      return held?.get(operation);
    },
    alter: (client) => ({
      ...client,
      session: {
        ...client.session,
        createByAssertion: async (word) => {
          if (word.auth_assertion === 'bad') return client.session.createByAssertion(word);
          called.push('session.createByAssertion');
          return { session_state: word.auth_assertion === 'full' ? 'restricted' : 'normal' };
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
  [called, refusal, held] = [[], null, null];
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('skipProfiles', '1'));
  page = await context.newPage();
});
afterEach(() => context.close());

const dialog = () => page.locator('dialog:modal');
const title = () => dialog().locator('h2').innerText();
const login = () => page.getByLabel('Телефон или почта');
const code = () => page.getByLabel('Код из СМС');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

const sessionState = async () =>
  (await context.cookies()).find(({ name }) => name === 'session_state')?.value;

async function open(path: string): Promise<void> {
  await page.goto(server.url + path);
  await untilReady(page);
}
async function enter(text: string): Promise<void> {
  await login().fill(text);
  await press('Продолжить');
}

describe('the language', () => {
  const fromHeader = async (): Promise<void> => {
    await open('/');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
    await expect.poll(title).toBe('Выберите язык');
  };

  it('comes first from the header, cannot be left out, and leads to the login (AU-004, AU-006, AU-008, AU-009, AU-010, AU-011, AU-013, AU-014, SH-012)', async () => {
    await fromHeader();
    await dialog().getByRole('button', { name: 'Русский' }).waitFor();
    expect(await dialog().getByRole('button').allInnerTexts()).toEqual(['Русский', 'English', 'Հայերեն']);
    await page.keyboard.press('Escape');
    expect(await title()).toBe('Выберите язык');
    expect(await dialog().getByRole('button', { name: 'Закрыть' }).count()).toBe(0);
    called = [];
    await press('Русский');
    await expect.poll(title).toBe('Вход или регистрация');
    await expect.poll(() => called).toContain('session.user');
    const kept = (await context.cookies()).find(({ name }) => name === 'language');
    expect(kept?.value).toBe('rus');
  });

  it('changes the page, where the login goes on (AU-010, AU-013)', async () => {
    await fromHeader();
    await press('English');
    await page.getByRole('dialog', { name: 'Sign in or register' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('is said to be missing when none load, and lets go then (AU-012)', async () => {
    refusal = (operation) => {
      if (operation === 'countries.languages') throw new KadrError('NOT_FOUND');
    };
    await fromHeader();
    await page.getByRole('dialog', { name: 'Не получилось' }).waitFor();
    await page
      .getByRole('dialog', { name: 'Не получилось' })
      .getByRole('button', { name: 'Понятно' })
      .click();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
  });
});

describe('the login', () => {
  it('writes a number under the mask of its country, whatever is pasted (AU-083, AU-086, AU-088, AU-089)', async () => {
    await open('/?popup=sign_in');
    await login().waitFor();
    await login().pressSequentially('90012345678');
    expect(await login().inputValue()).toBe('(900) 123-45-67');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    expect(await login().inputValue()).toBe('(900) 123-45');
    for (const pasted of ['8 900 123 45 67', '+7 (900) 123-45-67']) {
      await login().fill(pasted);
      expect(await login().inputValue()).toBe('(900) 123-45-67');
    }
    await page.getByLabel('Страна').selectOption('AM');
    await login().fill('91234567');
    expect(await login().inputValue()).toBe('91 234-567');
    await login().fill('+7 701 234 56 78');
    expect(await login().inputValue()).toBe('(701) 234-56-78');
  });

  it('keeps the caret where a digit is changed', async () => {
    await open('/?popup=sign_in');
    await login().fill('9001234567');
    await login().evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
    await page.keyboard.press('Backspace');
    expect(await login().inputValue()).toBe('(901) 234-56-7');
    await page.keyboard.type('5');
    expect(await login().inputValue()).toBe('(950) 123-45-67');
  });

  it('wants it whole, and says so under the field (AU-087)', async () => {
    await open('/?popup=sign_in');
    await enter('900');
    await expect.poll(() => dialog().innerText()).toContain('Введите номер телефона целиком');
    expect(await focused()).toBe('username');
    expect(called).not.toContain('signIn.checkLogin');
  });

  it('takes a whole number that is sent before the countries are there (AU-085, AU-088)', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = new Map([['countries.list', promise]]);
    await open('/auth');
    await enter('+79001110001');
    release();
    await expect.poll(() => called).toContain('signIn.checkLogin');
    await code().waitFor();
  });

  it('refuses to register an e-mail address, in words under the field (AU-028, AU-092)', async () => {
    await open('/?popup=sign_in');
    await enter('register@kadr.example');
    await expect.poll(() => dialog().innerText()).toContain('Чтобы зарегистрироваться, введите номер');
    expect(await login().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the code by SMS', () => {
  beforeEach(async () => {
    await open('/?popup=sign_in');
    await enter('9001234567');
    await code().waitFor();
  });

  it('stands in boxes, is one field to the browser, and sends itself (AU-024, AU-030, AU-031)', async () => {
    expect(await code().getAttribute('autocomplete')).toBe('one-time-code');
    expect(await focused()).toBe('code');
    const confirm = dialog().getByRole('button', { name: 'Подтвердить' });
    await page.keyboard.type('9a99');
    expect(await code().inputValue()).toBe('999');
    expect(await confirm.isDisabled()).toBe(true);
    await page.keyboard.type('9');
    await expect.poll(() => dialog().innerText()).toContain('The code is wrong.');
    expect(await code().inputValue()).toBe('');
    expect(await focused()).toBe('code');
    await code().fill('12-34');
    await expect.poll(() => dialog().count()).toBe(0);
  });

  it('can be asked for again when its timer has run out, which going back does not change (AU-032, AU-033)', async () => {
    const again = () => dialog().getByRole('button', { name: /Отправить/ });
    await expect.poll(() => again().innerText()).toMatch(/^Отправить ещё раз через [01]:\d\d$/);
    expect(await again().isDisabled()).toBe(true);
    await press('Другой номер');
    expect(await login().inputValue()).toBe('(900) 123-45-67');
    await press('Продолжить');
    await code().waitFor();
    expect(await again().isDisabled()).toBe(true);
  });

  it('lets who closes the modal go on as a guest (AU-075, AU-076)', async () => {
    called = [];
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await expect.poll(() => called).toContain('session.createDemo');
    await expect.poll(sessionState).toBe('demo');
  });
});

it('sets a forgotten password by a code of six digits, both times the same (AU-038, AU-039, AU-040, AU-043, AU-044, AU-045, AU-046, AU-064)', async () => {
  await open('/?popup=sign_in');
  await enter('anna@kadr.example');
  const password = page.getByLabel('Пароль', { exact: true });
  await password.waitFor();
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  await password.fill('wrong');
  await press('Войти');
  await expect.poll(() => dialog().innerText()).toContain('The login or the password is wrong.');
  await press('Забыли пароль?');
  await page.getByLabel('Код из письма').fill('123456');
  const [first, again] = [
    dialog().getByRole('textbox', { name: 'Новый пароль' }),
    page.getByLabel('Пароль ещё раз'),
  ];
  await first.waitFor();
  await press('Сохранить и войти');
  await expect.poll(() => dialog().innerText()).toContain('Введите пароль ещё раз');
  await first.fill('secret');
  await again.fill('Secret');
  await press('Сохранить и войти');
  await expect.poll(() => dialog().innerText()).toContain('Пароли не совпадают');
  await again.fill('secret');
  await press('Сохранить и войти');
  await expect.poll(() => dialog().count()).toBe(0);
});

it('moves an account of another provider (AU-027, AU-050, AU-053, AU-054)', async () => {
  await open('/?popup=sign_in');
  await enter('migrate@kadr.example');
  await expect.poll(() => dialog().innerText()).toContain('аккаунт Экран+ переезжает');
  await page.getByLabel('Номер телефона').fill('9001234502');
  await press('Продолжить');
  await code().fill('1234');
  await expect.poll(() => called).toContain('signIn.migratePhone');
  await expect.poll(() => code().inputValue()).toBe('');
  expect(await dialog().innerText()).toContain('подтверждён, покупки перенесены');
  await code().fill('1234');
  await expect.poll(() => dialog().count()).toBe(0);
});

describe('too many devices', () => {
  beforeEach(async () => {
    await open('/?popup=sign_in');
    await enter('9001234505');
    await code().fill('1234');
    await page.getByRole('dialog', { name: 'Слишком много устройств' }).waitFor();
  });

  it('lists them, removes one, and confirms the new one (AU-057, AU-065, AU-067, AU-069, AU-077)', async () => {
    const remove = dialog().getByRole('button', { name: 'Удалить и войти' });
    await dialog().getByRole('radio').nth(2).waitFor();
    expect(await dialog().getByRole('radio').count()).toBe(5);
    expect(await remove.isDisabled()).toBe(true);
    await dialog().getByText('Телевизор').click();
    await remove.click();
    await expect.poll(title).toBe('Устройство добавлено');
    await expect.poll(() => called.filter((operation) => operation === 'session.refresh')).toHaveLength(1);
  });

  it('leave the viewer a guest who closes it there (AU-068)', async () => {
    called = [];
    await press('Закрыть');
    await expect.poll(() => called).toContain('session.end');
    await expect.poll(sessionState).toBe('demo');
  });
});

describe('the code of a TV', () => {
  it('of the address opens its modal, says which TV it is, and signs it in (PC-043, PC-044, PC-048, SS-021, SS-023, PL-162, NT-059, NT-060)', async () => {
    await context.addCookies([{ name: 'session_state', value: 'normal', url: server.url }]);
    await open('/?ott_tv_code=KDRLMF');
    const field = page.getByLabel('Код с экрана');
    await field.waitFor();
    expect(await field.inputValue()).toBe('KDRLMF');
    await field.fill(' kdrlmf ');
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Телевизор, Chrome, Tizen');
    expect(called).not.toContain('tvCodes.activate');
    await press('Подключить');
    await expect.poll(title).toBe('Телевизор подключён');
  });

  it('is wanted, and what is wrong with it stands under the field (PC-045, PC-046, PL-162, NT-059, NT-061)', async () => {
    await context.addCookies([{ name: 'session_state', value: 'normal', url: server.url }]);
    await open('/?ott_tv=XXXX');
    const field = page.getByLabel('Код с экрана');
    await field.waitFor();
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('No TV shows this code');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.route(/\/api\/tv_codes\//, (route) => route.abort());
    await field.fill('KDRLMF');
    await press('Продолжить');
    await expect.poll(() => dialog().innerText()).toContain('Сервис не ответил');
    await field.fill(' ');
    expect(await dialog().getByRole('button', { name: 'Продолжить' }).isDisabled()).toBe(true);
  });

  it('has a guest sign in first, and then goes on (SS-095)', async () => {
    await open('/?ott_tv_code=KDRLMF');
    await page.getByLabel('Код с экрана').waitFor();
    await press('Продолжить');
    await login().waitFor();
    expect(called).not.toContain('tvCodes.describe');
    await login().fill('9001234567');
    await dialog().last().getByRole('button', { name: 'Продолжить' }).click();
    await code().fill('1234');
    await expect.poll(() => dialog().last().innerText()).toContain('Телевизор, Chrome, Tizen');
  });
});

describe('the page for the code of a TV', () => {
  const main = () => page.getByRole('main');
  const field = () => main().getByLabel('Код с экрана');
  const signedIn = () => context.addCookies([{ name: 'session_state', value: 'normal', url: server.url }]);

  it('takes six characters, sends them by itself, and says that the TV is connected (PC-032, PC-033, PC-034, PC-036, PC-040)', async () => {
    await signedIn();
    await open('/tvcode');
    const connect = main().getByRole('button', { name: 'Подключить' });
    await field().fill('kdr-lm');
    expect(await field().inputValue()).toBe('KDRLM');
    expect(await connect.isDisabled()).toBe(true);
    expect(called).not.toContain('tvCodes.authorize');
    await field().fill('kdr lmf q');
    await main().getByRole('heading', { name: 'Телевизор подключён' }).waitFor();
    await expect.poll(() => called.filter((operation) => operation === 'tvCodes.authorize')).toHaveLength(1);
    await main().getByRole('button', { name: 'Подключить ещё один' }).click();
    expect(await field().inputValue()).toBe('');
  });

  it('says what is wrong on a screen that leads back to the form (PC-037, PC-038)', async () => {
    await signedIn();
    await open('/tvcode');
    await field().fill('WRONGG');
    await main().getByRole('heading', { name: 'Телевизор не подключился' }).waitFor();
    await expect.poll(() => main().getByText('No TV shows this code').count()).toBe(1);
    await page.keyboard.press('Enter');
    await field().waitFor();
    refusal = (operation) => {
      if (operation === 'tvCodes.authorize') throw new TypeError('Failed to fetch');
    };
    await field().fill('KDRLMF');
    await main().getByRole('heading', { name: 'Телевизор не подключился' }).waitFor();
  });

  it('says why the service answered without success (PC-042)', async () => {
    await signedIn();
    await open('/tvcode');
    await field().fill('EXPIRE');
    await main().getByRole('heading', { name: 'Телевизор не подключился' }).waitFor();
    expect(await main().innerText()).toContain('Срок действия кода истёк');
  });

  it('names a TV of another network first', async () => {
    await signedIn();
    await open('/tvcode');
    await field().fill('FARWAY');
    await expect.poll(() => dialog().innerText()).toContain('подключён к другой сети');
    await press('Назад');
    expect(called).not.toContain('tvCodes.authorize');
    await main().getByRole('button', { name: 'Подключить' }).click();
    await press('Подключить');
    await main().getByRole('heading', { name: 'Телевизор подключён' }).waitFor();
  });

  it('has a guest sign in before the code is sent (PC-035)', async () => {
    await open('/tvcode');
    await field().fill('KDRLMF');
    await login().waitFor();
    expect(called.filter((operation) => operation.startsWith('tvCodes'))).toEqual([]);
    await login().fill('9001234567');
    await dialog().last().getByRole('button', { name: 'Продолжить' }).click();
    await code().fill('1234');
    await main().getByRole('heading', { name: 'Телевизор подключён' }).waitFor();
  });
});

describe('the word of an operator’s app', () => {
  const address = (assertion: string): string =>
    `/?auth_phone=79001234567&auth_app=box&auth_assertion=${assertion}`;

  it('signs in, and leaves the address at once (AU-019)', async () => {
    await open(address('good'));
    await expect.poll(sessionState).toBe('normal');
    expect(page.url()).not.toContain('auth_assertion');
    await page.getByRole('banner').locator('a[href="/my"]').last().waitFor();
    expect(await dialog().count()).toBe(0);
  });

  it('asks which device goes where there are too many (AU-019, AU-057)', async () => {
    await open(address('full'));
    await expect.poll(() => dialog().locator('h2').allInnerTexts()).toEqual(['Слишком много устройств']);
  });

  it('only fills in the number when it is not taken (AU-018, AU-019)', async () => {
    await open(address('bad'));
    await login().waitFor();
    expect(await login().inputValue()).toBe('(900) 123-45-67');
    expect(await sessionState()).not.toBe('normal');
  });

  it('is not heard on embedded pages (AU-019)', async () => {
    await open(`/variants${address('good').slice(1)}`);
    await expect.poll(() => called).toContain('toggles.get');
    expect(called).not.toContain('session.createByAssertion');
  });
});

it('shows no cookie banner to who comes with an app (SS-030)', async () => {
  await open('/?auth_app=1');
  await expect.poll(() => called).toContain('toggles.get');
  expect(await page.getByText('Хорошо', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Файлы cookie' }).count()).toBe(0);
});
