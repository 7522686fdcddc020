import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
/** Limits of the profile; the clock says 15:00 in Moscow. */
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
