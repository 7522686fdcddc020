import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { PartyChange } from '@kadr/contract';
import { connectToPush, untilListening } from '../testing/push-listener.ts';
import type { PushListener } from '../testing/push-listener.ts';
import { openShop } from '../testing/shop.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
/** A second process of the same service. */
let other: TestApi;
let origin: string;
const sockets: WebSocket[] = [];

const friend = { ...testAccount, email: 'boris@kadr.example', phone: '+79990000002', profile_name: 'Борис' };
const parent = { ...testAccount, email: 'vera@kadr.example', phone: '+79990000003', profile_name: 'Вера' };

beforeAll(async () => {
  test = await createTestApi();
  other = await createTestApi({ pool: test.pool, clock: test.clock });
  await openShop(test);
  await test.api.push.start();
  await other.api.push.start();
  origin = new URL(await other.listen()).origin;
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts; delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount, friend, parent] });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

type Calls = ReturnType<TestApi['client']>;

/** A signed-in browser, and the events that the other process sends it. */
interface Screen {
  readonly api: Calls;
  readonly changes: PartyChange[];
  readonly cookies: Record<string, string>;
}

async function screen(
  account: { readonly email: string } = testAccount,
  isListening = false,
): Promise<Screen> {
  const cookies = await signIn(test, { ...testAccount, email: account.email });
  const listener = isListening ? await listen(cookies) : null;
  return {
    api: test.client({ cookies }),
    cookies,
    get changes() {
      const frames = listener?.frames ?? [];
      return frames.flatMap((frame) => (frame.event_type === 'party' ? [frame.change] : []));
    },
  };
}

async function listen(cookies: Record<string, string>): Promise<PushListener> {
  const listener = await untilListening(connectToPush(origin, cookies));
  sockets.push(listener.socket);
  return listener;
}

const begin = ({ api }: Screen, film = 'free-film', over = {}) =>
  api.parties.create({ media_item_id: film, ...over });
const kinds = ({ changes }: Screen): string[] => changes.map(({ kind }) => kind);

describe('a party', () => {
  it('begins where its host is, and who joins later is where the others are', async () => {
    const [host, guest] = [await screen(), await screen(friend)];
    const party = await begin(host, 'free-film', { position: 100 });
    expect(party.id).toMatch(/^[\w-]{22}$/);
    expect(party).toMatchObject({
      control: 'everyone',
      state: {
        revision: 1,
        is_playing: true,
        position: 100,
        media_item: { slug: 'free-film', type: 'film' },
      },
      participants: [{ id: party.participant_id, name: 'Анна', is_host: true, is_waiting: false }],
      has_chat: true,
      messages: [],
    });
    test.pass(30);
    expect(await guest.api.parties.getById({ id: party.id })).toMatchObject({
      media_item: { slug: 'free-film' },
      participants_count: 1,
    });
    const joined = await guest.api.parties.join({ id: party.id });
    const { now } = await guest.api.parties.clock();
    // The position follows from the state and the clock.
    expect(joined.state.position + (now - joined.state.at) / 1000).toBe(130);
    expect(joined.participants.map(({ name, is_host }) => [name, is_host])).toEqual([
      ['Анна', true],
      ['Борис', false],
    ]);
    expect(await guest.api.parties.join({ id: party.id })).toEqual(joined);
  });

  it('plays, is paused and sought for all, whatever process they are connected to', async () => {
    const [host, guest] = [await screen(testAccount, true), await screen(friend, true)];
    const { id, state, participant_id } = await begin(host);
    await guest.api.parties.join({ id });
    const film = state.media_item.id;
    test.pass(10);
    await guest.api.parties.control({ id, media_item_id: film, is_playing: false });
    await host.api.parties.control({ id, media_item_id: film, position: 600 });
    await expect.poll(() => kinds(guest)).toEqual(['state', 'state']);
    await expect.poll(() => kinds(host)).toEqual(['participant', 'state', 'state']);
    expect(host.changes.slice(1)).toEqual(guest.changes);
    expect(guest.changes).toMatchObject([
      { state: { revision: 2, is_playing: false, position: 10 } },
      { participant_id, state: { revision: 3, is_playing: false, position: 600 } },
    ]);
  });

  it('gives each of many simultaneous commands its own revision, and keeps the last one', async () => {
    const [host, guest] = [await screen(), await screen(friend)];
    const { id, state } = await begin(host);
    await guest.api.parties.join({ id });
    const seek = ({ api }: Screen, position: number) =>
      api.parties.control({ id, media_item_id: state.media_item.id, position });
    const states = await Promise.all(
      Array.from({ length: 24 }, (_, at) => seek(at % 2 === 0 ? host : guest, at)),
    );
    const revisions = states.map(({ revision }) => revision).toSorted((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 24 }, (_, at) => at + 2));
    const last = states.find(({ revision }) => revision === 25);
    expect((await host.api.parties.report({ id, is_waiting: false })).state).toEqual(last);
  });

  it('goes on with the next title for all, once however many screens ask, and takes no command of the last one', async () => {
    const [host, guest] = [await screen(), await screen(friend)];
    const { id, state } = await begin(host);
    await guest.api.parties.join({ id });
    await test.pool.query(`update media_items set usage_model = null where slug = 'for-rent-1'`);
    const opened = await Promise.all(
      [host, guest].map(({ api }) => api.parties.open({ id, media_item_id: 'for-rent-1' })),
    );
    expect(opened.map(({ revision }) => revision)).toEqual([2, 2]);
    expect(opened[0]).toMatchObject({ position: 0, is_playing: true, media_item: { slug: 'for-rent-1' } });
    const late = guest.api.parties.control({ id, media_item_id: state.media_item.id, position: 5 });
    expect(await errorOf(late)).toMatchObject({ name: 'CONFLICT' });
    await test.pool.query(`update media_items set usage_model = 'TVOD' where slug = 'for-rent-1'`);
  });

  it('is over after six hours without anybody, and a day after it began', async () => {
    const host = await screen();
    const [idle, long] = [await begin(host), await begin(host)];
    for (let hours = 0; hours < 24; hours += 5) {
      await host.api.parties
        .report({ id: long.id, is_waiting: false })
        .catch(() => host.api.parties.join({ id: long.id }));
      test.pass(5 * 3600);
    }
    for (const { id } of [idle, long])
      expect(await errorOf(host.api.parties.join({ id }))).toMatchObject({ name: 'NOT_FOUND' });
    await test.api.purge();
    expect((await test.pool.query('select id from parties')).rows).toEqual([]);
  });

  it('is paused when the last one leaves, and ends for the account that begins a sixth', async () => {
    const host = await screen();
    const first = await begin(host);
    test.pass(20);
    await host.api.parties.leave({ id: first.id });
    test.pass(3600);
    expect((await host.api.parties.join({ id: first.id })).state).toMatchObject({
      is_playing: false,
      position: 20,
    });
    for (let more = 0; more < 5; more += 1) {
      test.pass(1);
      await begin(host);
    }
    expect(await errorOf(host.api.parties.join({ id: first.id }))).toMatchObject({ name: 'NOT_FOUND' });
  });
});

describe('who takes part', () => {
  it('needs a right to the title himself, and joins once he has it', async () => {
    const [host, guest] = [await screen(), await screen(friend)];
    expect(await errorOf(begin(host, 'for-rent-2'))).toMatchObject({ name: 'PURCHASE_REQUIRED' });
    const { id } = await begin(host);
    await test.pool.query(`update media_items set usage_model = 'TVOD' where slug = 'free-film'`);
    expect(await errorOf(guest.api.parties.join({ id }))).toMatchObject({ name: 'PURCHASE_REQUIRED' });
    await test.pool.query(`update media_items set usage_model = null where slug = 'free-film'`);
    expect((await guest.api.parties.join({ id })).participants).toHaveLength(2);
    expect(await errorOf(begin(host, 'nothing'))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('is nobody whom the party does not know: not a guest, not a stranger, not another profile', async () => {
    const [host, stranger] = [await screen(), await screen(friend)];
    const { id, state } = await begin(host);
    const calls = [
      (api: Calls) => api.parties.control({ id, media_item_id: state.media_item.id, is_playing: false }),
      (api: Calls) => api.parties.report({ id, is_waiting: false }),
      (api: Calls) => api.parties.say({ id, text: 'Привет' }),
      (api: Calls) => api.parties.react({ id, reaction: '🔥' }),
      (api: Calls) => api.parties.edit({ id, control: 'host' }),
    ];
    for (const call of calls) expect(await errorOf(call(stranger.api))).toMatchObject({ name: 'NOT_FOUND' });
    for (const call of calls)
      expect(await errorOf(call(test.client()))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    const { id: profile } = await host.api.profiles.create({ name: 'Другой' });
    await host.api.profiles.switch({ id: profile });
    for (const call of calls) expect(await errorOf(call(host.api))).toMatchObject({ name: 'NOT_FOUND' });
    expect((await host.api.parties.join({ id })).participants.map(({ name }) => name)).toEqual(['Другой']);
    expect(await errorOf(host.api.parties.join({ id: 'x'.repeat(22) }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('are twenty at most, however many ask at once', async () => {
    const host = await screen();
    const { id } = await begin(host);
    const more: Screen[] = [];
    while (more.length < 23) {
      // Signing in is limited, too.
      await test.pool.query('truncate attempts');
      more.push(await screen(friend));
    }
    const answers = await Promise.allSettled(more.map(({ api }) => api.parties.join({ id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const first = more[answers.findIndex(({ status }) => status === 'fulfilled')];
    const refused = more[answers.findIndex(({ status }) => status === 'rejected')] ?? host;
    expect(await errorOf(refused.api.parties.join({ id }))).toMatchObject({ name: 'PARTY_FULL' });
    await first?.api.parties.leave({ id });
    // A place that is given up goes to the next viewer.
    const joined = await refused.api.parties.join({ id }).catch(() => null);
    expect(joined?.participants ?? []).toHaveLength(20);
  });

  it('is gone after a silence, an ended session and a block, and the longest there is the host then', async () => {
    const [host, guest] = [await screen(), await screen(friend, true)];
    const { id } = await begin(host);
    await guest.api.parties.join({ id });
    test.pass(60);
    await guest.api.parties.report({ id, is_waiting: false });
    test.pass(40);
    const { participants } = await guest.api.parties.report({ id, is_waiting: true });
    expect(participants).toMatchObject([{ name: 'Борис', is_host: true, is_waiting: true }]);
    await expect.poll(() => kinds(guest)).toEqual(['left', 'participant', 'participant']);
    // The viewer who began the party is the host again when he returns.
    const third = await screen(parent);
    await third.api.parties.join({ id });
    expect((await host.api.parties.join({ id })).participants).toMatchObject([
      { name: 'Борис', is_host: false },
      { name: 'Вера', is_host: false },
      { name: 'Анна', is_host: true },
    ]);
    await third.api.session.end();
    await test.operator().operator.importAccounts({ accounts: [{ ...friend, is_account_blocked: true }] });
    expect((await host.api.parties.report({ id, is_waiting: false })).participants).toMatchObject([
      { name: 'Анна' },
    ]);
    expect(await errorOf(guest.api.parties.report({ id, is_waiting: false }))).toMatchObject({
      name: 'ACCOUNT_BLOCKED',
    });
  });

  it('lets the host keep the controls, and remove a participant permanently', async () => {
    const [host, guest] = [await screen(), await screen(friend, true)];
    const { id, state, participant_id } = await begin(host);
    const me = await guest.api.parties.join({ id });
    const pause = { id, media_item_id: state.media_item.id, is_playing: false };
    const refused = { name: 'PARTY_HOST_ONLY' };
    expect(await errorOf(guest.api.parties.edit({ id, control: 'host' }))).toMatchObject(refused);
    expect(await errorOf(guest.api.parties.remove({ id, participant_id }))).toMatchObject(refused);
    await host.api.parties.edit({ id, control: 'host' });
    expect(await errorOf(guest.api.parties.control(pause))).toMatchObject({ name: 'PARTY_HOST_ONLY' });
    expect((await host.api.parties.control(pause)).is_playing).toBe(false);
    await host.api.parties.remove({ id, participant_id: me.participant_id });
    await expect
      .poll(() => guest.changes.at(-1))
      .toEqual({ kind: 'left', participant_id: me.participant_id });
    expect(await errorOf(guest.api.parties.report({ id, is_waiting: false }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await errorOf((await screen(friend)).api.parties.join({ id }))).toMatchObject({
      name: 'PARTY_REMOVED',
    });
    expect(await errorOf(host.api.parties.remove({ id, participant_id }))).toMatchObject({
      name: 'FORBIDDEN',
    });
  });
});

describe('words and reactions', () => {
  it('reach everybody, and who joins later reads the last fifty', async () => {
    const [host, guest] = [await screen(), await screen(friend, true)];
    const { id } = await begin(host);
    await guest.api.parties.join({ id });
    const said = await host.api.parties.say({ id, text: '  <b>Привет</b>\u202e,\n друзья ' });
    expect(said).toMatchObject({ name: 'Анна', text: '<b>Привет</b> , друзья' });
    await host.api.parties.react({ id, reaction: '👍' });
    await expect.poll(() => kinds(guest)).toEqual(['message', 'reaction']);
    expect(guest.changes[0]).toEqual({ kind: 'message', message: said });
    for (let at = 0; at < 51; at += 1) {
      test.pass(1.1);
      await host.api.parties.say({ id, text: `${at}` });
    }
    const { messages } = await guest.api.parties.join({ id });
    expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, at) => `${at + 1}`));
  });

  it('are bounded in length and number', async () => {
    const host = await screen();
    const { id } = await begin(host);
    for (const text of ['', ' \u200b ', 'x'.repeat(301)])
      expect(await errorOf(host.api.parties.say({ id, text }))).toMatchObject({ name: 'INVALID_INPUT' });
    for (let at = 0; at < 10; at += 1) await host.api.parties.say({ id, text: '👨‍👩‍👧'.repeat(30) });
    expect(await errorOf(host.api.parties.say({ id, text: 'x' }))).toMatchObject({
      name: 'TOO_MANY_REQUESTS',
    });
    const many = Array.from({ length: 21 }, () => host.api.parties.react({ id, reaction: '😂' }));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
  });

  it('of strangers are not for profiles with an age limit, which react all the same', async () => {
    const [host, child] = [await screen(), await screen(parent, true)];
    const { id } = await begin(host);
    await child.api.profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    const { items } = await child.api.profiles.getAgeLimits();
    const lowest = items[0]?.id ?? 0;
    const { id: profile } = await child.api.profiles.create({
      name: 'Дети',
      default_age_limit_id: lowest,
      max_age_limit_id: lowest,
    });
    await child.api.profiles.switch({ id: profile });
    await host.api.parties.say({ id, text: 'До детей' });
    expect(await child.api.parties.join({ id })).toMatchObject({ has_chat: false, messages: [] });
    expect(await errorOf(child.api.parties.say({ id, text: 'Привет' }))).toMatchObject({ name: 'FORBIDDEN' });
    await host.api.parties.say({ id, text: 'При детях' });
    await child.api.parties.react({ id, reaction: '🔥' });
    await expect.poll(() => kinds(child)).toEqual(['reaction']);
  });
});
