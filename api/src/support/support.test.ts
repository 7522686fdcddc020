import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playbackRules } from '@kadr/contract';
import { sampleCatalogue, publishedFilms } from '../testing/sample-catalogue.ts';
import { signIn } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const reason = 'ticket 17';
const people = [
  { email: 'anna@kadr.example', phone: '+79990000001', password: 'a-good-password', profile_name: 'Анна' },
  { email: 'anton@kadr.example', phone: null, password: 'a-good-password', profile_name: 'Антон_50%' },
  { email: null, phone: '+37499123456', password: 'a-good-password', profile_name: 'Արամ' },
];

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    media_items: [
      { slug: 'adults', type: 'film', name: { rus: 'Взрослым' }, age: 18, territories: ['RU', 'AM'] },
      {
        slug: 'sold',
        type: 'film',
        name: { rus: 'Продаётся', eng: 'For sale' },
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', amount: 39_900, currency: 'RUB' }],
      },
      { slug: 'elsewhere', type: 'film', name: { rus: 'Чужой' }, brands: ['ararat'] },
    ],
    services: [
      {
        alias: 'films',
        name: { rus: 'Кино' },
        media_items: ['sold'],
        prices: [{ duration: 1, duration_unit: 'month', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
  for (const slug of ['adults', 'sold', 'elsewhere']) await test.publish(slug);
  await operator().importAccounts({ accounts: people });
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const names = async (q: string) => (await operator().listAccounts({ q })).items.map(({ name }) => name);
const idOf = async (q: string): Promise<number> => (await operator().listAccounts({ q })).items[0]?.id ?? 0;
const explain = async (title: string, over: { country?: string; brand?: string; profile_id?: number } = {}) =>
  operator().getPlaybackExplanation({ id: await idOf('anna@'), title, ...over });
/** The rules with a verdict, without those that pass. */
const decided = ({ rules }: Awaited<ReturnType<typeof explain>>) =>
  Object.fromEntries(rules.flatMap(({ rule, verdict }) => (verdict === 'passes' ? [] : [[rule, verdict]])));

describe('an account can be found', () => {
  it.each([
    ['the beginning of its e-mail address', 'ANNA@kadr', ['Анна']],
    ['the beginning of a name', 'ан', ['Антон_50%', 'Анна']],
    ['its phone, as people write it', '+7 (999) 000-00-01', ['Анна']],
    ['the last digits of its phone', '3456', ['Արամ']],
    ['a name in which patterns mean nothing', 'антон_50%', ['Антон_50%']],
    ['no pattern', '%', []],
    ['nothing', '', ['Արամ', 'Антон_50%', 'Анна']],
    ['what is no account', 'nobody', []],
  ])('by %s', async (_what, q, found) => {
    expect(await names(q)).toEqual(found);
  });

  it('by its number and by the number of an order', async () => {
    const { items } = await operator().listAccounts({ q: 'anna@' });
    expect(await names(items[0]?.san ?? '')).toEqual(['Анна']);
    await operator().grantTitle({ id: await idOf('anton@'), title: 'apple-year', reason });
    const { rows } = await test.pool.query<{ order_id: number }>('select order_id from purchase_tickets');
    expect(await names(String(rows[0]?.order_id))).toEqual(['Антон_50%']);
  });

  it('page by page, latest first, with masked addresses', async () => {
    const first = await operator().listAccounts({ limit: 2 });
    const second = await operator().listAccounts({ limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ email, phone }) => [email, phone])).toEqual([
      [null, '+3…3456'],
      ['a…@kadr.example', null],
      ['a…@kadr.example', '+7…0001'],
    ]);
    expect(second.next_cursor).toBeNull();
  });
});

describe('an account’s page', () => {
  it('shows the account’s holdings, and no masked data', async () => {
    const id = await idOf('anna@');
    await signIn(test);
    await operator().grantDays({ id, service: 'films', days: 7, reason });
    await operator().sendMessages({
      messages: [
        {
          account: { email: 'anna@kadr.example' },
          key: 'hello',
          event_code: 'marketing_message',
          display: { message: { rus: 'Привет' } },
        },
      ],
    });
    const page = await operator().getAccount({ id });
    expect(page).toMatchObject({
      name: 'Анна',
      email: 'a…@kadr.example',
      has_password: true,
      device_limit: 5,
      stream_limit: 3,
      profiles: [{ name: 'Анна', type: 'master', page_age: 18 }],
      devices: [{}],
      sessions: [{ state: 'normal', brand: 'kadr' }],
      subscriptions: [{ service: 'films', name: 'Кино', state: 'cancelled' }],
      sign_ins: [{ method: 'password' }],
      messages: [{ text: 'Привет' }],
    });
    expect(JSON.stringify(page)).not.toContain('anna@kadr.example');
    expect(await operator().revealContacts({ id, reason })).toEqual({
      email: 'anna@kadr.example',
      phone: '+79990000001',
    });
  });

  it.each(['getAccount', 'revealContacts', 'exportAccount', 'endAccountSessions', 'eraseAccount'] as const)(
    'is not found for an unknown number: %s',
    async (operation) => {
      expect((await errorOf(operator()[operation]({ id: 4_000_000, reason })))?.name).toBe('NOT_FOUND');
    },
  );
});

describe('the explanation of why a viewer may or may not watch', () => {
  it('evaluates every rule, those that can refuse first', async () => {
    const free = await explain('north-wind');
    expect(free).toMatchObject({ is_allowed: true, error: null, title: { name: 'Северный ветер' } });
    expect(free.rules.map(({ rule }) => rule)).toEqual(playbackRules);
    expect(decided(free)).toEqual({ free: 'allows' });
  });

  it('names what to buy, and what grants access (CT-002)', async () => {
    const id = await idOf('anton@');
    const of = async () => operator().getPlaybackExplanation({ id, title: 'sold' });
    expect(await of()).toMatchObject({ is_allowed: false, error: 'PURCHASE_REQUIRED' });
    await operator().grantDays({ id, service: 'films', days: 1, reason });
    expect(decided(await of())).toEqual({ service: 'allows' });
    await operator().grantTitle({ id, title: 'sold', reason });
    expect(decided(await of())).toEqual({ service: 'allows', owned: 'allows' });
    const again = operator().grantTitle({ id, title: 'sold', reason });
    expect((await errorOf(again))?.name).toBe('ALREADY_PURCHASED');
  });

  it.each([
    ['age', 'adults', {}, 'AGE_RESTRICTED'],
    ['country', 'adults', { country: 'DE' }, 'AGE_RESTRICTED'],
    ['brand', 'elsewhere', {}, 'NOT_FOUND'],
  ] as const)('names the rule that refuses: %s', async (rule, title, over, error) => {
    const cookies = await signIn(test);
    const { items } = await test.client({ cookies }).profiles.getAll();
    await test.pool.query(
      `update profiles set max_age_limit_id = (select id from age_levels where age_value = 12), default_age_limit_id = (select id from age_levels where age_value = 12)`,
    );
    const answer = await explain(title, { ...over, profile_id: items[0]?.id ?? 0 });
    expect(answer).toMatchObject({ is_allowed: false, error });
    expect(decided(answer)[rule]).toBe('refuses');
    await test.pool.query(
      `update profiles set max_age_limit_id = (select id from age_levels where age_value = 18), default_age_limit_id = (select id from age_levels where age_value = 18)`,
    );
  });

  it('agrees with the answer to the viewer (CT-002, DR-056)', async () => {
    const cookies = await signIn(test);
    for (const title of ['north-wind', 'sold', 'elsewhere']) {
      const { error } = await explain(title);
      const refusal = await errorOf(test.client({ cookies }).playback.start({ media_item_id: title }));
      expect(refusal?.name ?? null).toBe(error);
    }
  });

  it('reports a blocked account, too many screens, and hours outside the allowed time', async () => {
    const id = await idOf('anna@');
    await operator().blockAccount({ id, is_blocked: true, message: { rus: 'Позвоните нам' }, reason });
    expect(await explain('north-wind')).toMatchObject({ error: 'ACCOUNT_BLOCKED' });
    expect((await operator().getAccount({ id })).block_message).toBe('Позвоните нам');
    await operator().blockAccount({ id, is_blocked: false, reason });
    await test.pool.query(`update accounts set stream_limit = 0 where id = $1`, [id]);
    expect(await explain('north-wind')).toMatchObject({ error: 'STREAM_LIMIT' });
    await test.pool.query(`update accounts set stream_limit = null where id = $1`, [id]);
    await test.pool.query(
      `update profiles set view_allowed_from = 0, view_allowed_to = 60 where account_id = $1`,
      [id],
    );
    expect(await explain('north-wind')).toMatchObject({ error: 'VIEW_INTERVAL_OVER' });
    await test.pool.query(`update profiles set view_allowed_from = null, view_allowed_to = null`);
  });

  it('is not found for an unknown title', async () => {
    expect((await errorOf(explain('nothing')))?.name).toBe('NOT_FOUND');
  });
});

describe('support', () => {
  it('signs an account out everywhere, at once', async () => {
    const cookies = await signIn(test);
    await operator().endAccountSessions({ id: await idOf('anna@'), reason });
    expect((await errorOf(test.client({ cookies }).devices.list()))?.name).toBe('SESSION_NOT_FOUND');
  });

  it('exports everything stored about an account, except credentials', async () => {
    const { data } = await operator().exportAccount({ id: await idOf('anna@'), reason });
    expect(data['accounts']).toMatchObject([{ email: 'anna@kadr.example' }]);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('erases an account, and records the reason', async () => {
    const id = await idOf('3456');
    const { phone } = await operator().revealContacts({ id, reason });
    await test.pool.query(
      `insert into codes (id, session_id, channel, login, action, code_hash, tries, sent_at, expires_at)
       values (gen_random_uuid(), gen_random_uuid(), 'sms', $1, 'reset_password', '', 0, now(), now())`,
      [phone],
    );
    await operator().eraseAccount({ id, reason: 'asked by letter' });
    expect((await test.pool.query('select from codes')).rows).toEqual([]);
    expect(await names('3456')).toEqual([]);
    const { items } = await operator().listAudit({ operation: 'eraseAccount', limit: 1 });
    expect(items[0]).toMatchObject({ outcome: 'ok', input: expect.stringContaining('asked by letter') });
  });

  it('must give a reason', async () => {
    const error = await errorOf(operator().eraseAccount({ id: await idOf('anna@'), reason: ' ' }));
    expect(error?.name).toBe('INVALID_INPUT');
    expect(await names('anna@')).toEqual(['Анна']);
  });
});
