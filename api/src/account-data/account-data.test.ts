import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, signInByPhone } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const { phone } = testAccount;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  test.sent.splice(0);
  await test.pool.query('truncate attempts, codes, confirmations, analytics_events');
  await test.pool.query('delete from accounts');
  await test.operator().operator.importAccounts({
    accounts: [testAccount, { ...testAccount, email: 'lev@kadr.example', phone: '+79990000002' }],
  });
});
afterAll(() => test.close());

/** Numbers of the rows with an account in their column `account_id`, by table. */
async function rowsThatName(accountId: number): Promise<Record<string, number>> {
  const { rows } = await test.pool.query<{ table_name: string }>(
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name } of rows) {
    const { rowCount } = await test.pool.query(`select from "${table_name}" where account_id = $1`, [
      accountId,
    ]);
    if (rowCount) counts[table_name] = rowCount;
  }
  return counts;
}
/** Tables with a row that contains one of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await test.pool.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
     and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await test.pool.query(`select from ${table} t where t::text like any($1) limit 1`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (rowCount) found.push(table);
  }
  return found;
}
const idOf = async (login: string): Promise<number> => {
  const { rows } = await test.pool.query<{ id: number }>('select id from accounts where phone = $1', [login]);
  return rows[0]?.id ?? 0;
};

describe('the export', () => {
  it('has everything that is kept of the account, and nothing that lets somebody in', async () => {
    const viewer = await signInByPhone(test, phone);
    await viewer.api.passkeys.registrationOptions();
    const { exported_at, data } = await viewer.api.account.export();
    expect(exported_at).toBe(testBegins.getTime() / 1000);
    expect(data).toMatchObject({
      accounts: [{ email: testAccount.email, phone }],
      profiles: [{ name: 'Анна', type: 'master' }],
      devices: [{ uid: expect.any(String) }],
      sessions: [{ state: 'normal' }],
      sign_ins: [{ method: 'sms_code', ip: '127.0.0.1' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|_hash"|secret|public_key|lev@kadr/);
    // Every table with a row of this account, except those whose rows live for minutes only.
    const named = Object.keys(await rowsThatName(await idOf(phone)));
    for (const table of named.filter((name) => !['confirmations', 'tv_codes'].includes(name)))
      expect(Object.keys(data)).toContain(table);
  });

  it('is ten times a day', async () => {
    const viewer = await signInByPhone(test, phone);
    for (let count = 0; count < 10; count++) await viewer.api.account.export();
    expect(await errorOf(viewer.api.account.export())).toMatchObject({ name: 'TOO_MANY_REQUESTS' });
  });

  it('is for who is signed in', async () => {
    expect(await errorOf(openBrowser(test).api.account.export())).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });
});

describe('the erasure', () => {
  it('takes an SMS code, leaves nothing of the account, and ends every session', async () => {
    const elsewhere = await signInByPhone(test, phone);
    const viewer = await signInByPhone(test, phone);
    const accountId = await idOf(phone);
    expect(Object.keys(await rowsThatName(accountId))).toEqual(
      expect.arrayContaining(['devices', 'profiles', 'sessions', 'sign_ins']),
    );
    await viewer.api.signIn.sendSmsCode({ phone, action: 'erase_account' });
    const { confirmation_code } = await viewer.api.signIn.validateSmsCode({
      phone,
      action: 'erase_account',
      code: test.codeFor(phone) ?? '',
    });
    await test.pool.query(
      `insert into letters (address, channel, key, subject, text, created_at, sent_at)
       values ($1, 'email', 'gift', 'Подарок', 'Код', $2, $2)`,
      [testAccount.email, testBegins],
    );
    const contacts = [phone, phone.slice(1), testAccount.email];
    expect(await tablesWith(contacts)).toContain('accounts');
    expect(await viewer.api.account.erase({ confirmation_code })).toEqual({});
    expect(await tablesWith(contacts)).toEqual([]);
    expect(await rowsThatName(accountId)).toEqual({});
    expect((await test.pool.query('select from codes where login = $1', [phone])).rows).toEqual([]);
    for (const { api } of [viewer, elsewhere])
      expect(await api.session.user()).toMatchObject({ isAuth: false });
    expect(await openBrowser(test).api.signIn.checkLogin({ login: phone })).toMatchObject({
      login_mode: 'register',
    });
    expect(await idOf('+79990000002')).toBeGreaterThan(0);
  });

  it('takes the password', async () => {
    const viewer = await signInByPhone(test, phone);
    const { confirmation_code } = await viewer.api.signIn.validatePassword({
      password: testAccount.password,
    });
    await viewer.api.account.erase({ confirmation_code });
    expect(await idOf(phone)).toBe(0);
  });

  it('takes no confirmation of anything else, or of anybody else', async () => {
    const viewer = await signInByPhone(test, phone);
    await viewer.api.signIn.sendSmsCode({ phone, action: 'reset_password' });
    const { confirmation_code } = await viewer.api.signIn.validateSmsCode({
      phone,
      action: 'reset_password',
      code: test.codeFor(phone) ?? '',
    });
    const other = await signInByPhone(test, '+79990000002');
    const theirs = await other.api.signIn.validatePassword({ password: testAccount.password });
    for (const code of [confirmation_code, theirs.confirmation_code, 'nonsense'])
      expect(await errorOf(viewer.api.account.erase({ confirmation_code: code }))).toMatchObject({
        name: 'CONFIRMATION_INVALID',
      });
    expect(await idOf(phone)).toBeGreaterThan(0);
    expect(await errorOf(openBrowser(test).api.account.erase({ confirmation_code }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
  });
});
