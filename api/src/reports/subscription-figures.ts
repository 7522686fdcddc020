import type { Language, ReportUnit } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inLanguage } from '../database/translated.ts';
import { beginning, ending, periodsOf } from './span.ts';
import type { Span } from './span.ts';

/**
 * Subscriptions by period, service and currency. A subscription is active while a paid or free period of it runs, or
 * until its early end. A renewal is recovered when a card was declined for the same period before.
 */
export function subscriptionStatement(
  span: Span,
  { unit, language }: { readonly unit: ReportUnit; readonly language: Language },
): SQL {
  const startsIn = sql`starts_at >= begins_at and starts_at < ends_at`;
  const runsAtEnd = sql`starts_at < ends_at and stops_at >= ends_at`;
  const renewal = sql`number > 1 and transfer_id is not null and ${startsIn}`;
  const count = (condition: SQL): SQL =>
    sql`(count(distinct subscription_id) filter (where ${condition}))::float8`;
  return sql`with ${periodsOf(unit, span)}, ${runsWithin(span)}, figures as (
      select period, service_id, currency,
        ${count(sql`starts_at < begins_at and stops_at >= begins_at`)} as active_at_start,
        ${count(sql`number = 1 and ${startsIn}`)} as new,
        (count(*) filter (where ${renewal}))::float8 as renewed,
        (count(*) filter (where ${renewal} and is_recovered))::float8 as recovered,
        ${count(sql`is_last and stops_at >= begins_at and stops_at < ends_at`)} as lapsed,
        ${count(runsAtEnd)} as active_at_end,
        coalesce(round(sum(monthly) filter (where ${runsAtEnd})), 0)::float8 as mrr
      from spans join runs on starts_at < ends_at and stops_at >= begins_at
      group by 1, 2, 3
    )
    select period::text, service.alias as service, ${inLanguage(sql`service.name`, language)} as name, currency,
      active_at_start, figures.new, renewed, recovered, lapsed, active_at_end,
      lapsed / nullif(active_at_start, 0) as churn, mrr
    from figures join services service on service.id = service_id order by 1, 2, 4`;
}

/** `runs`: the periods of subscriptions that overlap the span; `monthly` is the monthly revenue of a paid one. */
function runsWithin(span: Span): SQL {
  const stopsAt = sql`(case when subscription.state = 'ended'
    then least(run.ends_at, subscription.ends_at) else run.ends_at end)`;
  return sql`runs as (
    select run.subscription_id, run.number, run.transfer_id, run.starts_at, ${stopsAt} as stops_at,
      subscription.service_id, subscription.currency,
      subscription.state = 'ended' and not exists (select from subscription_periods later
        where later.subscription_id = run.subscription_id and later.number > run.number) as is_last,
      transfer.amount / (subscription.duration * case subscription.duration_unit
        when 'day' then 12 / 365.25 when 'month' then 1 else 12 end) as monthly,
      exists (select from payments payment where payment.subscription_id = run.subscription_id
        and payment.period_number = run.number and payment.state = 'declined') as is_recovered
    from subscription_periods run
      join subscriptions subscription on subscription.id = run.subscription_id
      left join ledger_transfers transfer on transfer.id = run.transfer_id
    where run.starts_at < ${ending(span)} and ${stopsAt} >= ${beginning(span)}
  )`;
}
