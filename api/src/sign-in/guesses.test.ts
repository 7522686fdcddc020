import { afterAll, beforeAll, expect, it } from 'vitest';
import { triesPerCode } from '../codes/code-limits.ts';
import { openBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

/** The outcomes of ten thousand guesses, by name of the error; `right` for a successful one. */
async function guess(one: (at: number) => Promise<unknown>): Promise<Map<string, number>> {
  const names = new Map<string, number>();
  const atOnce = 20;
  for (let at = 0; at < 10_000; at += atOnce) {
    const guesses = Array.from({ length: atOnce }, (_, offset) => errorOf(one(at + offset)));
    for (const error of await Promise.all(guesses)) {
      const name = error?.name ?? 'right';
      names.set(name, (names.get(name) ?? 0) + 1);
    }
  }
  return names;
}

it('10,000 guesses at the code of one phone within a day are worth less than fifteen of four digits', async () => {
  const { phone } = testAccount;
  const looked: number[] = [];
  let attackers = 0;
  for (let at = 0; at < 400; at++) {
    if (at % 20 === 0) test.clock.now = new Date(testBegins.getTime() + at * 180_000);
    const browser = openBrowser(test, { ip: `203.0.113.${at % 100}` });
    const sent = await errorOf(browser.api.signIn.sendSmsCode({ phone, action: 'auth' }));
    if (sent !== null) continue;
    const code = test.codeFor(phone) ?? '';
    attackers += 1;
    // Each attacker uses all attempts of a code.
    for (let tried = 0; tried < triesPerCode; tried++) {
      const guess = String((Number(code) + 1 + tried) % 10 ** code.length).padStart(code.length, '0');
      const error = await errorOf(browser.api.signIn.validateSmsCode({ phone, action: 'auth', code: guess }));
      if (error?.name === 'CODE_WRONG' || error?.name === 'CODE_TRIES') looked.push(code.length);
    }
  }
  expect(attackers).toBeLessThanOrEqual(10);
  const chance = looked.reduce((sum, length) => sum + 10 ** -length, 0);
  expect(chance).toBeLessThan(15 / 10_000);
});

it('10,000 guesses at a password, from everywhere, reach fifty within a quarter of an hour', async () => {
  const names = await guess((at) =>
    openBrowser(test, { ip: `10.${at >> 8}.${at & 255}.1` }).api.session.create({
      login: testAccount.email,
      login_mode: 'authorize',
      login_type: 'email',
      password: `guess-number-${at}`,
    }),
  );
  expect(names.get('WRONG_CREDENTIALS')).toBeLessThanOrEqual(50);
  expect(names.get('SIGN_IN_ATTEMPTS')).toBeGreaterThanOrEqual(9950);
});

it('a spray of one password over many logins gets two guesses an hour of each address', async () => {
  await test.pool.query('truncate attempts');
  const spray = (at: number, address: string) =>
    errorOf(
      openBrowser(test, { ip: address }).api.session.create({
        login: `nobody-${at}@kadr.example`,
        login_mode: 'authorize',
        login_type: 'email',
        password: 'a-password-of-many',
      }),
    );
  // Earlier failures, from many addresses.
  for (let at = 0; at < 101; at++) await spray(at, `10.1.${at}.1`);
  const names: (string | undefined)[] = [];
  for (let at = 0; at < 10; at++) names.push((await spray(200 + at, '203.0.113.1'))?.name);
  expect(names.filter((name) => name === 'WRONG_CREDENTIALS')).toHaveLength(2);
  // The owner with the right password can still sign in, from an address without guesses.
  const { email, password } = testAccount;
  const owner = openBrowser(test, { ip: '198.51.100.7' });
  await owner.api.session.create({ login: email, login_mode: 'authorize', login_type: 'email', password });
  await owner.api.session.end();
  // And from an address with guesses, on his known device.
  const context = { cookies: owner.cookies, ip: '203.0.113.1' };
  await test
    .client(context)
    .session.create({ login: email, login_mode: 'authorize', login_type: 'email', password });
});
