import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;
let lev: Record<string, string>;
const other = { email: 'lev@kadr.example', password: 'another-password' };

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount, other] });
  anna = await signIn(test);
  lev = await signIn(test, other);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate favourites');
});
afterAll(() => test.close());

const film = async (slug: string) => {
  const { id, type } = await test.client().mediaItems.getById({ id: slug });
  return { item_id: id, item_type: type };
};
const of = (cookies: Record<string, string>) => test.client({ cookies }).favourites;
const slugsOf = async (cookies: Record<string, string>, page = {}) =>
  (await of(cookies).list(page)).items.map(({ slug }) => slug);

describe('favourites', () => {
  it('are kept and dropped, twice over is once, and every answer of the title says so (CT-061, CT-117, CT-118)', async () => {
    const wind = await film('north-wind');
    expect(await of(anna).add(wind)).toEqual({ is_favorite: true });
    expect(await of(anna).add(wind)).toEqual({ is_favorite: true });
    expect(await slugsOf(anna)).toEqual(['north-wind']);
    const seen = async (cookies: Record<string, string>) =>
      (await test.client({ cookies }).mediaItems.getById({ id: 'north-wind' })).is_favorite;
    expect(await seen(anna)).toBe(true);
    expect(await seen(lev)).toBe(false);
    expect(await seen({})).toBe(false);
    expect(await of(anna).delete(wind)).toEqual({ is_favorite: false });
    expect(await of(anna).delete(wind)).toEqual({ is_favorite: false });
    expect(await slugsOf(anna)).toEqual([]);
  });

  it('come the latest first, page after page, and to nobody else (CT-031)', async () => {
    const [first, ...others] = publishedFilms.slice(0, 3);
    for (const slug of publishedFilms.slice(0, 3)) {
      await of(anna).add(await film(slug));
      test.clock.now = new Date(test.clock.now.getTime() + 1000);
    }
    const page = await of(anna).list({ limit: 2 });
    expect(page.items.map(({ slug }) => slug)).toEqual(others.toReversed());
    expect(await slugsOf(anna, { limit: 2, cursor: page.next_cursor })).toEqual([first]);
    expect(await slugsOf(lev)).toEqual([]);
    await of(lev).delete(await film(first ?? ''));
    expect(await slugsOf(anna)).toHaveLength(3);
  });

  it('are for signed-in viewers (CT-151, SS-093)', async () => {
    const wind = await film('north-wind');
    for (const ask of [of({}).add(wind), of({}).delete(wind), of({}).list({})])
      expect(await errorOf(ask)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('are titles that there are, under their own type; a thousand at most', async () => {
    const wind = await film('north-wind');
    expect(await errorOf(of(anna).add({ ...wind, item_type: 'series' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await errorOf(of(anna).add({ ...wind, item_id: 999_999 }))).toMatchObject({ name: 'NOT_FOUND' });
    await test.pool
      .query(`insert into media_items (slug, type, name, age, countries, themes, is_coming_soon, brands, screenshots, created_at)
      select 'kept-' || n, 'film', '{"rus": "x"}', 0, '{}', '{}', true, '{}', '{}', now() from generate_series(1, 1000) n`);
    await test.pool.query(`insert into favourites (profile_id, media_item_id, added_at)
      select p.id, m.id, now() from profiles p join accounts a on a.id = p.account_id, media_items m
      where a.email = '${testAccount.email}' and m.slug like 'kept-%'`);
    expect(await errorOf(of(anna).add(wind))).toMatchObject({ name: 'FAVOURITES_FULL' });
    // A title that no page shows, or no longer shows, is not listed either.
    expect(await slugsOf(anna)).toEqual([]);
    await test.pool.query("delete from media_items where slug like 'kept-%'");
  });
});
