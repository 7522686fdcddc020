import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GuideImport } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { channelsOfTests, guideOfTests, now, quarter } from '../testing/television.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;
let service: number;

beforeAll(async () => {
  test = await createTestApi();
  await test.import({
    services: [
      {
        alias: 'big-tv',
        name: { rus: 'Большое ТВ' },
        prices: [{ duration: 1, duration_unit: 'month', amount: 10_000, currency: 'RUB' }],
      },
    ],
    channels: [
      ...channelsOfTests,
      { slug: 'elsewhere', name: { rus: 'Чужой' }, brands: ['ararat'], themes: ['kids'] },
    ],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  cookies = await signIn(test);
  service = (await test.client().services.getById({ id: 'big-tv' })).id;
});
afterEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate epgs, channel_favourites, programme_favourites cascade');
});
afterAll(() => test.close());

const write = (...guides: GuideImport[]) => test.operator().operator.importGuide({ guides });
const ask = (over = {}) => test.client(over);
const listed = async (input = {}, over = {}) =>
  (await ask(over).channels.list(input)).items.map(({ slug }) => slug);
const child = (over = {}) => ({ cookies, ...over });
/** The showings of the first channel in its guide, as `programme start`. */
const times = async (): Promise<string[]> => {
  const { rows } = await test.pool.query<{ line: string }>(
    `select p.slug || ' ' || (extract(epoch from e.start_time)::bigint - ${now}) || ' ' ||
      (extract(epoch from e.end_time)::bigint - ${now}) as line
      from epgs e join programmes p on p.id = e.programme_id order by e.start_time`,
  );
  return rows.map(({ line }) => line);
};

describe('channels', () => {
  it('are listed in their order, page after page, as far as brand and age go (CT-007, CT-130, LV-002)', async () => {
    expect(await listed()).toEqual(['pervyy-kadr', 'sport-kadr', 'night-frame']);
    expect(await listed({}, { brand: 'ararat' })).toContain('elsewhere');
    const first = await ask().channels.list({ limit: 2 });
    expect(first.items.map(({ number }) => number)).toEqual([1, 2]);
    expect(await listed({ limit: 2, cursor: first.next_cursor ?? '' })).toEqual(['night-frame']);
    expect(await errorOf(ask().channels.list({ cursor: 'x' }))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await listed({ theme: 'movies' })).toEqual(['pervyy-kadr', 'night-frame']);
    expect(await listed({ service_id: service })).toEqual(['sport-kadr']);
    expect(await ask().channels.themes()).toEqual({ items: ['movies', 'education', 'sport'] });
  });

  it('cost the same statements however many there are', async () => {
    await ask().channels.list({ limit: 1 });
    test.statements();
    await ask().channels.list({ limit: 1 });
    const one = test.statements().length;
    await ask().channels.list({ limit: 100 });
    expect(test.statements()).toHaveLength(one);
  });

  it('are answered with what is on now and next, and what may be seen of the past (CT-049, CT-120, LV-008, LV-010, LV-013)', async () => {
    await write(guideOfTests());
    const channel = await ask({ language: 'eng' }).channels.getById({ id: 'pervyy-kadr' });
    expect(channel).toEqual({
      id: channel.id,
      slug: 'pervyy-kadr',
      name: 'First Frame',
      description: 'Whatever moves.',
      logo: null,
      full_logo: null,
      background: null,
      poster_bg_color: '#102030',
      usage_model: null,
      age_level: { id: expect.any(Number), name: '0+', age_value: 0 },
      is_favorite: false,
      is_tstv_allowed: true,
      tstv_options_channel: {
        is_pltv_allowed: true,
        is_pltv_purchased: true,
        is_catchup_allowed: true,
        is_catchup_purchased: true,
        tstv_service_id: null,
        tstv_depth: 259_200,
        pltv_max_duration: 3600,
      },
      purchase_variants: [],
      actions: [],
      epgs: [
        expect.objectContaining({ name: 'Whales Sing', start_time: now - 300, end_time: now + 600 }),
        expect.objectContaining({ name: 'Courtyard News' }),
      ],
      number: 1,
      themes: ['movies', 'education'],
    });
    expect(await ask().channels.getById({ id: String(channel.id) })).toMatchObject({ slug: 'pervyy-kadr' });
  });

  it('of a service are to be had with it, each for itself (LV-016, LV-018, LV-064, CT-052)', async () => {
    expect(await ask().channels.getById({ id: 'sport-kadr' })).toMatchObject({
      usage_model: 'SERVICE',
      actions: [{ type: 'buy', service_id: service }],
      tstv_options_channel: {
        is_catchup_allowed: true,
        is_catchup_purchased: false,
        tstv_service_id: service,
      },
    });
    expect(await ask().services.getById({ id: 'big-tv' })).toMatchObject({ channels_count: 1 });
  });

  it('that are not there, of another brand, or above the profile’s age are refused', async () => {
    for (const id of ['nobody', 'elsewhere', '2000000000'])
      expect(await errorOf(ask().channels.getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
    const small = await childsProfile();
    expect(await listed({}, child())).toEqual(['pervyy-kadr', 'sport-kadr']);
    for (const call of [
      () => ask(child()).channels.getById({ id: 'night-frame' }),
      () => ask(child()).epgs.list({ id: 'night-frame' }),
    ])
      expect(await errorOf(call())).toMatchObject({ name: 'AGE_RESTRICTED' });
    await small.end();
  });

  it('are kept and dropped, the latest first (CT-065)', async () => {
    const [one, two] = (await ask().channels.list({})).items.map(({ id }) => id);
    const { favourites } = ask(child());
    for (const item_id of [one ?? 0, two ?? 0]) {
      await favourites.add({ item_type: 'channel', item_id });
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
    }
    expect(await listed({ only: 'favourite' }, child())).toEqual(['sport-kadr', 'pervyy-kadr']);
    expect((await ask(child()).channels.getById({ id: 'sport-kadr' })).is_favorite).toBe(true);
    await favourites.delete({ item_type: 'channel', item_id: two ?? 0 });
    expect(await listed({ only: 'favourite' }, child())).toEqual(['pervyy-kadr']);
    expect(await errorOf(ask().channels.list({ only: 'favourite' }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
    expect(await errorOf(favourites.add({ item_type: 'channel', item_id: 2_000_000_000 }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('that a profile is shown are told to it and to the master profile (CT-035, LV-063)', async () => {
    const { profiles } = ask(child());
    const [master] = (await profiles.getAll()).items;
    const { items } = await profiles.channels({ id: master?.id ?? 0 });
    expect(items.map(({ slug }) => slug)).toEqual(['pervyy-kadr', 'sport-kadr', 'night-frame']);
    const limits = (await profiles.getAgeLimits()).items;
    const six = limits.find(({ age_value }) => age_value === 6)?.id ?? 0;
    await profiles.pinChange({ old_pin: '0000', new_pin: '4711' }).catch(() => undefined);
    const kid = await profiles.create({ name: 'Дети', default_age_limit_id: six, max_age_limit_id: six });
    expect((await profiles.channels({ id: kid.id, limit: 1 })).items.map(({ slug }) => slug)).toEqual([
      'pervyy-kadr',
    ]);
    await profiles.switch({ id: kid.id });
    expect(await errorOf(profiles.channels({ id: master?.id ?? 0 }))).toMatchObject({ name: 'FORBIDDEN' });
    expect((await profiles.channels({ id: kid.id })).items).toHaveLength(2);
    await profiles.switch({ id: master?.id ?? 0, pin_code: '4711' });
    await profiles.delete({ id: kid.id });
  });
});

/** Makes the profile a child's until `end`. */
async function childsProfile() {
  const { profiles } = ask(child());
  const [master] = (await profiles.getAll()).items;
  const limits = (await profiles.getAgeLimits()).items;
  const of = (age: number) => limits.find(({ age_value }) => age_value === age)?.id ?? 0;
  await profiles.pinChange({ old_pin: '0000', new_pin: '4711' }).catch(() => undefined);
  const set = (age: number) =>
    profiles.edit({
      id: master?.id ?? 0,
      default_age_limit_id: of(age),
      max_age_limit_id: of(age),
      pin_code: '4711',
    });
  await set(12);
  return { end: () => set(18) };
}

describe('the guide', () => {
  it('has a channel’s programmes of a day, in seconds, on the clock of a time zone (CT-050, CT-094, LV-009, LV-011, LV-012, LV-047, LV-069)', async () => {
    await write(guideOfTests());
    const guide = await ask({ language: 'eng' }).epgs.list({ id: 'pervyy-kadr', time_zone: 'Europe/Moscow' });
    expect(guide).toMatchObject({ day: '2026-03-01', time_zone: 'Europe/Moscow' });
    expect(guide.days).toHaveLength(6);
    expect(guide.items.map(({ name }) => name)).toEqual([
      'Morning Milk',
      'Courtyard News',
      'Whales Sing',
      'Courtyard News',
      'Для взрослых',
      'Whales Sing',
    ]);
    const [, news, whales] = guide.items;
    expect(whales).toEqual({
      id: expect.any(Number),
      original_id: expect.any(Number),
      name: 'Whales Sing',
      logo: null,
      start_time: now - 300,
      end_time: now + 600,
      age_level: { id: expect.any(Number), name: '0+', age_value: 0 },
      channel_info: { slug: 'pervyy-kadr', name: 'First Frame', logo: null },
      is_favorite: false,
      is_reminded: false,
      tstv_options_epg: { tstv_valid_until: now + 600 + 3 * 86_400 },
    });
    expect(guide.items[3]?.original_id).toBe(news?.original_id);
    expect((await ask().epgs.list({ id: 'pervyy-kadr', day: '2026-03-03' })).items).toEqual([]);
    expect(await errorOf(ask().epgs.list({ id: 'pervyy-kadr', day: '2026-03-04' }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('has what a day’s limits cut in both days', async () => {
    const midnight = Date.parse('2026-03-01T21:00:00Z') / 1000;
    await write({
      ...guideOfTests({ from: midnight - quarter, to: midnight + quarter }),
      epgs: [{ programme: 'whales', start_time: midnight - quarter, end_time: midnight + quarter }],
    });
    const namesOn = async (day: string) =>
      (await ask().epgs.list({ id: 'pervyy-kadr', day })).items.map(({ name }) => name);
    expect(await namesOn('2026-03-01')).toEqual(['Киты поют']);
    expect(await namesOn('2026-03-02')).toEqual(['Киты поют']);
    expect(await namesOn('2026-02-28')).toEqual([]);
  });

  it('answers a programme with its channel and its other times, and not above the profile’s age (CT-010, LV-006)', async () => {
    await write(guideOfTests());
    const { items } = await ask().epgs.list({ id: 'pervyy-kadr' });
    const of = (place: number) => ({ id: items[place]?.id ?? 0 });
    const whales = await ask().epgs.getById(of(2));
    expect(whales).toMatchObject({ description: 'Слушаем.', channel: { slug: 'pervyy-kadr' } });
    expect(whales.others.map(({ start_time }) => start_time)).toEqual([now - 300 + 3 * quarter]);
    const small = await childsProfile();
    expect(await errorOf(ask(child()).epgs.getById(of(4)))).toMatchObject({ name: 'AGE_RESTRICTED' });
    expect((await ask(child()).epgs.list({ id: 'pervyy-kadr' })).items).toHaveLength(5);
    await small.end();
    expect(await errorOf(ask().epgs.getById({ id: 2_000_000_000 }))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(ask({ brand: 'ararat' }).epgs.getById(of(2)))).toBeNull();
  });

  it('keeps a programme as a favourite at all of its times (CT-065, LV-070)', async () => {
    await write(guideOfTests());
    const guide = () => ask(child()).epgs.list({ id: 'pervyy-kadr' });
    const { favourites } = ask(child());
    const whales = { item_type: 'epg', item_id: (await guide()).items[2]?.id ?? 0 } as const;
    await favourites.add(whales);
    expect((await guide()).items.map(({ is_favorite }) => is_favorite)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    await favourites.delete(whales);
    expect((await guide()).items.some(({ is_favorite }) => is_favorite)).toBe(false);
  });

  it('lists the programmes that a profile keeps, the latest first, each at the time that is on, next or last (CT-031, CT-065, LV-070)', async () => {
    await write(guideOfTests());
    const { items } = await ask().epgs.list({ id: 'pervyy-kadr' });
    const [milk, news, whales, , grownUps, whalesAgain] = items.map(({ id }) => id);
    const { favourites, epgs } = ask(child());
    const kept = async (page = {}) =>
      (await epgs.favourites(page)).items.map(({ name, start_time, is_favorite }) => {
        expect(is_favorite).toBe(true);
        return `${name} ${start_time - now}`;
      });
    // One of them is kept by another of its showings.
    for (const item_id of [milk, news, whalesAgain, grownUps]) {
      await favourites.add({ item_type: 'epg', item_id: item_id ?? 0 });
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
    }
    const [first, second, third, last] = await kept();
    expect([first, second, third, last]).toEqual([
      'Для взрослых 1500',
      'Киты поют -300',
      'Новости двора 600',
      `Утреннее молоко ${-300 - 2 * quarter}`,
    ]);
    const page = await epgs.favourites({ limit: 3 });
    expect(page.items).toHaveLength(3);
    expect(await kept({ limit: 3, cursor: page.next_cursor })).toEqual([last]);
    const small = await childsProfile();
    expect(await kept({ limit: 3 })).toEqual([second, third, last]);
    await small.end();
    await favourites.delete({ item_type: 'epg', item_id: whales ?? 0 });
    expect(await kept()).toEqual([first, third, last]);
    // Programmes that have left the guide cannot be found.
    await write(guideOfTests({ programmes: [], epgs: [] }));
    expect(await kept()).toEqual([]);
    expect(await errorOf(epgs.favourites({ cursor: 'x' }))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await errorOf(ask().epgs.favourites({}))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('takes the same again without a change, and another in the place of what was there', async () => {
    expect(await write(guideOfTests())).toMatchObject({ epgs: 6 });
    const before = await ask().epgs.list({ id: 'pervyy-kadr' });
    await write(guideOfTests());
    expect(await ask().epgs.list({ id: 'pervyy-kadr' })).toEqual(before);
    const from = now - 300;
    // Whales become shorter, a showing is new, and one programme takes twice as long, over the one after it.
    await write({
      ...guideOfTests({ from, to: from + 3 * quarter, programmes: [] }),
      epgs: [
        { programme: 'whales', start_time: from, end_time: from + 300 },
        { programme: 'morning-milk', start_time: from + 300, end_time: from + quarter },
        { programme: 'news', start_time: from + quarter, end_time: from + 3 * quarter },
      ],
    });
    expect(await times()).toEqual([
      'morning-milk -2100 -1200',
      'news -1200 -300',
      'whales -300 0',
      'morning-milk 0 600',
      'news 600 2400',
      'whales 2400 3300',
    ]);
    const after = await ask().epgs.list({ id: 'pervyy-kadr' });
    expect(after.items[2]?.id).toBe(before.items[2]?.id);
  });

  it('never has two programmes at once, whatever writes it', async () => {
    await write(guideOfTests());
    const overlapping = test.pool.query(
      `insert into epgs (channel_id, programme_id, start_time, end_time)
        select channel_id, programme_id, start_time + interval '1 minute', end_time from epgs limit 1`,
    );
    await expect(overlapping).rejects.toThrow(/epgs_one_at_a_time/);
  });

  it('refuses a guide that contradicts itself, naming what is at fault, whole', async () => {
    const from = now;
    const refusal = await errorOf(
      write(
        { channel: 'nobody', from, to: from + 60, epgs: [] },
        {
          ...guideOfTests({ from, to: from + 3 * quarter }),
          epgs: [
            { programme: 'news', start_time: from + 10, end_time: from + quarter },
            { programme: 'whales', start_time: from + 20, end_time: from + 2 * quarter },
            { programme: 'news', start_time: from + 3 * quarter, end_time: from + 4 * quarter },
          ],
        },
      ),
    );
    expect(refusal).toMatchObject({ name: 'INVALID_INPUT' });
    expect(refusal?.description).toMatch(/no channel “nobody”.*outside of its span.*before the one ahead/s);
    const unknown = await errorOf(
      write({
        ...guideOfTests(),
        programmes: [],
        epgs: [{ programme: 'never', start_time: now, end_time: now + 1 }],
      }),
    );
    expect(unknown?.description).toContain('“never”');
    expect(await errorOf(write({ channel: 'pervyy-kadr', from: now, to: now, epgs: [] }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    expect(await times()).toEqual([]);
    expect(await errorOf(ask().operator.importGuide({ guides: [guideOfTests()] }))).not.toBeNull();
  });

  it('forgets what was on a month ago', async () => {
    await write(guideOfTests());
    test.clock.now = new Date(testBegins.getTime() + 29 * 86_400_000);
    await test.api.purge();
    expect(await times()).toHaveLength(6);
    test.clock.now = new Date(testBegins.getTime() + 31 * 86_400_000);
    await test.api.purge();
    expect(await times()).toEqual([]);
  });
});

describe('an import of channels', () => {
  it('is refused with a service or a brand that there is not', async () => {
    const refusal = await errorOf(
      test.operator().operator.importCatalogue({
        channels: [
          { slug: 'x', name: { rus: 'X' }, service: 'never', tstv_service: 'nor-this', brands: ['none'] },
        ],
      }),
    );
    expect(refusal?.description).toMatch(/“none”.*“never”.*“nor-this”/s);
  });

  it('writes a channel over the one of its slug', async () => {
    const [first] = channelsOfTests;
    if (first === undefined) throw new Error('There is no channel.');
    await test.import({ channels: [{ ...first, name: { rus: 'Первый' } }] });
    expect(await ask().channels.getById({ id: 'pervyy-kadr' })).toMatchObject({ name: 'Первый' });
    await test.import({ channels: [first] });
    expect(await listed()).toHaveLength(3);
  });
});

it('finds channels and programmes by their names (CT-156)', async () => {
  await write(guideOfTests());
  const groups = async (text: string) => (await ask().search.query({ text })).groups;
  expect(await groups('первый кадр')).toMatchObject([{ type: 'channel' }]);
  const [found] = await groups('whales sing');
  expect(found).toMatchObject({ type: 'epg', items: [{ name: 'Киты поют', start_time: now - 300 }] });
  const { items } = await ask().search.suggest({ text: 'утреннее мол' });
  // A programme that is over is shown at its last time.
  expect(items).toMatchObject([{ type: 'epg', epg: { start_time: now - 300 - 2 * quarter } }]);
  const small = await childsProfile();
  expect((await ask(child()).search.query({ text: 'для взрослых' })).groups).toEqual([]);
  await small.end();
});

it('fills blocks of television: with what an operator put into them, else with channels and what is on now (MB-003, MB-024, MB-025)', async () => {
  await write(guideOfTests());
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'tv-view',
        blocks: [
          { type: 'channels' },
          { type: 'channels', items: [{ type: 'channel', slug: 'sport-kadr' }] },
          { type: 'content', tag: 'tvprogramms' },
          {
            type: 'carousel',
            tag: 'tvprogrammsplus',
            items: [{ type: 'epg', channel: 'pervyy-kadr', slug: 'news' }],
          },
        ],
      },
    ],
  });
  const view = await ask().mediaViews.getById({ alias: 'tv-view' });
  const names = view.media_blocks.map(({ items }) =>
    items.map((item) =>
      item.type === 'channel' ? item.channel.slug : item.type === 'epg' ? item.epg.name : item.type,
    ),
  );
  expect(names).toEqual([
    ['pervyy-kadr', 'sport-kadr', 'night-frame'],
    ['sport-kadr'],
    ['Киты поют'],
    ['Новости двора'],
  ]);
  const refusal = await errorOf(
    test.operator().operator.importCatalogue({
      media_views: [
        {
          brand: 'kadr',
          alias: 'x',
          blocks: [{ type: 'content', items: [{ type: 'epg', channel: 'nobody', slug: 'news' }] }],
        },
      ],
    }),
  );
  expect(refusal?.description).toContain('the programme “nobody/news”');
});
