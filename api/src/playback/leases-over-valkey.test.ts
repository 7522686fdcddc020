import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { canStartValkey, startValkey } from '../testing/valkey.ts';
import type { TestValkey } from '../testing/valkey.ts';
import { createValkey, scriptOf } from '../valkey/valkey.ts';
import type { Valkey } from '../valkey/valkey.ts';

const findKeys = scriptOf(`return redis.call('KEYS', ARGV[1])`);

describe.runIf(canStartValkey)('screens of a service with Valkey', () => {
  let valkey: TestValkey;
  let test: TestApi;
  let engine: Valkey;
  const importAccount = () =>
    test.operator().operator.importAccounts({ accounts: [{ ...testAccount, stream_limit: 1 }] });
  /** Keys of a kind, such as `lease`. */
  const keysOf = (kind: string) => engine.run(findKeys, [`kadr:${kind}:*`]);
  beforeAll(async () => {
    valkey = await startValkey();
    test = await createTestApi({ valkeyUrl: valkey.url });
    await test.api.engines.start();
    await test.api.push.start();
    await test.import(sampleCatalogue);
    for (const slug of publishedFilms) await test.publish(slug);
    for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
    await importAccount();
    engine = createValkey({ url: valkey.url, log: { warn: () => undefined, info: () => undefined } });
    await engine.start();
  });
  beforeEach(async () => {
    await test.pool.query('delete from sessions');
  });
  afterAll(async () => {
    await engine.close();
    await test.close();
    await valkey.close();
  });

  async function signIn(): Promise<TestBrowser> {
    const browser = openBrowser(test);
    await browser.api.session.create({
      login: testAccount.email,
      login_mode: 'authorize',
      login_type: 'email',
      password: testAccount.password,
    });
    return browser;
  }
  async function screenOf({ api }: TestBrowser) {
    const { playback_session_id } = await api.playback.start({ media_item_id: 'north-wind' });
    const said = { playback_session_id, media_item_id: 'north-wind' };
    return {
      begun: () => api.playback.begun(said),
      heartbeat: () => api.playback.heartbeat(said),
      stop: () => api.playback.stop({ playback_session_id }),
    };
  }
  const refusal = async (call: Promise<unknown>): Promise<string | null> =>
    (await errorOf(call))?.name ?? null;

  it('are as many as the account may have, and leave their places with their session (PL-195)', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const [first, second] = [await screenOf(one), await screenOf(other)];
    await first.begun();
    expect(await refusal(second.begun())).toBe('STREAM_LIMIT');
    expect((await other.api.playback.streams()).streams).toHaveLength(1);
    await one.api.session.end();
    await expect.poll(() => refusal(second.begun())).toBeNull();
    expect((await test.pool.query('select from stream_leases')).rows).toEqual([]);
    expect(await test.operator().operator.getToday()).toMatchObject({ viewers_now: 1 });
  });

  it.each<[string, (viewer: TestBrowser) => Promise<unknown>]>([
    [
      'by the viewer',
      async ({ api }) => {
        const { confirmation_code } = await api.signIn.validatePassword({ password: testAccount.password });
        return api.account.erase({ confirmation_code });
      },
    ],
    [
      'by an operator',
      async () => {
        const { operator } = test.operator();
        const { items } = await operator.listAccounts({ q: testAccount.email });
        return operator.eraseAccount({ id: items[0]?.id ?? 0, reason: 'asked by letter' });
      },
    ],
  ])('leave nothing in it when their account is erased %s', async (_who, erase) => {
    const [one, other] = [await signIn(), await signIn()];
    await (await screenOf(other)).begun();
    expect(await keysOf('lease')).toHaveLength(1);
    await erase(one);
    await expect.poll(() => keysOf('lease')).toEqual([]);
    expect([await keysOf('places'), await keysOf('session')]).toEqual([[], []]);
    await importAccount();
  });

  it('begin and go on while it is away, uncounted, and are counted again once it is back', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const [first, second] = [await screenOf(one), await screenOf(other)];
    await first.begun();
    await valkey.kill();
    await expect.poll(() => refusal(second.begun())).toBeNull();
    expect(await refusal(first.heartbeat())).toBeNull();
    expect(await errorOf(other.api.playback.streams())).toMatchObject({ name: 'UNAVAILABLE', status: 503 });
    expect(await errorOf(first.stop())).toMatchObject({ name: 'UNAVAILABLE', status: 503 });
    // Signing in still counts its attempts.
    await signIn();
    await valkey.start();
    await expect.poll(async () => (await errorOf(other.api.playback.streams()))?.name ?? null).toBeNull();
    expect(await refusal(first.heartbeat())).toBeNull();
    expect(await refusal(second.heartbeat())).toBe('STREAM_LIMIT');
    expect(test.logged.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining(['lost Valkey; reconnecting', 'Valkey is available again']),
    );
    expect(test.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
