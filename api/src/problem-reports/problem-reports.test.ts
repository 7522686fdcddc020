import type { ProblemReportInput } from '@kadr/contract';
import { mostReportedEvents } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate problem_reports restart identity; truncate attempts');
});
afterAll(() => test.close());

const report: ProblemReportInput = {
  content_id: 1,
  content_type: 'film',
  feedback_text: 'Нет звука; Плохое качество изображения',
  answers: ['no_sound', 'poor_picture'],
  playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
  state: { position: 61.5, is_paused: false, error: null },
  events: [
    { time: testBegins.getTime() - 2000, name: 'error', data: { reason: '1-3-1001', severity: 1 } },
    { time: testBegins.getTime() - 1000, name: 'seek', data: { from: 3, to: 61.5 } },
  ],
};
const loading = { time: testBegins.getTime(), name: 'loading', data: {} };
const send = (over: Partial<ProblemReportInput> = {}, as: Parameters<TestApi['client']>[0] = {}) =>
  test.client(as).problemReports.send({ ...report, ...over });
const list = (page: Parameters<ReturnType<TestApi['operator']>['operator']['listProblemReports']>[0] = {}) =>
  test.operator().operator.listProblemReports(page);

describe('a report of a problem', () => {
  it('is kept with feedback text, content, the last minute, the account, app version and browser, for the operator (PL-015, PL-081, PL-082)', async () => {
    const cookies = await signIn(test);
    await send({}, { cookies, appVersion: 'r42', userAgent: 'A browser', deviceId: 'my-device' });
    const { rows } = await test.pool.query<{ id: number; slug: string; san: string }>(
      'select id, slug, (select san from accounts) as san from media_items where id = 1',
    );
    expect(await list()).toEqual({
      items: [
        {
          ...report,
          id: 1,
          created_at: testBegins.getTime() / 1000,
          content_slug: rows[0]?.slug,
          san: rows[0]?.san,
          app_version: 'r42',
          user_agent: 'A browser',
        },
      ],
      next_cursor: null,
    });
    // Nothing else about the reporter.
    const kept = await test.pool.query('select * from problem_reports');
    expect(JSON.stringify(kept.rows)).not.toMatch(/my-device|127\.0\.0\.1|anna/);
  });

  it('is taken of a guest too, and of a title that is not there any more', async () => {
    await send({ content_id: 2_000_000 });
    expect((await list()).items).toEqual([
      expect.objectContaining({ content_id: 2_000_000, content_slug: null, san: null }),
    ]);
  });

  it('is taken ten times in ten minutes of a session, sixty times of a network', async () => {
    const cookies = await signIn(test);
    for (let time = 0; time < 10; time += 1) await send({}, { cookies });
    expect(await errorOf(send({}, { cookies }))).toMatchObject({ name: 'TOO_MANY_REQUESTS', status: 429 });
    await send();
    await test.pool.query('update attempts set count = 60');
    expect(await errorOf(send())).toMatchObject({ name: 'TOO_MANY_REQUESTS' });
    test.clock.now = new Date(testBegins.getTime() + 600_000);
    await send({}, { cookies });
    expect((await list()).items).toHaveLength(12);
  });

  it.each<[string, Partial<ProblemReportInput>]>([
    ['without an answer', { answers: [] }],
    ['with an answer that is none', { answers: ['bored' as 'no_sound'] }],
    ['without words', { feedback_text: '  ' }],
    ['of a playback that can be none', { playback_session_id: '1' }],
    ['with a long past', { events: Array.from({ length: mostReportedEvents + 1 }, () => loading) }],
    ['with deep facts', { state: { player: { volume: 1 } as never } }],
    ['with long facts', { state: { error: 'x'.repeat(301) } }],
  ])('is refused %s', async (_what, over) => {
    expect(await errorOf(send(over))).toMatchObject({ name: 'INVALID_INPUT' });
    expect((await list()).items).toEqual([]);
  });

  it('stays as nobody’s when its account is erased, and is forgotten after half a year', async () => {
    await test.operator().operator.importAccounts({
      accounts: [{ ...testAccount, email: 'gone@kadr.example', phone: '+79990000099' }],
    });
    const cookies = await signIn(test, { email: 'gone@kadr.example' });
    await send({}, { cookies });
    const viewer = test.client({ cookies });
    const { data } = await viewer.account.export();
    expect(data['problem_reports']).toEqual([
      expect.objectContaining({ feedback_text: report.feedback_text }),
    ]);
    const { confirmation_code } = await viewer.signIn.validatePassword({ password: testAccount.password });
    await viewer.account.erase({ confirmation_code });
    const { rows } = await test.pool.query('select account_id, session_id from problem_reports');
    expect(rows).toEqual([{ account_id: null, session_id: null }]);
    test.clock.now = new Date(testBegins.getTime() + 181 * 24 * 3600 * 1000);
    await test.api.purge();
    expect((await list()).items).toEqual([]);
  });
});

describe('the operator’s list', () => {
  it('is paged, the latest first, and narrowed to a title', async () => {
    for (const content_id of [1, 2, 1]) await send({ content_id });
    const idsOf = ({ items }: Awaited<ReturnType<typeof list>>): number[] => items.map(({ id }) => id);
    const first = await list({ limit: 2 });
    expect(idsOf(first)).toEqual([3, 2]);
    const rest = await list({ limit: 2, cursor: first.next_cursor ?? '' });
    expect([idsOf(rest), rest.next_cursor]).toEqual([[1], null]);
    expect(idsOf(await list({ content_id: 1 }))).toEqual([3, 1]);
    expect(await errorOf(list({ cursor: 'elsewhere' }))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('is for the operator', async () => {
    expect(await errorOf(test.client().operator.listProblemReports({}))).toMatchObject({
      name: 'UNAUTHORIZED',
    });
  });
});
