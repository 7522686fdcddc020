import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageInput } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;
const stranger = { email: 'lev@kadr.example', password: 'another-password' };

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts; delete from accounts');
  await test.operator().operator.importAccounts({ accounts: [testAccount, stranger] });
  cookies = await signIn(test);
});
afterAll(() => test.close());

const news = (key: string, over: Partial<MessageInput> = {}): MessageInput => ({
  account: { email: 'Anna@Kadr.example' },
  key,
  event_code: 'marketing_message',
  display: { message: { rus: `Новость ${key}`, eng: `News ${key}` } },
  ...over,
});
const poll = (key: string): MessageInput => ({
  ...news(key),
  event_code: 'poll',
  display: {
    message: { rus: 'Что показать?' },
    poll: [
      { question: { rus: 'Жанр?', eng: 'Genre?' }, answers: [{ rus: 'Драма' }, { rus: 'Комедия' }] },
      { question: { rus: 'Длина?' }, answers: [{ rus: 'Кино' }, { rus: 'Сериал' }, { rus: 'Всё равно' }] },
    ],
  },
});
const send = async (...messages: MessageInput[]): Promise<number> =>
  (await test.operator().operator.sendMessages({ messages })).messages;
const viewer = (over: Parameters<TestApi['client']>[0] = {}) => test.client({ cookies, ...over });
const unread = async (): Promise<number> => (await viewer().session.user()).unreadMessages;
const ids = async (kind?: 'message' | 'poll'): Promise<number[]> =>
  (await viewer().messages.list({ kind })).items.map(({ id }) => id);

describe('the list of messages (NT-085)', () => {
  it('has the newest first, page after page, in the viewer’s language', async () => {
    await send(news('1'), news('2'), poll('3'), news('4'), news('5'));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof viewer>['messages']['list']>> = await viewer({
        language: 'eng',
      }).messages.list({ limit: 2, ...(cursor !== null && { cursor }) });
      seen.push(...page.items.map(({ message }) => message));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(['News 5', 'News 4', 'Что показать?', 'News 2', 'News 1']);
    expect((await viewer().messages.list({ kind: 'poll' })).items).toEqual([
      {
        id: expect.any(Number),
        event_code: 'poll',
        message: 'Что показать?',
        submessage: null,
        image: null,
        target: null,
        created_at: testBegins.getTime() / 1000,
        is_unread: true,
        poll: {
          questions: [
            { question: 'Жанр?', answers: ['Драма', 'Комедия'] },
            { question: 'Длина?', answers: ['Кино', 'Сериал', 'Всё равно'] },
          ],
          chosen: null,
        },
      },
    ]);
    expect(await ids('message')).toHaveLength(4);
  });

  it('is nobody else’s', async () => {
    await send(news('1'), poll('2'));
    const [pollId = 0, messageId = 0] = await ids();
    const other = test.client({
      cookies: await signIn(test, { email: stranger.email, password: stranger.password }),
    });
    expect(await other.messages.list({})).toEqual({ items: [], next_cursor: null });
    expect(await other.messages.changeUnread({ change: '-', message_ids: [messageId] })).toEqual({
      unreadMessages: 0,
    });
    const refused = await Promise.all([
      errorOf(other.messages.updateStatus({ id: messageId, status: 'clicked' })),
      errorOf(other.messages.finishPoll({ id: pollId, answers: [0, 0] })),
    ]);
    for (const error of refused) expect(error).toMatchObject({ name: 'NOT_FOUND' });
    expect(await unread()).toBe(2);
  });

  it.each(['x', '-1', '1'.repeat(30), ' 1'])('refuses the cursor “%s”', async (cursor) => {
    expect(await errorOf(viewer().messages.list({ cursor }))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('needs somebody signed in', async () => {
    const guest = test.client();
    for (const call of [
      guest.messages.list({}),
      guest.messages.changeUnread({ change: '+', message_ids: [1] }),
      guest.messages.updateStatus({ id: 1, status: 'shown' }),
      guest.messages.finishPoll({ id: 1, answers: [0] }),
    ])
      expect(await errorOf(call)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('keeps messages for a year', async () => {
    await send(news('1'));
    test.clock.now = new Date(testBegins.getTime() + 364 * 24 * 3600_000);
    await test.api.purge();
    const count = async () => (await test.pool.query('select from messages')).rowCount;
    expect(await count()).toBe(1);
    test.clock.now = new Date(testBegins.getTime() + 366 * 24 * 3600_000);
    await test.api.purge();
    expect(await count()).toBe(0);
  });
});

describe('the count of unread messages', () => {
  it('changes by what was read and what is to be unread again, each once (SS-011, NT-077, NT-079, NT-080)', async () => {
    await send(news('1'), news('2'), news('3'));
    const [third = 0, second = 0] = await ids();
    const change = async (sign: '+' | '-', ...message_ids: number[]): Promise<number> =>
      (await viewer().messages.changeUnread({ change: sign, message_ids })).unreadMessages;
    expect(await unread()).toBe(3);
    expect(await change('-', third)).toBe(2);
    expect(await change('-', third)).toBe(2);
    expect(await change('+', third)).toBe(3);
    expect(await change('-', ...(await ids()), 999_999)).toBe(0);
    expect(await change('-', second)).toBe(0);
    expect(await unread()).toBe(0);
  });

  it('counts neither events without words nor what is for another profile', async () => {
    const { rows } = await test.pool.query<{ id: number }>(
      `insert into profiles (account_id, type, name, created_at) select id, 'additional', 'Лев', now() from accounts where email = $1 returning id`,
      [testAccount.email],
    );
    await send(news('1', { profile_id: rows[0]?.id ?? 0 }), {
      account: { email: testAccount.email },
      key: '2',
      event_type: 'target',
      event_code: 'payment_failed',
    });
    expect(await unread()).toBe(0);
    expect(await ids()).toEqual([]);
  });

  it('drops when a message is followed (NT-033, NT-116)', async () => {
    await send(news('1'));
    const [id = 0] = await ids();
    for (const status of ['delivered', 'shown'] as const)
      await viewer().messages.updateStatus({ id, status });
    expect(await unread()).toBe(1);
    await viewer().messages.updateStatus({ id, status: 'clicked' });
    expect(await unread()).toBe(0);
    const { rows } = await test.pool.query('select delivered_at, shown_at, clicked_at from messages');
    expect(rows).toEqual([{ delivered_at: testBegins, shown_at: testBegins, clicked_at: testBegins }]);
  });
});

describe('a poll', () => {
  it('counts until it is finished, and then shows what was chosen (SS-099, NT-088, NT-089, NT-095, NT-098, NT-114)', async () => {
    await send(poll('1'), news('2'));
    const [id = 0] = await ids('poll');
    await viewer().messages.changeUnread({ change: '-', message_ids: [id] });
    expect(await unread()).toBe(2);
    expect(await viewer().messages.finishPoll({ id, answers: [0, 2] })).toEqual({ unreadMessages: 1 });
    expect(await unread()).toBe(1);
    const { items } = await viewer().messages.list({ kind: 'poll' });
    expect(items[0]).toMatchObject({ is_unread: false, poll: { chosen: [0, 2] } });
    expect(await errorOf(viewer().messages.finishPoll({ id, answers: [1, 1] }))).toMatchObject({
      name: 'POLL_FINISHED',
      description: 'На этот опрос вы уже ответили.',
    });
  });

  it.each([[[0]], [[0, 1, 0]], [[0, 3]], [[2, 0]]])(
    'stays active when the answers are %j (NT-099)',
    async (answers) => {
      await send(poll('1'));
      const [id = 0] = await ids();
      expect(await errorOf(viewer().messages.finishPoll({ id, answers }))).toMatchObject({
        name: 'INVALID_INPUT',
      });
      expect(await unread()).toBe(1);
    },
  );

  it('is answered once, however many pages answer it', async () => {
    await send(poll('1'));
    const [id = 0] = await ids();
    const answers = await Promise.all(
      [0, 1, 0, 1].map((first) => errorOf(viewer().messages.finishPoll({ id, answers: [first, 0] }))),
    );
    expect(answers.filter((error) => error === null)).toHaveLength(1);
  });

  it('is no message', async () => {
    await send(news('1'));
    const [id = 0] = await ids();
    expect(await errorOf(viewer().messages.finishPoll({ id, answers: [0] }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });
});

describe('sending', () => {
  it('reaches an account by its number, its e-mail address or its phone number, once per key', async () => {
    const { rows } = await test.pool.query<{ san: string }>('select san from accounts where email = $1', [
      testAccount.email,
    ]);
    const batch = [
      news('1', { account: { san: rows[0]?.san ?? '' } }),
      news('2', { account: { phone: testAccount.phone } }),
      news('3'),
    ];
    expect(await send(...batch)).toBe(3);
    expect(await send(...batch, news('4'))).toBe(1);
    expect(await ids()).toHaveLength(4);
  });

  it.each<[string, MessageInput, string]>([
    ['an account', news('2', { account: { email: 'nobody@kadr.example' } }), 'messages.1.account'],
    ['a profile', news('2', { profile_id: 999_999 }), 'messages.1.profile_id'],
  ])('refuses the whole batch for %s that there is not', async (_what, message, field) => {
    const refused = await errorOf(send(news('1'), message));
    expect(refused).toMatchObject({ name: 'NOT_FOUND' });
    expect(refused?.description).toContain(field);
    expect(await ids()).toEqual([]);
  });

  it.each<[string, MessageInput]>([
    ['a poll without questions', { ...poll('1'), display: { message: { rus: 'Вопрос' } } }],
    ['questions of what is no poll', { ...poll('1'), event_code: 'marketing_message' }],
    ['a text without end', news('1', { display: { message: { rus: 'я'.repeat(301) } } })],
    ['a page that is not https', news('1', { src: 'javascript:alert(1)' })],
  ])('refuses %s', async (_what, message) => {
    expect(await errorOf(send(message))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('refuses a page that the security policy keeps out of frames, and says what to do (NT-040, EM-047, SH-091)', async () => {
    const page = (key: string, src: string): MessageInput => ({
      account: { email: 'Anna@Kadr.example' },
      key,
      event_type: 'target',
      event_code: 'iframe',
      src,
    });
    const refused = await errorOf(send(page('1', 'https://elsewhere.test/a')));
    expect(refused).toMatchObject({ name: 'INVALID_INPUT' });
    expect(refused?.description).toMatch(/messages\.0\.src.*https:\/\/elsewhere\.test.*frame_hosts/);
    expect(await send(page('2', 'https://pages.test/quiz?x=1'))).toBe(1);
  });

  it('is the operator’s', async () => {
    expect(await errorOf(viewer().operator.sendMessages({ messages: [news('1')] }))).toMatchObject({
      name: 'UNAUTHORIZED',
    });
  });
});
