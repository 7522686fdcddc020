import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { attentionKinds } from '@kadr/contract';
import type { AttentionKind, Today } from '@kadr/contract';
import { rightsEndSoon } from '../catalogue/rights-sql.ts';
import type { Database } from '../database/database.ts';

const [hour, day] = [3_600_000, 24 * 3_600_000];

/** Each kind with a statement for its count and an example. */
function statements(now: Date): Readonly<Record<AttentionKind, SQL>> {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  return {
    ingest_failed: sql`select count(*), (array_agg(coalesce(slug, file_name) order by id desc))[1] from ingests where state = 'failed' and updated_at > ${before(7 * day)}`,
    letter_given_up: sql`select count(*), (array_agg(subject order by id desc))[1] from letters where next_try_at is null and sent_at is null`,
    payment_unknown: sql`select count(*), (array_agg(order_id::text order by order_id desc))[1] from payments where state = 'unknown' and created_at < ${before(hour)}`,
    refund_failed: sql`select count(*), (array_agg(p.order_id::text order by r.created_at desc))[1] from refunds r left join payments p on p.id = r.payment_id where r.state = 'failed' and r.created_at > ${before(30 * day)}`,
    dispute_open: sql`select count(*), (array_agg(p.order_id::text order by d.id desc))[1] from disputes d join payments p on p.id = d.payment_id where d.state = 'open'`,
    books_disagree: sql`select count(*), max(day::text) from book_checks where jsonb_array_length(faults) > 0 and checked_at > ${before(7 * day)}`,
    renewal_refused: sql`select count(*), (array_agg(a.san order by s.id desc))[1] from subscriptions s join accounts a on a.id = s.account_id where s.state = 'active' and s.dunning_tries > 0`,
    guide_ends: sql`select count(*), min(slug) from channels c where exists (select from epgs e where e.channel_id = c.id)
      and (select max(e.end_time) from epgs e where e.channel_id = c.id) < ${new Date(now.getTime() + day)}`,
    rights_end: sql`select count(*), min(slug) from media_items where series_id is null and ${rightsEndSoon(now)}`,
    webhook_given_up: sql`select count(*), (array_agg(w.name order by d.id desc))[1] from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where d.next_try_at is null and d.delivered_at is null and d.created_at > ${before(7 * day)}`,
    backup_old: sql`select count(*), min(at)::text from (select max(made_at) as at from backups) last where at < ${before(8 * day)}`,
    problem_reported: sql`select count(*), (array_agg(feedback_text order by id desc))[1] from problem_reports where created_at > ${before(day)}`,
  };
}

/** The open issues, in the order of the contract, without kinds that have none. */
export async function findAttention(db: Database, now: Date): Promise<Today['attention']> {
  const asked = statements(now);
  const parts = attentionKinds.map(
    (kind) =>
      sql`(select ${kind}::text as kind, count::integer, example from (${asked[kind]}) of_kind(count, example))`,
  );
  const { rows } = await db.execute<Today['attention'][number] & Record<string, unknown>>(
    sql`select kind, count, left(example, 200) as example from (${sql.join(parts, sql` union all `)}) all_kinds where count > 0`,
  );
  return attentionKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
}
