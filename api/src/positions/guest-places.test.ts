import type { GuestPlace } from '@kadr/contract';
import { readGuestPlaces, writeGuestPlaces } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;
/** Length of every film and episode of the tests, in seconds. */
const length = 5400.5;
const ids: Record<string, number> = {};

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'main',
        blocks: [{ type: 'carousel', tag: 'continue_viewing', name: { rus: 'Продолжить' } }],
      },
    ],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  anna = await signIn(test);
  for (const slug of ['north-wind', 'hedgehog', ...publishedEpisodes])
    ids[slug] = (await test.client().mediaItems.getById({ id: slug })).id;
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate viewing_positions, attempts');
});
afterAll(() => test.close());

/** The positions that a browser remembers; the first was watched last. */
const places = (...watched: readonly (readonly [slug: string, timepoint: number])[]): GuestPlace[] =>
  watched.map(([slug, timepoint], index) => ({
    media_item_id: ids[slug] ?? 0,
    timepoint,
    watched_at: 1_772_000_000 - index,
    is_viewed: false,
  }));
const guest = (...watched: readonly (readonly [slug: string, timepoint: number])[]) =>
  test.client({ guestPlaces: places(...watched) });
const continued = async (client: ReturnType<TestApi['client']>) =>
  (await client.mediaViews.getById({ alias: 'main' })).media_blocks
    .flatMap(({ items }) => items)
    .map((item) => (item.type === 'media_item' ? item.media_item.slug : item.type));

describe('a guest who remembers', () => {
  it('sees how far he is and goes on there, as an account does (CT-048, CT-088, CT-091)', async () => {
    const client = guest(['ship-1-2', 700], ['north-wind', 1200]);
    expect((await client.mediaItems.getById({ id: 'north-wind' })).media_position).toEqual({
      timepoint: 1200,
      is_viewed: false,
    });
    expect((await client.playback.start({ media_item_id: 'north-wind' })).start_time).toBe(1200);
    expect((await client.mediaItems.getById({ id: 'ship' })).series_position?.episode_slug).toBe('ship-1-2');
    expect(await client.playback.start({ media_item_id: 'ship' })).toMatchObject({
      content: { slug: 'ship-1-2' },
      start_time: 700,
    });
    expect(await continued(client)).toEqual(['ship-1-2', 'north-wind']);
    expect(await continued(guest(['ship-1-2', length], ['north-wind', length]))).toEqual(['ship-2-1']);
  });

  it('shows nothing of it to a signed-in viewer of the same browser', async () => {
    const client = test.client({ cookies: anna, guestPlaces: places(['north-wind', 1200]) });
    expect((await client.mediaItems.getById({ id: 'north-wind' })).media_position).toBeNull();
    expect((await client.playback.start({ media_item_id: 'north-wind' })).start_time).toBe(0);
    expect(await continued(client)).toEqual([]);
  });

  it('sends what a header can carry; what is none of it is left out', () => {
    const said = places(['north-wind', 1200], ['hedgehog', 40]);
    expect(readGuestPlaces(writeGuestPlaces(said))).toEqual(said);
    expect(readGuestPlaces(`x,${writeGuestPlaces(said)},1-2-3,4294967296-1-1-0,-1-1-1-1`)).toEqual(said);
    expect(readGuestPlaces(Array(80).fill('7-1-1-0').join(','))).toHaveLength(50);
    expect(readGuestPlaces('')).toEqual([]);
  });
});

describe('signing in', () => {
  const adopt = (...told: readonly (readonly [slug: string, timepoint: number, secondsAgo: number])[]) =>
    test.client({ cookies: anna }).positions.adopt({
      places: told.map(([slug, timepoint, seconds_ago]) => ({
        media_item_id: ids[slug] ?? 0,
        timepoint,
        is_viewed: false,
        seconds_ago,
      })),
    });
  const at = async (slug: string) =>
    (await test.client({ cookies: anna }).mediaItems.getById({ id: slug })).media_position;

  it('gives the profile what its viewer watched as a guest; later places of the profile stay', async () => {
    await test.client({ cookies: anna }).positions.save({
      media_item_id: ids['hedgehog'] ?? 0,
      timepoint: 300,
      playback_session_id: '11111111-1111-4111-8111-111111111111',
      sequence: 1,
    });
    test.clock.now = new Date(testBegins.getTime() + 60_000);
    expect((await adopt(['north-wind', 900, 30], ['hedgehog', 100, 90])).adopted).toEqual(
      expect.arrayContaining([ids['north-wind'], ids['hedgehog']]),
    );
    expect(await at('north-wind')).toEqual({ timepoint: 900, is_viewed: false });
    expect(await at('hedgehog')).toEqual({ timepoint: 300, is_viewed: false });
    await adopt(['hedgehog', length, 10]);
    expect(await at('hedgehog')).toEqual({ timepoint: length, is_viewed: true });
    // A running player goes on reporting its position.
    await test.client({ cookies: anna }).positions.save({
      media_item_id: ids['hedgehog'] ?? 0,
      timepoint: 40,
      playback_session_id: '11111111-1111-4111-8111-111111111111',
      sequence: 2,
    });
    expect(await at('hedgehog')).toEqual({ timepoint: 40, is_viewed: true });
  });

  it('gives a child nothing that a child may not see, and keeps it for another profile', async () => {
    const { profiles } = test.client({ cookies: anna });
    const [master] = (await profiles.getAll()).items;
    await profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    const child = await profiles.create({
      name: 'Тима',
      default_age_limit_id: 2,
      max_age_limit_id: 2,
    });
    await profiles.switch({ id: child.id });
    // 'north-wind' is 12+, the child's limit 6+.
    expect((await adopt(['north-wind', 900, 30], ['hedgehog', 100, 90])).adopted).toEqual([ids['hedgehog']]);
    const { rows } = await test.pool.query('select media_item_id from viewing_positions');
    expect(rows).toEqual([{ media_item_id: ids['hedgehog'] }]);
    await profiles.switch({ id: master?.id ?? 0, pin_code: '4711' });
    expect(await at('hedgehog')).toBeNull();
    expect((await adopt(['north-wind', 900, 30])).adopted).toEqual([ids['north-wind']]);
  });

  it('is for viewers with an account, and not without end', async () => {
    expect(await errorOf(test.client().positions.adopt({ places: [] }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
    for (let count = 0; count < 20; count += 1) await adopt();
    expect(await errorOf(adopt())).toMatchObject({ name: 'TOO_MANY_REQUESTS' });
  });
});
