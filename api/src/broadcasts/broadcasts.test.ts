import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInRoleList } from '@kadr/contract';
import type { BroadcastInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { signUpOwner } from '../testing/staff.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let segmentId: number;
let staffId: number;
const operator = () => test.operator().operator;
const everyone = { match: 'all' as const, groups: [] };
const hour = 3600;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  ({ id: staffId } = await signUpOwner(test, ''));
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query(
    'truncate attempts; delete from broadcasts; delete from segments; delete from accounts',
  );
  await operator().importAccounts({ accounts: [testAccount] });
  segmentId = (await operator().createSegment({ name: 'Все', brand: null, rules: everyone })).id;
});
afterAll(() => test.close());

const written = (over: Partial<BroadcastInput> = {}): BroadcastInput => ({
  name: 'Премьера',
  segment_id: segmentId,
  display: {
    message: { rus: 'Премьера', eng: 'Premiere' },
    target: { type: 'link', link: '/my', title: { rus: 'Смотреть' } },
  },
  ...over,
});
const schedule = async (over: Partial<BroadcastInput> = {}, after: number | null = null): Promise<number> => {
  const { id } = await operator().createBroadcast(written(over));
  const send_at = after === null ? null : testBegins.getTime() / 1000 + after;
  await operator().scheduleBroadcast({ id, send_at });
  return id;
};
const addAccounts = (count: number) =>
  test.pool.query(
    `insert into accounts (san, email, is_test, is_blocked, created_at)
      select lpad((300000000000 + n)::text, 12, '0'), 'bulk' || n || '@kadr.example', false, false, $2
      from generate_series(1, $1::integer) n`,
    [count, testBegins],
  );
/** Number of accounts by their number of messages. */
const received = async (): Promise<Record<number, number>> => {
  const { rows } = await test.pool.query<{ messages: number; accounts: number }>(`
    select messages, count(*)::integer as accounts from
      (select count(*)::integer as messages from messages group by account_id) m group by 1`);
  return Object.fromEntries(rows.map(({ messages, accounts }) => [messages, accounts]));
};
const viewer = async (language: 'rus' | 'eng' = 'rus') =>
  test.client({ cookies: await signIn(test), language });

describe('a broadcast', () => {
  it('is sent at its time, once, in the viewer’s language, with its HTML as text that pages sanitise', async () => {
    const html = '<b>Скоро</b> <script>alert(1)</script>';
    const id = await schedule(
      { display: { message: { rus: 'Премьера', eng: 'Premiere' }, submessage: { rus: html } } },
      hour,
    );
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({});
    test.pass(hour);
    await test.api.sendBroadcasts();
    await test.api.sendBroadcasts();
    const { items } = await (await viewer('eng')).messages.list({});
    expect(items).toMatchObject([{ message: 'Premiere', submessage: html, event_code: 'marketing_message' }]);
    expect(await operator().getBroadcast({ id })).toMatchObject({
      state: 'sent',
      sent: 1,
      finished_at: testBegins.getTime() / 1000 + hour,
    });
  });

  it('is sent by several workers at once, to each of many accounts once', async () => {
    await addAccounts(2500);
    await schedule();
    await schedule({ name: 'Вторая' });
    await Promise.all([1, 2, 3].map(() => test.api.sendBroadcasts()));
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({ 2: 2501 });
    expect((await operator().listBroadcasts({})).items).toMatchObject([
      { state: 'sent', sent: 2501 },
      { state: 'sent', sent: 2501 },
    ]);
  });

  it('goes on after its worker was killed in the middle, and is sent to nobody twice', async () => {
    await addAccounts(2500);
    const id = await schedule();
    // Kills the connection in the second batch, as a killed process would.
    await test.pool.query(`
      create function kill_sender() returns trigger language plpgsql as $$ begin
        if (select count(*) from broadcast_accounts where outcome = 'sent') >= 1000 then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return new; end $$;
      create trigger kill_sender before insert on messages for each row execute function kill_sender()`);
    await expect(test.api.sendBroadcasts()).rejects.toThrow();
    await test.pool.query('drop function kill_sender cascade');
    expect(await received()).toEqual({ 1: 1000 });
    expect((await operator().getBroadcast({ id })).state).toBe('sending');
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({ 1: 2501 });
  });

  it('is not sent to an account that has got enough within a week', async () => {
    for (let count = 0; count < 3; count += 1) await schedule({ cap: 2 });
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({ 2: 1 });
    const { items } = await operator().listBroadcasts({});
    const { results } = await operator().getBroadcast({ id: items[0]?.id ?? 0 });
    expect(results).toMatchObject({ sent: 0, capped: 1 });
    test.pass(8 * 24 * hour);
    await schedule({ cap: 2 });
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({ 3: 1 });
  });

  it('waits for the end of the quiet hours of each account, by its time zone', async () => {
    await operator().importAccounts({
      accounts: [{ email: 'far@kadr.example', password: 'a-good-password', time_zone: 'Asia/Vladivostok' }],
    });
    // It is noon in UTC: 15:00 in Moscow, 22:00 in Vladivostok.
    const id = await schedule();
    await test.api.sendBroadcasts();
    expect((await operator().getBroadcast({ id })).results).toMatchObject({ sent: 1, waiting: 1 });
    test.pass(11 * hour - 60);
    await test.api.sendBroadcasts();
    expect((await operator().getBroadcast({ id })).state).toBe('sending');
    test.pass(60);
    await test.api.sendBroadcasts();
    expect(await operator().getBroadcast({ id })).toMatchObject({
      state: 'sent',
      results: { sent: 2, waiting: 0 },
    });
  });

  it('that expires is sent to nobody more, and bothers nobody who has not seen it', async () => {
    await operator().importAccounts({
      accounts: [{ email: 'far@kadr.example', password: 'a-good-password', time_zone: 'Asia/Vladivostok' }],
    });
    const id = await schedule({ expires_at: testBegins.getTime() / 1000 + hour });
    await test.api.sendBroadcasts();
    const { session } = await viewer();
    expect((await session.user()).unreadMessages).toBe(1);
    test.pass(hour);
    await test.api.sendBroadcasts();
    expect((await operator().getBroadcast({ id })).results).toMatchObject({
      sent: 1,
      waiting: 0,
      expired: 1,
    });
    expect((await session.user()).unreadMessages).toBe(0);
  });

  it('leaves out an account that is erased before or after', async () => {
    await addAccounts(2);
    const id = await schedule();
    await test.pool.query("delete from accounts where email = 'bulk1@kadr.example'");
    await test.api.sendBroadcasts();
    expect((await operator().getBroadcast({ id })).sent).toBe(2);
    await test.pool.query("delete from accounts where email = 'bulk2@kadr.example'");
    expect((await operator().getBroadcast({ id })).sent).toBe(1);
  });

  it('is a draft again when it is cancelled in time, and stops when it is cancelled later', async () => {
    const id = await schedule({}, hour);
    expect(await operator().cancelBroadcast({ id })).toMatchObject({ state: 'draft', send_at: null });
    await operator().setBroadcast({ ...written({ name: 'Иначе', quiet_hours: { from: 0, to: 1439 } }), id });
    await operator().scheduleBroadcast({ id, send_at: null });
    await test.api.sendBroadcasts();
    expect(await operator().getBroadcast({ id })).toMatchObject({
      state: 'sending',
      results: { waiting: 1 },
    });
    expect(await operator().cancelBroadcast({ id })).toMatchObject({
      state: 'cancelled',
      results: { waiting: 0 },
    });
    test.pass(24 * hour);
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({});
    for (const call of [
      () => operator().setBroadcast({ ...written(), id }),
      () => operator().removeBroadcast({ id }),
      () => operator().scheduleBroadcast({ id, send_at: null }),
      () => operator().cancelBroadcast({ id }),
      () => operator().removeSegment({ id: segmentId }),
    ])
      expect(await errorOf(call())).toMatchObject({ name: 'CONFLICT' });
  });

  it('is refused without its segment, and when it would expire before it is sent', async () => {
    expect(await errorOf(operator().createBroadcast(written({ segment_id: 1_000_000 })))).toMatchObject({
      name: 'NOT_FOUND',
    });
    const { id } = await operator().createBroadcast(written({ expires_at: 1 }));
    expect(await errorOf(operator().scheduleBroadcast({ id, send_at: null }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: expect.stringContaining('send_at'),
    });
    await operator().removeBroadcast({ id });
    expect((await operator().listBroadcasts({})).items).toEqual([]);
  });

  it('is sent to one account as a test, which counts for nothing', async () => {
    const { id } = await operator().createBroadcast(written());
    for (let count = 0; count < 2; count += 1)
      await operator().testBroadcast({ id, account: { email: testAccount.email } });
    expect(await received()).toEqual({ 2: 1 });
    expect(await operator().getBroadcast({ id })).toMatchObject({ state: 'draft', results: { sent: 0 } });
  });
});

describe('the results', () => {
  it('say who saw, clicked, answered, and bought within a week after seeing it', async () => {
    const message = await schedule();
    const display = {
      message: { rus: 'Что показать?' },
      poll: [{ question: { rus: 'Жанр?' }, answers: [{ rus: 'Драма' }, { rus: 'Комедия' }] }],
    };
    const poll = await schedule({ name: 'Опрос', display });
    await test.api.sendBroadcasts();
    const { messages } = await viewer();
    const { items } = await messages.list({});
    const idOf = (code: string) => items.find(({ event_code }) => event_code === code)?.id ?? 0;
    await messages.updateStatus({ id: idOf('marketing_message'), status: 'clicked' });
    await messages.finishPoll({ id: idOf('poll'), answers: [1] });
    const buy = async (key: string, after: number) => {
      test.clock.now = new Date(testBegins.getTime() + after * 1000);
      await test.pool.query(
        `insert into purchase_tickets (id, account_id, media_item_id, price_id, usage_model, quality, amount, currency, is_embedded, status, created_at)
          select gen_random_uuid(), a.id, m.id, 1, 'EST', 'HD', 29900, 'RUB', false, 'paid', $2
          from accounts a, media_items m where m.slug = $1`,
        [key, test.clock.now],
      );
    };
    await buy('north-wind', hour);
    await buy('apple-year', 8 * 24 * hour);
    expect((await operator().getBroadcast({ id: message })).results).toEqual({
      sent: 1,
      capped: 0,
      expired: 0,
      waiting: 0,
      delivered: 1,
      shown: 1,
      clicked: 1,
      answered: 0,
      answers: null,
      purchases: { orders: 1, accounts: 1, sums: [{ amount: 29_900, currency: 'RUB' }] },
    });
    expect(await operator().getBroadcast({ id: poll })).toMatchObject({
      kind: 'poll',
      shown: 1,
      acted: 1,
      results: { answered: 1, answers: [[0, 1]] },
    });
  });
});

describe('roles', () => {
  const as = (role: string, brand: string | null = null) => {
    const permissions = builtInRoleList.find((one) => one.role === role)?.permissions ?? [];
    return test.client({
      principal: {
        kind: 'staff',
        id: staffId,
        name: role,
        grants: [{ brand, role, permissions }],
        isReauthenticated: false,
      },
    }).operator;
  };

  it('let a marketer send, an analyst read, and support do neither', async () => {
    const { id } = await as('marketer').createBroadcast(written());
    expect((await as('analyst').getBroadcast({ id })).created_by).toBe('marketer');
    for (const role of ['analyst', 'support'])
      for (const call of [
        () => as(role).scheduleBroadcast({ id, send_at: null }),
        () => as(role).createBroadcast(written()),
      ])
        expect(await errorOf(call())).toMatchObject({ name: 'FORBIDDEN' });
    expect(await errorOf(as('support').listBroadcasts({}))).toMatchObject({ name: 'FORBIDDEN' });
    expect(await as('marketer').scheduleBroadcast({ id, send_at: null })).toMatchObject({
      state: 'scheduled',
    });
  });

  it('for one brand let a marketer send to accounts of that brand only', async () => {
    const member = as('marketer', 'ararat');
    const shared = await operator().createBroadcast(written());
    expect(await errorOf(member.createBroadcast(written()))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(member.scheduleBroadcast({ id: shared.id, send_at: null }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    const segment = await member.createSegment({ name: 'Арарат', brand: 'ararat', rules: everyone });
    const { id } = await member.createBroadcast(written({ segment_id: segment.id }));
    expect((await member.listBroadcasts({})).items.map((one) => one.id)).toEqual([id]);
    const account = { email: testAccount.email };
    expect(await errorOf(member.testBroadcast({ id, account }))).toMatchObject({ name: 'NOT_FOUND' });
    await member.scheduleBroadcast({ id, send_at: null });
    await test.api.sendBroadcasts();
    expect(await received()).toEqual({});
    await signIn(test);
    await test.pool.query("update sessions set brand = 'ararat'");
    await member.testBroadcast({ id, account });
    expect(await received()).toEqual({ 1: 1 });
  });
});
