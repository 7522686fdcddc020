import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The purchases and rentals of an account, as JSON: `SessionRow.owned`. @param account SQL of its id */
export function ownedBy(account: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_array(o.media_item_id, extract(epoch from o.ends_at)) order by o.id), '[]'::json)
    from purchases o where o.account_id = ${account} and o.exchanged_at is null and o.refunded_at is null)`;
}

/** An account's subscriptions, as JSON: `SessionRow.subscribed`. @param account SQL of its id */
export function subscribedBy(account: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_array(b.service_id, b.state = 'active', extract(epoch from b.ends_at),
      extract(epoch from b.grace_until), case when b.dunning_tries > 0 then extract(epoch from b.hold_until) end,
      extract(epoch from b.paused_until)) order by b.id), '[]'::json)
    from subscriptions b where b.account_id = ${account})`;
}
