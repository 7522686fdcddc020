import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '@kadr/contract';
import { analyticsEventNames, largestEventBatch } from '@kadr/contract';
import { openBrowser } from '../testing/browser.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate analytics_events, attempts');
});
afterAll(() => test.close());

const time = testBegins.getTime() - 1000;
const pageView: AnalyticsEvent = { name: 'page_view', time, page: '/movies', data: { title: 'Фильмы' } };
const record = (events: AnalyticsEvent[], over: Parameters<TestApi['client']>[0] = {}) =>
  test.client(over).analytics.record({ events });
const guestCookies = async () => {
  const { api, cookies } = openBrowser(test);
  await api.session.createDemo();
  return cookies;
};
const stored = async (): Promise<Record<string, unknown>[]> =>
  (await test.pool.query('select * from analytics_events order by id')).rows;

describe('events', () => {
  it('are kept with what the service knows of who sends them (PF-039, SS-045, SS-074)', async () => {
    const cookies = await signIn(test);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const from = { ip: '203.0.113.7', userAgent, deviceId: 'my-device', appVersion: 'abc123' };
    await record([pageView], { ...from, cookies, language: 'eng' });
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: 'page_view',
        happened_at: new Date(time),
        received_at: testBegins,
        session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        account_id: expect.any(Number),
        profile_id: expect.any(Number),
        device_id: 'my-device',
        device_type: 'NCWEB',
        app_version: 'abc123',
        brand: 'kadr',
        language: 'eng',
        page: '/movies',
        data: { title: 'Фильмы' },
        country: 'AM',
        browser: 'Firefox',
        system: 'Linux',
        network: null,
      }),
    ]);
  });

  it('of a beacon, which has no headers, are kept with what the body says of browser and release (AN-002, AN-017)', async () => {
    const names = {
      fingerprint: 'my-device',
      release: 'abc123',
      device_type: 'NCTV',
      network: '3g',
    } as const;
    await test.client().analytics.record({ ...names, events: [pageView] });
    await test
      .client()
      .analytics.record({ fingerprint: 'a b<c>', release: 'x'.repeat(65), events: [pageView] });
    expect(await stored()).toEqual([
      expect.objectContaining({
        device_id: 'my-device',
        app_version: 'abc123',
        device_type: 'NCTV',
        network: '3g',
      }),
      expect.objectContaining({ device_id: null, app_version: null, device_type: 'NCWEB' }),
    ]);
  });

  it('of players are taken with their own fields, and refused without them (AN-017, AN-064)', async () => {
    const data = {
      playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
      sequence: 4,
      content_id: 7,
      content_type: 'film',
      player_type: 'player',
      media_type: 'vod',
      is_embedded: false,
      position: 61.5,
      paused_seconds: 3.25,
      reason: 'user',
      pause_reason: 'adv',
    } as const;
    const resume: AnalyticsEvent = { name: 'playback_resume', time, page: '/movies/x/player', data };
    await record([resume]);
    expect(await stored()).toEqual([expect.objectContaining({ name: 'playback_resume', data })]);
    for (const over of [{ reason: 'bored' }, { paused_seconds: -1 }, { position: undefined }])
      expect(
        await errorOf(record([{ ...resume, data: { ...data, ...over } } as AnalyticsEvent])),
      ).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await stored()).toHaveLength(1);
  });

  it.each(['without a session', 'nonsense'])('are kept of a viewer %s too', async (session) => {
    await record([pageView], { cookies: session === 'nonsense' ? { session } : {} });
    expect(await stored()).toEqual([expect.objectContaining({ session_id: null, account_id: null })]);
  });

  it('of every name of the shell are taken', async () => {
    await record(
      analyticsEventNames.map((name) => ({ name, time, page: '/', data: { exit_frame: true, count: 1 } })),
    );
    expect((await stored()).map(({ name }) => name)).toEqual([...analyticsEventNames]);
  });

  it('of failed requests say which request and which answer, and no secret of its query (PF-036, SS-055)', async () => {
    await record([
      {
        name: 'error',
        time,
        page: '/services?access=SPRING',
        data: {
          request_method: 'GET',
          request_path: '/api/media_items/nowhere',
          request_query: 'lang=rus&access=SPRING&uid=mine&Token=abc',
          response_code: 404,
          error_code: 1000404,
        },
      },
    ]);
    expect(await stored()).toEqual([
      expect.objectContaining({
        name: 'error',
        page: '/services',
        data: {
          request_method: 'GET',
          request_path: '/api/media_items/nowhere',
          request_query: 'lang=rus&access=&uid=&Token=',
          response_code: 404,
          error_code: 1000404,
        },
      }),
    ]);
  });

  it('of a wrong clock happen within the last day', async () => {
    await record([
      { ...pageView, time: 0 },
      { ...pageView, time: testBegins.getTime() + 1e9 },
    ]);
    expect((await stored()).map(({ happened_at }) => happened_at)).toEqual([
      new Date(testBegins.getTime() - 24 * 3600 * 1000),
      testBegins,
    ]);
  });

  it.each<[string, unknown[]]>([
    ['none', []],
    ['too many', Array.from({ length: largestEventBatch + 1 }, () => pageView)],
    ['of another name', [{ ...pageView, name: 'something' }]],
    ['that are deep', [{ ...pageView, data: { a: { b: 1 } } }]],
    ['that are long', [{ ...pageView, data: { a: 'x'.repeat(1001) } }]],
    [
      'of many facts',
      [{ ...pageView, data: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`a${at}`, 1])) }],
    ],
    ['of errors that say nothing', [{ ...pageView, name: 'error' }]],
  ])('are refused: %s', async (_what, events) => {
    expect(await errorOf(record(events as AnalyticsEvent[]))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await stored()).toEqual([]);
  });

  it('are taken 120 times a minute from each session, however many share a network', async () => {
    const [one, other] = [await guestCookies(), await guestCookies()];
    await record([pageView], { cookies: one });
    await test.pool.query(`update attempts set count = 120 where "limit" = 'analytics'`);
    expect(await errorOf(record([pageView], { cookies: one }))).toMatchObject({
      name: 'TOO_MANY_REQUESTS',
      status: 429,
    });
    await record([pageView], { cookies: other });
    test.clock.now = new Date(testBegins.getTime() + 60_000);
    await record([pageView], { cookies: one });
    expect(new Set((await stored()).map((event) => event['session_id'])).size).toBe(2);
    expect(await stored()).toHaveLength(3);
  });

  it('without a session are taken 120 times a minute from one network', async () => {
    await record([pageView], { ip: '2001:db8::1' });
    await test.pool.query(`update attempts set count = 120 where "limit" = 'analytics'`);
    expect(await errorOf(record([pageView], { ip: '2001:db8::2' }))).toMatchObject({ status: 429 });
  });

  it('are taken 6,000 times a minute from one network, whatever the sessions', async () => {
    await record([pageView]);
    await test.pool.query(`update attempts set count = 6000 where "limit" = 'analytics_network'`);
    expect(await errorOf(record([pageView]))).toMatchObject({ status: 429 });
  });
});
