import type { Language, RevenueGroup, ReportUnit } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inLanguage } from '../database/translated.ts';
import { isWithin, periodOf } from './span.ts';
import type { Span } from './span.ts';

/** The expression of each group, over the rows of `facts`. */
const groups: Readonly<Record<RevenueGroup, SQL>> = {
  none: sql`null::text`,
  brand: sql`brand`,
  product: sql`product`,
  method: sql`method`,
  country: sql`country`,
};

/**
 * Revenue by period, group and currency. Every transfer to and from `sales`, and every chargeback, is counted once:
 * revenue that cannot be attributed, such as purchases of an erased account, has the group null.
 */
export function revenueStatement(
  span: Span,
  {
    unit,
    by,
    language,
  }: { readonly unit: ReportUnit; readonly by: RevenueGroup; readonly language: Language },
): SQL {
  const name = by === 'product' ? sql`min(name)` : sql`null::text`;
  return sql`with ${movedWithin(span)}, ${factsOf(language)}
    select ${periodOf(sql`created_at`, unit, span)}::text as period, ${groups[by]} as group, ${name} as name, currency,
      ${sumsOf()}
    from facts group by 1, 2, 4 order by 1, gross desc, 2, 4`;
}

/** `moved`: the transfers that make up the revenue, each with the transfer of its sale. */
function movedWithin(span: Span): SQL {
  return sql`moved as (
    select transfer.id, transfer.created_at, transfer.currency as unit, transfer.amount, transfer.payment_id,
      target.kind = 'sales' as is_sale, source.kind = 'chargebacks' as is_chargeback,
      case when target.kind = 'sales' then transfer.id
        when source.kind = 'sales' then refund.transfer_id
        else (select bought.id from ledger_transfers bought where bought.payment_id = transfer.payment_id
          and bought.kind in ('purchase', 'certificate_sale') order by bought.id limit 1)
      end as sold_id
    from ledger_transfers transfer
      join ledger_accounts source on source.id = transfer.from_id
      join ledger_accounts target on target.id = transfer.to_id
      left join refunds refund on source.kind = 'sales' and refund.id::text = substring(transfer.key from 8 for 36)
    where ${isWithin(sql`transfer.created_at`, span)}
      and (target.kind = 'sales' or source.kind in ('sales', 'chargebacks'))
  )`;
}

/** `facts`: the same with their attributes: product, place, payment, and the amount as money. */
function factsOf(language: Language): SQL {
  return sql`facts as (
    select moved.created_at, moved.is_sale, moved.is_chargeback, program.id is not null as is_points,
      coalesce(program.currency, moved.unit) as currency,
      moved.amount * coalesce(program.point_value, 1) as amount,
      case when moved.is_sale and own.id is not null then own.discount_amount else 0 end as discount,
      placed.brand, placed.country,
      case when title.id is not null then 'title/' || title.slug
        when service.id is not null then 'service/' || service.alias end as product,
      coalesce(${inLanguage(sql`title.name`, language)}, ${inLanguage(sql`service.name`, language)}) as name,
      case when program.id is not null then 'points' else coalesce(payment.provider, 'balance') end as method
    from moved
      left join bonus_programs program on moved.unit = 'bonus:' || program.id
      left join purchases purchase on purchase.transfer_id = moved.sold_id
      left join subscription_periods paid on paid.transfer_id = moved.sold_id
      left join subscriptions subscription on subscription.id = paid.subscription_id
      left join subscription_periods first on first.subscription_id = paid.subscription_id and first.number = 1
      left join purchase_tickets own on own.id = coalesce(purchase.ticket_id, paid.ticket_id)
      left join purchase_tickets placed on placed.id = coalesce(purchase.ticket_id, first.ticket_id)
      left join media_items title on title.id = purchase.media_item_id
      left join services service on service.id = subscription.service_id
      left join payments payment on payment.id = moved.payment_id
  )`;
}

function sumsOf(): SQL {
  const sum = (condition: SQL): SQL => sql`coalesce(sum(amount) filter (where ${condition}), 0)`;
  const gross = sum(sql`is_sale and not is_points`);
  const refunds = sum(sql`not is_sale and not is_chargeback and not is_points`);
  const chargebacks = sum(sql`is_chargeback`);
  return sql`(count(*) filter (where is_sale))::float8 as sales,
    ${gross}::float8 as gross, ${refunds}::float8 as refunds, ${chargebacks}::float8 as chargebacks,
    (${gross} - ${refunds} - ${chargebacks})::float8 as net,
    sum(discount)::float8 as discounts,
    (${sum(sql`is_sale and is_points`)} - ${sum(sql`not is_sale and is_points`)})::float8 as points`;
}
