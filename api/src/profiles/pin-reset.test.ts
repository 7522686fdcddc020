import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

const other = { email: 'boris@kadr.example', phone: '+79990000002', password: 'another-password' };
const client = (over: Record<string, string> = cookies) => test.client({ cookies: over });
const isPin = async (pin_code: string): Promise<boolean> =>
  (await client().profiles.pinValidate({ pin_code })).valid;

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount, other] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('delete from pins');
  await test.pool.query('delete from attempts');
  cookies = await signIn(test);
  await client().profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
});
afterAll(() => test.close());

/** A confirmation by SMS code, as the account's owner gets it. */
async function confirmation(who = cookies, phone: string = testAccount.phone): Promise<string> {
  await client(who).signIn.sendSmsCode({ phone, action: 'reset_pin' });
  const code = test.codeFor(phone) ?? '';
  const answer = await client(who).signIn.validateSmsCode({ phone, action: 'reset_pin', code });
  return answer.confirmation_code;
}

describe('resetting the PIN', () => {
  it('with the password brings `0000` back (PR-051, PR-063, NT-071)', async () => {
    expect(await client().profiles.pinDelete({ password: testAccount.password })).toMatchObject({
      notification: { event_type: 'profile_updated', display: { message: 'PIN-код сброшен' } },
    });
    expect(await isPin('0000')).toBe(true);
    expect(await isPin('4711')).toBe(false);
  });

  it('with an SMS code brings `0000` back, once (PR-051, PR-087)', async () => {
    const confirmation_code = await confirmation();
    await client().profiles.pinDelete({ confirmation_code });
    expect(await isPin('0000')).toBe(true);
    await client().profiles.pinChange({ old_pin: '0000', new_pin: '1234' });
    expect(await errorOf(client().profiles.pinDelete({ confirmation_code }))).toMatchObject({
      name: 'CONFIRMATION_INVALID',
    });
    expect(await isPin('1234')).toBe(true);
  });

  it('with a confirmed password does the same', async () => {
    const { confirmation_code } = await client().signIn.validatePassword({ password: testAccount.password });
    await client().profiles.pinDelete({ confirmation_code });
    expect(await isPin('0000')).toBe(true);
  });

  it('works while tries are blocked, so that the owner gets in', async () => {
    for (let at = 0; at < 11; at += 1) {
      await errorOf(client().profiles.pinValidate({ pin_code: '9999' }));
      test.clock.now = new Date(test.clock.now.getTime() + 31_000);
    }
    expect(await errorOf(client().profiles.pinValidate({ pin_code: '4711' }))).toMatchObject({
      name: 'PIN_BLOCKED',
    });
    await client().profiles.pinDelete({ password: testAccount.password });
    expect(await isPin('0000')).toBe(true);
    await client().profiles.pinChange({ old_pin: '0000', new_pin: '5555' });
    expect(await isPin('5555')).toBe(true);
  });

  it('needs the right proof of this account, and nothing changes without it', async () => {
    const theirs = await signIn(test, other);
    const foreign = await confirmation(theirs, other.phone);
    const refusals = [
      client().profiles.pinDelete({ password: 'wrong' }),
      client().profiles.pinDelete({ password: other.password }),
      client().profiles.pinDelete({ confirmation_code: foreign }),
      client().profiles.pinDelete({ confirmation_code: 'nonsense' }),
      client().profiles.pinDelete({}),
      client().profiles.pinDelete({ password: testAccount.password, confirmation_code: foreign }),
    ];
    expect(await Promise.all(refusals.map(async (call) => (await errorOf(call))?.name))).toEqual([
      'PASSWORD_WRONG',
      'PASSWORD_WRONG',
      'CONFIRMATION_INVALID',
      'CONFIRMATION_INVALID',
      'INVALID_INPUT',
      'INVALID_INPUT',
    ]);
    expect(await isPin('4711')).toBe(true);
  });
});
