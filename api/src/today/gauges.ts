import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { paymentStates } from '../context/payment-provider.ts';
import { ingests } from '../tables/ingests.ts';

/** Metrics of the whole service at one moment: every process reads the same. */
export interface Gauges {
  /** Ingests by state; final states count those of the last day only. States without ingests are 0. */
  readonly ingests: Readonly<Record<string, number>>;
  /** Card payments of the last hour by state, from the last thousand at most. */
  readonly payments: Readonly<Record<string, number>>;
  /** Seconds until the first channel runs out of its guide; null when no channel has one. */
  readonly guideSeconds: number | null;
  /** Channels whose schedule is out of date. */
  readonly channelsDue: number;
  /** Letters and webhooks that wait to be sent. */
  readonly waiting: { readonly letters: number; readonly webhooks: number };
}

/** Limits the rows read from a growing table. */
const mostPayments = 1000;

/** Reads the metrics in one statement, by indexes or from tables that stay small. */
export async function readGauges(db: Database, now: Date): Promise<Gauges> {
  const [hourAgo, dayAgo] = [now.getTime() - 3_600_000, now.getTime() - 24 * 3_600_000].map(
    (time) => new Date(time),
  );
  const { rows } = await db.execute<{
    ingests: Record<string, number> | null;
    payments: Record<string, number> | null;
    guide_seconds: number | null;
    channels_due: number;
    letters: number;
    webhooks: number;
  }>(sql`select
    (select json_object_agg(state, count) from (select state, count(*)::integer as count from ingests
      where state not in ('published', 'failed', 'cancelled') or updated_at > ${dayAgo} group by state) by_state) as ingests,
    (select json_object_agg(state, count) from (select state, count(*)::integer as count from payments
      where order_id > (select max(order_id) - ${mostPayments}::integer from payments) and created_at > ${hourAgo} group by state) by_state) as payments,
    (select extract(epoch from min(ends_at) - ${now})::double precision
      from channels c, lateral (select max(end_time) as ends_at from epgs where channel_id = c.id) guides) as guide_seconds,
    (select count(*)::integer from channels where is_schedule_due) as channels_due,
    (select count(*)::integer from letters where next_try_at is not null) as letters,
    (select count(*)::integer from webhook_deliveries where next_try_at is not null) as webhooks`);
  const row = rows[0];
  return {
    ingests: counts(ingests.state.enumValues, row?.ingests),
    payments: counts(paymentStates, row?.payments),
    guideSeconds: row?.guide_seconds ?? null,
    channelsDue: row?.channels_due ?? 0,
    waiting: { letters: row?.letters ?? 0, webhooks: row?.webhooks ?? 0 },
  };
}

function counts(
  states: readonly string[],
  known: Readonly<Record<string, number>> | null = {},
): Record<string, number> {
  return Object.fromEntries(states.map((state) => [state, known?.[state] ?? 0]));
}
