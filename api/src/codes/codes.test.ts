import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, register, signInByPhone } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

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

const phone = testAccount.phone;
const send = ({ api }: TestBrowser, to: string = phone) =>
  api.signIn.sendSmsCode({ phone: to, action: 'auth' });
const tryCode = async ({ api }: TestBrowser, code: string, to: string = phone): Promise<string> => {
  const error = await errorOf(api.signIn.validateSmsCode({ phone: to, action: 'auth', code }));
  return error?.name ?? 'right';
};
/** A code of four digits other than the one that was sent. */
const wrong = (to: string = phone): string =>
  String((Number(test.codeFor(to)) + 1) % 10_000).padStart(4, '0');

describe('a code', () => {
  it('is good once', async () => {
    const browser = openBrowser(test);
    await send(browser);
    const code = test.codeFor(phone) ?? '';
    expect(await tryCode(browser, code)).toBe('right');
    expect(await tryCode(browser, code)).toBe('CODE_EXPIRED');
  });

  it('is good once for many who try it at the same time', async () => {
    const browser = openBrowser(test);
    await send(browser);
    const code = test.codeFor(phone) ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryCode(browser, code)));
    expect(answers.filter((answer) => answer === 'right')).toHaveLength(1);
  });

  it('is dead after ten minutes', async () => {
    const browser = openBrowser(test);
    await send(browser);
    test.pass(600);
    expect(await tryCode(browser, test.codeFor(phone) ?? '')).toBe('CODE_EXPIRED');
  });

  it('takes four wrong tries, dies of the fifth, and is told apart from others by its words', async () => {
    const browser = openBrowser(test);
    await send(browser);
    for (let count = 0; count < 4; count++) expect(await tryCode(browser, wrong())).toBe('CODE_WRONG');
    expect(await tryCode(browser, wrong())).toBe('CODE_TRIES');
    expect(await tryCode(browser, test.codeFor(phone) ?? '')).toBe('CODE_TRIES');
    test.pass(60);
    await send(browser);
    expect(await tryCode(browser, test.codeFor(phone) ?? '')).toBe('right');
  });

  it.each([
    ['localhost:3000', '@localhost'],
    ['kadr.test', '@kadr.test'],
    ['evil.example', null],
  ])('asked for at %s is filled in by browsers at our own hosts only', async (host, line) => {
    await send(openBrowser(test, { host }));
    const text = test.sent.at(-1)?.text ?? '';
    expect(text.split('\n\n')[1]).toEqual(line === null ? undefined : `${line} #${test.codeFor(phone)}`);
  });

  it('of anything but digits is wrong', async () => {
    const browser = openBrowser(test);
    await send(browser);
    for (const code of ['🙂🙂', "' or '1", '١٢٣٤', '<i>1</i>'])
      expect(await tryCode(browser, code)).toBe('CODE_WRONG');
  });

  it('is sent again after a minute, not before (AU-032, AU-033, AU-035)', async () => {
    const browser = openBrowser(test);
    await send(browser);
    const first = test.codeFor(phone);
    test.pass(20);
    expect(await send(browser)).toEqual({ resend_after: 40, code_length: 4, expires_in: 580 });
    expect(test.sent).toHaveLength(1);
    expect(await browser.api.session.user()).toMatchObject({
      resendCodeTimers: { [phone]: testBegins.getTime() / 1000 + 60 },
      emailResendTimer: null,
    });
    test.pass(40);
    expect(await send(browser)).toMatchObject({ resend_after: 60 });
    expect(test.sent).toHaveLength(2);
    // One in ten thousand codes repeats the last one.
    const isAnother = test.codeFor(phone) !== first;
    expect(isAnother ? await tryCode(browser, first ?? '') : 'CODE_WRONG').toBe('CODE_WRONG');
    test.pass(60);
    expect(await browser.api.session.user()).toMatchObject({ resendCodeTimers: {} });
  });

  it('asked for twice at once is sent once', async () => {
    const browser = openBrowser(test);
    // The session exists before, so that both requests use the same one.
    await browser.api.session.createDemo();
    const answers = await Promise.all([send(browser), send(browser)]);
    expect(answers.map(({ resend_after }) => resend_after)).toEqual([60, 60]);
    expect(test.sent).toHaveLength(1);
  });

  it('is not waited for by another action of the same phone', async () => {
    const browser = openBrowser(test);
    await send(browser);
    await browser.api.signIn.sendSmsCode({ phone, action: 'register' });
    expect(test.sent).toHaveLength(2);
  });

  it('lies in the database as a keyed digest, and is forgotten', async () => {
    const browser = openBrowser(test);
    await send(browser);
    const code = test.codeFor(phone) ?? '';
    const { rows } = await test.pool.query<{ code_hash: string }>('select code_hash from codes');
    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(code);
    test.pass(601);
    await test.api.purge();
    expect((await test.pool.query('select from codes')).rows).toEqual([]);
  });

  it('for reset_pin and erase_account goes to the account’s own phone only', async () => {
    for (const action of ['reset_pin', 'erase_account'] as const) {
      const guest = openBrowser(test);
      expect(await errorOf(guest.api.signIn.sendSmsCode({ phone, action }))).toMatchObject({
        name: 'SIGN_IN_REQUIRED',
      });
      const browser = await signInByPhone(test, phone);
      expect(await errorOf(browser.api.signIn.sendSmsCode({ phone: '+79161234567', action }))).toMatchObject({
        name: 'FORBIDDEN',
      });
      await browser.api.signIn.sendSmsCode({ phone, action });
      const code = test.codeFor(phone) ?? '';
      expect(await browser.api.signIn.validateSmsCode({ phone, action, code })).toEqual({
        confirmation_code: expect.stringMatching(/^[\w-]{32}$/),
      });
    }
  });
});

describe('codes by SMS to one phone', () => {
  it('are not used up by one network', async () => {
    const sent: string[] = [];
    for (let count = 0; count < 12; count++) {
      if (count % 4 === 0) test.pass(3600);
      sent.push((await errorOf(send(openBrowser(test, { ip: '203.0.113.1' }))))?.name ?? 'sent');
    }
    expect(sent.filter((name) => name === 'sent')).toHaveLength(5);
    expect(await errorOf(send(openBrowser(test, { ip: '203.0.113.2' })))).toBeNull();
  });

  it('do not count against a network where they are entered: many phones are behind one address', async () => {
    for (let at = 0; at < 120; at++) {
      const to = `+7916200${String(at).padStart(4, '0')}`;
      const { api } = openBrowser(test);
      await api.signIn.sendSmsCode({ phone: to, action: 'register' });
      const code = test.codeFor(to) ?? '';
      expect(await errorOf(api.signIn.validateSmsCode({ phone: to, action: 'register', code }))).toBeNull();
    }
  });

  it('are five an hour and ten a day, from wherever they are asked for', async () => {
    const names: string[] = [];
    for (let count = 0; count < 30; count++) {
      if (count > 0 && count % 6 === 0) test.pass(3600);
      const error = await errorOf(send(openBrowser(test, { ip: `203.0.113.${count}` })));
      names.push(error?.name ?? 'sent');
    }
    expect(names.filter((name) => name === 'sent')).toHaveLength(10);
    expect(names.slice(0, 6)).toEqual([...Array<string>(5).fill('sent'), 'CODE_SENDS']);
  });

  it('end for a browser, and for a network, that asks for many phones', async () => {
    const phones = Array.from({ length: 30 }, (_, at) => `+7916100${String(at).padStart(4, '0')}`);
    const browser = openBrowser(test);
    const sent = [];
    for (const to of phones) sent.push((await errorOf(send(browser, to)))?.name ?? 'sent');
    expect(sent.filter((name) => name === 'sent')).toHaveLength(20);
    await test.pool.query(`update attempts set count = 300 where "limit" = 'code_send_network'`);
    expect(await errorOf(send(openBrowser(test), '+79165000001'))).toMatchObject({ name: 'CODE_SENDS' });
    expect(await errorOf(send(openBrowser(test, { ip: '203.0.113.9' }), '+79165000001'))).toBeNull();
  });
});

describe('tries at one phone', () => {
  /** Tries wrong codes until they are refused, and requests another one whenever a code is used up. */
  const guess = async (browser: TestBrowser, most: number): Promise<string[]> => {
    const names: string[] = [];
    await errorOf(send(browser));
    while (names.length < most) {
      const name = await tryCode(browser, wrong());
      names.push(name);
      if (name === 'CODE_TRIES') {
        test.pass(61);
        await errorOf(send(browser));
      }
      if (name === 'CODE_ATTEMPTS') break;
    }
    return names;
  };

  it('lock nobody out: after five that are wrong its codes are longer for a day', async () => {
    const names = await guess(openBrowser(test, { ip: '203.0.113.1' }), 40);
    expect(names.filter((name) => name === 'CODE_ATTEMPTS')).toEqual([]);
    const owner = openBrowser(test);
    test.pass(3600);
    expect(await send(owner)).toMatchObject({ code_length: 6 });
    expect(await tryCode(owner, test.codeFor(phone) ?? '')).toBe('right');
    test.pass(24 * 3600);
    expect(await send(owner)).toMatchObject({ code_length: 4 });
  });

  it('without a code that is alive cost its owner nothing, and are fifty an hour of one network', async () => {
    const names: string[] = [];
    for (let at = 0; at < 60; at++)
      names.push(await tryCode(openBrowser(test, { ip: '203.0.113.1' }), String(at).padStart(4, '0')));
    expect(names.filter((name) => name === 'CODE_EXPIRED')).toHaveLength(50);
    expect(names.at(-1)).toBe('CODE_ATTEMPTS');
    const owner = openBrowser(test);
    expect(await send(owner)).toMatchObject({ code_length: 4 });
    expect(await tryCode(owner, test.codeFor(phone) ?? '')).toBe('right');
  });

  it('with a short code are over once codes have to be longer', async () => {
    const [owner, guesser] = [openBrowser(test), openBrowser(test, { ip: '203.0.113.1' })];
    await send(owner);
    const code = test.codeFor(phone) ?? '';
    await send(guesser);
    for (let count = 0; count < 5; count++) await tryCode(guesser, wrong());
    expect(await tryCode(owner, code)).toBe('CODE_EXPIRED');
    test.pass(60);
    expect(await send(owner)).toMatchObject({ code_length: 6 });
    expect(await tryCode(owner, test.codeFor(phone) ?? '')).toBe('right');
  });

  it('that others use up do not lock the owner out of a device that he has used', async () => {
    const own = await signInByPhone(test, phone);
    await own.api.session.end();
    for (let at = 0; at < 4; at++) await guess(openBrowser(test, { ip: `203.0.113.${at}` }), 10);
    const elsewhere = openBrowser(test);
    expect(await errorOf(send(elsewhere))).toMatchObject({ name: 'CODE_SENDS' });
    await send(own);
    expect(await tryCode(own, wrong())).toBe('CODE_WRONG');
    expect(await tryCode(own, test.codeFor(phone) ?? '')).toBe('right');
  });

  it('of a device that knows another account are counted with everybody’s', async () => {
    const other = await register(test, '+79167654321');
    await other.api.session.end();
    await guess(other, 10);
    test.pass(3600);
    expect(await send(openBrowser(test, { ip: '203.0.113.1' }))).toMatchObject({ code_length: 6 });
  });
});

it('an SMS that no gateway takes is said to be so, and may be asked for again at once', async () => {
  const broken = await createTestApi({
    pool: test.pool,
    outgoing: {
      sms: () => Promise.reject(new Error('no gateway')),
      email: () => Promise.reject(new Error('no mail')),
    },
  });
  const { api } = openBrowser(broken);
  for (let count = 0; count < 12; count++)
    expect(await errorOf(api.signIn.sendSmsCode({ phone, action: 'auth' }))).toMatchObject({
      name: 'UNAVAILABLE',
      status: 503,
    });
  // For an e-mail, an error would reveal that the account exists.
  expect(
    await api.signIn.sendEmailCode({ email: testAccount.email, action: 'reset_password' }),
  ).toMatchObject({
    code_length: 6,
  });
  await expect
    .poll(() => broken.logged.map(({ sentence }) => sentence))
    .toContain('failed to send an e-mail');
  await broken.close();
});
