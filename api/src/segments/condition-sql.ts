import type { SegmentCondition, SegmentConditionType } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

type Conditions = { readonly [Type in SegmentConditionType]: SegmentCondition & { readonly type: Type } };
type Writers = {
  readonly [Type in SegmentConditionType]: (condition: Conditions[Type], now: Date) => SQL;
};

/** A condition on the row `a` of accounts. Every value is a parameter; every lookup has an index by account. */
export function conditionSql(condition: SegmentCondition, now: Date): SQL {
  const write = writers[condition.type] as (condition: SegmentCondition, now: Date) => SQL;
  const holds = sql`coalesce((${write(condition, now)}), false)`;
  return condition.is_not ? sql`not ${holds}` : holds;
}

const writers: Writers = {
  watched,
  bought,
  service,
  registered: ({ days }, now) => sql`a.created_at >= ${before(now, days)}`,
  country: ({ countries }) =>
    sql`(select s.country from sign_ins s where s.account_id = a.id and s.country is not null
      order by s.id desc limit 1) = any(${sql.param(countries)}::text[])`,
  device: ({ devices }) =>
    sql`exists (select from sign_ins s where s.account_id = a.id and s.type_icon = any(${sql.param(devices)}::text[]))`,
  language: ({ languages }) => sql`a.language = any(${sql.param(languages)}::text[])`,
  notifications: () =>
    sql`exists (select from profiles p where p.account_id = a.id and p.type = 'master' and p.is_notifications_allowed)`,
  balance: ({ at_least: { amount, currency } }) =>
    sql`${balanceIn(sql`${currency}`, 'prepaid')} >= ${amount}`,
  points: ({ program, at_least }) =>
    sql`${balanceIn(sql`(select 'bonus:' || id from bonus_programs where alias = ${program})`, 'bonus')} >= ${at_least}`,
};

const day = 86_400_000;

function before(now: Date, days: number): SQL {
  return sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
}

function watched({ title, genre, kind, days, times, minutes }: Conditions['watched'], now: Date): SQL {
  const restrictions = [
    title !== null &&
      sql`(select id from media_items where slug = ${title}) in (m.id, m.parent_id, m.series_id)`,
    genre !== null &&
      sql`exists (select from media_item_genres g where g.media_item_id = coalesce(m.series_id, m.id)
        and g.genre_id = (select id from genres where alias = ${genre}))`,
    kind !== null && sql`m.type = ${kind === 'film' ? 'film' : 'episode'}`,
    days !== null && sql`v.watched_at >= ${before(now, days)}`,
  ];
  const seconds = sql`sum(case when v.is_viewed then coalesce(m.duration, v.timepoint) else v.timepoint end)`;
  return sql`select count(distinct m.id) >= ${times} ${minutes === null ? sql`` : sql`and ${seconds} >= ${minutes * 60}`}
    from profiles p join viewing_positions v on v.profile_id = p.id join media_items m on m.id = v.media_item_id
    where p.account_id = a.id ${andAll(restrictions)}`;
}

function bought({ title, model, days, sum }: Conditions['bought'], now: Date): SQL {
  const restrictions = [
    title !== null &&
      sql`(select id from media_items where slug = ${title}) in (m.id, m.parent_id, m.series_id)`,
    model !== null && sql`u.usage_model = ${model}`,
    days !== null && sql`u.purchased_at >= ${before(now, days)}`,
  ];
  const isEnough =
    sum === null
      ? sql`count(*) > 0`
      : sql`coalesce(sum(t.amount) filter (where t.currency = ${sum.currency}), 0) >= ${sum.amount} and count(*) > 0`;
  return sql`select ${isEnough} from purchases u left join purchase_tickets t on t.id = u.ticket_id
    join media_items m on m.id = u.media_item_id
    where u.account_id = a.id and u.refunded_at is null ${andAll(restrictions)}`;
}

function service({ service: alias, state, days }: Conditions['service'], now: Date): SQL {
  const had = (...restrictions: (SQL | false)[]): SQL =>
    sql`exists (select from subscriptions s where s.account_id = a.id ${andAll([
      alias !== null && sql`s.service_id = (select id from services where alias = ${alias})`,
      ...restrictions,
    ])})`;
  const runs = sql`s.state <> 'ended'`;
  const hasEnded = had(sql`s.state = 'ended'`, days !== null && sql`s.ends_at >= ${before(now, days)}`);
  const inState = {
    active: had(runs),
    trial: had(runs, sql`s.paid_periods = 0`),
    failing: had(runs, sql`s.dunning_tries > 0`),
    lapsed: sql`${hasEnded} and not ${had(runs)}`,
    ever: had(),
  };
  return inState[state];
}

function balanceIn(currency: SQL, kind: 'prepaid' | 'bonus'): SQL {
  return sql`coalesce((select l.balance from ledger_accounts l where l.account_id = a.id and l.kind = ${kind}
    and l.currency = ${currency}), 0)`;
}

function andAll(restrictions: readonly (SQL | false)[]): SQL {
  const given = restrictions.filter((one) => one !== false);
  return sql.join(
    given.map((one) => sql` and ${one}`),
    sql``,
  );
}
