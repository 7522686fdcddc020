import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, register } from '../testing/browser.ts';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

const ads = { places: ['preroll' as const, 'midroll' as const], midrolls: [600, 1200] };
const imported = (slug: string) => {
  const title = sampleCatalogue.media_items.find((one) => one.slug === slug);
  if (title === undefined) throw new Error(`There is no “${slug}”.`);
  return title;
};

beforeAll(async () => {
  test = await createTestApi({
    config: {
      advertising: {
        main: '/sandbox/ads/vast',
        others: new Map([['second', 'https://second.example/vast']]),
        partnerId: 42,
      },
    },
  });
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.import({ media_items: [{ ...imported('north-wind'), ads }] });
});
afterAll(() => test.close());

const plan = async (slug: string, over: { test?: string; brand?: string } = {}) => {
  const { ads: answered } = await test
    .client({ host: 'kadr.test', protocol: 'https', ...(over.brand && { brand: over.brand }) })
    .playback.start({ media_item_id: slug, test_impression_id: over.test ?? null });
  return answered;
};

describe('the plan of advertisements', () => {
  it('of a free film is its operator’s: where, when, asked of whom, as which partner (AD-002, AD-026, AD-040, AD-061)', async () => {
    const answered = await plan('north-wind');
    const { id } = await test.client().mediaItems.getById({ id: 'north-wind' });
    expect(answered).toEqual({
      requests: {
        preroll: `https://kadr.test/sandbox/ads/vast?place=preroll&content_id=${id}&content_type=film&duration=5401&language=rus&brand=kadr`,
        midroll: expect.stringContaining('place=midroll'),
        pauseroll: null,
        postroll: null,
      },
      midrolls: [600, 1200],
      partner_id: 42,
      test_impression_id: null,
    });
  });

  it('is none for a film that says nothing of them', async () => {
    expect(await plan('hedgehog')).toBeNull();
  });

  it('of an episode is its series’, unless it has its own', async () => {
    await test.import({ media_items: [{ ...imported('ship'), ads }] });
    expect((await plan('ship-1-1'))?.requests.preroll).toContain('content_type=episode');
    await test.import({ media_items: [{ ...imported('ship-1-1'), ads: { places: [] } }] });
    expect(await plan('ship-1-1')).toBeNull();
    expect(await plan('ship-1-2')).not.toBeNull();
  });

  it('keeps midrolls that are in order only', async () => {
    for (const midrolls of [[0], [20, 10], [10, 10], [1e9]]) {
      const wrong = { ...imported('hedgehog'), ads: { places: ['midroll' as const], midrolls } };
      expect(await errorOf(test.import({ media_items: [wrong] }))).toMatchObject({ name: 'INVALID_INPUT' });
    }
  });

  it('is none where the brand asks for no advertising of others (AD-063, AD-064, PF-041)', async () => {
    expect(await plan('north-wind', { brand: 'ararat' })).toBeNull();
    expect(await plan('north-wind', { brand: 'ararat', test: 'pod' })).toBeNull();
  });

  it('is none for a child’s profile', async () => {
    const family = await register(test, '+79160000011');
    const { ads: grownUps } = await family.api.playback.start({ media_item_id: 'north-wind' });
    expect(grownUps).not.toBeNull();
    const { items } = await family.api.profiles.getAgeLimits();
    const limit = items.find(({ age_value }) => age_value === 12)?.id ?? 0;
    await family.api.profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    const child = await family.api.profiles.create({
      name: 'Дети',
      max_age_limit_id: limit,
      default_age_limit_id: limit,
    });
    await family.api.profiles.switch({ id: child.id });
    const { ads: childrens } = await family.api.playback.start({ media_item_id: 'north-wind' });
    expect(childrens).toBeNull();
  });

  it('of a trial asks for the impression at every place, a midroll too in a film without (AD-004, AD-079)', async () => {
    const answered = await plan('hedgehog', { test: 'wrapper-3' });
    expect(Object.values(answered?.requests ?? {})).toHaveLength(4);
    for (const address of Object.values(answered?.requests ?? {}))
      expect(address).toContain('impression_id=wrapper-3');
    expect(answered).toMatchObject({ test_impression_id: 'wrapper-3' });
    expect(answered?.midrolls.length).toBeGreaterThan(0);
    const wrong = test.client().playback.start({ media_item_id: 'hedgehog', test_impression_id: '../x' });
    expect(await errorOf(wrong)).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('follows the toggle with the next playback (AD-038, AD-039, PF-021)', async () => {
    const { operator } = test.operator();
    const set = (is_enabled: boolean, data: Record<string, unknown> | null = null) =>
      operator.setToggle({ key: 'ad_server', is_enabled, data });
    await set(true, { server: 'second', places: ['postroll'] });
    expect((await plan('north-wind'))?.requests.preroll).toMatch(/^https:\/\/second\.example\/vast\?/);
    expect((await plan('hedgehog'))?.requests).toMatchObject({ preroll: null, postroll: expect.any(String) });
    await set(true, { server: 'none' });
    expect(await plan('north-wind')).toBeNull();
    await set(false);
    expect((await plan('north-wind'))?.requests.preroll).toContain('https://kadr.test/sandbox');
  });

  it('costs what shows none no question of the database', async () => {
    const count = async (slug: string) => {
      const viewer = openBrowser(test);
      await viewer.api.playback.start({ media_item_id: slug });
      test.statements();
      await viewer.api.playback.start({ media_item_id: slug, player_type: 'stories' });
      return test.statements().filter((text) => text.includes('feature_toggles')).length;
    };
    expect(await count('north-wind')).toBe(0);
  });
});

it('asks nobody where no ad server is configured', async () => {
  const without = await createTestApi({ pool: test.pool });
  const { ads: answered } = await without.client().playback.start({ media_item_id: 'north-wind' });
  expect(answered).toBeNull();
});
