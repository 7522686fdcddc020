import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;
const hour = 3600;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.publish('north-wind');
  await test.publish('north-wind', { kind: 'trailer' });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  const { profiles } = test.client({ cookies: await signIn(test) });
  await profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  cookies = await signIn(test);
});
afterAll(() => test.close());

const start = (player_type: 'player' | 'trailer' = 'player') =>
  test.client({ cookies }).playback.start({ media_item_id: 'north-wind', player_type });
/** Sets the limits of the profile; it is 15:00 in Moscow. */
const limit = async (from: number | null, to: number | null, max: number | null = null): Promise<void> => {
  const [profile] = (await test.client({ cookies }).profiles.getAll()).items;
  await test.client({ cookies }).profiles.edit({
    id: profile?.id ?? 0,
    view_limits: {
      allowed_from: from === null ? null : from * hour,
      allowed_to: to === null ? null : to * hour,
      max_view_time: max,
    },
    pin_code: '4711',
  });
};

it.each([
  [null, null, true],
  [7, 21, true],
  [15, 16, true],
  [16, 21, false],
  [7, 15, false],
  [null, 15, false],
  [16, null, false],
  [20, 8, false],
  [14, 2, true],
])(
  'between %s and %s o’clock one may watch at 15: %s (PR-069, PR-076, VL-003, VL-024, VL-027)',
  async (from, to, may) => {
    await limit(from, to);
    const error = await errorOf(start());
    expect(error?.name ?? null).toBe(may ? null : 'VIEW_INTERVAL_OVER');
    await start('trailer');
  },
);

it('the hours are those of the viewer’s time zone (PR-076, VL-021)', async () => {
  await limit(7, 15.5);
  await start();
  await test.client({ cookies }).session.updateUser({ currentTimeZone: 'Asia/Yerevan' });
  try {
    expect((await errorOf(start()))?.name).toBe('VIEW_INTERVAL_OVER');
  } finally {
    await test.client({ cookies }).session.updateUser({ currentTimeZone: 'Europe/Moscow' });
  }
});

it('stream addresses end with the hours (VL-024)', async () => {
  await limit(7, 15.5);
  expect((await start()).expires_at).toBe(testBegins.getTime() / 1000 + 1800 + 60);
});

it('a daily maximum lets no more be watched once it is used up (PR-069, VL-003, VL-006, SS-090, PL-169)', async () => {
  await limit(null, null, 100);
  await start();
  await test.client({ cookies }).session.setViewedTime({ seconds: 99 });
  await start();
  await test.client({ cookies }).session.setViewedTime({ seconds: 1 });
  expect(await errorOf(start())).toMatchObject({ name: 'VIEW_TIME_OVER', status: 403 });
  test.clock.now = new Date(testBegins.getTime() + 24 * hour * 1000);
  await start();
});

it('nobody without an account has limits (VL-025, PL-170)', async () => {
  await limit(1, 2, 1);
  const guest = await test.client().playback.start({ media_item_id: 'north-wind' });
  expect(guest.expires_at).toBeGreaterThan(testBegins.getTime() / 1000 + hour);
});

describe('the daily time is the service’s own count', () => {
  const watch = async () => {
    const { playback_session_id, content } = await start();
    const said = { playback_session_id, media_item_id: content.slug };
    const { playback } = test.client({ cookies });
    return {
      begun: () => playback.begun(said),
      heartbeat: (is_paused = false) => playback.heartbeat({ ...said, is_paused }),
      leave: () => playback.leave(said),
    };
  };
  const after = (seconds: number): void => {
    test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
  };
  const viewed = async (): Promise<number> => (await test.client({ cookies }).session.user()).curViewTime;
  beforeEach(async () => {
    await test.pool.query('truncate stream_leases');
    await test.pool.query('update profiles set viewed_seconds = 0');
    await limit(null, null, 3600);
  });

  it('of the words of a player that plays, whatever the page says (VL-018, VL-026)', async () => {
    const screen = await watch();
    await screen.begun();
    after(30);
    await screen.heartbeat();
    expect(await viewed()).toBe(30);
    await test.client({ cookies }).session.setViewedTime({ seconds: 1000 });
    expect(await viewed()).toBe(30);
    after(20);
    await screen.heartbeat(true);
    after(300);
    await screen.heartbeat(true);
    expect(await viewed()).toBe(50);
    await screen.heartbeat();
    after(10);
    await screen.leave();
    expect(await viewed()).toBe(60);
  });

  it('of a player that says nothing more, too: as long as a silence may be', async () => {
    await (await watch()).begun();
    after(600);
    await start();
    expect(await viewed()).toBe(90);
    await start();
    expect(await viewed()).toBe(90);
  });

  it('counts two screens at once twice', async () => {
    const screens = [await watch(), await watch()];
    for (const { begun } of screens) await begun();
    after(30);
    for (const { heartbeat } of screens) await heartbeat();
    expect(await viewed()).toBe(60);
  });

  it('ends the place of a screen once it is used up, and once the hours are over (VL-024)', async () => {
    const screen = await watch();
    await screen.begun();
    await test.pool.query('update profiles set viewed_seconds = 3590');
    after(30);
    expect((await errorOf(screen.heartbeat()))?.name).toBe('VIEW_TIME_OVER');
    expect((await test.pool.query('select from stream_leases')).rows).toEqual([]);
    await test.pool.query('update profiles set viewed_seconds = 0');
    await screen.heartbeat();
    await limit(7, 15);
    expect((await errorOf(screen.heartbeat()))?.name).toBe('VIEW_INTERVAL_OVER');
    expect((await test.pool.query('select from stream_leases')).rows).toEqual([]);
  });

  it('starts again at midnight of the account’s time zone, whatever zone the browser reports (VL-023)', async () => {
    await test.pool.query(`update accounts set time_zone = null`);
    const screen = await watch();
    // 23:59:50 in Moscow, the service's time zone.
    test.clock.now = new Date('2026-03-01T20:59:50Z');
    cookies = await signIn(test);
    await screen.begun().catch(() => undefined);
    const another = await watch();
    await another.begun();
    after(5);
    await another.heartbeat();
    expect(await viewed()).toBe(5);
    cookies = { ...cookies, time_zone: 'Pacific/Auckland' };
    expect(await viewed()).toBe(5);
    after(10);
    await another.heartbeat();
    expect(await viewed()).toBe(10);
  });
});

it('hours follow no cookie (VL-021)', async () => {
  await test.pool.query(`update accounts set time_zone = null`);
  await limit(7, 15);
  cookies = { ...cookies, time_zone: 'America/New_York' };
  expect((await errorOf(start()))?.name).toBe('VIEW_INTERVAL_OVER');
});

it('an account that has no time zone yet takes the one that its holder chose before he signed in', async () => {
  await test.pool.query(`update accounts set time_zone = null`);
  cookies = await signIn(test, {}, { cookies: { time_zone: 'Asia/Yerevan' } });
  cookies = { ...cookies, time_zone: 'Pacific/Auckland' };
  expect((await test.client({ cookies }).session.user()).currentTimeZone).toBe('Asia/Yerevan');
  await test.pool.query(`update accounts set time_zone = null`);
});

// Berlin's clocks jump from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
describe.each([
  ['23', '2026-03-29T00:30:00+01:00', '2026-03-30T00:00:00+02:00', 17.5],
  ['25', '2026-10-25T00:30:00+02:00', '2026-10-26T00:00:00+01:00', 19.5],
])('a day of %s hours', (_length, halfPastMidnight, nextDay, hoursLeft) => {
  beforeEach(async () => {
    await test.pool.query(`update accounts set time_zone = 'Europe/Berlin'`);
    await test.pool.query('update profiles set viewed_seconds = 0');
    test.clock.now = new Date(halfPastMidnight);
    cookies = await signIn(test);
  });
  afterEach(() => test.pool.query(`update accounts set time_zone = null`));

  it('lets one watch until the clocks show the end of the hours (VL-003, VL-024)', async () => {
    await limit(0, 19);
    expect((await start()).expires_at).toBeLessThanOrEqual(
      Date.parse(halfPastMidnight) / 1000 + hoursLeft * hour + 60,
    );
    test.clock.now = new Date(Date.parse(halfPastMidnight) + hoursLeft * hour * 1000 - 1000);
    expect((await start()).expires_at).toBe(test.clock.now.getTime() / 1000 + 1 + 60);
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    expect((await errorOf(start()))?.name).toBe('VIEW_INTERVAL_OVER');
  });

  it('has one daily time, until the midnight that ends it (VL-006, VL-023)', async () => {
    await limit(null, null, 100);
    await test.client({ cookies }).session.setViewedTime({ seconds: 100 });
    test.clock.now = new Date(Date.parse(nextDay) - 1000);
    cookies = await signIn(test);
    expect((await errorOf(start()))?.name).toBe('VIEW_TIME_OVER');
    test.clock.now = new Date(nextDay);
    await start();
  });
});
