import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

/** How ten thousand guesses end, by name of the error; `right` for one that lets in. */
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

it('10,000 guesses at the code of one phone within a day reach fifteen codes', async () => {
  const { phone } = testAccount;
  const victim = openBrowser(test, { ip: '198.51.100.1' });
  await victim.api.signIn.sendSmsCode({ phone, action: 'auth' });
  const right = test.codeFor(phone);
  // Every code but the right one, each from a browser and a network of its own that has asked for a code before.
  const attackers: TestBrowser[] = [];
  for (let at = 0; at < 40; at++) {
    const attacker = openBrowser(test, { ip: `203.0.113.${at}` });
    if ((await errorOf(attacker.api.signIn.sendSmsCode({ phone, action: 'auth' }))) === null)
      attackers.push(attacker);
  }
  // Their own codes would be right: those are not guessed.
  const own = new Set(test.sent.map(({ text }) => /\d{4}/.exec(text)?.[0]));
  const names = await guess(async (at) => {
    test.clock.now = new Date(testBegins.getTime() + at);
    const code = String(at).padStart(4, '0');
    const attacker = attackers[at % attackers.length];
    if (own.has(code) || code === right || attacker === undefined) return { reply: 'skipped' };
    return attacker.api.session.create({
      login: phone,
      login_mode: 'authorize',
      login_type: 'phone',
      password: code,
    });
  });
  const looked = (names.get('CODE_WRONG') ?? 0) + (names.get('CODE_TRIES') ?? 0);
  expect(looked).toBeLessThanOrEqual(15);
  expect(names.get('CODE_ATTEMPTS')).toBeGreaterThan(9900);
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
