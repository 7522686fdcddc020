import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, signInByPhone } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createSoftAuthenticator } from '../testing/soft-authenticator.ts';
import type { SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts, codes, confirmations');
  await test.pool.query('delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

const site = { origin: 'http://localhost', rpId: 'localhost' };

async function make({ api }: TestBrowser, authenticator: SoftAuthenticator, name?: string) {
  const { challenge } = await api.passkeys.registrationOptions();
  return api.passkeys.register({ answer: authenticator.create(challenge, site), ...(name && { name }) });
}

async function signIn({ api }: TestBrowser, authenticator: SoftAuthenticator, at = site) {
  const { challenge } = await api.passkeys.signInOptions();
  return api.passkeys.signIn({ answer: authenticator.get(challenge, at) });
}

it('a passkey is made, listed, signs in, and is deleted', async () => {
  const viewer = await signInByPhone(test, testAccount.phone);
  const authenticator = createSoftAuthenticator();
  const options = await viewer.api.passkeys.registrationOptions();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Кадр' },
    user: { name: testAccount.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const made = await viewer.api.passkeys.register({
    answer: authenticator.create(options.challenge, site),
    name: 'Ноутбук',
  });
  const begins = testBegins.getTime() / 1000;
  expect(made).toEqual({ id: expect.any(Number), name: 'Ноутбук', created_at: begins, last_used_at: null });
  test.clock.now = new Date(testBegins.getTime() + 60_000);
  const elsewhere = openBrowser(test);
  expect(await signIn(elsewhere, authenticator)).toEqual({ session_state: 'normal' });
  expect(await elsewhere.api.session.user()).toMatchObject({ isAuth: true, email: testAccount.email });
  expect(await elsewhere.api.passkeys.list()).toMatchObject({ passkeys: [{ last_used_at: begins + 60 }] });
  expect(await elsewhere.api.signIns.list({ limit: 1 })).toMatchObject({ items: [{ method: 'passkey' }] });
  expect(await viewer.api.passkeys.delete({ id: made.id })).toEqual({});
  expect(await errorOf(signIn(openBrowser(test), authenticator))).toMatchObject({ name: 'PASSKEY_REFUSED' });
});

it('a passkey is not made for another site, another challenge, or by another browser', async () => {
  const viewer = await signInByPhone(test, testAccount.phone);
  const { challenge } = await viewer.api.passkeys.registrationOptions();
  const answerAt = (origin: string, rpId: string, asked = challenge) =>
    createSoftAuthenticator().create(asked, { origin, rpId });
  for (const answer of [
    answerAt('https://evil.example', 'evil.example'),
    answerAt('http://localhost', 'localhost', 'bm90LXRoZS1jaGFsbGVuZ2U'),
    { ...answerAt('http://localhost', 'localhost'), response: { clientDataJSON: '🙂' } },
  ])
    expect(await errorOf(viewer.api.passkeys.register({ answer }))).toMatchObject({
      name: 'PASSKEY_REFUSED',
      status: 403,
    });
  const other = await signInByPhone(test, '+79160000001', 'register');
  expect(
    await errorOf(other.api.passkeys.register({ answer: answerAt('http://localhost', 'localhost') })),
  ).toMatchObject({ name: 'PASSKEY_REFUSED' });
  expect(await viewer.api.passkeys.list()).toEqual({ passkeys: [] });
});

it('an answer lets in once, and only with the key that was registered', async () => {
  const viewer = await signInByPhone(test, testAccount.phone);
  const authenticator = createSoftAuthenticator();
  await make(viewer, authenticator);
  const browser = openBrowser(test);
  const { challenge } = await browser.api.passkeys.signInOptions();
  const answer = authenticator.get(challenge, site);
  const forged = createSoftAuthenticator().get(challenge, site);
  expect(
    await errorOf(browser.api.passkeys.signIn({ answer: { ...forged, id: answer.id, rawId: answer.rawId } })),
  ).toMatchObject({ name: 'PASSKEY_REFUSED' });
  expect(
    await errorOf(signIn(browser, authenticator, { ...site, origin: 'http://evil.example' })),
  ).toMatchObject({ name: 'PASSKEY_REFUSED' });
  expect(await signIn(browser, authenticator)).toEqual({ session_state: 'normal' });
  expect(await errorOf(openBrowser(test).api.passkeys.signIn({ answer }))).toMatchObject({
    name: 'PASSKEY_REFUSED',
  });
});

it('a challenge is good for ten minutes', async () => {
  const viewer = await signInByPhone(test, testAccount.phone);
  const authenticator = createSoftAuthenticator();
  await make(viewer, authenticator);
  const browser = openBrowser(test);
  const { challenge } = await browser.api.passkeys.signInOptions();
  test.clock.now = new Date(testBegins.getTime() + 600_000);
  expect(
    await errorOf(browser.api.passkeys.signIn({ answer: authenticator.get(challenge, site) })),
  ).toMatchObject({ name: 'PASSKEY_REFUSED' });
});

it('an account has ten passkeys at most, and deletes only its own', async () => {
  const viewer = await signInByPhone(test, testAccount.phone);
  for (let count = 0; count < 10; count++) await make(viewer, createSoftAuthenticator());
  expect(await errorOf(make(viewer, createSoftAuthenticator()))).toMatchObject({ name: 'CONFLICT' });
  const { passkeys } = await viewer.api.passkeys.list();
  const other = await signInByPhone(test, '+79160000001', 'register');
  expect(await errorOf(other.api.passkeys.delete({ id: passkeys[0]?.id ?? 0 }))).toMatchObject({
    name: 'NOT_FOUND',
  });
  expect((await viewer.api.passkeys.list()).passkeys).toHaveLength(10);
});

it('passkeys are for who is signed in', async () => {
  const { api } = openBrowser(test);
  for (const call of [() => api.passkeys.list(), () => api.passkeys.registrationOptions()])
    expect(await errorOf(call())).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
});
