import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { mostAnalyticsRows } from '@kadr/contract';
import type { QualityGroup } from '@kadr/contract';
import { askedEvents, browserOf, viewer } from './asked-events.ts';
import type { Asked } from './asked-events.ts';

const limit = sql.raw(`limit ${mostAnalyticsRows}`);
const starts = sql.raw(`count(*) filter (where name = 'playback_start')`);
const viewers = sql`count(distinct ${viewer}) filter (where name = 'playback_start')`;
const played = ({ facts }: Asked): SQL =>
  sql`coalesce(sum(${facts.number('played_seconds')}) filter (where name = 'playback_stop'), 0)`;
/** The title or channel of a player's event. */
export const contentId = ({ facts }: Asked): SQL => sql`${facts.number('content_id')}::bigint`;

/** Films and episodes by starts. Completion is how far each viewer got, on average. */
export function titlesStatement(asked: Asked): SQL {
  const { facts } = asked;
  return sql`with watched as (
      select ${contentId(asked)} as id, ${viewer} as viewer, ${starts} as starts, ${played(asked)} as played, max(${facts.number('position')}) as reached
      from analytics_events
      where ${askedEvents(asked, ['playback_start', 'playback_stop'])}
        and ${facts.text('player_type')} = 'player' and ${facts.text('content_type')} <> 'channel'
      group by 1, 2
    )
    select w.id::text as key, sum(starts) as starts,
      count(viewer) filter (where starts > 0) as viewers, sum(played) as played,
      avg(least(1, reached / nullif(m.duration, 0))) as completion
    from watched w left join media_items m on m.id = w.id
    group by w.id order by sum(starts) desc, w.id ${limit}`;
}

/** Live channels by starts. */
export function channelsStatement(asked: Asked): SQL {
  return sql`select ${contentId(asked)}::text as key, ${starts} as starts, ${viewers} as viewers, ${played(asked)} as played
    from analytics_events
    where ${askedEvents(asked, ['playback_start', 'playback_stop'])} and ${asked.facts.text('content_type')} = 'channel'
    group by 1 order by starts desc, key ${limit}`;
}

/** A click on a result counts within this time, and before the next search. */
const clickWithin = '10 minutes';

/** Search queries; the same query several times in a row counts once. */
export function searchesStatement(asked: Asked): SQL {
  const { facts } = asked;
  const words = sql`lower(${facts.text('query')})`;
  return sql`with acts as (
      select name, ${words} as words, ${facts.number('results')} as results, happened_at, ${browserOf} as browser,
        lead(name) over by_time as next_name, lead(happened_at) over by_time as next_at,
        lag(${words}) over by_time as last_words
      from analytics_events where ${askedEvents(asked, ['search', 'ui_item_click'])}
      window by_time as (partition by ${browserOf} order by happened_at, id)
    )
    select words as key, count(*) as searches, count(*) filter (where results = 0) as without_results,
      count(*) filter (where results > 0 and not coalesce(next_name = 'ui_item_click' and next_at < happened_at + ${clickWithin}::interval, false)) as without_click
    from acts where name = 'search' and words is distinct from last_words
    group by words order by searches desc, words ${limit}`;
}

/** Playbacks by hour of the day. */
export function hoursStatement(asked: Asked): SQL {
  return sql`select lpad(hour::text, 2, '0') as key, coalesce(starts, 0) as starts, coalesce(viewers, 0) as viewers, coalesce(played, 0) as played
    from generate_series(0, 23) as hours(hour) left join (
      select extract(hour from received_at at time zone ${asked.timeZone})::integer as received_hour, ${starts} as starts, ${viewers} as viewers, ${played(asked)} as played
      from analytics_events where ${askedEvents(asked, ['playback_start', 'playback_stop'])} group by 1
    ) counted on received_hour = hour order by hour`;
}

/** Advertisements by their place in a playback. */
export function advertisingStatement(asked: Asked): SQL {
  return advertisementsBy(asked, asked.facts.text('ad_place_type'));
}

/** Advertisements by the host of the ad server; null for events that do not have its address. */
export function adServersStatement(asked: Asked): SQL {
  const host = sql`split_part(split_part(${asked.facts.text('address')}, '//', 2), '/', 1)`;
  return sql`${advertisementsBy(asked, sql`nullif(${host}, '')`)} ${limit}`;
}

function advertisementsBy(asked: Asked, key: SQL): SQL {
  const { facts } = asked;
  const tracked = (what: string): SQL => sql`count(*) filter (where ${facts.text('tracked')} = ${what})`;
  return sql`select key, requests, impressions, impressions::double precision / nullif(requests, 0) as fill, completed, clicks, errors
    from (
      select ${key} as key, count(*) filter (where name = 'ad_request') as requests,
        ${tracked('impression')} as impressions, ${tracked('complete')} as completed, ${tracked('click')} as clicks,
        count(*) filter (where name = 'ad_event' and ${facts.text('action')} = 'error') as errors
      from analytics_events where ${askedEvents(asked, ['ad_request', 'ad_tracking', 'ad_event'])} group by 1
    ) counted order by requests desc, key`;
}

const groupColumns: Readonly<Record<QualityGroup, string>> = {
  country: 'country',
  network: 'network',
  device: 'device_type',
  browser: 'browser',
  version: 'app_version',
};

/** Quality of experience: time to the first picture, failures, waiting for data. */
export function qualityStatement(asked: Asked): SQL {
  const { facts } = asked;
  const startup = facts.number('startup_seconds');
  return sql`select key, starts, startup_median, startup_p95, failures,
      failures::double precision / nullif(starts, 0) as failed, rebuffered / nullif(played + rebuffered, 0) as rebuffered
    from (
      select ${sql.identifier(groupColumns[asked.input.by])} as key, ${starts} as starts,
        percentile_cont(0.5) within group (order by ${startup}) as startup_median,
        percentile_cont(0.95) within group (order by ${startup}) as startup_p95,
        count(*) filter (where name = 'playback_stop' and ${facts.text('reason')} = 'error') as failures,
        coalesce(sum(${facts.number('rebuffer_seconds')}), 0) as rebuffered, ${played(asked)} as played
      from analytics_events where ${askedEvents(asked, ['playback_start', 'playback_stop'])} group by 1
    ) counted order by starts desc, key ${limit}`;
}
