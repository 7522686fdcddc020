import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, signInByPhone } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  test.sent.splice(0);
  await test.pool.query('truncate attempts, codes, confirmations');
  await test.pool.query('delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

const { email, phone } = testAccount;

/** The confirmation of a code sent to a login. */
async function confirm({ api }: TestBrowser, login: string): Promise<string> {
  if (login === email) {
    await api.signIn.sendEmailCode({ email, action: 'reset_password' });
    const code = test.codeFor(email) ?? '';
    return (await api.signIn.validateEmailCode({ email, code, action: 'reset_password' })).confirmation_code;
  }
  await api.signIn.sendSmsCode({ phone: login, action: 'reset_password' });
  const code = test.codeFor(login) ?? '';
  return (await api.signIn.validateSmsCode({ phone: login, code, action: 'reset_password' }))
    .confirmation_code;
}

const create = ({ api }: TestBrowser, login: string, password: string) =>
  api.session.create({ login, login_mode: 'authorize', login_type: 'email', password });

describe('a password', () => {
  it('is reset with the code sent to the e-mail address, and signs everybody out (AU-041, AU-042, AU-047)', async () => {
    const signedIn = await signInByPhone(test, phone);
    const browser = openBrowser(test);
    expect(await browser.api.signIn.sendEmailCode({ email, action: 'reset_password' })).toEqual({
      resend_after: 60,
      code_length: 6,
      expires_in: 600,
    });
    expect(test.sent).toContainEqual({ to: email, text: expect.stringMatching(/^Ваш код: \d{6}\n/) });
    expect(await browser.api.session.user()).toMatchObject({
      emailResendTimer: testBegins.getTime() / 1000 + 60,
    });
    const { confirmation_code } = await browser.api.signIn.validateEmailCode({
      email,
      code: test.codeFor(email) ?? '',
      action: 'reset_password',
    });
    expect(
      await browser.api.signIn.resetPassword({ confirmation_code, email, new_password: 'another-password' }),
    ).toEqual({});
    expect(await signedIn.api.session.user()).toMatchObject({ isAuth: false });
    expect(test.sent.at(-1)).toEqual({
      to: email,
      text: expect.stringContaining('Пароль вашего аккаунта изменён'),
    });
    expect((await errorOf(create(browser, email, testAccount.password)))?.name).toBe('WRONG_CREDENTIALS');
    expect(await create(browser, email, 'another-password')).toEqual({ session_state: 'normal' });
    expect(
      await errorOf(
        browser.api.signIn.resetPassword({ confirmation_code, email, new_password: 'a-third-password' }),
      ),
    ).toMatchObject({ name: 'CONFIRMATION_INVALID' });
  });

  it('is reset with the code sent to the phone', async () => {
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, phone);
    await browser.api.signIn.resetPassword({ confirmation_code, phone, new_password: 'another-password' });
    expect(await create(browser, email, 'another-password')).toEqual({ session_state: 'normal' });
  });

  it('of an unknown e-mail address is asked for with the same answer, and nothing is sent', async () => {
    const { api } = openBrowser(test);
    const known = await openBrowser(test).api.signIn.sendEmailCode({ email, action: 'reset_password' });
    test.sent.splice(0);
    const unknown = 'nobody@kadr.example';
    expect(await api.signIn.sendEmailCode({ email: unknown, action: 'reset_password' })).toEqual(known);
    expect(test.sent).toEqual([]);
    for (let count = 0; count < 4; count++) {
      expect(
        await errorOf(
          api.signIn.validateEmailCode({ email: unknown, code: '123456', action: 'reset_password' }),
        ),
      ).toMatchObject({ name: 'CODE_WRONG' });
    }
  });

  it.each([
    ['short', 'short'],
    ['of seven characters, however many bytes', 'паролик'],
    ['that everybody has', 'Password123'],
    ['that is the login', 'anna@kadr.example'],
    ['that is one letter over and over', 'zzzzzzzzzz'],
    ['of spaces', '          '],
  ])('%s is refused, and the confirmation is good for another (AU-049)', async (_what, new_password) => {
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, email);
    expect(
      await errorOf(browser.api.signIn.resetPassword({ confirmation_code, email, new_password })),
    ).toMatchObject({
      name: 'PASSWORD_WEAK',
      status: 400,
      description: expect.stringContaining('8 символов'),
    });
    await browser.api.signIn.resetPassword({ confirmation_code, email, new_password: 'слоник 🐘 и дождь' });
    expect(await create(browser, email, 'слоник 🐘 и дождь')).toEqual({ session_state: 'normal' });
  });

  it('is not reset with a confirmation of another login, browser or time, or without a login', async () => {
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, phone);
    const reset = (over: object, { api } = browser) =>
      errorOf(
        api.signIn.resetPassword({ confirmation_code, new_password: 'another-password', ...over }),
      ).then((error) => error?.name);
    expect(await reset({})).toBe('INVALID_INPUT');
    expect(await reset({ phone }, openBrowser(test))).toBe('CONFIRMATION_INVALID');
    expect(await reset({ email })).toBe('CONFIRMATION_INVALID');
    const late = await confirm(openBrowser(test), email);
    test.clock.now = new Date(testBegins.getTime() + 600_000);
    expect(await reset({ email, confirmation_code: late })).toBe('CONFIRMATION_INVALID');
    expect(await create(openBrowser(test), email, testAccount.password)).toEqual({ session_state: 'normal' });
  });
});

describe('the account’s password', () => {
  it('is exchanged for a confirmation by who is signed in (AU-048)', async () => {
    const browser = await signInByPhone(test, phone);
    expect(await browser.api.signIn.validatePassword({ password: testAccount.password })).toEqual({
      confirmation_code: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(await errorOf(browser.api.signIn.validatePassword({ password: 'x' }))).toMatchObject({
      name: 'PASSWORD_WRONG',
      status: 403,
      description: 'Неверный пароль.',
    });
    expect(
      await errorOf(openBrowser(test).api.signIn.validatePassword({ password: testAccount.password })),
    ).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('can be guessed five times', async () => {
    const browser = await signInByPhone(test, phone);
    const names = [];
    for (let count = 0; count < 7; count++)
      names.push((await errorOf(browser.api.signIn.validatePassword({ password: `guess-${count}` })))?.name);
    expect(names).toEqual([
      ...Array<string>(5).fill('PASSWORD_WRONG'),
      'SIGN_IN_ATTEMPTS',
      'SIGN_IN_ATTEMPTS',
    ]);
  });
});
