import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** A discrepancy in the books. */
export interface BookFault extends Record<string, unknown> {
  readonly fault:
    | 'balance' // a running balance is not the sum of its transfers
    | 'last_balance' // nor what its last transfer says
    | 'payment' // what a card paid is not in the books as often, or as much, as it succeeded
    | 'refund' // nor what was paid back
    | 'dispute'; // nor what a lost dispute took
  /** Id of the ledger account, the payment or the refund. */
  readonly id: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Compares every running balance with the transfers of its account, and every card payment and refund with the books.
 * Nothing is locked: one statement sees one moment.
 */
export async function proveBooks(db: Database): Promise<BookFault[]> {
  const { rows } = await db.execute<BookFault>(sql`
    with moved as (
      select account.id, account.balance,
        coalesce((select sum(amount) from ledger_transfers where to_id = account.id), 0)
          - coalesce((select sum(amount) from ledger_transfers where from_id = account.id), 0) as sum,
        (select balance from ledger_transfers
          where account.id in (from_id, to_id) order by id desc limit 1) as last
      from ledger_accounts account where account.balance is not null
    ), paid as (
      select payment.id, case when payment.state = 'succeeded' and payment.purpose <> 'bind' then payment.amount else 0 end as due,
        coalesce((select sum(transfer.amount) from ledger_transfers transfer
          join ledger_accounts source on source.id = transfer.from_id
          where transfer.payment_id = payment.id and source.kind = 'bank'), 0) as booked
      from payments payment where payment.unapplied_reason is distinct from 'amount'
    ), returned as (
      select refund.id, case when refund.state = 'succeeded' and refund.destination = 'card' then refund.amount else 0 end as due,
        coalesce((select sum(transfer.amount) from ledger_transfers transfer
          join ledger_accounts target on target.id = transfer.to_id
          where transfer.key = 'refund:' || refund.id and target.kind = 'bank'), 0) as booked
      from refunds refund
    )
    , restored as (
      select refund.id,
        case when sold.kind <> 'top_up' and refund.state = 'succeeded' then refund.amount else 0 end as due,
        coalesce((select sum(transfer.amount) from ledger_transfers transfer
          join ledger_accounts source on source.id = transfer.from_id
          where transfer.key in ('refund:' || refund.id || ':sales', 'refund:' || refund.id) and source.kind in ('sales', 'certificates')), 0) as booked
      from refunds refund left join ledger_transfers sold on sold.id = refund.transfer_id
    ), held as (
      select refund.id,
        case when refund.destination = 'card' or taken.account_id is null then refund.amount else 0 end as due,
        held.amount - coalesce((select sum(transfer.amount) from ledger_transfers transfer
          where transfer.key = 'refund:' || refund.id || ':back'), 0) as booked
      from refunds refund
        join ledger_transfers sold on sold.id = refund.transfer_id and sold.kind = 'top_up'
        join ledger_transfers held on held.key = 'refund:' || refund.id || ':held'
        join ledger_accounts taken on taken.id = held.from_id
    ), reversed as (
      select dispute.id, case when dispute.state = 'lost' and payment.purpose <> 'bind' and payment.unapplied_reason is null
          then dispute.amount else 0 end as due,
        coalesce((select sum(transfer.amount) from ledger_transfers transfer
          where transfer.key = 'dispute:' || dispute.ref), 0) as booked
      from disputes dispute join payments payment on payment.id = dispute.payment_id
    )
    select 'balance' as fault, id::text, sum::text as expected, balance::text as found from moved where sum <> balance
    union all
    select 'last_balance', id::text, last::text, balance::text from moved where last <> balance
    union all
    select 'payment', id::text, due::text, booked::text from paid where due <> booked
    union all
    select 'refund', id::text, due::text, booked::text from returned where due <> booked
    union all
    select 'refund', id::text, due::text, booked::text from restored where due <> booked
    union all
    select 'refund', id::text, due::text, booked::text from held where due <> booked
    union all
    select 'dispute', id::text, due::text, booked::text from reversed where due <> booked`);
  return rows;
}
