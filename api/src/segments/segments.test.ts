import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SegmentCondition } from '@kadr/contract';
import { openDatabase } from '../database/database.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn } from '../testing/sign-in.ts';
import { signUpOwner } from '../testing/staff.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { countAccounts } from './search-accounts.ts';
import type { SegmentTerms } from './segment-sql.ts';

let test: TestApi;
const names = ['anna', 'boris', 'vera', 'gor'] as const;
const password = 'a-good-password';
const operator = () => test.operator().operator;

type Written = Partial<SegmentCondition> & Pick<SegmentCondition, 'type'>;
const rules = (...conditions: Written[]) => ({
  match: 'all' as const,
  groups: [{ match: 'all' as const, conditions: conditions as SegmentCondition[] }],
});
/** Profile names of matching accounts, in alphabetical order. */
const matching = async (...conditions: Written[]): Promise<string[]> => {
  const { accounts, sample } = await operator().previewSegment({ brand: null, rules: rules(...conditions) });
  expect(sample).toHaveLength(accounts);
  return sample.map(({ name }) => name).toSorted();
};

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await operator().importCatalogue({
    services: [
      {
        alias: 'plus',
        name: { rus: 'Плюс' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 29_900, currency: 'RUB' }],
      },
    ],
  });
  await operator().importAccounts({
    accounts: names.map((name) => ({ email: `${name}@kadr.example`, password, profile_name: name })),
  });
  await setFacts();
});
afterAll(() => test.close());

async function setFacts(): Promise<void> {
  await operator().importBonusPrograms({
    bonus_programs: [
      {
        alias: 'points',
        name: { rus: 'Баллы' },
        activation_terms: { rus: 'Правила' },
        currency: 'RUB',
        point_value: 1,
        earn_percent: 1,
      },
    ],
  });
  const account = (name: string) => ({ email: `${name}@kadr.example` });
  await test.pool.query(`
    insert into ledger_accounts (kind, account_id, currency, balance)
      select 'bonus', a.id, 'bonus:' || b.id, 70 from accounts a, bonus_programs b where a.email like 'vera@%'`);
  await operator().creditAccounts({
    credits: [{ account: account('boris'), key: 'x', amount: 50_000, currency: 'RUB' }],
  });
  await operator().subscribeAccounts({ subscriptions: [{ account: account('boris'), service: 'plus' }] });
  await signIn(test, { ...account('anna'), password }, { ip: '203.0.113.9' });
  await test.pool.query("update sign_ins set brand = 'ararat'");
  await signIn(test, { ...account('boris'), password }, { ip: '198.51.100.1' });
  const { items } = await operator().listAccounts({ q: 'anna' });
  await operator().grantTitle({ id: items[0]?.id ?? 0, title: 'north-wind', reason: 'a gift' });
  await test.pool.query(
    `
    insert into viewing_positions (profile_id, media_item_id, timepoint, is_viewed, watched_at, playback_session_id, sequence)
      select p.id, m.id, 1200, false, $1::timestamptz - interval '5 days', gen_random_uuid(), 1
      from profiles p, media_items m
      where (p.name, m.slug) in (('anna', 'north-wind'), ('anna', 'ship-1-1'), ('vera', 'ship-1-1'))`,
    [testBegins],
  );
  await test.pool.query(`
    update accounts set created_at = created_at - interval '100 days', language = 'hye' where email like 'gor@%'`);
  await test.pool.query(`
    update profiles set is_notifications_allowed = false where name = 'gor'`);
  await test.pool.query(
    `
    insert into subscriptions (account_id, service_id, state, end_reason, duration, duration_unit, amount, currency, started_at, anchor_at, paid_periods, ends_at)
      select a.id, s.id, 'ended', 'unpaid', 1, 'month', 29900, 'RUB', $1, $1, 1, $1::timestamptz - interval '10 days'
      from accounts a, services s where a.email like 'gor@%' and s.alias = 'plus'`,
    [testBegins],
  );
}

describe('a segment finds accounts', () => {
  it.each<[string, Written, readonly string[]]>([
    ['that watched anything', { type: 'watched' }, ['anna', 'vera']],
    ['that did not', { type: 'watched', days: 30, is_not: true }, ['boris', 'gor']],
    ['that watched nothing lately', { type: 'watched', days: 4, is_not: true }, [...names]],
    ['by episodes of a series', { type: 'watched', title: 'ship' }, ['anna', 'vera']],
    ['by the kind', { type: 'watched', kind: 'film' }, ['anna']],
    ['by the genre', { type: 'watched', genre: 'drama', kind: 'film' }, ['anna']],
    ['by how many titles', { type: 'watched', times: 2 }, ['anna']],
    ['by how many minutes', { type: 'watched', minutes: 21 }, ['anna']],
    ['that have a title', { type: 'bought', title: 'north-wind', model: 'EST', days: 1 }, ['anna']],
    ['that paid enough', { type: 'bought', sum: { amount: 1, currency: 'RUB' } }, []],
    ['that have a service', { type: 'service', service: 'plus', state: 'active', days: null }, ['boris']],
    ['that had it', { type: 'service', service: null, state: 'ever', days: null }, ['boris', 'gor']],
    ['whose service lapsed', { type: 'service', service: 'plus', state: 'lapsed', days: 20 }, ['gor']],
    ['whose service lapsed lately', { type: 'service', service: 'plus', state: 'lapsed', days: 9 }, []],
    ['on trial', { type: 'service', service: null, state: 'trial', days: null }, []],
    ['whose renewal fails', { type: 'service', service: null, state: 'failing', days: null }, []],
    ['by registration', { type: 'registered', days: 30 }, ['anna', 'boris', 'vera']],
    ['by country', { type: 'country', countries: ['AM'] }, ['anna']],
    ['not of a country', { type: 'country', countries: ['AM'], is_not: true }, ['boris', 'gor', 'vera']],
    ['by device', { type: 'device', devices: ['other', 'computer'] }, ['anna', 'boris']],
    ['by language', { type: 'language', languages: ['hye', 'eng'] }, ['gor']],
    ['without notifications', { type: 'notifications', is_not: true }, ['gor']],
    ['by balance', { type: 'balance', at_least: { amount: 1, currency: 'RUB' } }, ['boris']],
    ['by points', { type: 'points', program: 'points', at_least: 70 }, ['vera']],
  ])('%s', async (_what, condition, found) => {
    expect(await matching(condition)).toEqual([...found].toSorted());
  });

  it('by all, any or none of its conditions and groups, of one brand, without blocked ones', async () => {
    const watched = { type: 'watched' as const };
    const isArmenian = { type: 'language' as const, languages: ['hye' as const] };
    const count = async (match: 'all' | 'any' | 'none', brand: string | null = null) => {
      const groups = [{ match: 'any' as const, conditions: [watched, isArmenian] }];
      const { accounts } = await operator().previewSegment({
        brand,
        rules: { match, groups: [...groups, { match: 'none', conditions: [watched] }] },
      });
      return accounts;
    };
    expect([await count('all'), await count('any'), await count('none')]).toEqual([1, 4, 0]);
    expect(await count('any', 'ararat')).toBe(1);
    await test.pool.query(`update accounts set is_blocked = true where email like 'gor@%'`);
    expect(await count('all')).toBe(0);
    await test.pool.query(`update accounts set is_blocked = false`);
  });

  it('and shows them masked', async () => {
    const { sample } = await operator().previewSegment({
      brand: null,
      rules: rules({ type: 'country', countries: ['AM'] }),
    });
    expect(sample).toMatchObject([{ name: 'anna', email: 'a…@kadr.example' }]);
  });
});

it('is saved, changed, listed by name and removed', async () => {
  const created = await operator().createSegment({
    name: 'Новые',
    brand: 'kadr',
    rules: rules({ type: 'registered', days: 7 }),
  });
  expect(created).toMatchObject({ brand: 'kadr', changed_by: 'token', broadcasts: 0 });
  const { id } = created;
  const all = { match: 'all' as const, groups: [] };
  expect(await operator().setSegment({ id, name: 'Все', rules: all })).toMatchObject({
    name: 'Все',
    rules: all,
  });
  expect((await operator().listSegments()).items).toMatchObject([{ id, name: 'Все' }]);
  await operator().removeSegment({ id });
  expect(await errorOf(operator().getSegment({ id }))).toMatchObject({ name: 'NOT_FOUND' });
});

it.each<[string, Written]>([
  ['title', { type: 'watched', title: "x'; drop table accounts; --" }],
  ['genre', { type: 'watched', genre: 'x' }],
  ['service', { type: 'service', service: 'x', state: 'ever' }],
  ['program', { type: 'points', program: 'x', at_least: 1 }],
])('refuses an unknown %s', async (_what, condition) => {
  const call = operator().createSegment({ name: 'x', brand: null, rules: rules(condition) });
  expect(await errorOf(call)).toMatchObject({ name: 'NOT_FOUND' });
  expect((await operator().listSegments()).items).toEqual([]);
});

it('is refused with too many conditions, and for an unknown brand', async () => {
  const many = rules(...Array.from({ length: 11 }, () => ({ type: 'notifications' as const })));
  expect(await errorOf(operator().previewSegment({ brand: null, rules: many }))).toMatchObject({
    name: 'INVALID_INPUT',
  });
  const none = { match: 'all' as const, groups: [] };
  expect(await errorOf(operator().previewSegment({ brand: 'x', rules: none }))).toMatchObject({
    name: 'NOT_FOUND',
  });
});

it('belongs to the brand of a member whose role is for one brand', async () => {
  const none = { match: 'all' as const, groups: [] };
  const shared = await operator().createSegment({ name: 'shared', brand: null, rules: none });
  const { id } = await signUpOwner(test, '');
  const grants = [
    { brand: 'ararat', role: 'marketer', permissions: ['marketing:read', 'marketing:write'] as const },
  ];
  const principal = { kind: 'staff', id, name: 'Gor', grants, isReauthenticated: true } as const;
  const member = () => test.client({ principal }).operator;
  for (const brand of [null, 'kadr'])
    expect(await errorOf(member().createSegment({ name: 'x', brand, rules: none }))).toMatchObject({
      name: 'FORBIDDEN',
    });
  expect(await errorOf(member().previewSegment({ brand: null, rules: none }))).toMatchObject({
    name: 'FORBIDDEN',
  });
  expect(await errorOf(member().getSegment({ id: shared.id }))).toMatchObject({ name: 'NOT_FOUND' });
  const own = await member().createSegment({ name: 'own', brand: 'ararat', rules: none });
  expect((await member().listSegments()).items).toEqual([own]);
  expect(await member().previewSegment({ brand: 'ararat', rules: none })).toMatchObject({ accounts: 1 });
});

describe('100,000 accounts', () => {
  const condition = { type: 'watched', is_not: true, title: null, genre: null, kind: null } as const;
  const conditions = [{ ...condition, days: 30, times: 1, minutes: null }];
  const terms: SegmentTerms = {
    brand: null,
    rules: { match: 'all', groups: [{ match: 'all', conditions }] },
  };
  const db = () => openDatabase(test.pool);

  beforeAll(async () => {
    await test.pool.query(`
      begin; set local session_replication_role = replica;
      insert into accounts (san, email, is_test, is_blocked, created_at)
        select lpad((200000000000 + n)::text, 12, '0'), 'bulk' || n || '@kadr.example', false, false, '2026-02-01'
        from generate_series(1, 100000) n;
      insert into profiles (account_id, type, name, created_at)
        select id, 'master', 'x', created_at from accounts where email like 'bulk%';
      commit; analyze accounts, profiles`);
  });

  it('are counted within the limit', async () => {
    const begun = performance.now();
    const { accounts } = await countAccounts(db(), terms, {
      now: testBegins,
      sampleSize: 10,
      elapsed: () => 0,
    });
    expect(accounts).toBe(100_002);
    process.stdout.write(`100,002 accounts counted in ${Math.round(performance.now() - begun)} ms\n`);
  });

  it('are given up once counting takes too long', async () => {
    let milliseconds = 0;
    const elapsed = () => (milliseconds += 5000);
    await expect(
      countAccounts(db(), terms, { now: testBegins, sampleSize: 10, elapsed }),
    ).rejects.toMatchObject({ error: 'SEGMENT_TOO_SLOW' });
  });
});
