import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

/** A film of every age, a series of 16+ with an episode of 6+ (as old as its series), and an erotic film. */
const catalogue = {
  ...sampleCatalogue,
  media_items: [
    ...sampleCatalogue.media_items,
    ...([0, 6, 12, 16, 18] as const).map((age) => ({
      slug: `age-${age}`,
      type: 'film' as const,
      name: { rus: `Возраст ${age}` },
      age,
      genres: ['drama'],
      themes: ['movies' as const],
    })),
    {
      slug: 'erotic',
      type: 'film' as const,
      name: { rus: 'Возраст и страсть' },
      age: 18 as const,
      is_erotic: true,
      genres: ['docs'],
      themes: ['movies' as const],
    },
  ],
  media_views: [
    {
      brand: 'kadr',
      alias: 'ages',
      name: { rus: 'Возраст' },
      blocks: [
        {
          type: 'content' as const,
          items: ['age-0', 'age-18', 'erotic'].map((slug) => ({ type: 'media_item' as const, slug })),
        },
        { type: 'content' as const, query: { genre: 'drama', sort: 'name' as const, limit: 40 } },
      ],
    },
  ],
};
const ages = ['age-0', 'age-6', 'age-12', 'age-16', 'age-18'];

beforeAll(async () => {
  test = await createTestApi();
  await test.import(catalogue);
  for (const slug of [...publishedFilms, ...ages, 'erotic']) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('delete from pins');
  cookies = await signIn(test);
  await limit({ lists: 5, pages: 5 });
});
afterAll(() => test.close());

const client = () => test.client({ cookies });
const limit = ({ lists, pages, erotic = false }: { lists: number; pages: number; erotic?: boolean }) =>
  test.pool.query(
    'update profiles set default_age_limit_id = $1, max_age_limit_id = $2, is_erotic_allowed = $3',
    [lists, pages, erotic],
  );
const slugs = (items: readonly { slug: string }[]): string[] => items.map(({ slug }) => slug).toSorted();
const listed = async (request: object = {}): Promise<string[]> =>
  slugs((await client().mediaItems.list({ query: 'возраст', limit: 50, ...request })).items);
const refusal = async (call: Promise<unknown>): Promise<string | undefined> => (await errorOf(call))?.name;

describe('age limits', () => {
  it.each([
    [1, ['age-0']],
    [2, ['age-0', 'age-6']],
    [3, ['age-0', 'age-12', 'age-6']],
    [4, ['age-0', 'age-12', 'age-16', 'age-6']],
    [5, ages.toSorted()],
  ])('lists, search and filters of profile limit %s show %j (PR-034)', async (lists, shown) => {
    await limit({ lists, pages: 5 });
    expect(await listed()).toEqual(shown);
    expect(await listed({ theme: 'movies' })).toEqual(shown);
    expect(await listed({ genre: 'drama' })).toEqual(shown);
    for (const sort of ['new', 'rating', 'name'] as const) expect(await listed({ sort })).toEqual(shown);
    // Also page by page.
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client().mediaItems.list({ query: 'возраст', limit: 1, ...(cursor && { cursor }) });
      pages.push(...page.items.map(({ slug }) => slug));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.toSorted()).toEqual(shown);
  });

  it('main views show neither what was put into them nor what their queries choose above the age', async () => {
    await limit({ lists: 2, pages: 5 });
    const view = await client().mediaViews.getById({ alias: 'ages' });
    const shown = view.media_blocks.flatMap(({ items }) =>
      items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : [])),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ age_level }) => age_level.age_value <= 6)).toBe(true);
    const home = await client().mediaViews.getById({ alias: 'main' });
    expect(JSON.stringify(home)).not.toContain('age-18');
  });

  it('episodes are as old as their series, in lists too', async () => {
    await limit({ lists: 4, pages: 5 });
    expect(slugs((await client().mediaItems.list({ type: 'episode' })).items)).toContain('ship-1-1');
    await limit({ lists: 3, pages: 5 });
    expect((await client().mediaItems.list({ type: 'episode' })).items).toEqual([]);
    expect((await client().mediaItems.list({ type: 'season' })).items).toEqual([]);
  });

  it('what is above the age limit of pages is refused everywhere (PR-032)', async () => {
    await limit({ lists: 2, pages: 3 });
    for (const slug of ['age-16', 'ship', 'ship-1', 'ship-1-1']) {
      const calls = [
        client().mediaItems.getById({ id: slug }),
        client().mediaItems.getChildren({ id: slug }),
        client().mediaItems.getCast({ id: slug }),
        client().playback.start({ media_item_id: slug }),
        client().playback.start({ media_item_id: slug, player_type: 'trailer' }),
        client().playback.begun({
          playback_session_id: 'd2c1b7a6-1f0e-4c3d-8b5a-69788a7b6c5d',
          media_item_id: slug,
        }),
      ];
      for (const error of await Promise.all(calls.map(errorOf)))
        expect(error).toMatchObject({
          name: 'AGE_RESTRICTED',
          status: 403,
          error_code: 1_000_460,
        });
    }
    expect((await client().mediaItems.getById({ id: 'age-12' })).actions).toEqual([
      expect.objectContaining({ type: 'watch' }),
    ]);
    await client().playback.start({ media_item_id: 'age-12' });
  });

  it('an episode above the age of its series is missing among the others and refused', async () => {
    await test.import({
      media_items: [
        { ...itemOf('ship'), age: 12 },
        { ...itemOf('ship-1-2'), age: 18 },
      ],
    });
    try {
      await limit({ lists: 3, pages: 3 });
      expect(slugs((await client().mediaItems.getChildren({ id: 'ship-1' })).items)).toEqual(['ship-1-1']);
      expect(await refusal(client().playback.start({ media_item_id: 'ship-1-2' }))).toBe('AGE_RESTRICTED');
      await client().playback.start({ media_item_id: 'ship' });
    } finally {
      await test.import({ media_items: [itemOf('ship'), itemOf('ship-1-2')] });
    }
  });

  it('are lifted by the PIN for this session for a while, in pages and player; lists stay (PR-032)', async () => {
    await limit({ lists: 2, pages: 2 });
    await client().profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    expect(await refusal(client().profiles.unlockAge({ pin_code: '0000' }))).toBe('PIN_WRONG');
    const { unlocked_until } = await client().profiles.unlockAge({ pin_code: '4711' });
    expect(unlocked_until).toBe(testBegins.getTime() / 1000 + 4 * 3600);
    await client().playback.start({ media_item_id: 'age-18' });
    expect(await listed()).toEqual(['age-0', 'age-6']);
    const tv = await signIn(test);
    expect(await refusal(test.client({ cookies: tv }).playback.start({ media_item_id: 'age-18' }))).toBe(
      'AGE_RESTRICTED',
    );
    test.clock.now = new Date(unlocked_until * 1000);
    expect(await refusal(client().playback.start({ media_item_id: 'age-18' }))).toBe('AGE_RESTRICTED');
  });

  it('are lifted no longer once another profile watches', async () => {
    await client().profiles.pinChange({ old_pin: '0000', new_pin: '4711' });
    const child = await client().profiles.create({
      name: 'Маша',
      default_age_limit_id: 1,
      max_age_limit_id: 1,
    });
    await client().profiles.switch({ id: child.id });
    await client().profiles.unlockAge({ pin_code: '4711' });
    await client().playback.start({ media_item_id: 'age-18' });
    const { items } = await client().profiles.getAll();
    await client().profiles.switch({ id: items[0]?.id ?? 0, pin_code: '4711' });
    await client().profiles.switch({ id: child.id });
    expect(await refusal(client().playback.start({ media_item_id: 'age-18' }))).toBe('AGE_RESTRICTED');
    expect(await listed()).toEqual(['age-0']);
    await client().profiles.switch({ id: items[0]?.id ?? 0, pin_code: '4711' });
    await client().profiles.delete({ id: child.id });
  });

  it('concern nobody who is not signed in, and cost him no statement', async () => {
    await limit({ lists: 1, pages: 1 });
    test.statements();
    const guest = test.client();
    expect(slugs((await guest.mediaItems.list({ query: 'возраст', limit: 50 })).items)).toEqual(
      ages.toSorted(),
    );
    expect(test.statements().some((statement) => statement.includes('from sessions'))).toBe(false);
  });
});

describe('erotic content', () => {
  const calls = () => [
    client().mediaItems.getById({ id: 'erotic' }),
    client().playback.start({ media_item_id: 'erotic' }),
    client().mediaItems.getCast({ id: 'erotic' }),
  ];
  it('is as if there were none until the profile allows it (PR-030, PR-068)', async () => {
    expect(await listed()).not.toContain('erotic');
    expect(slugs((await client().mediaItems.list({ genre: 'docs' })).items)).not.toContain('erotic');
    expect(await Promise.all(calls().map(refusal))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    await limit({ lists: 5, pages: 5, erotic: true });
    expect(await listed()).toContain('erotic');
    await Promise.all(calls());
    const view = await client().mediaViews.getById({ alias: 'ages' });
    expect(JSON.stringify(view)).toContain('"erotic"');
  });

  it('is not shown to who is not signed in, nor in the sitemap', async () => {
    const guest = test.client();
    expect(await refusal(guest.mediaItems.getById({ id: 'erotic' }))).toBe('NOT_FOUND');
    expect(slugs((await guest.mediaItems.list({ query: 'страсть' })).items)).toEqual([]);
    const { items } = await guest.sitemap.addresses({ kind: 'media_items', page: 1 });
    expect(JSON.stringify(items)).not.toContain('erotic');
    expect(JSON.stringify(items)).toContain('age-18');
  });

  it('goes with a series to its seasons and episodes', async () => {
    await test.import({ media_items: [{ ...itemOf('ship'), is_erotic: true }] });
    try {
      expect(await refusal(client().mediaItems.getById({ id: 'ship-1-1' }))).toBe('NOT_FOUND');
    } finally {
      await test.import({ media_items: [itemOf('ship')] });
    }
    await client().mediaItems.getById({ id: 'ship-1-1' });
  });
});

function itemOf(slug: string): (typeof sampleCatalogue.media_items)[number] {
  const item = sampleCatalogue.media_items.find((one) => one.slug === slug);
  if (item === undefined) throw new Error(`There is no “${slug}”.`);
  return item;
}
