import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { createBlockedSessions } from './blocked-sessions.ts';
import { createEndedSessions } from './ended-sessions.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.api.push.start();
});
beforeEach(async () => {
  await test.pool.query('truncate attempts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

async function signedIn(): Promise<{ cookies: Record<string, string>; id: string }> {
  const before = new Set((await sessionIds()).map((id) => id));
  const cookies = await signIn(test);
  const id = (await sessionIds()).find((one) => !before.has(one));
  if (id === undefined) throw new Error('There is no session.');
  return { cookies, id };
}
async function sessionIds(): Promise<string[]> {
  const { rows } = await test.pool.query<{ id: string }>('select id from sessions');
  return rows.map(({ id }) => id);
}

it.each<[string, (session: { cookies: Record<string, string> }) => Promise<unknown>]>([
  ['signing out', ({ cookies }) => test.client({ cookies }).session.end()],
  [
    'another password',
    () =>
      test.operator().operator.importAccounts({
        accounts: [{ ...testAccount, password: `another-${randomUUID()}` }],
      }),
  ],
  [
    'deleting its device',
    async ({ cookies }) => {
      const { devices } = await test.client({ cookies }).devices.list();
      const uid = devices.find(({ is_current }) => is_current)?.uid ?? '';
      await test.client({ cookies: await signIn(test) }).devices.delete({ uid });
    },
  ],
  [
    'signing out everywhere',
    async () => test.client({ cookies: await signIn(test) }).session.endAll({ keep_current: true }),
  ],
  ['deleting the account', () => test.pool.query('delete from accounts')],
])('%s ends the session in every process, at once', async (_what, end) => {
  const session = await signedIn();
  expect(test.api.push.isSessionEnded(session.id)).toBe(false);
  await end(session);
  await expect.poll(() => test.api.push.isSessionEnded(session.id)).toBe(true);
  // A process that starts later reads it from the database.
  const later = createEndedSessions(openDatabase(test.pool), {
    clock: () => testBegins,
    log: { warn: () => {} },
  });
  await later.load();
  expect(later.has(session.id)).toBe(true);
});

it('blocking its account ends the streams of a session until it is blocked no more, in every process (BL-018)', async () => {
  const session = await signedIn();
  const block = (is_account_blocked: boolean) =>
    test.operator().operator.importAccounts({ accounts: [{ ...testAccount, is_account_blocked }] });
  await block(true);
  await expect.poll(() => test.api.push.isSessionEnded(session.id)).toBe(true);
  const later = createBlockedSessions(openDatabase(test.pool));
  await later.load();
  expect(later.has(session.id)).toBe(true);
  // The page that the viewer is on shows the reason.
  expect((await test.client({ cookies: session.cookies }).session.user()).accountSettings).toMatchObject({
    is_account_blocked: true,
  });
  await block(false);
  await expect.poll(() => test.api.push.isSessionEnded(session.id)).toBe(false);
  await later.load();
  expect(later.has(session.id)).toBe(false);
});

it('forgets what no stream address is left of', async () => {
  await test.pool.query(`insert into ended_sessions values ($1, now() - interval '26 hours')`, [
    randomUUID(),
  ]);
  await test.api.purge();
  const { rows } = await test.pool.query(
    `select from ended_sessions where ended_at < now() - interval '25 hours'`,
  );
  expect(rows).toEqual([]);

  const clock = { now: testBegins };
  const ended = createEndedSessions(openDatabase(test.pool), {
    clock: () => clock.now,
    log: { warn: () => {} },
  });
  ended.add('old');
  clock.now = new Date(testBegins.getTime() + 24 * 3600_000);
  ended.add('new');
  expect(ended.has('old')).toBe(true);
  clock.now = new Date(testBegins.getTime() + 26 * 3600_000);
  ended.add('newest');
  expect([ended.has('old'), ended.has('new')]).toEqual([false, true]);
});
