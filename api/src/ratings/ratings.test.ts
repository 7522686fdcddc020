import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;
let lev: Record<string, string>;
const other = { email: 'lev@kadr.example', password: 'another-password' };
const crowd = Array.from({ length: 5 }, (_, at) => ({
  email: `viewer-${at}@kadr.example`,
  password: `a-good-password-${at}`,
}));

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({ media_items: [{ slug: 'unrated', type: 'film', name: { rus: 'Без оценки' } }] });
  await test.publish('unrated');
  await test.operator().operator.importAccounts({ accounts: [testAccount, other, ...crowd] });
  anna = await signIn(test);
  lev = await signIn(test, other);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('delete from ratings');
  await test.pool.query('truncate attempts');
});
afterAll(() => test.close());

const of = (cookies: Record<string, string>) => test.client({ cookies });
const page = (cookies: Record<string, string>, slug = 'north-wind') =>
  of(cookies).mediaItems.getById({ id: slug });
const idOf = async (slug: string): Promise<number> => (await page({}, slug)).id;
/** Every viewer of the crowd gives a title the same rating. */
const rateByCrowd = (slug: string, rating: number) =>
  test.pool.query(
    `insert into ratings (profile_id, media_item_id, rating, rated_at)
      select p.id, m.id, $2, now() from profiles p join accounts a on a.id = p.account_id, media_items m
      where a.email like 'viewer-%' and m.slug = $1`,
    [slug, rating],
  );

describe('ratings', () => {
  it('are the profile’s own: its pages and lists say them, until they are taken away (CT-056, CT-127, CT-128, CS-036, CS-037, PL-150, PL-151)', async () => {
    const content_id = await idOf('north-wind');
    expect(await of(anna).ratings.set({ content_id, rating: 4 })).toEqual({
      ratings: { wink: 7.8, user: 4 },
    });
    await of(anna).ratings.set({ content_id, rating: 9 });
    expect((await page(anna)).ratings).toEqual({ wink: 7.8, user: 9 });
    const { items } = await of(anna).mediaItems.list({ sort: 'popular' });
    expect(items.flatMap(({ slug, ratings }) => (ratings.user === null ? [] : slug))).toEqual(['north-wind']);
    expect([(await page(lev)).ratings.user, (await page({})).ratings.user]).toEqual([null, null]);
    const taken = await of(anna).ratings.delete({ content_id, content_type: 'film' });
    expect(taken).toEqual({ ratings: { wink: 7.8, user: null } });
    expect(await of(anna).ratings.delete({ content_id, content_type: 'film' })).toEqual(taken);
    expect((await page(anna)).ratings.user).toBeNull();
  });

  it('go from 0 to 10 in whole points, where 0 is none (CT-056, CT-150, PL-208)', async () => {
    const content_id = await idOf('north-wind');
    for (const rating of [11, -1, 7.5, Number.NaN])
      expect(await errorOf(of(anna).ratings.set({ content_id, rating }))).toMatchObject({
        name: 'INVALID_INPUT',
      });
    expect((await of(anna).ratings.set({ content_id, rating: 10 })).ratings.user).toBe(10);
    expect((await of(anna).ratings.set({ content_id, rating: 0 })).ratings.user).toBeNull();
    expect((await page(anna)).ratings.user).toBeNull();
  });

  it('are for signed-in viewers (CT-151)', async () => {
    const content_id = await idOf('north-wind');
    for (const ask of [
      of({}).ratings.set({ content_id, rating: 5 }),
      of({}).ratings.delete({ content_id, content_type: 'film' }),
    ])
      expect(await errorOf(ask)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('are of titles that are out and shown, under their own type', async () => {
    const set = async (slug: string) =>
      errorOf(of(anna).ratings.set({ content_id: await idOf(slug), rating: 5 }));
    expect(await set('to-come')).toMatchObject({ name: 'NOT_PLAYABLE' });
    const { rows } = await test.pool.query<{ id: number }>(
      "select id from media_items where slug = 'ararat-only'",
    );
    for (const content_id of [rows[0]?.id ?? 0, 999_999])
      expect(await errorOf(of(anna).ratings.set({ content_id, rating: 5 }))).toMatchObject({
        name: 'NOT_FOUND',
      });
    const content_id = await idOf('north-wind');
    expect(await errorOf(of(anna).ratings.delete({ content_id, content_type: 'series' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('move the title’s own, which weighs as much as a hundred viewers', async () => {
    await rateByCrowd('north-wind', 1);
    expect((await page({})).ratings.wink).toBe(7.5);
    await test.pool.query('update ratings set rating = 10');
    expect((await page({})).ratings.wink).toBe(7.9);
    // A repeated import keeps viewers' ratings.
    await test.import({
      genres: sampleCatalogue.genres,
      persons: sampleCatalogue.persons,
      media_items: sampleCatalogue.media_items.slice(0, 1),
    });
    expect((await page({})).ratings.wink).toBe(7.9);
    await test.pool.query('delete from ratings');
    expect((await page({})).ratings.wink).toBe(7.8);
  });

  it('become a title’s mean from five on, and are deleted with their accounts', async () => {
    const mean = async () => (await page({}, 'unrated')).ratings.wink;
    await rateByCrowd('unrated', 8);
    expect(await mean()).toBe(8);
    await of(anna).ratings.set({ content_id: await idOf('unrated'), rating: 5 });
    expect(await mean()).toBe(7.5);
    const { items } = await test.client().mediaItems.list({ sort: 'rating' });
    expect(items.map(({ slug }) => slug).indexOf('unrated')).toBe(2);
    await test.pool.query(
      "delete from profiles where account_id in (select id from accounts where email in ('viewer-0@kadr.example', 'viewer-1@kadr.example'))",
    );
    expect(await mean()).toBeNull();
  });

  it('are not given too often', async () => {
    const content_id = await idOf('north-wind');
    for (let at = 0; at < 60; at += 1) await of(anna).ratings.set({ content_id, rating: (at % 10) + 1 });
    expect(await errorOf(of(anna).ratings.set({ content_id, rating: 5 }))).toMatchObject({
      name: 'TOO_MANY_REQUESTS',
    });
    test.clock.now = new Date(testBegins.getTime() + 61_000);
    expect((await of(anna).ratings.set({ content_id, rating: 5 })).ratings.user).toBe(5);
  });
});
