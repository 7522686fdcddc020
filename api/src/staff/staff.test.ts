import { builtInRoleList, permissions } from '@kadr/contract';
import type { Permission, RoleGrant } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openConsole, secretOf, signUp, signUpOwner, signUpStaff, staffPassword } from '../testing/staff.ts';
import type { TestMember } from '../testing/staff.ts';
import { createTestApi, errorOf, outcomeOf, operatorToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url: string;
let owner: TestMember;

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
});
beforeEach(async () => {
  await test.pool.query('truncate attempts');
  test.clock.now = testBegins;
  owner ??= await signUpOwner(test, url);
  await owner.api.staff.signOut();
  test.clock.now = new Date(testBegins.getTime() + (signIns += 1) * 3_600_000);
  await owner.api.staff.signIn({ email: owner.email, password: staffPassword });
  await owner.api.staff.confirmCode({ code: owner.code() });
});
afterAll(() => test.close());

let signIns = 0;
let made = 0;
const permissionsOf = (role: string) => builtInRoleList.find((one) => one.role === role)?.permissions;
const whyOf = async (call: Promise<unknown>) => (await errorOf(call))?.description;
const grant = (role: string, brand: string | null = null): RoleGrant => ({ role, brand });
const newEmail = () => `member-${(made += 1)}@kadr.example`;
const member = (...roles: RoleGrant[]) => signUpStaff(test, url, { email: newEmail(), roles });

describe('an invitation', () => {
  it('provides a link, sends it by e-mail, and grants the roles, once', async () => {
    const email = newEmail();
    const roles = [grant('editor'), grant('marketer', 'ararat')];
    const { link, expires_at } = await owner.operator.inviteStaff({ email: email.toUpperCase(), roles });
    expect(link).toMatch(/^\/console\/invitation\/[\w-]{43}$/);
    expect(expires_at).toBe(test.clock.now.getTime() / 1000 + 72 * 3600);
    await test.api.deliverLetters();
    expect(test.sent.findLast(({ to }) => to === email)?.text).toContain(
      `http://${new URL(url).host}${link}`,
    );
    expect((await owner.operator.listStaff()).invitations).toContainEqual(
      expect.objectContaining({ email, roles, expires_at }),
    );
    const someone = await signUp(test, url, { link, email });
    expect(await someone.api.staff.me()).toMatchObject({
      member: { email },
      permissions: permissionsOf('editor'),
      brand_permissions: [{ brand: 'ararat', permissions: permissionsOf('marketer') }],
    });
    expect(await outcomeOf(openConsole(test, url).api.staff.getInvitation({ secret: secretOf(link) }))).toBe(
      'NOT_FOUND',
    );
    expect(await outcomeOf(owner.operator.inviteStaff({ email, roles }))).toBe('CONFLICT');
  });

  it('expires after 72 hours, when it is withdrawn, and when the address is invited again', async () => {
    const invite = async (email = newEmail()) =>
      owner.operator.inviteStaff({ email, roles: [grant('editor')] });
    const { staff } = openConsole(test, url).api;
    const isGood = ({ link }: { link: string }) => outcomeOf(staff.getInvitation({ secret: secretOf(link) }));
    const withdrawn = await invite();
    await owner.operator.withdrawInvitation({ id: withdrawn.id });
    expect(await isGood(withdrawn)).toBe('NOT_FOUND');
    expect(await outcomeOf(owner.operator.withdrawInvitation({ id: withdrawn.id }))).toBe('NOT_FOUND');
    const email = newEmail();
    const replaced = await invite(email);
    const expired = await invite(email);
    expect(await isGood(replaced)).toBe('NOT_FOUND');
    test.pass(72 * 3600 - 1);
    expect(await isGood(expired)).toBe('allowed');
    test.pass(1);
    expect(await isGood(expired)).toBe('NOT_FOUND');
    const accepting = { secret: secretOf(expired.link), name: 'x', password: staffPassword };
    expect(await outcomeOf(staff.acceptInvitation(accepting))).toBe('NOT_FOUND');
  });

  it('is refused for an unknown role or brand', async () => {
    const invite = (...roles: RoleGrant[]) =>
      outcomeOf(owner.operator.inviteStaff({ email: newEmail(), roles }));
    expect(await invite(grant('nobody'))).toBe('INVALID_INPUT');
    expect(await invite(grant('editor', 'nowhere'))).toBe('INVALID_INPUT');
    expect(await invite()).toBe('INVALID_INPUT');
  });
});

describe('a role', () => {
  it('is created, changed and removed; built-in roles cannot be changed', async () => {
    const name = { rus: 'Гид' };
    await owner.operator.putRole({ role: 'guide', name, permissions: ['guide:write'] });
    const someone = await member(grant('guide'));
    expect(await someone.api.staff.me()).toMatchObject({ permissions: ['guide:write'] });
    expect(await outcomeOf(someone.operator.listProblemReports({}))).toBe('FORBIDDEN');
    await owner.operator.putRole({ role: 'guide', name, permissions: ['support:read'] });
    expect(await outcomeOf(someone.operator.listProblemReports({}))).toBe('allowed');
    expect(await whyOf(owner.operator.removeRole({ role: 'guide' }))).toContain('held by somebody');
    await owner.operator.setStaffRoles({ id: someone.id, roles: [] });
    expect(await outcomeOf(someone.operator.listProblemReports({}))).toBe('FORBIDDEN');
    await owner.operator.removeRole({ role: 'guide' });
    expect(await outcomeOf(owner.operator.removeRole({ role: 'guide' }))).toBe('NOT_FOUND');
    expect((await owner.operator.listRoles()).items).toEqual(builtInRoleList);
    const change = { role: 'editor', name, permissions: [] };
    expect(await outcomeOf(owner.operator.putRole(change))).toBe('CONFLICT');
    expect(await outcomeOf(owner.operator.removeRole({ role: 'editor' }))).toBe('CONFLICT');
  });

  it('cannot be removed while an invitation grants it', async () => {
    await owner.operator.putRole({ role: 'given', name: { rus: 'x' }, permissions: [] });
    await owner.operator.inviteStaff({ email: newEmail(), roles: [grant('given')] });
    expect(await outcomeOf(owner.operator.removeRole({ role: 'given' }))).toBe('CONFLICT');
  });

  it('for a brand applies only to that brand', async () => {
    const someone = await member(grant('marketer', 'ararat'));
    const page = { name: { rus: 'Связь' }, sections: [] };
    const put = (...brands: (string | null)[]) =>
      outcomeOf(
        someone.operator.putInfoPages({
          info_pages: brands.map((brand, at) => Object.assign({ alias: `page-${at}`, brand }, page)),
        }),
      );
    expect(await put('ararat')).toBe('allowed');
    expect(await put('ararat', 'ararat')).toBe('allowed');
    expect(await put('kadr')).toBe('FORBIDDEN');
    expect(await put('ararat', 'kadr')).toBe('FORBIDDEN');
    expect(await put('ararat', null)).toBe('FORBIDDEN');
    expect(await outcomeOf(someone.operator.removeInfoPage({ alias: 'page-0', brand: 'ararat' }))).toBe(
      'allowed',
    );
    expect(await outcomeOf(someone.operator.removeInfoPage({ alias: 'page-0', brand: null }))).toBe(
      'FORBIDDEN',
    );
    expect(await outcomeOf(someone.operator.removeInfoPage({ alias: 'page-0', brand: '*' }))).toBe(
      'FORBIDDEN',
    );
    expect(await outcomeOf(someone.operator.getRecord({ kind: 'info_page', id: '*~page-0' }))).toBe(
      'FORBIDDEN',
    );
    expect(await outcomeOf(someone.operator.listInfoPages())).toBe('FORBIDDEN');
  });
});

describe('a member without a permission', () => {
  /** A member who manages the staff and has few other permissions. */
  const manager = async () => {
    const held: Permission[] = ['staff:read', 'staff:write', 'guide:write'];
    await owner.operator.putRole({ role: 'manager', name: { rus: 'Кадровик' }, permissions: held });
    return member(grant('manager'));
  };

  it('cannot grant it', async () => {
    const { operator, id } = await manager();
    const invite = (...roles: RoleGrant[]) => operator.inviteStaff({ email: newEmail(), roles });
    expect(await outcomeOf(invite(grant('manager')))).toBe('allowed');
    expect(await whyOf(invite(grant('manager'), grant('editor', 'kadr')))).toContain('“catalogue:read”');
    expect(await outcomeOf(operator.setStaffRoles({ id, roles: [grant('owner')] }))).toBe('FORBIDDEN');
    const role = { role: 'fresh', name: { rus: 'x' } };
    expect(await outcomeOf(operator.putRole({ ...role, permissions: ['guide:write'] }))).toBe('allowed');
    expect(await outcomeOf(operator.putRole({ ...role, permissions: ['money:write'] }))).toBe('FORBIDDEN');
  });

  it('cannot change a member who has it', async () => {
    const { operator } = await manager();
    const { id } = owner;
    for (const call of [
      () => operator.setStaffRoles({ id, roles: [] }),
      () => operator.setStaffDisabled({ id, is_disabled: true }),
      () => operator.endStaffSessions({ id }),
      () => operator.resetSecondFactor({ id }),
    ])
      expect(await outcomeOf(call())).toBe('FORBIDDEN');
    expect(await outcomeOf(owner.api.staff.me())).toBe('allowed');
    const all = { role: 'everything', name: { rus: 'x' }, permissions: [...permissions] };
    await owner.operator.putRole(all);
    expect(await outcomeOf(operator.putRole({ ...all, permissions: [] }))).toBe('FORBIDDEN');
  });
});

describe('a member', () => {
  it('who is disabled is refused from the next call on, cannot sign in, and loses open invitations', async () => {
    const someone = await member(grant('owner'));
    await someone.operator.inviteStaff({ email: 'of-him@kadr.example', roles: [grant('editor')] });
    const { id } = someone;
    expect(await owner.operator.setStaffDisabled({ id, is_disabled: true })).toMatchObject({
      is_disabled: true,
    });
    expect(await outcomeOf(someone.operator.listRoles())).toBe('UNAUTHORIZED');
    expect(await outcomeOf(someone.api.staff.me())).toBe('UNAUTHORIZED');
    expect(await outcomeOf(someone.signInAgain())).toBe('WRONG_CREDENTIALS');
    const { invitations } = await owner.operator.listStaff();
    expect(invitations.map(({ email }) => email)).not.toContain('of-him@kadr.example');
    await owner.operator.setStaffDisabled({ id, is_disabled: false });
    test.pass(30);
    expect(await outcomeOf(someone.signInAgain())).toBe('allowed');
  });

  it('is signed out everywhere', async () => {
    const someone = await member(grant('editor'));
    await owner.operator.endStaffSessions({ id: someone.id });
    expect(await outcomeOf(someone.api.staff.me())).toBe('UNAUTHORIZED');
    expect(await outcomeOf(owner.operator.endStaffSessions({ id: 2_000_000_000 }))).toBe('NOT_FOUND');
  });

  it('who has lost the second factor gets it reset, also by the token, and sets up another', async () => {
    const someone = await member(grant('editor'));
    const { id, email } = someone;
    expect(await test.operator().operator.resetSecondFactor({ id })).toMatchObject({
      has_second_factor: false,
    });
    expect(await outcomeOf(someone.api.staff.me())).toBe('UNAUTHORIZED');
    const page = openConsole(test, url);
    expect(await page.api.staff.signIn({ email, password: staffPassword })).toEqual({ state: 'enrolment' });
    expect(await page.api.staff.me()).toMatchObject({
      permissions: [],
      has_totp: false,
      recovery_codes_left: 0,
    });
  });

  it('is listed with roles, second factor and time of last use, to the minute', async () => {
    const someone = await member(grant('editor', 'kadr'));
    test.pass(59);
    await someone.api.staff.me();
    test.pass(60);
    await someone.api.staff.me();
    expect((await owner.operator.listStaff()).items.find(({ id }) => id === someone.id)).toEqual({
      id: someone.id,
      name: someone.email.replace(/@.*/, ''),
      email: someone.email,
      roles: [grant('editor', 'kadr')],
      is_disabled: false,
      has_second_factor: true,
      created_at: test.clock.now.getTime() / 1000 - 119,
      last_seen_at: test.clock.now.getTime() / 1000,
    });
  });
});

it('stays an owner if no other owner can sign in', async () => {
  await test.pool.query("delete from staff_grants where role = 'owner' and member_id <> $1", [owner.id]);
  const { operator } = test.operator();
  const lose = { id: owner.id, roles: [grant('owner', 'kadr'), grant('editor')] };
  expect(await whyOf(operator.setStaffRoles(lose))).toBe('This is the last owner who can sign in.');
  const disable = { id: owner.id, is_disabled: true };
  expect(await outcomeOf(operator.setStaffDisabled(disable))).toBe('CONFLICT');
  const second = await member(grant('owner'));
  // Two owners remove each other at the same time: one stays.
  const outcomes = await Promise.all([
    outcomeOf(operator.setStaffRoles({ id: second.id, roles: [] })),
    outcomeOf(operator.setStaffDisabled(disable)),
  ]);
  expect(outcomes.toSorted()).toEqual(['CONFLICT', 'allowed']);
  await operator.setStaffDisabled({ ...disable, is_disabled: false });
  await operator.setStaffRoles({ id: owner.id, roles: [grant('owner')] });
  expect(await test.api.inviteOwner()).toBeNull();
});

describe('over HTTP', () => {
  const call = async (path: string, headers: Record<string, string>, method = 'GET', body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.status;
  };
  const cookie = () => `console_session=${owner.cookies['console_session']}`;
  const own = { 'sec-fetch-site': 'same-origin' };

  it('a cookie does not let another site’s page change anything', async () => {
    const toggle = ['PUT', { is_enabled: true }] as const;
    const path = '/operator/feature_toggles/x';
    expect(await call(path, { cookie: cookie(), 'sec-fetch-site': 'cross-site' }, ...toggle)).toBe(403);
    expect(await call(path, { cookie: cookie(), 'sec-fetch-site': 'same-site' }, ...toggle)).toBe(403);
    expect(await call(path, { cookie: cookie(), origin: 'https://evil.example' }, ...toggle)).toBe(403);
    expect(await call(path, { cookie: cookie(), ...own }, ...toggle)).toBe(200);
    expect(
      await call('/staff/sessions', { cookie: cookie(), 'sec-fetch-site': 'cross-site' }, 'DELETE'),
    ).toBe(403);
  });

  it('an Authorization header takes precedence over the cookie', async () => {
    const path = '/operator/roles';
    expect(await call(path, { cookie: cookie() })).toBe(200);
    expect(await call(path, { cookie: cookie(), authorization: 'Bearer wrong' })).toBe(401);
    expect(await call(path, { cookie: 'console_session=x', authorization: `Bearer ${operatorToken}` })).toBe(
      200,
    );
    expect(await call(path, { cookie: `console_session=${'x'.repeat(43)}` })).toBe(401);
  });

  it('changes of money, keys and staff require a reauthentication within ten minutes; other calls, and the token, do not', async () => {
    const key = { name: 'x', permissions: ['guide:write' as const] };
    const { operator } = owner;
    test.pass(599);
    expect(await outcomeOf(operator.createKey(key))).toBe('allowed');
    test.pass(1);
    const money = {
      credits: [{ account: { email: 'x@y.example' }, key: 'x', amount: 1, currency: 'RUB' as const }],
    };
    for (const change of [
      () => operator.createKey(key),
      () => operator.creditAccounts(money),
      () => operator.endStaffSessions({ id: owner.id }),
    ])
      expect(await errorOf(change())).toMatchObject({
        name: 'REAUTHENTICATION_REQUIRED',
        description: 'Подтвердите, что это вы, и попробуйте ещё раз.',
      });
    expect(await outcomeOf(operator.setToggle({ key: 'x', is_enabled: true }))).toBe('allowed');
    expect(await outcomeOf(operator.listKeys())).toBe('allowed');
    expect(await outcomeOf(test.operator().operator.createKey(key))).toBe('allowed');
    await owner.api.staff.reauthenticate({ password: staffPassword, code: owner.code() });
    expect(await outcomeOf(operator.creditAccounts(money))).toBe('NOT_FOUND');
    expect(await outcomeOf(operator.createKey(key))).toBe('allowed');
  });

  it('audit entries name the member', async () => {
    await owner.operator.setToggle({ key: 'x', is_enabled: true });
    const { items } = await owner.operator.listAudit({ staff_id: owner.id, principal: 'staff', limit: 1 });
    expect(items).toMatchObject([
      { principal: 'staff', staff_id: owner.id, staff_name: 'olga', key_id: null, operation: 'setToggle' },
    ]);
  });

  it('a viewer’s request makes no staff query, with or without the cookie; a member’s makes two', async () => {
    test.statements();
    expect(await call('/feature_toggles/x', { cookie: cookie() })).toBe(200);
    expect(await call('/feature_toggles/x', {})).toBe(200);
    expect(test.statements().filter((text) => text.includes('staff_'))).toEqual([]);
    expect(await call('/operator/keys', { cookie: cookie() })).toBe(200);
    expect(test.statements().filter((text) => text.includes('staff_'))).toHaveLength(2);
  });
});
