import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../context/principal.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let key: Principal & { kind: 'key' };

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  const { operator } = test.operator();
  const made = await operator.createKey({ name: 'billing', permissions: ['accounts:write'] });
  key = { kind: 'key', id: made.key.id, name: 'billing', permissions: made.key.permissions };
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const list = (input: Parameters<ReturnType<TestApi['operator']>['operator']['listAudit']>[0] = {}) =>
  test.operator().operator.listAudit(input);
const newest = async () => (await list({ limit: 1 })).items[0];
const toggle = { key: 'x', is_enabled: true };

describe('an operator’s call', () => {
  it('leaves an entry of who asked for what from where, without the secrets', async () => {
    const context = { principal: key, ip: '203.0.113.9', userAgent: 'billing/1', requestId: 'request-1' };
    await test.client(context).operator.importAccounts({
      accounts: [{ email: 'anna@kadr.example', password: 'a-good-password' }],
    });
    expect(await newest()).toEqual({
      id: expect.any(Number),
      at: testBegins.getTime() / 1000,
      principal: 'key',
      key_id: key.id,
      key_name: 'billing',
      staff_id: null,
      staff_name: null,
      ip: '203.0.113.9',
      user_agent: 'billing/1',
      request_id: 'request-1',
      operation: 'importAccounts',
      input: '{"accounts":[{"email":"a…@kadr.example","password":"***"}]}',
      outcome: 'ok',
    });
  });

  it('leaves one too when it is refused or fails', async () => {
    const { operator } = test.client({ principal: key });
    expect(await errorOf(operator.setToggle(toggle))).toMatchObject({ name: 'FORBIDDEN' });
    expect(await newest()).toMatchObject({ key_id: key.id, operation: 'setToggle', outcome: 'FORBIDDEN' });
    await errorOf(test.operator().operator.retryIngest({ id: 2_000_000_000 }));
    expect(await newest()).toMatchObject({ principal: 'token', key_id: null, outcome: 'NOT_FOUND' });
    await errorOf(test.operator().operator.setToggle({ key: '\u0000' } as never));
    expect(await newest()).toMatchObject({ input: String.raw`{"key":"\u0000"}`, outcome: 'INVALID_INPUT' });
  });

  it('leaves none when it only reads, or is of nobody', async () => {
    const before = await newest();
    await test.operator().operator.listKeys();
    await errorOf(test.client({ principal: key }).operator.listInfoPages());
    await errorOf(test.client().operator.setToggle(toggle));
    expect(await newest()).toEqual(before);
  });

  it('does nothing when its entry cannot be written', async () => {
    await test.pool.query('alter table audit_entries rename to audit_away');
    try {
      expect(
        await errorOf(test.operator().operator.setToggle({ ...toggle, key: 'unwritten' })),
      ).toMatchObject({
        name: 'INTERNAL',
      });
    } finally {
      await test.pool.query('alter table audit_away rename to audit_entries');
    }
    const { rows } = await test.pool.query(`select from feature_toggles where key = 'unwritten'`);
    expect(rows).toEqual([]);
  });

  it('is answered when only its outcome cannot be written, which the log then says', async () => {
    await test.pool.query('alter table audit_outcomes rename to outcomes_away');
    try {
      expect(await test.operator().operator.setToggle(toggle)).toMatchObject({ is_enabled: true });
    } finally {
      await test.pool.query('alter table outcomes_away rename to audit_outcomes');
    }
    expect(await newest()).toMatchObject({ operation: 'setToggle', outcome: null });
    expect(test.logged).toContainEqual(
      expect.objectContaining({ sentence: 'failed to record the outcome of an audit entry' }),
    );
  });
});

it.each(['audit_entries', 'audit_outcomes'])('%s is added to only', async (table) => {
  const count = async () => (await test.pool.query(`select count(*) from ${table}`)).rows;
  const before = await count();
  for (const statement of [
    `update ${table} set ${table === 'audit_entries' ? 'operation' : 'outcome'} = 'x'`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ])
    await expect(test.pool.query(statement)).rejects.toThrow(/are added only/);
  expect(await count()).toEqual(before);
});

describe('the list', () => {
  it('is paged, the latest first, and narrowed to a principal, an operation and a time', async () => {
    const at = testBegins.getTime() / 1000 + 1000;
    const ask = async (seconds: number, principal: Principal) => {
      test.clock.now = new Date((at + seconds) * 1000);
      await errorOf(test.client({ principal }).operator.setToggle(toggle));
    };
    await ask(0, key);
    await ask(1, { kind: 'token' });
    await ask(2, key);
    const times = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).items.map((entry) => entry.at - at);
    const first = await list({ from: at, limit: 2 });
    expect(first.items.map((entry) => entry.at - at)).toEqual([2, 1]);
    expect(await times({ from: at, cursor: first.next_cursor ?? '' })).toEqual([0]);
    expect(await times({ from: at, to: at + 2 })).toEqual([1, 0]);
    expect(await times({ from: at, principal: 'token' })).toEqual([1]);
    expect(await times({ from: at, key_id: key.id })).toEqual([2, 0]);
    expect(await times({ from: at, operation: 'setToggle' })).toEqual([2, 1, 0]);
    expect(await times({ from: at, operation: 'refund' })).toEqual([]);
    expect(await errorOf(list({ cursor: 'elsewhere' }))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});
