import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, register } from '../testing/browser.ts';
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
});
afterAll(() => test.close());

/** The e-mail address of an account of the tests' other provider. */
const email = 'vera@stream.example';
const phone = '+79990000101';

/** The confirmation of an SMS code. */
async function confirm(
  { api }: TestBrowser,
  to: string,
  action: 'migrate_phone' | 'reset_password',
): Promise<string> {
  await api.signIn.sendSmsCode({ phone: to, action });
  const code = test.codeFor(to) ?? '';
  return (await api.signIn.validateSmsCode({ phone: to, code, action })).confirmation_code;
}

describe('an account of another provider', () => {
  it('is known by its e-mail address (AU-020, AU-022, AU-027)', async () => {
    expect(await openBrowser(test).api.signIn.checkLogin({ login: 'Vera@Stream.example' })).toEqual({
      login_mode: 'migrate_phone',
      login_type: 'email',
      migrated_from: 'Stream',
    });
  });

  it('moves to a phone that has no account here, whose code then signs in (AU-050, AU-053, AU-054, AU-055)', async () => {
    const browser = openBrowser(test);
    const { api } = browser;
    expect(await api.signIn.checkLogin({ login: '8 999 000 01 01', mode: 'migrate_phone' })).toEqual({
      login_mode: 'migrate_phone',
      login_type: 'phone',
      migrated_from: 'Stream',
    });
    const confirmation_code = await confirm(browser, phone, 'migrate_phone');
    expect(await api.signIn.migratePhone({ confirmation_code, phone, email })).toEqual({});
    await api.signIn.sendSmsCode({ phone, action: 'auth' });
    await api.session.create({
      login: phone,
      login_mode: 'authorize',
      login_type: 'phone',
      password: test.codeFor(phone) ?? '',
    });
    expect(await api.session.user()).toMatchObject({ phone, email, profile: { name: 'Вера' } });
    expect(await api.signIn.checkLogin({ login: phone })).toMatchObject({
      login_mode: 'authorize',
      migrated_from: 'Stream',
    });
    // It has no password yet.
    expect(await api.signIn.checkLogin({ login: email })).toMatchObject({ login_mode: 'reset_password' });
  });

  it('is added to a phone that has an account here, with a password (AU-051, AU-052)', async () => {
    await register(test, phone);
    const browser = openBrowser(test);
    const { api } = browser;
    expect(await api.signIn.checkLogin({ login: phone, mode: 'migrate_phone' })).toMatchObject({
      login_mode: 'reset_password',
    });
    const confirmation_code = await confirm(browser, phone, 'reset_password');
    await api.signIn.resetPassword({ confirmation_code, email, phone, new_password: 'another-password' });
    await api.session.create({
      login: email,
      login_mode: 'authorize',
      login_type: 'email',
      password: 'another-password',
    });
    expect(await api.session.user()).toMatchObject({ isAuth: true, phone, email });
  });

  it('does not move to a phone that the other provider does not know', async () => {
    const browser = openBrowser(test);
    const { api } = browser;
    expect(
      await errorOf(api.signIn.checkLogin({ login: '+79161234567', mode: 'migrate_phone' })),
    ).toMatchObject({ name: 'MIGRATION_PHONE_UNKNOWN', status: 403 });
    expect(await errorOf(api.signIn.checkLogin({ login: email, mode: 'migrate_phone' }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    await api.signIn.sendSmsCode({ phone: '+79161234567', action: 'migrate_phone' });
    expect(test.sent).toEqual([]);
  });

  it('does not move to the phone of another account of that provider', async () => {
    const stranger = '+79990000001';
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, stranger, 'migrate_phone');
    expect(
      await errorOf(browser.api.signIn.migratePhone({ confirmation_code, phone: stranger, email })),
    ).toMatchObject({ name: 'MIGRATION_PHONE_UNKNOWN' });
    await register(test, stranger);
    const another = await confirm(browser, stranger, 'reset_password');
    expect(
      await errorOf(
        browser.api.signIn.resetPassword({
          confirmation_code: another,
          email,
          phone: stranger,
          new_password: 'another-password',
        }),
      ),
    ).toMatchObject({ name: 'MIGRATION_PHONE_UNKNOWN' });
    const { rows } = await test.pool.query('select from accounts where email is not null');
    expect(rows).toEqual([]);
  });

  it('waits until its provider can be asked', async () => {
    const broken = await createTestApi({
      pool: test.pool,
      migration: {
        findByEmail: () => Promise.reject(new Error('no provider')),
        findByPhone: () => Promise.reject(new Error('no provider')),
      },
    });
    const { api } = openBrowser(broken);
    expect(await errorOf(api.signIn.checkLogin({ login: email }))).toMatchObject({ name: 'UNAVAILABLE' });
    expect(await errorOf(api.signIn.checkLogin({ login: phone, mode: 'migrate_phone' }))).toMatchObject({
      name: 'UNAVAILABLE',
      status: 503,
    });
    await broken.close();
  });

  it('moves once', async () => {
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, phone, 'migrate_phone');
    await browser.api.signIn.migratePhone({ confirmation_code, phone, email });
    test.clock.now = new Date(testBegins.getTime() + 61_000);
    const again = await confirm(browser, phone, 'migrate_phone');
    expect(
      await errorOf(browser.api.signIn.migratePhone({ confirmation_code: again, phone, email })),
    ).toMatchObject({ name: 'CONFLICT', status: 409 });
  });

  it('gives no e-mail address that belongs to an account here', async () => {
    await test.operator().operator.importAccounts({
      accounts: [{ ...testAccount, email, phone: null }],
    });
    const browser = openBrowser(test);
    const confirmation_code = await confirm(browser, phone, 'migrate_phone');
    expect(await errorOf(browser.api.signIn.migratePhone({ confirmation_code, phone, email }))).toMatchObject(
      { name: 'CONFLICT' },
    );
  });
});
