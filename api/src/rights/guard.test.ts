import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, register, signInByPhone } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let url: string;
let phones = 0;
const newPhone = (): string => `+7916000${String((phones += 1)).padStart(4, '0')}`;
const pin = '4711';

beforeAll(async () => {
  test = await createTestApi();
  url = await test.listen();
  await test.import(sampleCatalogue);
  await test.publish('hedgehog');
});
beforeEach(async () => {
  await test.pool.query('truncate attempts');
});
afterAll(() => test.close());

const refusal = async (call: Promise<unknown>): Promise<string | null> => (await errorOf(call))?.name ?? null;

/** A browser in which a child watches, of an account with the PIN `pin`. */
async function child(phone = newPhone()): Promise<TestBrowser> {
  const browser = await register(test, phone);
  await browser.api.profiles.pinChange({ old_pin: '0000', new_pin: pin });
  const { id } = await browser.api.profiles.create({
    name: 'Маша',
    default_age_limit_id: 1,
    max_age_limit_id: 1,
  });
  await browser.api.profiles.switch({ id });
  return browser;
}

describe('a child’s profile', () => {
  it('signs no TV in, which would watch as the master profile: that takes the PIN (SS-023)', async () => {
    const { api } = await child();
    const tv = openBrowser(test);
    const { code, device_code } = await tv.api.tvCodes.create();
    for (const over of [{}, { pin_code: '0000' }])
      expect(await refusal(api.tvCodes.authorize({ code, ...over }))).toBe('MASTER_REQUIRED');
    expect(await refusal(api.tvCodes.authorize({ code, pin_code: '1111' }))).toBe('PIN_WRONG');
    expect(await tv.api.tvCodes.poll({ device_code })).toEqual({ state: 'waiting', session_state: null });
    await api.tvCodes.authorize({ code, pin_code: pin });
    expect(await tv.api.tvCodes.poll({ device_code })).toMatchObject({ state: 'confirmed' });
  });

  it('signs no other device out without the PIN', async () => {
    const phone = newPhone();
    const { api } = await child(phone);
    const parent = await signInByPhone(test, phone);
    const { devices } = await api.devices.list();
    const uid = devices.find(({ is_current }) => !is_current)?.uid ?? '';
    expect(await refusal(api.devices.delete({ uid }))).toBe('MASTER_REQUIRED');
    expect(await refusal(api.session.endAll({ keep_current: true }))).toBe('MASTER_REQUIRED');
    expect(await parent.api.session.user()).toMatchObject({ isAuth: true });
    await api.devices.delete({ uid, pin_code: pin });
    expect(await parent.api.session.user()).toMatchObject({ isAuth: false });
  });

  it('finds no PIN by any of the calls that take one (PR-047)', async () => {
    const { api } = await child();
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_one, at) => {
        const pin_code = String(1000 + at);
        if (at % 3 === 0) return refusal(api.session.endAll({ keep_current: true, pin_code }));
        if (at % 3 === 1) return refusal(api.devices.delete({ uid: 'x', pin_code }));
        return refusal(api.tvCodes.authorize({ code: 'x', pin_code }));
      }),
    );
    expect(tries.filter((name) => name === 'PIN_WRONG').length).toBeLessThanOrEqual(5);
    expect(tries).toContain('PIN_TOO_SOON');
  });

  it('changes its language, and not the time zone that its hours follow', async () => {
    const { api } = await child();
    expect(await api.session.updateUser({ language: 'eng' })).toMatchObject({ language: 'eng' });
    const before = (await api.session.user()).currentTimeZone;
    expect(await refusal(api.session.updateUser({ currentTimeZone: 'Pacific/Auckland' }))).toBe(
      'MASTER_REQUIRED',
    );
    expect((await api.session.user()).currentTimeZone).toBe(before);
  });
});

describe('a blocked account', () => {
  const block = (phone: string, is_account_blocked: boolean) =>
    test.operator().operator.importAccounts({
      accounts: [{ phone, password: 'a-good-password', is_account_blocked }],
    });

  it('plays nothing, not even what is free, until it is blocked no more (BL-018)', async () => {
    const phone = newPhone();
    await register(test, phone);
    await block(phone, true);
    const { api } = await signInByPhone(test, phone);
    const start = () => api.playback.start({ media_item_id: 'hedgehog' });
    expect(await refusal(start())).toBe('ACCOUNT_BLOCKED');
    expect(await refusal(openBrowser(test).api.playback.start({ media_item_id: 'hedgehog' }))).toBeNull();
    await block(phone, false);
    expect(await refusal(start())).toBeNull();
  });

  it('gets no licence either, whatever token it has', async () => {
    const phone = newPhone();
    await register(test, phone);
    await block(phone, true);
    const { cookies } = await signInByPhone(test, phone);
    const answer = await fetch(`${url}/licences/clearkey`, {
      method: 'POST',
      headers: { cookie: `session=${cookies['session']}`, 'sec-fetch-site': 'same-origin' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 1_000_476 });
  });
});

it('costs no statement: a call reads its session once, however often it is asked for', async () => {
  const { api } = await register(test, newPhone());
  for (const call of [
    () => api.playback.start({ media_item_id: 'hedgehog' }),
    () => api.favourites.list({}),
    () => api.purchases.payments({}),
  ]) {
    test.statements();
    await call();
    expect(test.statements().filter((text) => text.includes('from sessions s'))).toHaveLength(1);
  }
});
