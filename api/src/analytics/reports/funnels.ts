import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { askedDays, askedEvents, browserOf, viewer } from './asked-events.ts';
import type { Asked } from './asked-events.ts';

const titlePage = '^/(movies|series|seasons|episodes|media_items|catalog)/[^/]+$';
const offerPage = '^/(services(/|$)|variants|embed/buy)';
const payPage = '^/pay$';

/** The share of a film from which it counts as half watched. */
const half = 0.5;

/** From a visit to the end of a film. Trailers and channels are left out. */
export function viewingStatement(asked: Asked): SQL {
  const { facts } = asked;
  const ofFilm = sql`${facts.text('player_type')} = 'player' and ${facts.text('content_type')} <> 'channel'`;
  return sql`with browsers as (
      select ${browserOf} as browser,
        bool_or(name = 'page_view' and regexp_like(page, ${titlePage})) as title_page,
        bool_or(name = 'player_init') as start,
        bool_or(name = 'playback_start') as first_frame,
        bool_or(name in ('playback_status', 'playback_stop') and ${facts.number('position')} >= ${half} * m.duration) as half,
        bool_or(name = 'playback_stop' and ${facts.text('reason')} = 'ended') as finished
      from analytics_events
        left join (select id as film, duration from media_items) m
          on name in ('playback_status', 'playback_stop') and film = ${facts.number('content_id')}
      where ${askedEvents(asked, ['page_view', 'player_init', 'playback_start', 'playback_status', 'playback_stop'])}
        and (name = 'page_view' or (${ofFilm}))
      group by 1
    ), steps as (
      select true as visit, title_page, title_page and start as start, title_page and start and first_frame as first_frame,
        title_page and start and first_frame and (half or finished) as half, title_page and start and first_frame and finished as finished
      from browsers
    )
    ${stepRows('steps', ['visit', 'title_page', 'start', 'first_frame', 'half', 'finished'])}`;
}

/** From a visit to a paid order by the account signed in to that browser. */
export function buyingStatement(asked: Asked): SQL {
  return sql`with buyers as (
      select distinct account_id from purchase_tickets where status = 'paid' and ${askedDays(sql`created_at`, asked)}
    ), browsers as (
      select ${browserOf} as browser, bool_or(regexp_like(page, ${offerPage})) as offer, bool_or(regexp_like(page, ${payPage})) as pay,
        bool_or(account_id in (select account_id from buyers)) as paid
      from analytics_events where ${askedEvents(asked, ['page_view'])} group by 1
    ), steps as (
      select true as visit, offer or pay or paid as offer, pay or paid as pay, paid from browsers
    )
    ${stepRows('steps', ['visit', 'offer', 'pay', 'paid'])}`;
}

/** A row for each step of a funnel, in order. */
function stepRows(table: string, steps: readonly string[]): SQL {
  const rows = steps.map(
    (step, at) =>
      sql`select ${at}::integer as place, ${step}::text as key, (select count(*) from ${sql.raw(table)} where ${sql.raw(step)}) as viewers`,
  );
  return sql`select key, viewers,
      viewers::double precision / nullif(first_value(viewers) over by_place, 0) as of_all,
      viewers::double precision / nullif(lag(viewers) over by_place, 0) as of_step_before
    from (${sql.join(rows, sql` union all `)}) counted window by_place as (order by place) order by place`;
}

const weeks = [1, 2, 3, 4, 6, 8];

/** Viewers by the week of their first playback within the requested days. A week that ends after them has no figure. */
export function retentionStatement(asked: Asked): SQL {
  const { timeZone, input } = asked;
  const parts = weeks.map(
    (week) => sql`case when cohort + ${7 * (week + 1) - 1}::integer <= ${input.to}::date
      then count(*) filter (where week = cohort + ${7 * week}::integer)::double precision / count(distinct viewer) end
      as ${sql.identifier(`week_${week}`)}`,
  );
  return sql`with watched as (
      select distinct ${viewer} as viewer, date_trunc('week', received_at at time zone ${timeZone})::date as week
      from analytics_events where ${askedEvents(asked, ['playback_start'])}
    ), known as (select viewer, week, min(week) over (partition by viewer) as cohort from watched where viewer is not null)
    select cohort::text as key, count(distinct viewer) as viewers, ${sql.join(parts, sql`, `)}
    from known group by cohort order by cohort`;
}
