import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, signInByPhone } from '../testing/browser.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts, codes, tv_codes');
  await test.pool.query('delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

const television =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 Chrome/108.0 TV Safari/537.36';
const tv = () => openBrowser(test, { userAgent: television, ip: '203.0.113.50' });

it('signs a TV in by the code that it shows (SS-023, PC-033, PC-041, NT-073)', async () => {
  const screen = tv();
  const { code, device_code, expires_in, interval } = await screen.api.tvCodes.create();
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
  expect([expires_in, interval]).toEqual([900, 5]);
  expect(await screen.api.tvCodes.poll({ device_code })).toEqual({ state: 'waiting', session_state: null });

  const viewer = await signInByPhone(test, testAccount.phone);
  const typed = ` ${code.toLowerCase().slice(0, 3)}-${code.toLowerCase().slice(3)} `;
  expect(await viewer.api.tvCodes.describe({ code: typed })).toEqual({
    terminal_name: 'Телевизор',
    title: expect.stringContaining('Tizen'),
    device_type_icon: 'tv',
    is_same_network: false,
  });
  expect(await viewer.api.tvCodes.authorize({ code: typed })).toEqual({
    success: true,
    notification: {
      event_type: 'ott_tv_activated',
      display: {
        message: 'Телевизор подключён',
        submessage: 'Через несколько секунд на нём откроется ваш аккаунт.',
        poster: null,
        target: null,
      },
    },
  });
  expect(await screen.api.tvCodes.poll({ device_code })).toEqual({
    state: 'confirmed',
    session_state: 'normal',
  });
  expect(await screen.api.session.user()).toMatchObject({ isAuth: true, phone: testAccount.phone });
  expect((await viewer.api.devices.list()).devices).toMatchObject([
    { is_current: true },
    { terminal_name: 'Телевизор', device_type_icon: 'tv' },
  ]);
  // Neither code works again.
  expect(await errorOf(tv().api.tvCodes.poll({ device_code }))).toMatchObject({ name: 'TV_CODE_UNKNOWN' });
  expect(await errorOf(viewer.api.tvCodes.authorize({ code }))).toMatchObject({ name: 'TV_CODE_UNKNOWN' });
});

it('of an address is activated with a notification (PC-047, NT-060)', async () => {
  const screen = tv();
  const { code, device_code } = await screen.api.tvCodes.create();
  const viewer = await signInByPhone(test, testAccount.phone);
  expect(await viewer.api.tvCodes.activate({ code })).toEqual({
    notification: { event_type: 'ott_tv_activated', display: expect.objectContaining({ target: null }) },
  });
  expect(await screen.api.tvCodes.poll({ device_code })).toMatchObject({ state: 'confirmed' });
});

it('goes to one of several viewers who type a code at once', async () => {
  const { code } = await tv().api.tvCodes.create();
  const viewers = [
    await signInByPhone(test, testAccount.phone),
    await signInByPhone(test, '+79160000001', 'register'),
  ];
  const errors = await Promise.all(viewers.map(({ api }) => errorOf(api.tvCodes.authorize({ code }))));
  expect(errors.filter((error) => error === null)).toHaveLength(1);
});

it('begins one session, however often the TV asks', async () => {
  const screen = tv();
  const { code, device_code } = await screen.api.tvCodes.create();
  const viewer = await signInByPhone(test, testAccount.phone);
  await viewer.api.tvCodes.authorize({ code });
  const errors = await Promise.all(
    Array.from({ length: 5 }, () => errorOf(screen.api.tvCodes.poll({ device_code }))),
  );
  expect(errors.filter((error) => error === null)).toHaveLength(1);
});

it('respects the device limit', async () => {
  await test.pool.query('update accounts set device_limit = 1');
  const screen = tv();
  const { code, device_code } = await screen.api.tvCodes.create();
  const viewer = await signInByPhone(test, testAccount.phone);
  await viewer.api.tvCodes.authorize({ code });
  expect(await screen.api.tvCodes.poll({ device_code })).toEqual({
    state: 'confirmed',
    session_state: 'restricted',
  });
});

it('ends after a quarter of an hour, without success (PC-042)', async () => {
  const screen = tv();
  const { code, device_code } = await screen.api.tvCodes.create();
  const viewer = await signInByPhone(test, testAccount.phone);
  test.clock.now = new Date(testBegins.getTime() + 900_000);
  expect(await screen.api.tvCodes.poll({ device_code })).toEqual({ state: 'expired', session_state: null });
  expect(await errorOf(viewer.api.tvCodes.activate({ code }))).toMatchObject({ name: 'TV_CODE_UNKNOWN' });
  expect(await viewer.api.tvCodes.authorize({ code })).toMatchObject({
    success: false,
    notification: { display: { message: 'Срок действия кода истёк' } },
  });
  test.clock.now = new Date(testBegins.getTime() + 3 * 3600_000);
  await test.api.purge();
  expect((await test.pool.query('select from tv_codes')).rows).toEqual([]);
});

it('is for signed-in viewers, who may guess twenty times an hour', async () => {
  const { code } = await tv().api.tvCodes.create();
  for (const call of ['describe', 'authorize', 'activate'] as const)
    expect(await errorOf(openBrowser(test).api.tvCodes[call]({ code }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
  const viewer = await signInByPhone(test, testAccount.phone);
  const names = [];
  for (let count = 0; count < 22; count++)
    names.push(
      (await errorOf(viewer.api.tvCodes.authorize({ code: `BBBB${'BCDFGHJKLM'[count % 10]}B` })))?.name,
    );
  expect(names.filter((name) => name === 'TV_CODE_UNKNOWN')).toHaveLength(20);
  expect(names.at(-1)).toBe('TV_CODE_ATTEMPTS');
  expect(await errorOf(viewer.api.tvCodes.authorize({ code }))).toMatchObject({ name: 'TV_CODE_ATTEMPTS' });
});

it('is shown fifty times an hour in one network', async () => {
  const screen = tv();
  for (let count = 0; count < 50; count++) await screen.api.tvCodes.create();
  expect(await errorOf(screen.api.tvCodes.create())).toMatchObject({ name: 'TOO_MANY_REQUESTS' });
});

it.each(['🙂', '\u202E', "' or 1=1", 'BCDF-GHJKL', '<b>'])('%j is no code', async (code) => {
  const viewer = await signInByPhone(test, testAccount.phone);
  expect(await errorOf(viewer.api.tvCodes.describe({ code }))).toMatchObject({ name: 'TV_CODE_UNKNOWN' });
});
