import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, buyAndPay, customerWith, firstOrder, openShop } from '../testing/shop.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
});
afterAll(() => test.close());

describe('money', () => {
  it('is moved once, however many confirm at the same moment: 50 times one ticket', async () => {
    const viewer = await customerWith(test, 100_000);
    const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, 'on-sale'));
    const ticket = { ticket_id: ticket_id ?? '', has_session_id: false };
    await Promise.all(Array.from({ length: 50 }, () => viewer.purchases.confirmTicket(ticket)));
    expect(await balanceOf(viewer)).toBe(60_100);
    expect((await viewer.purchases.list({})).items).toHaveLength(1);
    expect((await viewer.purchases.payments({})).items).toMatchObject([
      {
        kind: 'purchase',
        amount: -39_900,
        balance: 60_100,
        content: { slug: 'on-sale', usage_model: 'EST' },
      },
      { kind: 'credit', amount: 100_000, balance: 100_000, content: null },
    ]);
  });

  it('never falls below nothing: 40 confirmations of 4 tickets, and enough for 2 of them', async () => {
    const viewer = await customerWith(test, 25_000);
    const tickets: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, `for-rent-${number}`));
      tickets.push(ticket_id ?? '');
    }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        errorOf(viewer.purchases.confirmTicket({ ticket_id: tickets[at % 4] ?? '', has_session_id: false })),
      ),
    );
    expect(new Set(answers.map((error) => error?.name ?? 'paid'))).toEqual(
      new Set(['paid', 'BALANCE_SPENT']),
    );
    expect(await balanceOf(viewer)).toBe(5000);
    expect((await viewer.purchases.list({})).items).toHaveLength(2);
  });

  it('is put on an account once under one key, and on none when one of them is unknown', async () => {
    const viewer = await customerWith(test, 1000);
    const { operator } = test.operator();
    const account = { email: viewer.email };
    const again = { account, key: 'start', amount: 1000, currency: 'RUB' } as const;
    expect(await operator.creditAccounts({ credits: [again] })).toEqual({ credits: 0 });
    expect(await operator.creditAccounts({ credits: [{ ...again, key: 'next' }] })).toEqual({ credits: 1 });
    const unknown = { ...again, account: { email: 'nobody@kadr.example' } };
    expect(
      await errorOf(operator.creditAccounts({ credits: [{ ...again, key: 'third' }, unknown] })),
    ).toMatchObject({ name: 'NOT_FOUND', description: 'credits.1.account: there is no such account.' });
    expect(await balanceOf(viewer)).toBe(2000);
    expect(await errorOf(test.client().operator.creditAccounts({ credits: [again] }))).toMatchObject({
      name: 'UNAUTHORIZED',
    });
  });

  it('is written in books that agree, and that nobody changes', async () => {
    const viewer = await customerWith(test, 100_000);
    await buyAndPay(viewer, 'on-sale');
    const { rows } = await test.pool.query<{ kind: string; balance: string; moved: string }>(`
      select a.kind, coalesce(sum(a.balance), 0) as balance, sum(t.moved) as moved from ledger_accounts a
      join lateral (select coalesce(sum(case when to_id = a.id then amount else -amount end), 0) as moved
        from ledger_transfers where a.id in (from_id, to_id)) t on true group by a.kind`);
    const moved = new Map(rows.map(({ kind, ...sums }) => [kind, sums]));
    expect(moved.get('prepaid')?.balance).toBe(moved.get('prepaid')?.moved);
    expect(rows.reduce((sum, row) => sum + Number(row.moved), 0)).toBe(0);
    for (const change of [
      'update ledger_transfers set amount = 1',
      'delete from ledger_transfers',
      'truncate ledger_transfers cascade',
    ])
      await expect(test.pool.query(change)).rejects.toThrow('added only');
  });

  it('keeps the books when an account goes', async () => {
    const viewer = await customerWith(test, 50_000);
    await buyAndPay(viewer, 'on-sale');
    const count = async () => {
      const { rows } = await test.pool.query<{ count: string }>('select count(*) from ledger_transfers');
      return rows[0]?.count;
    };
    const before = await count();
    await test.pool.query('delete from accounts where email = $1', [viewer.email]);
    expect(await count()).toBe(before);
  });
});
