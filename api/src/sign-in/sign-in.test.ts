import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, register, signInByPhone } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { appSecret, createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { secondsOf } from '../text/unix-seconds.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  test.sent.splice(0);
  await test.pool.query('truncate attempts, codes, confirmations');
});
afterAll(() => test.close());

const newPhone = '+79161234567';
const check = (login: string, over: Parameters<typeof openBrowser>[1] = {}) =>
  openBrowser(test, over).api.signIn.checkLogin({ login });

describe('checking a login (AU-020, AU-021)', () => {
  it.each([
    ['a phone that has an account', testAccount.phone, 'authorize', 'phone'],
    ['the same, as people write it', '8 (999) 000-00-01', 'authorize', 'phone'],
    ['a phone that has none', '+7 (916) 123-45-67', 'register', 'phone'],
    ['an Armenian phone that has none', '+374 99 123456', 'register', 'phone'],
    ['an e-mail address that has an account', ' Anna@Kadr.Example ', 'authorize', 'email'],
    ['an e-mail address that has none', 'nobody@kadr.example', 'register', 'email'],
  ])('with %s (AU-022, AU-023, AU-090, AU-091)', async (_what, login, login_mode, login_type) => {
    expect(await check(login)).toEqual({ login_mode, login_type, migrated_from: null });
  });

  it.each([
    '12',
    '+7999',
    '@',
    'anna',
    'anna@',
    '🙂',
    '\u202Eanna',
    "' or 1=1 --",
    '<b>anna</b>',
    '+7 999 000 00 01 02 03 04',
  ])('refuses %j, naming the field', async (login) => {
    expect(await errorOf(check(login))).toMatchObject({ name: 'INVALID_INPUT', status: 400 });
  });

  it('refuses what has no end, before it is looked at', async () => {
    expect(await errorOf(check('a'.repeat(10_000)))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await errorOf(check(''))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('takes the kinds of login only that the brand has', async () => {
    expect(await errorOf(check(testAccount.email, { brand: 'ararat' }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    expect(await check(testAccount.phone, { brand: 'ararat' })).toMatchObject({ login_mode: 'authorize' });
  });

  it('asks for another password where an account has an e-mail address and none (AU-100)', async () => {
    await test.pool.query('update accounts set password_hash = null where email = $1', [testAccount.email]);
    try {
      expect(await check(testAccount.email)).toMatchObject({ login_mode: 'reset_password' });
      expect(await check(testAccount.phone)).toMatchObject({ login_mode: 'authorize' });
    } finally {
      await test.operator().operator.importAccounts({ accounts: [testAccount] });
    }
  });

  it('ends after a hundred from one place', async () => {
    for (let count = 0; count < 100; count++) await check(newPhone);
    expect(await errorOf(check(newPhone))).toMatchObject({ name: 'SIGN_IN_ATTEMPTS', status: 429 });
    expect(await check(newPhone, { ip: '203.0.113.9' })).toMatchObject({ login_mode: 'register' });
  });
});

describe('by phone', () => {
  it('a newcomer registers with the code that was sent to him (AU-025, AU-036, AU-056)', async () => {
    const browser = openBrowser(test, { language: 'eng' });
    const sent = await browser.api.signIn.sendSmsCode({ phone: '8 916 123 45 67', action: 'register' });
    expect(sent).toEqual({ resend_after: 60, code_length: 4, expires_in: 600 });
    expect(test.sent).toEqual([
      {
        to: newPhone,
        text: expect.stringMatching(
          /^Kadr: your code is \d{4}\. Do not share it with anyone\.\n\n@localhost #\d{4}$/,
        ),
      },
    ]);
    expect(
      await browser.api.session.create({
        login: '8 916 123 45 67',
        login_mode: 'register',
        login_type: 'phone',
        password: test.codeFor(newPhone) ?? '',
      }),
    ).toEqual({ session_state: 'normal' });
    expect(await browser.api.session.user()).toMatchObject({
      isAuth: true,
      phone: newPhone,
      email: null,
      language: 'eng',
      profile: { name: 'Profile 1', type: 'master' },
    });
    expect(await check(newPhone)).toMatchObject({ login_mode: 'authorize' });
  });

  it('an account is signed in to with a code (AU-024)', async () => {
    const browser = await signInByPhone(test, testAccount.phone);
    expect(await browser.api.session.user()).toMatchObject({ isAuth: true, email: testAccount.email });
  });

  it('a confirmation stands in the place of the code, once (AU-037, AU-056)', async () => {
    const browser = openBrowser(test);
    await browser.api.signIn.sendSmsCode({ phone: testAccount.phone, action: 'auth' });
    const { confirmation_code } = await browser.api.signIn.validateSmsCode({
      phone: testAccount.phone,
      action: 'auth',
      code: test.codeFor(testAccount.phone) ?? '',
    });
    const create = (login: string) =>
      browser.api.session.create({
        login,
        login_mode: 'authorize',
        login_type: 'phone',
        confirmation_code,
      });
    expect(await create(testAccount.phone)).toEqual({ session_state: 'normal' });
    expect(await errorOf(create(testAccount.phone))).toMatchObject({ name: 'CONFIRMATION_INVALID' });
  });

  it('two who register one number at once have one account', async () => {
    const phone = '+79161112233';
    const browsers = [openBrowser(test), openBrowser(test)];
    const logins = [];
    for (const { api } of browsers) {
      await api.signIn.sendSmsCode({ phone, action: 'register' });
      logins.push({ api, password: test.codeFor(phone) ?? '' });
    }
    const answers = await Promise.all(
      logins.map(({ api, password }) =>
        api.session.create({ login: phone, login_mode: 'register', login_type: 'phone', password }),
      ),
    );
    expect(answers).toEqual([{ session_state: 'normal' }, { session_state: 'normal' }]);
    const { rows } = await test.pool.query('select count(*)::int as count from accounts where phone = $1', [
      phone,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('nothing is sent to a number without an account where nobody can register (AU-024)', async () => {
    const { api } = openBrowser(test);
    expect(await api.signIn.sendSmsCode({ phone: '+79160000000', action: 'auth' })).toMatchObject({
      resend_after: 60,
    });
    expect(test.sent).toEqual([]);
  });

  it('a code for one action, phone or browser is of no use for another', async () => {
    const browser = openBrowser(test);
    await browser.api.signIn.sendSmsCode({ phone: testAccount.phone, action: 'auth' });
    const password = test.codeFor(testAccount.phone) ?? '';
    const refused = async (
      { api } = browser,
      login: string = testAccount.phone,
      login_mode: 'authorize' | 'register' = 'authorize',
    ) => (await errorOf(api.session.create({ login, login_mode, login_type: 'phone', password })))?.name;
    expect(await refused(openBrowser(test))).toBe('CODE_EXPIRED');
    expect(await refused(browser, '+79161234568')).toBe('CODE_EXPIRED');
    expect(await refused(browser, testAccount.phone, 'register')).toBe('CODE_EXPIRED');
    expect(
      (
        await errorOf(
          browser.api.signIn.validateSmsCode({
            phone: testAccount.phone,
            code: password,
            action: 'reset_password',
          }),
        )
      )?.name,
    ).toBe('CODE_EXPIRED');
    expect(await refused(browser)).toBeUndefined();
  });
});

describe('by e-mail', () => {
  it('nobody registers (AU-028, AU-092, AU-099)', async () => {
    const { api } = openBrowser(test);
    const error = await errorOf(
      api.session.create({
        login: 'nobody@kadr.example',
        login_mode: 'register',
        login_type: 'email',
        password: 'a-good-password',
      }),
    );
    expect(error).toMatchObject({
      name: 'REGISTRATION_BY_PHONE_ONLY',
      status: 403,
      description: 'Зарегистрироваться можно только по номеру телефона.',
    });
  });

  it('a password is needed', async () => {
    const { api } = openBrowser(test);
    expect(
      await errorOf(
        api.session.create({
          login: testAccount.email,
          login_mode: 'authorize',
          login_type: 'email',
          confirmation_code: 'x',
        }),
      ),
    ).toMatchObject({ name: 'INVALID_INPUT' });
  });
});

describe('by the word of an operator’s app (AU-019)', () => {
  const inFourMinutes = secondsOf(testBegins) + 240;
  let tokens = 0;
  const assertion = (
    claims: Record<string, unknown> = {},
    { secret = appSecret, audience = 'kadr', exp = inFourMinutes } = {},
  ): Promise<string> =>
    new SignJWT({ phone: testAccount.phone, jti: `token-number-${(tokens += 1)}`, ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setExpirationTime(exp)
      .sign(secret);
  const create = (auth_assertion: string, over: { auth_phone?: string; auth_app?: string } = {}) =>
    openBrowser(test).api.session.createByAssertion({
      auth_phone: testAccount.phone,
      auth_app: 'alice',
      auth_assertion,
      ...over,
    });

  it('an account is signed in to, once', async () => {
    const word = await assertion();
    expect(await create(word)).toEqual({ session_state: 'normal' });
    expect(await errorOf(create(word))).toMatchObject({ name: 'ASSERTION_INVALID', status: 403 });
  });

  it.each<[string, () => Promise<string>, { auth_phone?: string; auth_app?: string }?]>([
    ['of another secret', () => assertion({}, { secret: new Uint8Array(32) })],
    ['for another brand', () => assertion({}, { audience: 'ararat' })],
    ['for another phone', () => assertion({ phone: newPhone })],
    [
      'for a phone without an account',
      () => assertion({ phone: '+79160000009' }),
      { auth_phone: '+79160000009' },
    ],
    ['that has ended', () => assertion({}, { exp: inFourMinutes - 300 })],
    ['that is good for too long', () => assertion({}, { exp: inFourMinutes + 3600 })],
    ['without an id', () => assertion({ jti: undefined })],
    ['of an unknown app', () => assertion(), { auth_app: 'bob' }],
    ['that is none', async () => 'nonsense'],
  ])('a word %s is refused', async (_what, word, over) => {
    expect(await errorOf(create(await word(), over))).toMatchObject({ name: 'ASSERTION_INVALID' });
  });
});

describe('sign-ins', () => {
  it('are listed with time, place in the network, and device, the latest first', async () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const phone = '+79165550001';
    await register(test, phone, { ip: '10.1.2.3' });
    test.clock.now = new Date(testBegins.getTime() + 3600_000);
    const browser = await signInByPhone(test, phone, 'authorize', { ip: '203.0.113.6', userAgent: chrome });
    const first = await browser.api.signIns.list({ limit: 1 });
    expect(first.items).toEqual([
      expect.objectContaining({
        at: testBegins.getTime() / 1000 + 3600,
        method: 'sms_code',
        ip: '203.0.113.6',
        place: 'Армения',
        terminal_name: 'Компьютер',
        title: 'Chrome, Windows',
        device_type_icon: 'computer',
        is_current: true,
      }),
    ]);
    const second = await browser.api.signIns.list({ limit: 1, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({
      items: [{ ip: '10.1.2.3', place: null, is_current: false, terminal_name: 'Устройство' }],
      next_cursor: null,
    });
    expect(await errorOf(browser.api.signIns.list({ cursor: 'x' }))).toMatchObject({ name: 'INVALID_INPUT' });
    test.clock.now = new Date(testBegins.getTime() + 181 * 24 * 3600_000);
    await test.api.purge();
    const { rows } = await test.pool.query('select from sign_ins');
    expect(rows).toEqual([]);
  });

  it('are nobody else’s to see', async () => {
    expect(await errorOf(openBrowser(test).api.signIns.list({}))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });
});
