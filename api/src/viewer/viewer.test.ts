import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, testAccount, cookiesOf } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

const blocked = {
  email: 'lev@kadr.example',
  password: 'another-password',
  is_account_blocked: true,
  btb_type: 'hotel',
  auth_mode: 'password',
  home_mrf: 'moscow',
  location: 'moscow',
  sub_location: 'khamovniki',
  block_screen: {
    message: { rus: 'Аккаунт заблокирован', eng: 'The account is blocked' },
    available_actions: [
      { type: 'logout' as const, title: { rus: 'Выйти', eng: 'Sign out' } },
      {
        type: 'link' as const,
        screen_name: 'account_refill' as const,
        title: { rus: 'Пополнить' },
      },
    ],
  },
};

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount, blocked] });
  cookies = await signIn(test);
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const setProfile = (assignment: string) => test.pool.query(`update profiles set ${assignment}`);
const user = (over: Parameters<TestApi['client']>[0] = {}) =>
  test.client({ cookies, ...over }).session.user();

describe('an anonymous viewer', () => {
  it('is the same for everybody, with a session, without, and with one that is no good (CT-003, SS-002, SS-075, SS-079, PL-014, PL-213)', async () => {
    const demo = test.context();
    await test.api.client(demo).session.createDemo();
    for (const cookies of [{}, { session: 'nonsense' }, cookiesOf(demo.set)]) {
      expect(
        await test.client({ language: 'hye', cookies, ip: '203.0.113.7', deviceId: 'mine' }).session.user(),
      ).toEqual({
        isAuth: false,
        session: { session_state: 'demo' },
        profile: 'not_available',
        language: 'hye',
        currentTimeZone: 'Europe/Moscow',
        phone: null,
        email: null,
        hasPassword: false,
        resendCodeTimers: {},
        emailResendTimer: null,
        unreadMessages: 0,
        systemInfo: {
          allowed_login_types: ['phone', 'email'],
          home_mrf: null,
          current_mrf: null,
          client_ip: null,
          san: null,
          is_test: false,
          broadcast_type: null,
          location: null,
          sub_location: null,
          cur_location: null,
          cur_sub_location: null,
        },
        accountSettings: { btb_type: null, auth_mode: null, is_account_blocked: false, block_screen: null },
        menu: { items: [] },
        maxViewTime: null,
        curViewTime: 0,
        isViewTimeLeft: true,
      });
    }
  });

  it('may sign in as the brand lets him', async () => {
    expect((await test.client({ brand: 'ararat' }).session.user()).systemInfo.allowed_login_types).toEqual([
      'phone',
    ]);
  });
});

describe('a signed-in viewer', () => {
  it('is known with account and master profile, in one statement besides the menu (SS-004, SS-075, SS-076, SS-078, CT-154, PL-014, PL-213)', async () => {
    test.statements();
    expect(await user({ ip: '203.0.113.7' })).toMatchObject({
      isAuth: true,
      session: { session_state: 'normal' },
      profile: {
        id: expect.any(Number),
        name: 'Анна',
        type: 'master',
        icon: { id: 1, image: '/profile-icons/fox.svg' },
        default_age_limit_id: 5,
        max_age_limit_id: 5,
        is_erotic_allowed: false,
        purchase_limits: { is_pin_required: false },
        view_limits: { allowed_from: null, allowed_to: null, max_view_time: null },
        is_notifications_allowed: true,
      },
      language: 'rus',
      currentTimeZone: 'Europe/Moscow',
      phone: testAccount.phone,
      email: testAccount.email,
      unreadMessages: 0,
      accountSettings: { is_account_blocked: false, block_screen: null },
      isViewTimeLeft: true,
      systemInfo: { client_ip: '203.0.113.7', san: expect.stringMatching(/^[1-9]\d{11}$/), is_test: false },
    });
    expect(test.statements().filter((statement) => statement.includes('from sessions'))).toHaveLength(1);
  });

  it('says of itself what a purchase and its pages want to know (CM-023)', async () => {
    await test.import({
      media_views: [{ brand: 'kadr', alias: 'movies', name: { rus: 'Фильмы' }, blocks: [] }],
    });
    await setProfile(
      'is_purchase_pin_required = true, view_allowed_from = 25200, view_allowed_to = 75600, max_view_time = 7200',
    );
    try {
      const known = await user();
      expect(known).toMatchObject({
        isAuth: true,
        phone: testAccount.phone,
        email: testAccount.email,
        profile: {
          id: expect.any(Number),
          icon: { image: '/profile-icons/fox.svg' },
          purchase_limits: { is_pin_required: true },
          view_limits: { allowed_from: 25_200, allowed_to: 75_600, max_view_time: 7200 },
        },
        language: 'rus',
        currentTimeZone: 'Europe/Moscow',
        unreadMessages: 0,
        maxViewTime: 7200,
        curViewTime: 0,
        isViewTimeLeft: true,
      });
      expect(known.menu.items).toContainEqual({
        id: expect.any(Number),
        title: 'Фильмы',
        target: { type: 'media_view', link: 'movies', title: 'Фильмы' },
        icon: null,
      });
    } finally {
      await setProfile(
        'is_purchase_pin_required = false, view_allowed_from = null, view_allowed_to = null, max_view_time = null',
      );
      await test.pool.query('delete from media_views');
    }
  });

  it('of a blocked account is told why and what he can do (SS-077, BL-001, BL-002, SH-103, PL-014)', async () => {
    const mine = await signIn(test, blocked);
    const { accountSettings, systemInfo } = await user({ cookies: mine, language: 'eng' });
    expect(accountSettings).toEqual({
      btb_type: 'hotel',
      auth_mode: 'password',
      is_account_blocked: true,
      block_screen: {
        message: 'The account is blocked',
        submessage: null,
        icon: null,
        available_actions: [
          { type: 'logout', screen_name: null, title: 'Sign out' },
          { type: 'link', screen_name: 'account_refill', title: 'Пополнить' },
        ],
      },
    });
    expect(systemInfo).toMatchObject({ home_mrf: 'moscow', location: 'moscow', sub_location: 'khamovniki' });
  });

  it('whose session is restricted does not count as authenticated (SS-004, SS-005)', async () => {
    await test.pool.query(`update sessions set state = 'restricted', device_id = null`);
    await test.pool.query('update accounts set device_limit = 0');
    try {
      expect(await user()).toMatchObject({
        isAuth: false,
        session: { session_state: 'restricted' },
        profile: 'not_available',
        phone: null,
        email: null,
        systemInfo: { san: null, client_ip: null },
      });
      expect(await errorOf(test.client({ cookies }).session.setViewedTime({ seconds: 11 }))).toMatchObject({
        name: 'SIGN_IN_REQUIRED',
        status: 403,
        error_code: 1000430,
      });
      expect(await test.client({ cookies }).session.refresh()).toEqual({ session_state: 'restricted' });
    } finally {
      await test.pool.query(`update sessions set state = 'normal'`);
      await test.pool.query('update accounts set device_limit = 1000');
    }
  });
});

describe('changing the viewer', () => {
  it('keeps language and time zone with the account (SS-009, PF-007)', async () => {
    const context = test.context({ cookies });
    expect(
      await test.api.client(context).session.updateUser({ language: 'eng', currentTimeZone: 'Asia/Yerevan' }),
    ).toMatchObject({ isAuth: true, language: 'eng', currentTimeZone: 'Asia/Yerevan' });
    expect(context.set[0]).toMatch(/^language=eng; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(await user()).toMatchObject({ language: 'eng', currentTimeZone: 'Asia/Yerevan' });
    // A brand without that language uses the page's language.
    expect(await user({ brand: 'ararat', language: 'hye' })).toMatchObject({ language: 'hye' });
    await test.client({ cookies }).session.updateUser({ language: 'rus', currentTimeZone: 'Europe/Moscow' });
  });

  it('keeps them in the browser for who has no account', async () => {
    const context = test.context();
    expect(
      await test.api.client(context).session.updateUser({ language: 'hye', currentTimeZone: 'Asia/Yerevan' }),
    ).toMatchObject({ isAuth: false, language: 'hye', currentTimeZone: 'Asia/Yerevan' });
    expect(await user({ cookies: cookiesOf(context.set) })).toMatchObject({
      currentTimeZone: 'Asia/Yerevan',
    });
    expect(await user({ cookies: { time_zone: 'Nowhere/At_All' } })).toMatchObject({
      currentTimeZone: 'Europe/Moscow',
    });
  });

  it('changes nothing where nothing is named', async () => {
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.updateUser({})).toMatchObject({ isAuth: true });
    expect(context.set).toEqual([]);
  });

  it('to a language that the brand does not speak is refused', async () => {
    expect(
      await errorOf(test.client({ cookies, brand: 'ararat' }).session.updateUser({ language: 'eng' })),
    ).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await user()).toMatchObject({ language: 'rus' });
  });

  it.each(['', 'Moscow', 'Europe/Nowhere', '../etc', '+03:00', 'x'.repeat(500)])(
    'to the time zone “%.20s” is refused',
    async (currentTimeZone) => {
      expect(await errorOf(test.client({ cookies }).session.updateUser({ currentTimeZone }))).toMatchObject({
        name: 'INVALID_INPUT',
      });
    },
  );
});

describe('time that was watched', () => {
  const watched = (seconds: number) => test.client({ cookies }).session.setViewedTime({ seconds });

  it('adds up over the viewer’s day and starts at zero on the next (SS-088, VL-002, VL-018, VL-022, VL-023, PL-174, PL-183)', async () => {
    await setProfile('max_view_time = 100');
    try {
      expect(await watched(11)).toEqual({ maxViewTime: 100, curViewTime: 11, isViewTimeLeft: true });
      await Promise.all([watched(20), watched(20), watched(20)]);
      expect(await user()).toMatchObject({ maxViewTime: 100, curViewTime: 71, isViewTimeLeft: true });
      expect(await watched(29)).toMatchObject({ curViewTime: 100, isViewTimeLeft: false });
      // 20:59 UTC is a minute to midnight in Moscow.
      test.clock.now = new Date('2026-03-01T20:59:59Z');
      expect(await user()).toMatchObject({ curViewTime: 100, isViewTimeLeft: false });
      test.clock.now = new Date('2026-03-01T21:00:00Z');
      expect(await user()).toMatchObject({ curViewTime: 0, isViewTimeLeft: true });
      expect(await watched(12)).toMatchObject({ curViewTime: 12 });
    } finally {
      await setProfile('max_view_time = null, viewed_seconds = 0, viewed_on = null');
    }
  });

  it('is not counted for who has no account (VL-025, PL-170)', async () => {
    expect(await errorOf(test.client().session.setViewedTime({ seconds: 11 }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
  });

  it.each([0, -1, 1.5, 3601])('cannot be %s seconds', async (seconds) => {
    expect(await errorOf(watched(seconds))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});
