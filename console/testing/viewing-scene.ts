import type { TestApi } from '@kadr/api/testing/api';

/**
 * Creates four weeks of events from forty browsers that visit, watch and search. Apart from the dates, they are the
 * same in every run.
 */
export async function setViewingScene(test: TestApi): Promise<void> {
  const { rows } = await test.pool.query<{ id: number }>(
    "select id from media_items where type = 'film' order by id limit 3",
  );
  const films = rows.map(({ id }) => id);
  await test.pool.query(
    `insert into analytics_events (name, happened_at, received_at, session_id, device_id, device_type, app_version, brand, language, page, data, country, browser, network)
    select name, at, at, 'browser-' || who, 'browser-' || who, 'NCWEB', 'r1', case when who % 4 = 0 then 'ararat' else 'kadr' end, 'rus', page,
      data || jsonb_build_object('content_id', ($1::bigint[])[1 + who % 3], 'content_type', 'film', 'player_type', 'player', 'position', who * 60),
      case when who % 3 = 0 then 'AM' when who % 7 = 0 then null else 'RU' end, case when who % 2 = 0 then 'Chrome' else 'Firefox' end,
      case when who % 5 = 0 then '3g' else '4g' end
    from generate_series(1, 40) who, generate_series(0, 3) visit,
      lateral (select date_trunc('hour', now()) - make_interval(days => (who % 5) + visit * 7, hours => who % 11)) moments(at),
      lateral (values
        ('page_view', '/', '{}'::jsonb, 1), ('page_view', '/movies/x', '{}', 2), ('player_init', '/movies/x', '{}', 3),
        ('playback_start', '/movies/x', jsonb_build_object('startup_seconds', 0.4 + who / 20.0), 4),
        ('playback_stop', '/movies/x', jsonb_build_object('reason', case when who % 9 = 0 then 'error' else 'ended' end,
          'played_seconds', who * 60, 'rebuffer_seconds', who % 4), 5),
        ('search', '/search', jsonb_build_object('query', (array['море', 'горы', '=cmd'])[1 + who % 3], 'results', who % 3), 6)
      ) events(name, page, data, step)
    where visit * 10 < who and (step < 3 or who % 6 <> step)`,
    [films],
  );
}
