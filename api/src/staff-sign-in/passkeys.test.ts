import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSoftAuthenticator } from '../testing/soft-authenticator.ts';
import type { SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { beginWithOwner, openConsole, signUpStaff, staffPassword } from '../testing/staff.ts';
import type { TestConsole, TestMember } from '../testing/staff.ts';
import { createTestApi, outcomeOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url: string;
let owner: TestMember;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
});
beforeEach(async () => {
  owner = await beginWithOwner(test, url);
});
afterAll(() => test.close());

const site = { origin: 'http://localhost', rpId: 'localhost' };

async function add({ api }: TestConsole, authenticator: SoftAuthenticator) {
  const { challenge } = await api.staff.passkeyCreation();
  return api.staff.addPasskey({ name: 'Laptop', response: authenticator.create(challenge, site) });
}

async function answerOf({ api }: TestConsole, authenticator: SoftAuthenticator, at = site) {
  const { challenge } = await api.staff.passkeyOptions();
  return { response: authenticator.get(challenge, at) };
}

it('a passkey signs in as both factors, once per challenge, on this site only', async () => {
  const authenticator = createSoftAuthenticator();
  const made = await add(owner, authenticator);
  const page = openConsole(test, url);
  const answer = await answerOf(page, authenticator);
  test.pass(60);
  expect(await page.api.staff.signInByPasskey(answer)).toEqual({ state: 'full' });
  expect(await page.api.staff.me()).toMatchObject({
    passkeys: [{ ...made, name: 'Laptop', last_used_at: testBegins.getTime() / 1000 + 60 }],
    reauthenticated_until: testBegins.getTime() / 1000 + 660,
  });
  const { items } = await test.operator().operator.listAudit({ staff_id: owner.id, limit: 1 });
  expect(items).toMatchObject([{ operation: 'signInByPasskey', outcome: 'ok', staff_name: 'olga' }]);
  const other = openConsole(test, url);
  expect(await outcomeOf(other.api.staff.signInByPasskey(answer))).toBe('PASSKEY_REFUSED');
  const elsewhere = await answerOf(other, authenticator, { ...site, origin: 'https://evil.example' });
  expect(await outcomeOf(other.api.staff.signInByPasskey(elsewhere))).toBe('PASSKEY_REFUSED');
  const late = await answerOf(other, authenticator);
  test.pass(300);
  expect(await outcomeOf(other.api.staff.signInByPasskey(late))).toBe('PASSKEY_REFUSED');
  await test.operator().operator.setStaffRoles({ id: owner.id, roles: [{ role: 'owner', brand: null }] });
  await signUpStaff(test, url, { email: 'two@kadr.example', roles: [{ role: 'owner', brand: null }] });
  await test.operator().operator.setStaffDisabled({ id: owner.id, is_disabled: true });
  const disabled = await answerOf(other, authenticator);
  expect(await outcomeOf(other.api.staff.signInByPasskey(disabled))).toBe('PASSKEY_REFUSED');
});

it('a passkey can be a new member’s only second factor, and cannot be removed then', async () => {
  await test.operator().operator.resetSecondFactor({ id: owner.id });
  const page = openConsole(test, url);
  await page.api.staff.signIn({ email: owner.email, password: staffPassword });
  const authenticator = createSoftAuthenticator();
  const { id } = await add(page, authenticator);
  expect(await page.api.staff.me()).toMatchObject({ state: 'full', has_totp: false });
  expect(await outcomeOf(page.api.staff.removePasskey({ id }))).toBe('CONFLICT');
  const again = openConsole(test, url);
  expect(await again.api.staff.signIn({ email: owner.email, password: staffPassword })).toEqual({
    state: 'second_factor',
  });
  expect(await again.api.staff.signInByPasskey(await answerOf(again, authenticator))).toEqual({
    state: 'full',
  });
});

it('adding and removing a passkey requires reauthentication, and another member’s passkey does not count', async () => {
  const [own, foreign] = [createSoftAuthenticator(), createSoftAuthenticator()];
  const { id } = await add(owner, own);
  const someone = await signUpStaff(test, url, {
    email: 'two@kadr.example',
    roles: [{ role: 'editor', brand: null }],
  });
  await add(someone, foreign);
  expect(await outcomeOf(add(someone, own))).toBe('PASSKEY_REFUSED');
  test.pass(600);
  expect(await outcomeOf(owner.api.staff.removePasskey({ id }))).toBe('REAUTHENTICATION_REQUIRED');
  expect(await outcomeOf(owner.api.staff.reauthenticate(await answerOf(owner, foreign)))).toBe(
    'PASSKEY_REFUSED',
  );
  await owner.api.staff.reauthenticate(await answerOf(owner, own));
  expect(await outcomeOf(someone.api.staff.removePasskey({ id }))).toBe('REAUTHENTICATION_REQUIRED');
  await owner.api.staff.removeTotp();
  expect(await outcomeOf(owner.api.staff.removePasskey({ id }))).toBe('CONFLICT');
  const { id: second } = await add(owner, createSoftAuthenticator());
  await owner.api.staff.removePasskey({ id });
  expect(await outcomeOf(owner.api.staff.removePasskey({ id }))).toBe('CONFLICT');
  expect(await owner.api.staff.me()).toMatchObject({ has_totp: false, passkeys: [{ id: second }] });
});
