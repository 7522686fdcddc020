import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { customerWith } from '../testing/shop.ts';
import { picture } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

type Title = NonNullable<CatalogueImport['media_items']>[number];

let test: TestApi;

/** A short series of some episodes, each of which can be watched once it is published. */
function story(slug: string, episodes: number, over: Partial<Title> = {}): Title[] {
  const shared = {
    category: over.category === undefined ? 'shortseries' : over.category,
    age: over.age ?? 0,
  };
  return [
    { slug, type: 'series', name: { rus: slug }, ...shared, ...over },
    {
      slug: `${slug}-season-1`,
      type: 'season',
      parent: slug,
      order_number: 1,
      name: { rus: 'Сезон 1' },
      ...shared,
    },
    ...Array.from({ length: episodes }, (_, at): Title => ({
      slug: `${slug}-s1e${at + 1}`,
      type: 'episode',
      parent: `${slug}-season-1`,
      order_number: at + 1,
      name: { rus: `${slug} ${at + 1}` },
      ...shared,
      screenshots: [picture(at + 1)],
    })),
  ];
}

const stories = [
  ...story('lift', 3),
  ...story('kiosk', 2),
  ...story('night', 1, { age: 18 }),
  ...story('ararat-story', 1, { brands: ['ararat'] }),
];

beforeAll(async () => {
  test = await createTestApi();
  const ordinary: Title[] = story('saga', 1, { category: null });
  await test.import({ media_items: [...stories, ...ordinary] });
  for (const { slug, type } of [...stories, ...ordinary])
    if (type === 'episode' && slug !== 'lift-s1e3')
      await test.publish(slug, { kind: 'episode', duration: 90 });
});
afterAll(() => test.close());

const slugsOf = ({
  items,
}: {
  readonly items: readonly { readonly media_item: { readonly slug: string } }[];
}) => items.map(({ media_item }) => media_item.slug);

it('feeds the clips of short series in rounds, the latest story first, page after page (CT-046)', async () => {
  const { shortStories } = test.client();
  const first = await shortStories.list({ limit: 3 });
  expect(slugsOf(first)).toEqual(['night-s1e1', 'kiosk-s1e1', 'lift-s1e1']);
  const next = await shortStories.list({ limit: 3, cursor: first.next_cursor ?? '' });
  // The third one of the lift has no film yet.
  expect([slugsOf(next), next.next_cursor]).toEqual([['kiosk-s1e2', 'lift-s1e2'], null]);
  const [clip] = next.items;
  expect(clip).toMatchObject({
    media_item: { type: 'episode', category: { alias: 'shortseries' }, is_playable: true, duration: 90 },
    series: { slug: 'kiosk', type: 'series', category: { alias: 'shortseries' }, is_favorite: false },
    picture: picture(2),
  });
});

it('tells one story from its beginning', async () => {
  const { shortStories } = test.client();
  const first = await shortStories.list({ story: 'lift', limit: 1 });
  expect(slugsOf(first)).toEqual(['lift-s1e1']);
  const next = await shortStories.list({ story: 'lift', limit: 1, cursor: first.next_cursor ?? '' });
  expect([slugsOf(next), next.next_cursor]).toEqual([['lift-s1e2'], null]);
  for (const reference of ['saga', 'lift-s1e1', 'nothing'])
    expect([reference, await errorOf(shortStories.list({ story: reference }))]).toMatchObject([
      reference,
      { name: 'NOT_FOUND' },
    ]);
  const foreign = shortStories.list({ story: 'kiosk', cursor: first.next_cursor ?? '' });
  expect(await errorOf(foreign)).toMatchObject({ name: 'INVALID_INPUT' });
});

it('follows the brand and the age of the profile', async () => {
  expect(slugsOf(await test.client({ brand: 'ararat' }).shortStories.list({}))).toContain(
    'ararat-story-s1e1',
  );
  expect(await errorOf(test.client().shortStories.list({ story: 'ararat-story' }))).toMatchObject({
    name: 'NOT_FOUND',
  });
  const { client } = await customerWith(test, 0);
  const { items: levels } = await client.profiles.getAgeLimits();
  const six = levels.find(({ age_value }) => age_value === 6)?.id ?? 0;
  const [own] = (await client.profiles.getAll()).items;
  await client.profiles.edit({ id: own?.id ?? 0, default_age_limit_id: six });
  expect(slugsOf(await client.shortStories.list({}))).not.toContain('night-s1e1');
  expect(await errorOf(client.shortStories.list({ story: 'night' }))).toMatchObject({
    name: 'AGE_RESTRICTED',
  });
});

it('leaves out what the profile has watched to its end, until it has watched everything', async () => {
  const { client } = await customerWith(test, 0);
  let sequence = 0;
  const watch = async (slug: string, timepoint: number) => {
    const { id } = await client.mediaItems.getById({ id: slug });
    sequence += 1;
    await client.positions.save({
      media_item_id: id,
      timepoint,
      playback_session_id: '11111111-1111-4111-8111-111111111111',
      sequence,
    });
  };
  await watch('night-s1e1', 90);
  await watch('kiosk-s1e1', 20);
  const left = await client.shortStories.list({ limit: 1 });
  expect(slugsOf(left)).toEqual(['kiosk-s1e1']);
  for (const slug of ['kiosk-s1e1', 'lift-s1e1', 'kiosk-s1e2', 'lift-s1e2']) await watch(slug, 89);
  const again = await client.shortStories.list({ limit: 4 });
  expect(slugsOf(again)).toEqual(['night-s1e1', 'kiosk-s1e1', 'lift-s1e1', 'kiosk-s1e2']);
  const rest = await client.shortStories.list({ limit: 4, cursor: again.next_cursor ?? '' });
  expect(slugsOf(rest)).toEqual(['lift-s1e2']);
});

it('asks the database the same number of times, however long the page', async () => {
  const count = async (limit: number) => {
    test.statements();
    await test.client().shortStories.list({ limit });
    return test.statements().length;
  };
  expect(await count(1)).toBe(await count(5));
});
