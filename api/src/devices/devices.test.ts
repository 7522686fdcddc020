import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const account = { ...testAccount, device_limit: null };
const other = { ...testAccount, email: 'lev@kadr.example', phone: '+79990000002' };

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts');
  await test.pool.query('delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [account, other] });
});
afterAll(() => test.close());

const create = ({ api }: TestBrowser, email: string = account.email) =>
  api.session.create({
    login: email,
    login_mode: 'authorize',
    login_type: 'email',
    password: account.password,
  });

/** Signs in a number of browsers, one after another. */
async function signInMany(count: number): Promise<TestBrowser[]> {
  const browsers = Array.from({ length: count }, () => openBrowser(test));
  for (const browser of browsers) await create(browser);
  return browsers;
}
const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('There is none.');
  return item;
};
const devicesStored = async (): Promise<number> => {
  const { rows } = await test.pool.query<{ count: number }>('select count(*)::int as count from devices');
  return rows[0]?.count ?? -1;
};

describe('devices', () => {
  it('are listed with kind, name and when they were seen, and how many there may be (AU-077, AU-078, AU-079, AU-080, AU-082)', async () => {
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    await create(openBrowser(test, { userAgent: iphone, deviceId: 'the-phone' }));
    test.clock.now = new Date(testBegins.getTime() + 3600_000);
    const browser = openBrowser(test, { deviceId: 'the-other', language: 'eng' });
    await create(browser);
    const begins = testBegins.getTime() / 1000;
    expect(await browser.api.devices.list()).toEqual({
      devices: [
        {
          id: expect.any(Number),
          uid: 'the-phone',
          terminal_name: 'Phone',
          title: 'Safari, iOS',
          device_type_icon: 'phone',
          is_current: false,
          signed_in_at: begins,
          last_seen_at: begins,
        },
        expect.objectContaining({ uid: 'the-other', is_current: true, signed_in_at: begins + 3600 }),
      ],
      limit: { device_limit: 5 },
    });
  });

  it('are seen when their viewer comes back', async () => {
    const browser = first(await signInMany(1));
    test.clock.now = new Date(testBegins.getTime() + 9 * 60_000);
    await browser.api.session.user();
    expect(await browser.api.devices.list()).toMatchObject({
      devices: [{ last_seen_at: testBegins.getTime() / 1000 }],
    });
    test.clock.now = new Date(testBegins.getTime() + 11 * 60_000);
    await browser.api.session.user();
    expect(await browser.api.devices.list()).toMatchObject({
      devices: [{ last_seen_at: testBegins.getTime() / 1000 + 660 }],
    });
  });

  it('have one session each: signing in again ends the last one', async () => {
    const one = openBrowser(test, { deviceId: 'the-device' });
    const again = openBrowser(test, { deviceId: 'the-device' });
    await create(one);
    await create(again);
    expect(await one.api.session.user()).toMatchObject({ isAuth: false });
    expect(await again.api.session.user()).toMatchObject({ isAuth: true });
    expect(await devicesStored()).toBe(1);
  });

  it('go with their session', async () => {
    const [one, two] = await signInMany(2);
    await one?.api.session.end();
    expect(await two?.api.devices.list()).toMatchObject({ devices: [{ is_current: true }] });
    test.clock.now = new Date(testBegins.getTime() + 91 * 24 * 3600_000);
    await test.api.purge();
    expect(await devicesStored()).toBe(0);
  });

  it('are signed out by deleting them; deleting one’s own begins a demo session (AU-081)', async () => {
    const [one, two] = await signInMany(2);
    if (one === undefined || two === undefined) throw new Error('Two signed in.');
    const { devices } = await one.api.devices.list();
    const theirs = devices.find(({ is_current }) => !is_current)?.uid ?? '';
    expect((await one.api.devices.delete({ uid: theirs })).devices).toHaveLength(1);
    expect(await two.api.session.user()).toMatchObject({ isAuth: false });
    expect(await errorOf(one.api.devices.delete({ uid: theirs }))).toMatchObject({ name: 'NOT_FOUND' });
    const mine = devices.find(({ is_current }) => is_current)?.uid ?? '';
    expect((await one.api.devices.delete({ uid: mine })).devices).toEqual([]);
    expect(await one.api.session.user()).toMatchObject({ session: { session_state: 'demo' } });
  });

  it('are nobody else’s, whatever they call themselves', async () => {
    const mine = openBrowser(test, { deviceId: 'the-device' });
    const theirs = openBrowser(test, { deviceId: 'another-device' });
    await create(mine);
    await create(theirs, other.email);
    expect(await errorOf(theirs.api.devices.delete({ uid: 'the-device' }))).toMatchObject({
      name: 'NOT_FOUND',
      status: 404,
    });
    expect(await mine.api.session.user()).toMatchObject({ isAuth: true });
    expect(await errorOf(openBrowser(test).api.devices.list())).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    for (const uid of ['🙂', '<b>', "' or 1=1 --"])
      expect(await errorOf(mine.api.devices.delete({ uid }))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(mine.api.devices.delete({ uid: 'x'.repeat(10_000) }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });
});

describe('the device limit', () => {
  it('makes a further session restricted, which takes the place of a device that is deleted (AU-057, AU-067, SS-005)', async () => {
    await signInMany(5);
    const sixth = openBrowser(test);
    expect(await create(sixth)).toEqual({ session_state: 'restricted' });
    expect(await sixth.api.session.user()).toMatchObject({
      isAuth: false,
      session: { session_state: 'restricted' },
    });
    expect(await errorOf(sixth.api.account.export())).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    expect(await sixth.api.session.refresh()).toEqual({ session_state: 'restricted' });
    const { devices, limit } = await sixth.api.devices.list();
    expect([devices.length, limit.device_limit]).toEqual([5, 5]);
    await sixth.api.devices.delete({ uid: devices[2]?.uid ?? '' });
    expect(await sixth.api.session.refresh()).toEqual({ session_state: 'normal' });
    expect(await sixth.api.session.user()).toMatchObject({ isAuth: true });
    expect((await sixth.api.devices.list()).devices).toHaveLength(5);
  });

  it('that was lowered leaves more devices than it allows; only deleting enough makes a place (AU-066)', async () => {
    await signInMany(5);
    await test.operator().operator.importAccounts({ accounts: [{ ...account, device_limit: 3 }] });
    const further = openBrowser(test);
    expect(await create(further)).toEqual({ session_state: 'restricted' });
    for (const left of [4, 3, 2]) {
      expect(await further.api.session.refresh()).toEqual({ session_state: 'restricted' });
      const { devices, limit } = await further.api.devices.list();
      expect(limit).toEqual({ device_limit: 3 });
      expect((await further.api.devices.delete({ uid: devices[0]?.uid ?? '' })).devices).toHaveLength(left);
    }
    expect(await further.api.session.refresh()).toEqual({ session_state: 'normal' });
  });

  it('holds when fifty sign in at once: five devices, and restricted for everybody else', async () => {
    // From separate networks, so that only the device limit can refuse.
    const browsers = Array.from({ length: 50 }, (_, at) => openBrowser(test, { ip: `198.51.100.${at}` }));
    const answers = await Promise.all(browsers.map((browser) => create(browser)));
    const states = answers.map(({ session_state }) => session_state);
    expect(states.filter((state) => state === 'normal')).toHaveLength(5);
    expect(states.filter((state) => state === 'restricted')).toHaveLength(45);
    expect(await devicesStored()).toBe(5);
    const { rows } = await test.pool.query(
      `select state, count(*)::int as count from sessions group by state order by state`,
    );
    expect(rows).toEqual([
      { state: 'normal', count: 5 },
      { state: 'restricted', count: 45 },
    ]);
  });

  it('holds when many restricted sessions ask for one place at once', async () => {
    await signInMany(5);
    const waiting = Array.from({ length: 10 }, () => openBrowser(test));
    for (const browser of waiting) await create(browser);
    const { devices } = await first(waiting).api.devices.list();
    await first(waiting).api.devices.delete({ uid: devices[0]?.uid ?? '' });
    const answers = await Promise.all(waiting.map(({ api }) => api.session.refresh()));
    expect(answers.filter(({ session_state }) => session_state === 'normal')).toHaveLength(1);
    expect(await devicesStored()).toBe(5);
  });
});

describe('signing out everywhere', () => {
  it('leaves the one who asks, if he wants', async () => {
    const [one, two, three] = await signInMany(3);
    expect(await one?.api.session.endAll({ keep_current: true })).toEqual({ session_state: 'normal' });
    expect(await one?.api.session.user()).toMatchObject({ isAuth: true });
    for (const browser of [two, three])
      expect(await browser?.api.session.user()).toMatchObject({ isAuth: false });
    expect(await devicesStored()).toBe(1);
    expect(await one?.api.session.endAll({})).toEqual({ session_state: 'demo' });
    expect(await one?.api.session.user()).toMatchObject({ isAuth: false });
    expect(await devicesStored()).toBe(0);
  });

  it('is for who is signed in', async () => {
    expect(await errorOf(openBrowser(test).api.session.endAll({}))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
  });
});
