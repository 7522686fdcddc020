import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { analyticsQuestionNames, analyticsQuestions } from '@kadr/contract';
import type { AnalyticsInput } from '@kadr/contract';
import { publishedFilms, sampleCatalogue } from '../../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

let test: TestApi;
let film: number;
let readsFiles: boolean;
const folder = await mkdtemp(path.join(tmpdir(), 'kadr-events-'));
afterAll(() => rm(folder, { recursive: true }));

interface Recorded {
  readonly name: string;
  readonly data?: object;
  readonly browser?: string;
  readonly at?: string;
  readonly page?: string;
  readonly country?: string | null;
}

async function insert(events: readonly Recorded[]): Promise<void> {
  for (const {
    name,
    data = {},
    browser = 'one',
    at = '2026-02-10T12:00:00Z',
    page = '/',
    country = 'AM',
  } of events)
    await test.pool.query(
      `insert into analytics_events (name, happened_at, received_at, session_id, device_id, device_type, brand, language, page, data, country)
        values ($1, $2, $2, $3, $3, 'NCWEB', 'kadr', 'rus', $4, $5, $6)`,
      [name, at, browser, page, JSON.stringify(data), country],
    );
}
const playing = (over: object = {}) => ({
  playback_session_id: randomUUID(),
  content_id: film,
  content_type: 'film',
  player_type: 'player',
  position: 0,
  ...over,
});
const ask = async (question: AnalyticsInput['question'], over: Partial<AnalyticsInput> = {}) => {
  if (readsFiles) await test.api.keepEventDays();
  return test.operator().operator.getAnalytics({ question, from: '2026-02-01', to: '2026-03-01', ...over });
};
const figures = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).rows.map(({ key, figures: values }) => [key, values].flat());

describe.each([
  { engine: 'PostgreSQL', config: {}, hasFiles: false },
  { engine: 'DuckDB', config: { eventFolder: folder }, hasFiles: true },
])('$engine', ({ config, hasFiles }) => {
  beforeAll(async () => {
    readsFiles = hasFiles;
    test = await createTestApi({ config });
    await test.import(sampleCatalogue);
    await test.publish(publishedFilms[0] ?? '');
    const { rows } = await test.pool.query<{ id: number }>('select id from media_items where slug = $1', [
      publishedFilms[0],
    ]);
    film = rows[0]?.id ?? 0;
  });
  beforeEach(async () => {
    await test.pool.query('truncate analytics_events');
    for (const file of await readdir(folder)) await rm(path.join(folder, file), { recursive: true });
  });
  afterAll(() => test.close());

  it('counts each step of watching by who made it and all before it', async () => {
    await insert([
      { name: 'page_view', browser: 'stays' },
      { name: 'page_view', browser: 'looks', page: '/movies/x' },
      { name: 'page_view', page: '/movies/x' },
      { name: 'player_init', data: playing() },
      { name: 'playback_start', data: playing({ startup_seconds: 1 }) },
      {
        name: 'playback_stop',
        data: playing({ position: 5000, reason: 'left', played_seconds: 10, rebuffer_seconds: 0 }),
      },
    ]);
    expect(await figures('viewing')).toEqual([
      ['visit', 3, 1, null],
      ['title_page', 2, 2 / 3, 2 / 3],
      ['start', 1, 1 / 3, 0.5],
      ['first_frame', 1, 1 / 3, 1],
      ['half', 1, 1 / 3, 1],
      ['finished', 0, 0, 0],
    ]);
    expect(await figures('buying')).toEqual([
      ['visit', 3, 1, null],
      ['offer', 0, 0, 0],
      ['pay', 0, 0, null],
      ['paid', 0, 0, null],
    ]);
  });

  it('follows the viewers of a week through the weeks after it, as far as they are over', async () => {
    await insert([
      { name: 'playback_start', data: playing(), at: '2026-02-03T12:00:00Z' },
      { name: 'playback_start', data: playing(), at: '2026-02-10T12:00:00Z' },
      { name: 'playback_start', data: playing(), browser: 'other', at: '2026-02-04T12:00:00Z' },
    ]);
    expect(await figures('retention')).toEqual([['2026-02-02', 2, 0.5, 0, 0, null, null, null]]);
  });

  it('lists titles with how far viewers came', async () => {
    await insert([
      { name: 'playback_start', data: playing({ startup_seconds: 1 }) },
      {
        name: 'playback_stop',
        data: playing({ position: 2700.25, reason: 'left', played_seconds: 2700, rebuffer_seconds: 0 }),
      },
    ]);
    const { rows } = await ask('titles');
    expect(rows).toEqual([{ key: String(film), name: expect.any(String), figures: [1, 1, 2700, 0.5] }]);
  });

  it('lists searches without results and without a click', async () => {
    const search = (query: string, results: number, over: Partial<Recorded> = {}): Recorded => ({
      name: 'search',
      data: { query, results },
      ...over,
    });
    await insert([
      search('Море', 3),
      { name: 'ui_item_click', at: '2026-02-10T12:01:00Z' },
      search('щука', 0, { at: '2026-02-10T12:02:00Z' }),
      search('море', 3, { browser: 'two' }),
      search('море', 3, { browser: 'two' }),
    ]);
    expect(await figures('searches')).toEqual([
      ['море', 2, 0, 1],
      ['щука', 1, 1, 0],
    ]);
  });

  it('compares quality by country, and shows one country', async () => {
    const stop = (reason: string) => playing({ reason, played_seconds: 90, rebuffer_seconds: 10 });
    await insert([
      { name: 'playback_start', data: playing({ startup_seconds: 1 }) },
      { name: 'playback_start', data: playing({ startup_seconds: 3 }) },
      { name: 'playback_stop', data: stop('error') },
      { name: 'playback_start', country: null, data: playing({ startup_seconds: 9 }) },
    ]);
    expect(await figures('quality')).toEqual([
      ['AM', 2, 2, expect.closeTo(2.9, 9), 1, 0.5, 0.1],
      [null, 1, 9, 9, 0, 0, null],
    ]);
    expect(await figures('quality', { country: 'AM', by: 'device' })).toEqual([
      ['NCWEB', 2, 2, expect.closeTo(2.9, 9), 1, 0.5, 0.1],
    ]);
  });

  it('begins days on the clock of the service', async () => {
    await insert([
      { name: 'playback_start', data: playing(), at: '2026-02-09T20:59:59Z' },
      { name: 'playback_start', data: playing(), at: '2026-02-09T21:00:00Z' },
    ]);
    const hours = await figures('hours', { from: '2026-02-10', to: '2026-02-10' });
    expect(hours.filter(([, starts]) => starts !== 0)).toEqual([['00', 1, 1, 0]]);
  });

  it('says what becomes of requests for advertisements', async () => {
    const ad = { ad_place_type: 'preroll' };
    await insert([
      { name: 'ad_request', data: ad },
      { name: 'ad_request', data: ad },
      { name: 'ad_tracking', data: { ...ad, tracked: 'impression' } },
      { name: 'ad_event', data: { ...ad, action: 'error' } },
    ]);
    expect(await figures('advertising')).toEqual([['preroll', 2, 1, 0.5, 0, 0, 1]]);
  });

  it('compares ad servers by fill and completion', async () => {
    const [one, other] = ['https://ads.example/vast', 'https://exchange.example:8443/a/b'].map((address) => ({
      ad_place_type: 'preroll',
      address,
    }));
    await insert([
      { name: 'ad_request', data: { ...one } },
      { name: 'ad_request', data: { ...one } },
      { name: 'ad_tracking', data: { ...one, tracked: 'impression' } },
      { name: 'ad_tracking', data: { ...one, tracked: 'complete' } },
      { name: 'ad_request', data: { ...other } },
      { name: 'ad_event', data: { ...other, action: 'error' } },
      { name: 'ad_tracking', data: { ad_place_type: 'preroll', tracked: 'click' } },
      { name: 'ad_event', data: { ad_place_type: 'preroll', action: 'block_start', address: 'none' } },
    ]);
    expect(await figures('ad_servers')).toEqual([
      ['ads.example', 2, 1, 0.5, 1, 0, 0],
      ['exchange.example:8443', 1, 0, 0, 0, 0, 1],
      [null, 0, 0, null, 0, 1, 0],
    ]);
  });

  it.each(analyticsQuestionNames)(
    'answers about %s without events, with all its columns',
    async (question) => {
      const { columns, rows } = await ask(question);
      expect(columns).toEqual(Object.keys(analyticsQuestions[question]));
      for (const row of rows) expect(row.figures).toHaveLength(columns.length);
    },
  );

  it.each<Partial<AnalyticsInput>>([
    { from: '2026-03-02' },
    { from: '2020-01-01' },
    { country: 'Armenia' },
    { question: 'everything' as 'titles' },
  ])('refuses %o', async (over) => {
    expect(await errorOf(ask('titles', over))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('takes no text for a number', async () => {
    await insert([
      { name: 'search', data: { query: 'море', results: 'many' } },
      { name: 'ui_item_click', data: { results: 'none' } },
    ]);
    expect(await figures('searches')).toEqual([['море', 1, 0, 0]]);
  });
});
