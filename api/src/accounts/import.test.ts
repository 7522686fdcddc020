import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountImport } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

const bring = (...accounts: AccountImport[]) => test.operator().operator.importAccounts({ accounts });
const stored = async (): Promise<Record<string, unknown>[]> =>
  (await test.pool.query('select a.*, p.name, p.type from accounts a join profiles p on account_id = a.id'))
    .rows;

describe('importing accounts', () => {
  it('makes an account with one master profile, and the same again changes nothing (PR-001)', async () => {
    expect(await bring(testAccount)).toEqual({ accounts: 1 });
    const before = await stored();
    expect(before).toEqual([expect.objectContaining({ name: 'Анна', type: 'master', language: null })]);
    await Promise.all([bring(testAccount), bring(testAccount)]);
    expect(await stored()).toEqual(before);
  });

  it('keeps a password only as its hash', async () => {
    expect(JSON.stringify(await stored())).not.toContain(testAccount.password);
  });

  it('changes a password, signs out who had the old one, and leaves what the viewer has chosen', async () => {
    const cookies = await signIn(test);
    await test.client({ cookies }).session.updateUser({ language: 'eng' });
    await bring(testAccount);
    expect(await test.client({ cookies }).session.user()).toMatchObject({ isAuth: true });
    await bring({ ...testAccount, phone: null, password: 'a-new-password' });
    expect(await errorOf(signIn(test))).toMatchObject({ name: 'WRONG_CREDENTIALS' });
    expect(await test.client({ cookies }).session.user()).toMatchObject({ isAuth: false });
    await signIn(test, { password: 'a-new-password' });
    expect(await stored()).toEqual([expect.objectContaining({ language: 'eng', phone: testAccount.phone })]);
  });

  it('refuses, whole, what would make one account of two', async () => {
    await bring({ phone: '+37491000001', password: 'another-password' });
    const before = await stored();
    expect(
      await errorOf(
        bring(
          { email: 'new@kadr.example', password: 'another-password' },
          { email: testAccount.email, phone: '+37491000001', password: 'another-password' },
        ),
      ),
    ).toMatchObject({ name: 'INVALID_INPUT', description: expect.stringMatching(/^accounts\.1: /) });
    expect(await stored()).toEqual(before);
  });

  it.each<[string, AccountImport]>([
    ['no login', { password: 'another-password' }],
    ['a short password', { email: 'x@kadr.example', password: 'short' }],
    ['a number without a country', { phone: '89990000001', password: 'another-password' }],
    ['a time zone that is none', { email: 'x@kadr.example', password: 'x'.repeat(8), time_zone: 'Mars' }],
  ])('refuses an account with %s', async (_what, account) => {
    expect(await errorOf(bring(account))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});
