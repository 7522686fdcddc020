import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isWithin } from '../reports/span.ts';
import type { Span } from '../reports/span.ts';

/** Every transfer of the ledger, with both of its sides. */
export function postingsStatement(span: Span): SQL {
  return sql`select transfer.id, ${clock(sql`transfer.created_at`, span)} as at, transfer.kind, transfer.key,
      source.kind as from_account, source.provider as from_provider,
      target.kind as to_account, target.provider as to_provider, transfer.currency as unit,
      case when transfer.currency like 'bonus:%' then transfer.amount else transfer.amount / 100.0 end::float8 as amount,
      payment.order_id, account.san as account_number
    from ledger_transfers transfer
      join ledger_accounts source on source.id = transfer.from_id
      join ledger_accounts target on target.id = transfer.to_id
      left join payments payment on payment.id = transfer.payment_id
      left join accounts account on account.id = coalesce(source.account_id, target.account_id)
    where ${isWithin(sql`transfer.created_at`, span)} order by transfer.id`;
}

/** Every attempt to pay by card. */
export function paymentsStatement(span: Span): SQL {
  return sql`select payment.order_id, ${clock(sql`payment.created_at`, span)} as created_at, account.san as account_number,
      payment.provider, payment.ref, payment.purpose, payment.state, payment.amount::float8 as amount, payment.currency,
      (select coalesce(sum(refund.amount), 0)::float8 from refunds refund
        where refund.payment_id = payment.id and refund.state = 'succeeded' and refund.destination = 'card') as refunded,
      card.type as card_type, card.last4 as card_last4, payment.initiator, payment.unapplied_reason,
      ${clock(sql`payment.applied_at`, span)} as applied_at
    from payments payment
      left join accounts account on account.id = payment.account_id
      left join bank_cards card on card.id = payment.bank_card_id
    where ${isWithin(sql`payment.created_at`, span)} order by payment.created_at, payment.id`;
}

/** Every line of the issued receipts. */
export function receiptsStatement(span: Span): SQL {
  return sql`select receipt.number::float8 as receipt, ${clock(sql`receipt.issued_at`, span)} as issued_at, payment.order_id,
      case when receipt.refund_id is null then 'sale' else 'return' end as type,
      line.name->>'rus' as name, line.amount::float8 as amount, line.vat::float8 as rate,
      coalesce(round(line.amount * line.vat / (100 + line.vat)), 0)::float8 as tax,
      line."isAdvance" as is_advance, receipt.currency, receipt.state as fiscal_state,
      receipt.marks->>'document' as fiscal_document, receipt.marks->>'storage' as fiscal_storage,
      receipt.marks->>'sign' as fiscal_sign
    from receipts receipt
      join payments payment on payment.id = receipt.payment_id
      cross join jsonb_to_recordset(receipt.items)
        as line(name jsonb, amount bigint, vat numeric, "isAdvance" boolean)
    where ${isWithin(sql`receipt.issued_at`, span)} order by receipt.issued_at, receipt.number`;
}

/** A moment in the time zone of the span. */
function clock(moment: SQL, { zone }: Span): SQL {
  return sql`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD HH24:MI:SS')`;
}
