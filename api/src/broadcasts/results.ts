import { broadcastDays } from '@kadr/contract';
import type { BroadcastResults, BroadcastSummary, Currency, DisplayInput } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

type Counts = Omit<BroadcastResults, 'answers' | 'purchases'> & { readonly acted: number };

const nothing: Counts = {
  sent: 0,
  capped: 0,
  expired: 0,
  waiting: 0,
  delivered: 0,
  shown: 0,
  clicked: 0,
  answered: 0,
  acted: 0,
};

/** Counts the outcomes of broadcasts, by id. */
export async function countOutcomes(db: Database, ids: readonly number[]): Promise<(id: number) => Counts> {
  const { rows } = await db.execute<Counts & { id: number } & Record<string, unknown>>(sql`
    select w.broadcast_id as id,
      (count(*) filter (where w.outcome = 'sent'))::integer as sent,
      (count(*) filter (where w.outcome = 'capped'))::integer as capped,
      (count(*) filter (where w.outcome = 'expired'))::integer as expired,
      (count(*) filter (where w.outcome = 'waiting'))::integer as waiting,
      count(m.delivered_at)::integer as delivered,
      (count(*) filter (where m.shown_at is not null or m.chosen is not null))::integer as shown,
      count(m.clicked_at)::integer as clicked,
      count(m.chosen)::integer as answered,
      (count(*) filter (where m.clicked_at is not null or m.chosen is not null))::integer as acted
    from broadcast_accounts w left join messages m on m.id = w.message_id
    where w.broadcast_id = any(${sql.param(ids)}::integer[]) group by w.broadcast_id`);
  const byId = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return (id) => byId.get(id) ?? nothing;
}

/** All results of one broadcast. */
export async function readResults(
  db: Database,
  id: number,
  display: DisplayInput,
): Promise<{ results: BroadcastResults } & Pick<BroadcastSummary, 'sent' | 'shown' | 'acted'>> {
  const [counts, answers, purchases] = await Promise.all([
    countOutcomes(db, [id]).then((of) => of(id)),
    countAnswers(db, id, display.poll),
    sumPurchases(db, id),
  ]);
  const { acted, ...results } = counts;
  const { sent, shown } = counts;
  return { sent, shown, acted, results: { ...results, answers, purchases } };
}

async function countAnswers(
  db: Database,
  id: number,
  poll: DisplayInput['poll'],
): Promise<BroadcastResults['answers']> {
  if (poll === null) return null;
  const { rows } = await db.execute<{ question: number; answer: number; count: number }>(sql`
    select (c.at - 1)::integer as question, c.answer::integer as answer, count(*)::integer as count
    from broadcast_accounts w join messages m on m.id = w.message_id
    cross join lateral jsonb_array_elements_text(m.chosen) with ordinality as c(answer, at)
    where w.broadcast_id = ${id} and m.chosen is not null group by 1, 2`);
  return poll.map(({ answers }, question) =>
    answers.map(
      (_, answer) => rows.find((row) => row.question === question && row.answer === answer)?.count ?? 0,
    ),
  );
}

async function sumPurchases(db: Database, id: number): Promise<BroadcastResults['purchases']> {
  const { rows } = await db.execute<{
    currency: Currency;
    orders: number;
    accounts: number[];
    amount: number;
  }>(sql`
    select t.currency, count(*)::integer as orders, array_agg(distinct t.account_id) as accounts,
      sum(t.amount)::float8 as amount
    from broadcast_accounts w join messages m on m.id = w.message_id
    join purchase_tickets t on t.account_id = w.account_id and t.status = 'paid'
      and t.created_at >= m.shown_at and t.created_at < m.shown_at + make_interval(days => ${broadcastDays.purchases})
    where w.broadcast_id = ${id} group by t.currency order by t.currency`);
  return {
    orders: rows.reduce((total, { orders }) => total + orders, 0),
    accounts: new Set(rows.flatMap(({ accounts }) => accounts)).size,
    sums: rows.map(({ amount, currency }) => ({ amount, currency })),
  };
}
