import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { MessageInput } from '@kadr/contract';
import { connectToPush, refusalOf, untilListening } from '../testing/push-listener.ts';
import type { ListenOptions, PushListener } from '../testing/push-listener.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
/** A second process of the same service. */
let other: TestApi;
let origin: string;
const open: WebSocket[] = [];

beforeAll(async () => {
  test = await createTestApi();
  other = await createTestApi({ pool: test.pool });
  await test.api.push.start();
  await other.api.push.start();
  origin = new URL(await test.listen()).origin;
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts; delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

function connect(cookies: Record<string, string>, options?: ListenOptions): PushListener {
  const listener = connectToPush(origin, cookies, options);
  open.push(listener.socket);
  return listener;
}
/** Connects and waits until the service is ready. */
const listening = (cookies: Record<string, string>, options?: ListenOptions): Promise<PushListener> =>
  untilListening(connect(cookies, options));

const news: MessageInput = {
  account: { email: testAccount.email },
  key: 'news-1',
  event_code: 'marketing_message',
  display: {
    message: { rus: 'Премьера', eng: 'A premiere' },
    submessage: { rus: 'Сегодня' },
    target: { type: 'link', link: '/movies', title: { rus: 'Смотреть', eng: 'Watch' } },
  },
};
const missed = (count: number): MessageInput[] =>
  Array.from({ length: count }, (_, at) => ({
    ...news,
    key: `missed-${at}`,
    display: { message: { rus: `missed ${at + 1}` } },
  }));
const eventsOf = ({ frames }: PushListener) => frames.flatMap((frame) => ('display' in frame ? [frame] : []));
const wordsOf = (listener: PushListener) => eventsOf(listener).map(({ display }) => display?.message);
/** Confirms a page's received messages as delivered. */
async function acknowledge(cookies: Record<string, string>, listener: PushListener): Promise<void> {
  for (const { message_id } of eventsOf(listener))
    if (message_id !== null)
      await test.client({ cookies }).messages.updateStatus({ id: message_id, status: 'delivered' });
}
const send = (...messages: MessageInput[]) => test.operator().operator.sendMessages({ messages });

describe('who may listen (NT-003, SS-082)', () => {
  it.each([
    ['a page of another site', 'https://evil.example'],
    ['a client without an origin', null],
    ['a page of a subdomain', 'http://pages.localhost'],
  ])('refuses %s, whatever its cookies', async (_who, from) => {
    expect(await refusalOf(connect(await signIn(test), { from }))).toEqual({
      status: 403,
      body: { error_code: 1000403, description: 'Only pages of the service itself may listen.' },
    });
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['a guest', () => Promise.resolve({})],
    ['a forged session', () => Promise.resolve({ session: 'a.b.c' })],
    [
      'an ended session',
      async () => {
        const cookies = await signIn(test);
        await test.client({ cookies }).session.end();
        return cookies;
      },
    ],
  ])('tells %s so and closes', async (_who, cookiesOf) => {
    const { closed, frames } = connect(await cookiesOf());
    await expect.poll(() => closed.code).toBe(4401);
    expect(frames).toEqual([]);
  });

  it('closes the oldest of too many pages of one session', async () => {
    const cookies = await signIn(test);
    const [first] = [await listening(cookies)];
    for (let pages = 1; pages < 11; pages += 1) await listening(cookies);
    await expect.poll(() => first.closed.code).toBe(4409);
    expect(open.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(10);
  });

  it('cuts off who talks', async () => {
    const cookies = await signIn(test);
    const [talker, shouter] = [await listening(cookies), await listening(cookies)];
    talker.socket.send('hello');
    shouter.socket.send('x'.repeat(2000));
    await expect.poll(() => [talker.closed.code, shouter.closed.code]).toEqual([1008, 1009]);
  });

  it('answers what is no WebSocket as any other address', async () => {
    const answer = await fetch(`${origin}/api/push`);
    expect(answer.status).toBe(404);
  });
});

describe('messages', () => {
  it('say when a promo code is redeemed and when a TV is signed in (PC-031, PC-049)', async () => {
    const cookies = await signIn(test);
    const listener = await listening(cookies);
    const codes = () => listener.frames.flatMap((frame) => ('event_code' in frame ? [frame.event_code] : []));
    await test.operator().operator.importPromoCodes({
      promo_codes: [{ code: 'TOLD', message: { rus: 'Подарок' } }],
    });
    await test.client({ cookies }).promoCodes.redeem({ code: 'TOLD' });
    await expect.poll(codes).toEqual(['promocode_activated']);
    const tv = test.client();
    const { code, device_code } = await tv.tvCodes.create();
    await test.client({ cookies }).tvCodes.authorize({ code });
    await tv.tvCodes.poll({ device_code });
    await expect.poll(codes).toEqual(['promocode_activated', 'ott_tv_activated']);
  });

  it('come at once, in the language of the page, with the count of unread ones (NT-002, NT-004, NT-005, NT-006, NT-007, NT-078)', async () => {
    const cookies = await signIn(test);
    const [russian, english] = [await listening(cookies), await listening(cookies, { language: 'eng' })];
    expect(russian.frames[0]).toEqual({ event_type: 'ready', unread_messages: 0 });
    await send(news);
    await expect.poll(() => [russian.frames.length, english.frames.length]).toEqual([2, 2]);
    expect(russian.frames[1]).toEqual({
      event_type: 'display',
      event_code: 'marketing_message',
      message_id: expect.any(Number),
      display: {
        display_type: 'panel',
        popup_type: null,
        panel_type: null,
        message: 'Премьера',
        submessage: 'Сегодня',
        image: null,
        duration: null,
        target: { type: 'link', link: '/movies', title: 'Смотреть' },
        is_cancellable: true,
        force_display: false,
        poll: null,
      },
      item: null,
      media_view_alias: null,
      ab_test: null,
      src: null,
      title: null,
      unread_messages: 1,
    });
    expect(english.frames[1]).toMatchObject({
      display: { message: 'A premiere', submessage: 'Сегодня', target: { title: 'Watch' } },
    });
  });

  it('ask the database once for the counts of all pages that they come to', async () => {
    const devices = [await signIn(test), await signIn(test)];
    const pages = [...devices, ...devices].map((cookies) => listening(cookies));
    const listeners = await Promise.all(pages);
    await expect.poll(() => listeners.every(({ frames }) => frames.length === 1)).toBe(true);
    test.statements();
    await send({ ...news, event_code: 'payment_failed' });
    await expect.poll(() => listeners.map(({ frames }) => frames.length)).toEqual([2, 2, 2, 2]);
    const asked = test.statements();
    expect(
      asked.filter((text) => text.includes('count(*)') && text.includes('m.read_at is null')),
    ).toHaveLength(1);
    expect(asked.filter((text) => text.includes('from "messages"'))).toHaveLength(1);
    await expect.poll(async () => (await test.pool.query('select from message_deliveries')).rowCount).toBe(2);
    expect(
      test.statements().filter((text) => text.includes('insert into "message_deliveries"')).length,
    ).toBeLessThanOrEqual(1);
  });

  it('reach pages wherever they are connected, from whichever process sends them', async () => {
    const listener = await listening(await signIn(test));
    await other.operator().operator.sendMessages({ messages: [news] });
    await expect.poll(() => listener.frames.length).toBe(2);
  });

  it('wait for who is not there, until one of his pages says that it has them', async () => {
    await send(news, { ...news, key: 'news-2', event_code: 'vod_certificate_created' });
    const cookies = await signIn(test);
    const first = await listening(cookies);
    await expect.poll(() => first.frames.length).toBe(3);
    const [, message] = first.frames;
    const id = message && 'message_id' in message ? (message.message_id ?? 0) : 0;
    // The first message was not confirmed; the other counts as delivered when sent.
    first.socket.terminate();
    const second = await listening(cookies);
    await expect.poll(() => second.frames.length).toBe(2);
    await test.client({ cookies }).messages.updateStatus({ id, status: 'delivered' });
    const third = await listening(cookies);
    await send({ ...news, key: 'news-3' });
    await expect.poll(() => third.frames.length).toBe(2);
    expect(third.frames[1]).toMatchObject({ unread_messages: 3 });
  });

  it('missed by a device come oldest first, once to each device of the account', async () => {
    const [phone, laptop] = [await signIn(test), await signIn(test)];
    await send(...missed(4));
    const [onPhone, onLaptop] = [await listening(phone), await listening(laptop)];
    const all = ['missed 1', 'missed 2', 'missed 3', 'missed 4'];
    await expect.poll(() => [wordsOf(onPhone), wordsOf(onLaptop)]).toEqual([all, all]);
    await acknowledge(phone, onPhone);
    onPhone.socket.terminate();
    onLaptop.socket.terminate();
    // The laptop has not confirmed them, the phone has.
    const again = [await listening(phone), await listening(laptop)] as const;
    await send({ ...news, key: 'last', display: { message: { rus: 'last' } } });
    await expect.poll(() => again.map(wordsOf)).toEqual([['last'], [...all, 'last']]);
    await acknowledge(phone, again[0]);
    // A device that signs in now has missed nothing: another one has received everything.
    test.clock.now = new Date(testBegins.getTime() + 60_000);
    const newDevice = await listening(await signIn(test));
    await send({ ...news, key: 'new', display: { message: { rus: 'new' } } });
    await expect.poll(() => wordsOf(newDevice)).toEqual(['new']);
  });

  it('missed in numbers end in a word about how many more there are, and are not repeated (NT-012)', async () => {
    const cookies = await signIn(test);
    await send(...missed(12));
    const listener = await listening(cookies);
    await expect.poll(() => listener.frames.at(-1)).toEqual({ event_type: 'missed_messages', count: 9 });
    // The bus is late: its message is already included in the count.
    const { rows } = await test.pool.query<{ id: number; account_id: number }>(
      'select id, account_id from messages order by id desc limit 1',
    );
    const late = {
      kind: 'message',
      account_id: rows[0]?.account_id,
      profile_id: null,
      message_id: rows[0]?.id,
    };
    await test.pool.query('select pg_notify($1, $2)', ['kadr_push', JSON.stringify(late)]);
    await test.api.push.publish({ account_id: rows[0]?.account_id ?? 0, event_code: 'profile_updated' });
    await expect.poll(() => listener.frames.at(-1)).toMatchObject({ event_code: 'profile_updated' });
    expect(listener.frames.at(-2)).toEqual({ event_type: 'missed_messages', count: 9 });
    expect(wordsOf(listener).slice(0, 3)).toEqual(['missed 1', 'missed 2', 'missed 3']);
    await acknowledge(cookies, listener);
    const again = await listening(cookies);
    await send({ ...news, key: 'last', display: { message: { rus: 'last' } } });
    await expect.poll(() => wordsOf(again)).toEqual(['last']);
    expect((await test.client({ cookies }).messages.list({})).items).toHaveLength(13);
  });

  it('missed are announced by one page of a device when two come back together', async () => {
    const cookies = await signIn(test);
    await send(...missed(2));
    const tabs = [await listening(cookies), await listening(cookies)];
    await send({ ...news, key: 'last', display: { message: { rus: 'last' } } });
    await expect.poll(() => tabs.map(wordsOf)).toEqual([['missed 1', 'missed 2', 'last'], ['last']]);
  });

  it('that are silent only change the count', async () => {
    const cookies = await signIn(test);
    const listener = await listening(cookies);
    await send({ ...news, is_silent: true });
    await expect
      .poll(() => listener.frames)
      .toEqual([
        { event_type: 'ready', unread_messages: 0 },
        { event_type: 'unread_messages', unread_messages: 1 },
      ]);
    expect((await listening(cookies)).frames).toEqual([{ event_type: 'ready', unread_messages: 1 }]);
  });

  it('for one profile reach no other, and of an event without words nothing waits', async () => {
    const cookies = await signIn(test);
    const { rows } = await test.pool.query<{ id: number }>(
      `insert into profiles (account_id, type, name, created_at) select id, 'additional', 'Лев', now() from accounts returning id`,
    );
    const listener = await listening(cookies);
    await send(
      { ...news, profile_id: rows[0]?.id ?? 0 },
      { account: news.account, key: 'paid', event_type: 'target', event_code: 'payment_failed' },
    );
    await expect.poll(() => listener.frames.length).toBe(2);
    expect(listener.frames[1]).toMatchObject({
      event_type: 'target',
      event_code: 'payment_failed',
      display: null,
      message_id: null,
      unread_messages: null,
    });
    expect((await listening(cookies)).frames).toEqual([{ event_type: 'ready', unread_messages: 0 }]);
  });

  it('come once to a page that finds them in the list before the bus announces them', async () => {
    const cookies = await signIn(test);
    await send(news);
    const listener = await listening(cookies);
    await expect.poll(() => listener.frames.length).toBe(2);
    const { rows } = await test.pool.query<{ id: number; account_id: number }>(
      'select id, account_id from messages',
    );
    const [{ id, account_id }] = rows as [{ id: number; account_id: number }];
    // The bus is late: the page already has its message.
    const late = { kind: 'message', account_id, profile_id: null, message_id: id };
    await test.pool.query('select pg_notify($1, $2)', ['kadr_push', JSON.stringify(late)]);
    await test.api.push.publish({ account_id, event_code: 'profile_updated' });
    await expect.poll(() => listener.frames.at(-1)).toMatchObject({ event_code: 'profile_updated' });
    expect(listener.frames).toHaveLength(3);
  });

  it('that were read tell every page the count', async () => {
    const cookies = await signIn(test);
    await send(news);
    const listener = await listening(cookies);
    await expect.poll(() => listener.frames.length).toBe(2);
    const { items } = await test.client({ cookies }).messages.list({});
    await test
      .client({ cookies })
      .messages.changeUnread({ change: '-', message_ids: items.map(({ id }) => id) });
    await expect
      .poll(() => listener.frames.at(-1))
      .toEqual({ event_type: 'unread_messages', unread_messages: 0 });
  });
});

describe('what changes elsewhere (SS-083)', () => {
  it('is told to every page of the account, and to nobody else', async () => {
    await test.operator().operator.importAccounts({
      accounts: [{ email: 'lev@kadr.example', password: 'another-password' }],
    });
    const listener = await listening(await signIn(test));
    const stranger = await listening(
      await signIn(test, { email: 'lev@kadr.example', password: 'another-password' }),
    );
    const { rows } = await test.pool.query<{ id: number }>('select id from accounts where email = $1', [
      testAccount.email,
    ]);
    await test.api.push.publish({ account_id: rows[0]?.id ?? 0, event_code: 'profile_updated' });
    await expect
      .poll(() => listener.frames.at(-1))
      .toMatchObject({ event_type: 'target', event_code: 'profile_updated' });
    expect(stranger.frames).toHaveLength(1);
  });

  it('follows a session to the profile with which it goes on', async () => {
    const cookies = await signIn(test);
    const listener = await listening(cookies);
    const { rows } = await test.pool.query<{ id: number; account_id: number }>(
      `with added as (insert into profiles (account_id, type, name, created_at) select id, 'additional', 'Лев', now() from accounts returning id, account_id)
       , moved as (update sessions set profile_id = added.id from added) select id, account_id from added`,
    );
    const [profile] = rows;
    await test.api.push.publish({
      account_id: profile?.account_id ?? 0,
      event_code: 'profile_changed',
    });
    await expect.poll(() => listener.frames.length).toBe(2);
    await expect
      .poll(async () => {
        await send({
          ...news,
          key: `for-lev-${listener.frames.length}-${performance.now()}`,
          profile_id: profile?.id ?? 0,
        });
        return listener.frames.some((frame) => frame.event_type === 'display');
      })
      .toBe(true);
  });

  it('says that the account was blocked, and that it is no more, to pages that stay signed in (BL-021)', async () => {
    const listener = await listening(await signIn(test));
    await test
      .operator()
      .operator.importAccounts({ accounts: [{ ...testAccount, is_account_blocked: true }] });
    const told = () => listener.frames.filter((frame) => 'event_code' in frame).length;
    await expect.poll(() => listener.frames.at(-1)).toMatchObject({ event_code: 'account_status' });
    const before = told();
    await test.operator().operator.importAccounts({ accounts: [testAccount] });
    await expect.poll(told).toBe(before + 1);
    expect(listener.frames.at(-1)).toMatchObject({ event_code: 'account_status' });
    expect(listener.closed.code).toBeNull();
  });
});

describe('the end of a session', () => {
  it('closes its pages in every process, and no other’s', async () => {
    const [mine, elsewhere] = [await signIn(test), await signIn(test)];
    const [tab, otherTab, device] = [
      await listening(mine),
      await listening(mine),
      await listening(elsewhere),
    ];
    await other.client({ cookies: mine }).session.end();
    await expect.poll(() => [tab.closed.code, otherTab.closed.code]).toEqual([4401, 4401]);
    expect(device.closed.code).toBeNull();
  });

  it('is noticed afterwards by a process that could not hear of it', async () => {
    const listener = await listening(await signIn(test));
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid();
       delete from sessions`,
    );
    await expect.poll(() => listener.closed.code).toBe(4401);
  });
});

it('greets its pages again when it hears the others again, so that they ask for what they missed', async () => {
  const listener = await listening(await signIn(test));
  await test.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  );
  await expect.poll(() => listener.frames.map(({ event_type }) => event_type)).toEqual(['ready', 'ready']);
  expect(listener.closed.code).toBeNull();
});

it('sends a page away that it cannot tell what is new, so that it comes back', async () => {
  const cookies = await signIn(test);
  const listener = await listening(cookies);
  await test.pool.query('alter table messages rename to messages_away');
  try {
    await test.pool.query(
      `select pg_notify('kadr_push', json_build_object('kind', 'unread', 'account_id', id)::text) from accounts`,
    );
    await expect.poll(() => listener.closed.code).toBe(1013);
  } finally {
    await test.pool.query('alter table messages_away rename to messages');
  }
});

it('sends everybody away when it stops, and takes nobody', async () => {
  const stopping = await createTestApi({ pool: test.pool });
  await stopping.api.push.start();
  const first = origin;
  origin = new URL(await stopping.listen()).origin;
  try {
    const cookies = await signIn(test);
    const listener = await listening(cookies);
    await stopping.api.push.close();
    await expect.poll(() => listener.closed.code).toBe(1001);
    expect(await refusalOf(connect(cookies))).toMatchObject({ status: 503 });
  } finally {
    await stopping.close();
    origin = first;
  }
});
