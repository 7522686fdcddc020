import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { playoutGrid, tickAt, tickFrom } from '@kadr/contract';
import type { GuideImport } from '@kadr/contract';
import { openBrowser } from '../testing/browser.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { testAccount } from '../testing/sign-in.ts';
import { channelsOfTests, day, guideOfTests, now, quarter } from '../testing/television.ts';
import { createTestApi, errorOf, readTestToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const ids = new Map<string, number>();

/**
 * The guide of the tests with pictures: the programme “whales” has a film of five minutes, “morning-milk” one of ten.
 */
const guide = (over: Partial<GuideImport> = {}): GuideImport => {
  const { programmes = [], ...rest } = guideOfTests(over);
  const pictures: Record<string, string[]> = { whales: ['north-wind'], 'morning-milk': ['apple-year'] };
  return {
    ...rest,
    programmes: programmes.map((one) => Object.assign(one, { media_items: pictures[one.slug] ?? [] })),
  };
};
/** The beginning of the current programme of the tests, “whales”. */
const whales = now - 300;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.import({ services: [{ alias: 'big-tv', name: { rus: 'Большое ТВ' } }] });
  for (const slug of ['north-wind', 'apple-year', 'hedgehog']) await publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate channels, stream_leases, attempts cascade');
  await test.import({
    channels: [
      ...channelsOfTests.map((channel) => ({ ...channel, fillers: ['hedgehog'] })),
      { slug: 'silent', name: { rus: 'Молчит' }, order_number: 9 },
    ],
  });
  await test.operator().operator.importGuide({ guides: [guide()] });
  await test.api.refreshSchedules();
  const { rows } = await test.pool.query<{ slug: string; id: number }>('select slug, id from channels');
  for (const { slug, id } of rows) ids.set(slug, id);
});
afterAll(() => test.close());

const lengths: Readonly<Record<string, readonly number[]>> = {
  'north-wind': [1, 77],
  'apple-year': [156],
  hedgehog: [4],
};

/** Publishes a film with a known number of segments, in place of the title's earlier one. */
async function publish(slug: string): Promise<string> {
  await test.publish(slug);
  const id = await assetOf(slug);
  test.segments.set(id, lengths[slug] ?? []);
  return id;
}

async function assetOf(slug: string): Promise<string> {
  const { rows } = await test.pool.query<{ asset_id: string }>(
    'select asset_id from media_items where slug = $1',
    [slug],
  );
  return rows[0]?.asset_id ?? '';
}

const start = (channel: string, over = {}, browser: TestBrowser = openBrowser(test)) =>
  browser.api.playback.startChannel({ channel_id: channel, ...over });
const refusal = async (call: Promise<unknown>) => (await errorOf(call))?.name;

async function signedIn(): Promise<TestBrowser> {
  const browser = openBrowser(test);
  await browser.api.session.create({
    login: testAccount.email,
    login_mode: 'authorize',
    login_type: 'email',
    password: testAccount.password,
  });
  return browser;
}

/** The runs of the first channel around now: ticks from now, number of earlier parts, titles. */
async function played({ from = -3600, to = 3600 } = {}): Promise<string[]> {
  const at = tickAt(test.clock.now.getTime() / 1000);
  const runs = await test.api.playout.live(ids.get('pervyy-kadr') ?? 0, {
    from: at + Math.floor(from / playoutGrid.tick),
    to: at + Math.ceil(to / playoutGrid.tick),
  });
  const names = new Map<string, string>();
  for (const slug of Object.keys(lengths)) names.set(await assetOf(slug), slug);
  return runs.map(
    ({ first, ordinal, assets }) =>
      `${first - at} ${ordinal} ${assets.map(({ id }) => names.get(id) ?? id).join('+')}`,
  );
}

describe('what a channel plays', () => {
  it('agrees with its guide: films of programmes, fillers where there are none (LV-011)', async () => {
    const at = tickAt(now);
    const begins = (seconds: number): number => tickFrom(now + seconds) - at;
    expect(await played()).toEqual([
      `${begins(-2100)} 0 apple-year`,
      // A film of ten minutes fits once into a quarter of an hour; the news has no picture.
      `${begins(-2100) + 156} 1 hedgehog`,
      expect.stringMatching(new RegExp(`^${begins(-300)} \\d+ north-wind$`)),
      expect.stringMatching(new RegExp(`^${begins(-300) + 3 * 78} \\d+ hedgehog$`)),
      expect.stringMatching(new RegExp(`^${begins(2400)} \\d+ north-wind$`)),
      expect.stringMatching(new RegExp(`^${begins(2400) + 3 * 78} \\d+ hedgehog$`)),
    ]);
  });

  it('counts on from run to run, and stays as it is when the guide comes once more', async () => {
    const once = await played();
    const counts = once.map((line) => Number(line.split(' ')[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    test.clock.now = new Date(testBegins.getTime() + 60_000);
    await test.operator().operator.importGuide({ guides: [guide()] });
    await test.api.refreshSchedules();
    test.clock.now = testBegins;
    expect(await played()).toEqual(once);
  });

  it('never changes what has been on: a film that comes in is shown from the next moment on', async () => {
    const before = await played({ from: -3600, to: 0 });
    await publish('north-wind');
    await test.api.refreshSchedules();
    const after = await played({ from: -3600, to: 60 });
    // The film that was on no longer belongs to the title: it is identified by its asset.
    expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)).toMatch(/^4 \d+ north-wind$/);
  });

  it('is planned by one process at a time, and forgotten after a month', async () => {
    await test.import({ channels: [{ ...channelsOfTests[0], fillers: ['hedgehog'] } as never] });
    await Promise.all([test.api.refreshSchedules(), test.api.refreshSchedules()]);
    expect((await played()).length).toBeGreaterThan(3);
    test.clock.now = new Date(testBegins.getTime() + 31 * day * 1000);
    await test.api.purge();
    const { rows } = await test.pool.query(
      `select count(*)::integer as count from channel_runs where channel_id = $1`,
      [ids.get('pervyy-kadr')],
    );
    // The run that continues until another guide is imported.
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('is planned from when it is known what to plan, however long that takes', async () => {
    const before = await played({ from: -3600, to: 120 });
    await test.import({ channels: [{ ...channelsOfTests[0], fillers: [] } as never] });
    await publish('north-wind');
    const looked = vi.spyOn(test.segments, 'get').mockImplementation(() => {
      test.clock.now = new Date(testBegins.getTime() + 120_000);
      return [78];
    });
    await test.api.refreshSchedules();
    looked.mockRestore();
    test.clock.now = testBegins;
    const after = await played({ from: -3600, to: 120 });
    expect(after.length).toBe(before.length);
    test.clock.now = new Date(testBegins.getTime() + 120_000);
    expect((await played({ from: -1, to: 60 })).at(-1)).toMatch(/^4 \d+ north-wind$/);
  });

  it('is planned although another channel’s cannot be, and that one as soon as it can', async () => {
    const broken = await assetOf('north-wind');
    await test.pool.query('update channels set is_schedule_due = true');
    const due = async () =>
      (
        await test.pool.query<{ slug: string }>(
          'select slug from channels where is_schedule_due order by slug',
        )
      ).rows.map(({ slug }) => slug);
    const looked = vi.spyOn(test.segments, 'get').mockImplementation((id) => {
      if (id === broken) throw new Error('The film cannot be read.');
      return [4];
    });
    await expect(test.api.refreshSchedules()).rejects.toThrow('The film cannot be read.');
    looked.mockRestore();
    expect(await due()).toEqual(['pervyy-kadr']);
    await test.api.refreshSchedules();
    expect(await due()).toEqual([]);
  });

  it('is planned once more when a film comes in while it is being planned', async () => {
    await test.pool.query('update channels set is_schedule_due = true');
    const planner = await test.pool.connect();
    await planner.query('begin');
    await planner.query('update channels set is_schedule_due = false');
    let isPublished = false;
    const published = publish('north-wind').then(() => (isPublished = true));
    const isWaiting = async () =>
      (await test.pool.query('select from pg_locks where not granted')).rows.length > 0;
    await expect.poll(async () => isPublished || (await isWaiting())).toBe(true);
    await planner.query('commit');
    planner.release();
    await published;
    const { rows } = await test.pool.query('select slug from channels where is_schedule_due');
    expect(rows).toEqual([{ slug: 'pervyy-kadr' }]);
  });

  it('names every title that an import does not know', async () => {
    const wrong = guideOfTests({
      programmes: [{ slug: 'whales', name: { rus: 'Киты' }, media_items: ['nowhere'] }],
    });
    expect(await errorOf(test.operator().operator.importGuide({ guides: [wrong] }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: expect.stringContaining('nowhere'),
    });
    const channel = { slug: 'x', name: { rus: 'Икс' }, fillers: ['nothing'] };
    expect(await refusal(test.import({ channels: [channel] }))).toBe('INVALID_INPUT');
  });
});

describe('live playing', () => {
  it('is let by one answer: stream, token, programme, how far back, whose clock (LV-001, LV-014, LV-025)', async () => {
    const answer = await start('pervyy-kadr');
    const id = ids.get('pervyy-kadr') ?? 0;
    expect(answer).toMatchObject({
      type: 'live',
      channel: { slug: 'pervyy-kadr', actions: [{ type: 'watch', channel_id: id }] },
      programme: { name: 'Киты поют', start_time: whales },
      asset: { url: `/stream/live/${id}`, player_type: 'shaka', is_tokenized: true },
      drm_config: null,
      pause_live_duration: 3600,
      server_time: testBegins.getTime(),
    });
    expect(readTestToken(answer.asset.cdn_token?.get_parameters ?? '')).toEqual({
      a: `live/${id}`,
      s: expect.any(String),
      e: answer.expires_at,
      b: 3600,
      p: answer.playback_session_id,
      l: `c${id}`,
      g: now + 45,
    });
  });

  it('is played by the live-TV SDK on channels that say so, what was on by the player (PL-004, PL-005, LV-049, LV-056)', async () => {
    const channels = channelsOfTests.map((channel) => ({
      ...channel,
      fillers: ['hedgehog'],
      player_type: 'live_sdk' as const,
    }));
    await test.import({ channels });
    const playerOf = async (over = {}) => (await start('pervyy-kadr', over)).asset.player_type;
    expect([await playerOf(), await playerOf({ start_time: whales })]).toEqual(['live_sdk', 'shaka']);
  });

  it('may not be gone back in where pause-live is not allowed (LV-062, LV-064)', async () => {
    await test.import({
      channels: [
        {
          ...channelsOfTests[0],
          slug: 'no-pause',
          name: { rus: 'Без паузы' },
          is_pltv_allowed: false,
          fillers: ['hedgehog'],
        },
      ],
    });
    await test.api.refreshSchedules();
    const answer = await start('no-pause');
    expect(answer.pause_live_duration).toBe(0);
    expect(readTestToken(answer.asset.cdn_token?.get_parameters ?? '')).toMatchObject({ b: 0 });
    expect(answer.programme).toBeNull();
  });

  it('is refused for a channel of a service, one without a stream, one that there is not', async () => {
    expect(await refusal(start('sport-kadr'))).toBe('PURCHASE_REQUIRED');
    expect(await refusal(start('silent'))).toBe('NOT_PLAYABLE');
    expect(await refusal(start('nowhere'))).toBe('NOT_FOUND');
    const { actions } = await test.client().channels.getById({ id: 'silent' });
    expect(actions).toEqual([]);
  });

  it('is refused above the profile’s age: of the channel, and of what is on', async () => {
    const browser = await signedIn();
    const { api } = browser;
    const { items } = await api.profiles.getAgeLimits();
    const six = items.find(({ age_value }) => age_value === 6)?.id ?? 0;
    await api.profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    const kid = await api.profiles.create({ name: 'Дети', default_age_limit_id: six, max_age_limit_id: six });
    await api.profiles.switch({ id: kid.id });
    expect((await start('pervyy-kadr', {}, browser)).type).toBe('live');
    expect(await refusal(start('night-frame', {}, browser))).toBe('AGE_RESTRICTED');
    test.clock.now = new Date((now + 1600) * 1000);
    expect(await refusal(start('pervyy-kadr', {}, browser))).toBe('AGE_RESTRICTED');
  });
});

describe('catch-up', () => {
  it('plays a programme that was on, to its end or to now (LV-015, LV-060)', async () => {
    const milk = now - 2100;
    const id = ids.get('pervyy-kadr') ?? 0;
    const answer = await start('pervyy-kadr', { start_time: milk });
    expect(answer).toMatchObject({
      type: 'archive',
      programme: { name: 'Утреннее молоко' },
      asset: { url: `/stream/archive/${id}/${milk}-${milk + quarter}` },
      pause_live_duration: 0,
    });
    expect(readTestToken(answer.asset.cdn_token?.get_parameters ?? '')).toEqual({
      a: `archive/${id}/${milk}-${milk + quarter}`,
      s: expect.any(String),
      e: answer.expires_at,
      p: answer.playback_session_id,
      l: `c${id}`,
      g: now + 45,
    });
    const running = await start('pervyy-kadr', { start_time: whales });
    expect(running.asset.url).toBe(`/stream/archive/${id}/${whales}-${now}`);
  });

  it('is what the guide says was on, whatever was shown live', async () => {
    const id = ids.get('pervyy-kadr') ?? 0;
    const runs = await test.api.playout.archive(id, { start: now - 2100, end: now - 1200 });
    const first = tickFrom(now - 2100);
    expect(runs[0]).toEqual({
      first,
      ordinal: 0,
      assets: [{ id: await assetOf('apple-year'), segments: [156] }],
    });
    expect(runs[1]?.first).toBe(first + 156);
  });

  it('is refused outside of its window and where it is not allowed (LV-017, LV-019 – LV-022)', async () => {
    const asked = (start_time: number, channel = 'pervyy-kadr') => refusal(start(channel, { start_time }));
    expect(await asked(now + 600)).toBe('CATCHUP_NOT_AVAILABLE');
    expect(await asked(now - 2099)).toBe('CATCHUP_NOT_AVAILABLE');
    test.clock.now = new Date((whales + 3 * day + quarter) * 1000);
    expect(await asked(whales)).toBe('CATCHUP_NOT_AVAILABLE');
    test.clock.now = testBegins;
    await test.pool.query(`update channels set is_catchup_allowed = false where slug = 'pervyy-kadr'`);
    expect(await asked(whales)).toBe('CATCHUP_NOT_AVAILABLE');
  });

  it('is sold where it comes with a service (LV-016, LV-018)', async () => {
    await test.pool.query(
      `update channels set tstv_service_id = (select id from services where alias = 'big-tv') where slug = 'pervyy-kadr'`,
    );
    expect(await refusal(start('pervyy-kadr', { start_time: whales }))).toBe('PURCHASE_REQUIRED');
    expect((await start('pervyy-kadr')).pause_live_duration).toBe(0);
  });
});

describe('a screen with a channel', () => {
  it('takes a place as one with a film does, and names the channel (PL-195)', async () => {
    const browser = await signedIn();
    const { playback_session_id } = await start('pervyy-kadr', {}, browser);
    const { api } = browser;
    const said = { playback_session_id, channel_id: 'pervyy-kadr' };
    expect(await refusal(api.playback.begun({ playback_session_id, media_item_id: 'north-wind' }))).toBe(
      'PLAYBACK_NOT_FOUND',
    );
    await api.playback.begun(said);
    await api.playback.heartbeat(said);
    expect((await api.playback.streams()).streams).toMatchObject([
      { playback_session_id, media_item: null, channel: { slug: 'pervyy-kadr', name: 'Первый кадр' } },
    ]);
    const other = await signedIn();
    await other.api.playback.stop({ playback_session_id });
    expect(await refusal(api.playback.heartbeat(said))).toBe('STREAM_STOPPED');
    expect(await refusal(api.playback.begun({ ...said, channel_id: 'night-frame' }))).toBe(
      'PLAYBACK_NOT_FOUND',
    );
    expect(await refusal(api.playback.begun({ playback_session_id }))).toBe('INVALID_INPUT');
  });
});
