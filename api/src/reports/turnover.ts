import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beginning, ending } from './span.ts';
import type { Span } from './span.ts';

/**
 * Every kind of ledger account: its balance before the span, credits and debits within it, and the balance after it.
 */
export function turnoverStatement(span: Span): SQL {
  const isEarlier = sql`created_at < ${beginning(span)}`;
  const sum = (amount: SQL, condition: SQL): SQL =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`;
  return sql`with sides as (
      select to_id as account_id, amount as received, 0 as given, created_at from ledger_transfers
        where created_at < ${ending(span)}
      union all
      select from_id, 0, amount, created_at from ledger_transfers where created_at < ${ending(span)}
    )
    select account.kind as account, account.provider, account.currency as unit,
      ${sum(sql`received - given`, isEarlier)} as opening,
      ${sum(sql`received`, sql`not ${isEarlier}`)} as received,
      ${sum(sql`given`, sql`not ${isEarlier}`)} as given,
      sum(received - given)::float8 as closing
    from sides join ledger_accounts account on account.id = sides.account_id
    group by 1, 2, 3 order by 3, 1, 2`;
}
