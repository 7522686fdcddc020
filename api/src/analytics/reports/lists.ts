import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { mostAnalyticsRows } from '@kadr/contract';
import type { Language, QualityGroup } from '@kadr/contract';
import { inLanguage } from '../../database/translated.ts';
import { askedEvents, browserOf, contentId, fact, viewer } from './asked-events.ts';
import type { Asked } from './asked-events.ts';

const limit = sql.raw(`limit ${mostAnalyticsRows}`);
const starts = sql.raw(`count(*) filter (where name = 'playback_start')`);
const viewers = sql`count(distinct ${viewer}) filter (where name = 'playback_start')`;
const played = sql`coalesce(sum(${fact('played_seconds')}) filter (where name = 'playback_stop'), 0)`;

/** Films and episodes by starts. Completion: how far each viewer came, on average. */
export function titlesStatement(asked: Asked, language: Language): SQL {
  return sql`with watched as (
      select ${contentId} as id, ${viewer} as viewer, ${starts} as starts, ${played} as played, max(${fact('position')}) as reached
      from analytics_events
      where ${askedEvents(asked, ['playback_start', 'playback_stop'])}
        and data->>'player_type' = 'player' and data->>'content_type' <> 'channel'
      group by 1, 2
    )
    select w.id::text as key, ${inLanguage(sql`m.name`, language)} as name, sum(starts) as starts,
      count(viewer) filter (where starts > 0) as viewers, sum(played) as played,
      avg(least(1, reached / nullif(m.duration, 0))) as completion
    from watched w left join media_items m on m.id = w.id
    group by w.id, m.name order by sum(starts) desc, w.id ${limit}`;
}

/** Live channels by starts. */
export function channelsStatement(asked: Asked, language: Language): SQL {
  return sql`with watched as (
      select ${contentId} as id, ${starts} as starts, ${viewers} as viewers, ${played} as played
      from analytics_events
      where ${askedEvents(asked, ['playback_start', 'playback_stop'])} and data->>'content_type' = 'channel'
      group by 1
    )
    select w.id::text as key, ${inLanguage(sql`c.name`, language)} as name, starts, viewers, played
    from watched w left join channels c on c.id = w.id order by starts desc, w.id ${limit}`;
}

/** A click on a result comes within this time, and before the next search. */
const clickWithin = '10 minutes';

/** Words that were looked for; the same words again in a row count once. */
export function searchesStatement(asked: Asked): SQL {
  return sql`with acts as (
      select name, lower(data->>'query') as words, ${fact('results')} as results, happened_at, ${browserOf} as browser,
        lead(name) over by_time as next_name, lead(happened_at) over by_time as next_at,
        lag(lower(data->>'query')) over by_time as last_words
      from analytics_events where ${askedEvents(asked, ['search', 'ui_item_click'])}
      window by_time as (partition by ${browserOf} order by happened_at, id)
    )
    select words as key, null as name, count(*) as searches, count(*) filter (where results = 0) as without_results,
      count(*) filter (where results > 0 and not coalesce(next_name = 'ui_item_click' and next_at < happened_at + ${clickWithin}::interval, false)) as without_click
    from acts where name = 'search' and words is distinct from last_words
    group by words order by searches desc, words ${limit}`;
}

/** Playbacks by hour of the day. */
export function hoursStatement(asked: Asked): SQL {
  return sql`select to_char(hour, 'FM00') as key, null as name, coalesce(starts, 0) as starts, coalesce(viewers, 0) as viewers, coalesce(played, 0) as played
    from generate_series(0, 23) hour left join (
      select extract(hour from received_at at time zone ${asked.timeZone})::integer as at, ${starts} as starts, ${viewers} as viewers, ${played} as played
      from analytics_events where ${askedEvents(asked, ['playback_start', 'playback_stop'])} group by 1
    ) counted on at = hour order by hour`;
}

/** Advertisements by their place in a playback. */
export function advertisingStatement(asked: Asked): SQL {
  const tracked = (what: string): SQL => sql.raw(`count(*) filter (where data->>'tracked' = '${what}')`);
  return sql`select key, null as name, requests, impressions, impressions::double precision / nullif(requests, 0) as fill, completed, clicks, errors
    from (
      select data->>'ad_place_type' as key, count(*) filter (where name = 'ad_request') as requests,
        ${tracked('impression')} as impressions, ${tracked('complete')} as completed, ${tracked('click')} as clicks,
        count(*) filter (where name = 'ad_event' and data->>'action' = 'error') as errors
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
  const startup = fact('startup_seconds');
  return sql`select key, null as name, starts, startup_median, startup_p95, failures,
      failures::double precision / nullif(starts, 0) as failed, rebuffered / nullif(played + rebuffered, 0) as rebuffered
    from (
      select ${sql.identifier(groupColumns[asked.input.by])} as key, ${starts} as starts,
        percentile_cont(0.5) within group (order by ${startup}) as startup_median,
        percentile_cont(0.95) within group (order by ${startup}) as startup_p95,
        count(*) filter (where name = 'playback_stop' and data->>'reason' = 'error') as failures,
        coalesce(sum(${fact('rebuffer_seconds')}), 0) as rebuffered, ${played} as played
      from analytics_events where ${askedEvents(asked, ['playback_start', 'playback_stop'])} group by 1
    ) counted order by starts desc, key ${limit}`;
}
