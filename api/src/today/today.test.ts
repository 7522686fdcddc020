import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue, publishedFilms } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const ago = (hours: number): Date => new Date(testBegins.getTime() - hours * 3_600_000);

/** A player event as stored. */
async function event(name: string, hours: number, data: object): Promise<void> {
  await test.pool.query(
    `insert into analytics_events (name, happened_at, received_at, device_type, brand, language, page, data)
     values ($1, $2, $2, 'NCWEB', 'kadr', 'rus', '/', $3)`,
    [name, ago(hours), data],
  );
}

it('for an empty service is empty, without issues', async () => {
  const empty = { starts: 0, failures: 0, played_seconds: 0, rebuffer_seconds: 0, startup_median: null };
  const today = await operator().getToday();
  expect(today).toMatchObject({
    viewers_now: 0,
    last_day: empty,
    day_before: empty,
    sales: [],
    subscribers: { now: 0, new: 0, lost: 0 },
    ingests: [],
    attention: [],
  });
  expect(today.hours).toHaveLength(24);
});

it('counts playback of the last day by hours, and of the day before', async () => {
  await event('playback_start', 0.5, { startup_seconds: 0.2 });
  await event('playback_start', 0.6, { startup_seconds: 0.4 });
  await event('playback_stop', 0.1, { reason: 'ended', played_seconds: 600, rebuffer_seconds: 3 });
  await event('playback_stop', 4.5, { reason: 'error', played_seconds: 20, rebuffer_seconds: 5 });
  await event('playback_start', 30, { startup_seconds: 2 });
  await event('playback_start', 49, { startup_seconds: 9 });
  const today = await operator().getToday();
  expect(today.last_day).toEqual({
    starts: 2,
    failures: 1,
    played_seconds: 620,
    rebuffer_seconds: 8,
    startup_median: expect.closeTo(0.3),
  });
  expect(today.day_before).toMatchObject({ starts: 1, startup_median: 2 });
  expect(today.hours.at(-1)).toMatchObject({ starts: 2, played_seconds: 600 });
  expect(today.hours.at(-5)).toMatchObject({ failures: 1 });
  expect(today.hours.at(-6)).toMatchObject({ starts: 0, failures: 0 });
});

it('counts sales minus refunds, and new subscribers', async () => {
  await operator().importAccounts({ accounts: [testAccount] });
  const account = { email: testAccount.email };
  await test.import({
    services: [
      {
        alias: 'films',
        name: { rus: 'Кино' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
  await operator().creditAccounts({ credits: [{ account, key: 'a', amount: 50_000, currency: 'RUB' }] });
  await operator().subscribeAccounts({ subscriptions: [{ account, service: 'films' }] });
  expect(await operator().getToday()).toMatchObject({
    sales: [{ currency: 'RUB', last_day: 29_900, day_before: 0 }],
    subscribers: { now: 1, new: 1, lost: 0 },
  });
  const { items } = await operator().listPayments({ account });
  const bought = items.find(({ kind }) => kind !== 'credit');
  await operator().refund({
    account,
    payment_id: bought?.id ?? 0,
    key: 'back',
    amount: 10_000,
    reason: 'late',
  });
  expect((await operator().getToday()).sales).toEqual([{ currency: 'RUB', last_day: 19_900, day_before: 0 }]);
});

it('names the account whose renewal was refused, in a form that can be searched for', async () => {
  await test.pool.query('update subscriptions set dunning_tries = 2');
  const { items } = await operator().listAccounts({ q: testAccount.email });
  expect((await operator().getToday()).attention).toEqual([
    { kind: 'renewal_refused', count: 1, example: items[0]?.san },
  ]);
  await test.pool.query('update subscriptions set dunning_tries = 0');
});

it('lists the open issues, and nothing else', async () => {
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  const made = await operator().createIngest({
    upload_id: 'abcdef0123456789',
    slug: 'lost',
    title: { rus: 'Потерянный' },
  });
  await test.api.ingests.claim('worker');
  await test.api.ingests.fail(made.id, 'worker', { failure: 'damaged', reason: 'The file cannot be read.' });
  await test.pool.query(
    `insert into letters (address, channel, key, subject, text, created_at, tries, last_error) values ('a@b.example', 'email', 'k', 'Чек', 'x', now(), 9, 'refused')`,
  );
  const { attention } = await operator().getToday();
  expect(attention).toEqual([
    { kind: 'ingest_failed', count: 1, example: 'lost' },
    { kind: 'letter_given_up', count: 1, example: 'Чек' },
  ]);
  const { items } = await operator().listIngests({ state: 'failed' });
  expect(items).toMatchObject([
    { id: made.id, name: 'Потерянный', slug: 'lost', reason: 'The file cannot be read.', attempts: 1 },
  ]);
  const all = await operator().listIngests({ limit: 1 });
  expect(all.items).toHaveLength(1);
  expect(
    (await operator().listIngests({ limit: 1, cursor: all.next_cursor ?? '' })).items[0]?.id,
  ).toBeLessThan(all.items[0]?.id ?? 0);
});
