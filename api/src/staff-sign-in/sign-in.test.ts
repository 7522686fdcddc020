import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import {
  beginWithOwner,
  codeOf,
  forgetStaff,
  openConsole,
  secretOf,
  staffPassword,
} from '../testing/staff.ts';
import type { TestMember } from '../testing/staff.ts';
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

const begins = testBegins.getTime() / 1000;

describe('the first owner', () => {
  it('signs up once by the link printed at start, with an e-mail address', async () => {
    expect(await owner.api.staff.me()).toMatchObject({
      state: 'full',
      member: { id: owner.id, name: 'olga', email: 'olga@kadr.example', language: 'rus' },
      roles: [{ role: 'owner', brand: null, name: { rus: 'Владелец' } }],
      permissions: expect.arrayContaining(['staff:write', 'money:write']),
      brand_permissions: [],
      reauthenticated_until: begins + 600,
      has_password: true,
      has_totp: true,
      passkeys: [],
      recovery_codes_left: 10,
      service_time_zone: 'Europe/Moscow',
    });
    expect(await test.api.inviteOwner()).toBeNull();
  });

  it('gets a new link at each start, which invalidates the previous one, until there is an owner', async () => {
    await forgetStaff(test);
    const [first, second] = [await test.api.inviteOwner(), await test.api.inviteOwner()].map((link) =>
      secretOf(link ?? ''),
    ) as [string, string];
    const { staff } = openConsole(test, url).api;
    expect(await outcomeOf(staff.getInvitation({ secret: first }))).toBe('NOT_FOUND');
    expect(await staff.getInvitation({ secret: second })).toEqual({
      email: null,
      name: null,
      roles: [{ role: 'owner', brand: null, name: expect.anything() }],
      expires_at: null,
    });
    const newcomer = { secret: second, name: 'Olga', password: staffPassword };
    expect(await outcomeOf(staff.acceptInvitation(newcomer))).toBe('INVALID_INPUT');
    const weak = { ...newcomer, email: 'olga@kadr.example', password: 'password' };
    expect(await outcomeOf(staff.acceptInvitation(weak))).toBe('PASSWORD_WEAK');
    const good = { ...newcomer, email: 'Olga@Kadr.example' };
    expect(await staff.acceptInvitation(good)).toEqual({ state: 'enrolment' });
    expect(await outcomeOf(staff.acceptInvitation(good))).toBe('NOT_FOUND');
    await test.operator().operator.inviteStaff({
      email: 'two@kadr.example',
      roles: [{ role: 'owner', brand: null }],
    });
  });
});

describe('a sign-in', () => {
  const signIn = (password = staffPassword, email = owner.email, page = openConsole(test, url)) =>
    page.api.staff.signIn({ email, password });

  it('requires the password, then a code; the cookie is for this site’s API only', async () => {
    const context = test.context({ protocol: 'https' });
    const { staff } = test.api.client(context);
    expect(await staff.signIn({ email: ' OLGA@kadr.example', password: staffPassword })).toEqual({
      state: 'second_factor',
    });
    expect(context.set).toEqual([
      expect.stringMatching(
        /^console_session=[\w-]{43}; Path=\/api; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
      ),
    ]);
    const kept = await test.pool.query('select s::text from staff_sessions s');
    expect(JSON.stringify(kept.rows)).not.toContain(context.set[0]?.slice(16, 59));
  });

  it('does not reveal whether the address or the password is wrong', async () => {
    expect(await outcomeOf(signIn('another-password'))).toBe('WRONG_CREDENTIALS');
    expect(await outcomeOf(signIn(staffPassword, 'nobody@kadr.example'))).toBe('WRONG_CREDENTIALS');
  });

  it('is refused for a quarter of an hour after five wrong passwords', async () => {
    for (let at = 0; at < 5; at += 1) expect(await outcomeOf(signIn('wrong'))).toBe('WRONG_CREDENTIALS');
    expect(await outcomeOf(signIn())).toBe('SIGN_IN_ATTEMPTS');
    test.pass(15 * 60);
    expect(await outcomeOf(signIn())).toBe('allowed');
  });

  it('accepts no code twice, and no expired code', async () => {
    const page = openConsole(test, url);
    await signIn(staffPassword, owner.email, page);
    // It was used to set up the app.
    expect(await outcomeOf(page.api.staff.confirmCode({ code: owner.code() }))).toBe('CODE_WRONG');
    test.pass(30);
    const code = owner.code();
    test.pass(30);
    expect(await page.api.staff.confirmCode({ code })).toEqual({ state: 'full' });
    const again = openConsole(test, url);
    await signIn(staffPassword, owner.email, again);
    expect(await outcomeOf(again.api.staff.confirmCode({ code }))).toBe('CODE_WRONG');
    test.pass(60);
    const old = owner.code();
    test.pass(60);
    expect(await outcomeOf(again.api.staff.confirmCode({ code: old }))).toBe('CODE_WRONG');
    expect(await outcomeOf(again.api.staff.confirmCode({ code: owner.code() }))).toBe('allowed');
  });

  it('accepts one of two identical codes sent at the same time', async () => {
    test.pass(30);
    const pages = [openConsole(test, url), openConsole(test, url)];
    for (const page of pages) await signIn(staffPassword, owner.email, page);
    const code = owner.code();
    const outcomes = await Promise.all(pages.map(({ api }) => outcomeOf(api.staff.confirmCode({ code }))));
    expect(outcomes.toSorted()).toEqual(['CODE_WRONG', 'allowed']);
  });

  it('accepts each recovery code once, with or without separators', async () => {
    const [code = ''] = owner.recoveryCodes;
    expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const page = openConsole(test, url);
    await signIn(staffPassword, owner.email, page);
    const written = code.replaceAll('-', ' ').toUpperCase();
    expect(await page.api.staff.confirmCode({ code: written })).toEqual({ state: 'full' });
    expect(await page.api.staff.me()).toMatchObject({ recovery_codes_left: 9 });
    const again = openConsole(test, url);
    await signIn(staffPassword, owner.email, again);
    expect(await outcomeOf(again.api.staff.confirmCode({ code }))).toBe('CODE_WRONG');
  });

  it('is refused after five wrong codes, across sessions', async () => {
    test.pass(30);
    for (let at = 0; at < 5; at += 1) {
      const page = openConsole(test, url);
      await signIn(staffPassword, owner.email, page);
      expect(await outcomeOf(page.api.staff.confirmCode({ code: '000000' }))).toBe('CODE_WRONG');
    }
    const page = openConsole(test, url);
    await signIn(staffPassword, owner.email, page);
    expect(await outcomeOf(page.api.staff.confirmCode({ code: owner.code() }))).toBe('CODE_TRIES');
    test.pass(9 * 60);
    expect(await outcomeOf(page.api.staff.confirmCode({ code: owner.code() }))).toBe('CODE_TRIES');
  });

  it('changes the session secret once it is complete', async () => {
    test.pass(30);
    const page = openConsole(test, url);
    await signIn(staffPassword, owner.email, page);
    const before = page.cookies['console_session'] ?? '';
    await page.api.staff.confirmCode({ code: owner.code() });
    const stale = openBrowser(test, { cookies: { console_session: before } });
    expect(await outcomeOf(stale.api.staff.me())).toBe('UNAUTHORIZED');
  });
});

describe('a session', () => {
  it('ends half an hour after its last call, and twelve hours after it began', async () => {
    test.pass(30 * 60 - 1);
    expect(await outcomeOf(owner.api.staff.me())).toBe('allowed');
    test.pass(30 * 60 - 1);
    expect(await outcomeOf(owner.api.staff.me())).toBe('allowed');
    test.pass(30 * 60);
    expect(await outcomeOf(owner.api.staff.me())).toBe('UNAUTHORIZED');
    const page = await owner.signInAgain();
    for (let at = 0; at < 36; at += 1) {
      expect(await outcomeOf(page.api.staff.me())).toBe('allowed');
      test.pass(20 * 60);
    }
    expect(await outcomeOf(page.api.staff.me())).toBe('UNAUTHORIZED');
  });

  it('waits ten minutes for the second factor', async () => {
    const page = openConsole(test, url);
    await page.api.staff.signIn({ email: owner.email, password: staffPassword });
    test.pass(600);
    expect(await outcomeOf(page.api.staff.confirmCode({ code: owner.code() }))).toBe('UNAUTHORIZED');
  });

  it('ends when the member signs out, and its cookie is cleared', async () => {
    const { cookies } = owner;
    const stolen = openBrowser(test, { cookies: { ...cookies } });
    await owner.api.staff.signOut();
    expect(cookies['console_session']).toBe('');
    expect(await outcomeOf(stolen.api.staff.me())).toBe('UNAUTHORIZED');
    await owner.api.staff.signOut();
  });

  it('ends when the password is changed in another session', async () => {
    test.pass(30);
    const page = await owner.signInAgain();
    const change = { old_password: 'wrong', password: 'another-good-password' };
    expect(await outcomeOf(page.api.staff.changePassword(change))).toBe('PASSWORD_WRONG');
    await page.api.staff.changePassword({ ...change, old_password: staffPassword });
    expect(await outcomeOf(page.api.staff.me())).toBe('allowed');
    expect(await outcomeOf(owner.api.staff.me())).toBe('UNAUTHORIZED');
  });

  it('is purged once it has expired, like invitations and challenges', async () => {
    await test.operator().operator.inviteStaff({
      email: 'two@kadr.example',
      roles: [{ role: 'editor', brand: null }],
    });
    await owner.api.staff.passkeyOptions();
    test.pass(73 * 3600);
    await test.api.purge();
    const { rows } = await test.pool.query(
      'select (select count(*) from staff_sessions) + (select count(*) from staff_challenges) + (select count(*) from staff_invitations) as left',
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

describe('the second factor', () => {
  it('cannot be changed without reauthentication', async () => {
    test.pass(600);
    const { staff } = owner.api;
    for (const change of ['startTotp', 'newRecoveryCodes', 'passkeyCreation', 'removeTotp'] as const)
      expect(await outcomeOf(staff[change]())).toBe('REAUTHENTICATION_REQUIRED');
    const proof = { password: staffPassword, code: owner.code() };
    expect(await outcomeOf(staff.reauthenticate({ ...proof, password: 'wrong' }))).toBe('PASSWORD_WRONG');
    expect(await outcomeOf(staff.reauthenticate({ ...proof, code: owner.recoveryCodes[0] ?? '' }))).toBe(
      'CODE_WRONG',
    );
    expect(await outcomeOf(staff.reauthenticate({ password: staffPassword }))).toBe('INVALID_INPUT');
    expect(await staff.reauthenticate(proof)).toEqual({ reauthenticated_until: begins + 1200 });
    expect(await outcomeOf(staff.reauthenticate(proof))).toBe('CODE_WRONG');
    const { recovery_codes } = await staff.newRecoveryCodes();
    expect(new Set([...recovery_codes, ...owner.recoveryCodes]).size).toBe(20);
  });

  it('can be replaced by another app once a code of the new one is confirmed', async () => {
    const { staff } = owner.api;
    const { secret, uri } = await staff.startTotp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*olga%40kadr.example\?issuer=%D0%9A%D0%B0%D0%B4%D1%80&/);
    const kept = await test.pool.query('select m::text from staff_members m');
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
    expect(await outcomeOf(staff.confirmTotp({ code: '000000' }))).toBe('CODE_WRONG');
    test.pass(30);
    await staff.confirmTotp({ code: codeOf(secret, test.clock.now) });
    expect(await outcomeOf(staff.confirmTotp({ code: codeOf(secret, test.clock.now) }))).toBe('CONFLICT');
    const page = openConsole(test, url);
    await page.api.staff.signIn({ email: owner.email, password: staffPassword });
    test.pass(30);
    expect(await outcomeOf(page.api.staff.confirmCode({ code: owner.code() }))).toBe('CODE_WRONG');
    expect(await outcomeOf(page.api.staff.confirmCode({ code: codeOf(secret, test.clock.now) }))).toBe(
      'allowed',
    );
  });

  it('cannot be removed when it is the only one', async () => {
    expect(await outcomeOf(owner.api.staff.removeTotp())).toBe('CONFLICT');
  });
});

it('sign-ins and changes to them are audited, without secrets', async () => {
  test.pass(30);
  const page = openConsole(test, url);
  await page.api.staff.signIn({ email: owner.email, password: staffPassword });
  await outcomeOf(page.api.staff.confirmCode({ code: '000000' }));
  await page.api.staff.confirmCode({ code: owner.code() });
  await page.api.staff.newRecoveryCodes();
  const { items } = await test.operator().operator.listAudit({ staff_id: owner.id, limit: 3 });
  const one = { principal: 'staff', staff_id: owner.id, staff_name: 'olga', ip: '127.0.0.1' };
  expect(items).toMatchObject([
    { ...one, operation: 'newRecoveryCodes', outcome: 'ok' },
    { ...one, operation: 'confirmCode', outcome: 'ok', input: '{"code":"***"}' },
    { ...one, operation: 'confirmCode', outcome: 'CODE_WRONG' },
  ]);
});

it('the console uses the language that the member chooses', async () => {
  await owner.api.staff.setLanguage({ language: 'hye' });
  expect(await owner.api.staff.me()).toMatchObject({ member: { language: 'hye' } });
});
