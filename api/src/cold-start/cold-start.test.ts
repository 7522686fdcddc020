import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;

/** Six more genres, each with three films; the last film of each is also of the first genre. */
const aliases = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    genres: aliases.map((alias) => ({ alias, name: { rus: `Жанр ${alias}`, eng: `Genre ${alias}` } })),
    media_items: aliases.flatMap((alias) =>
      [1, 2, 3].map((number) => ({
        slug: `${alias}-${number}`,
        type: 'film' as const,
        name: { rus: `${alias} ${number}` },
        genres: number === 3 && alias !== 'alpha' ? [alias, 'alpha'] : [alias],
        rating: number,
        age: number === 2 ? (16 as const) : (0 as const),
        is_coming_soon: true,
        start_date: 1_900_000_000,
      })),
    ),
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  anna = await signIn(test);
});
beforeEach(() => test.pool.query('truncate cold_starts'));
afterAll(() => test.close());

const api = (cookies = {}) => test.client({ cookies, language: 'eng' });
const idOf = async (slug: string) => (await api().mediaItems.getById({ id: slug })).id;
const save = async (genre_aliases: string[], slugs: string[], cookies = anna) =>
  api(cookies).coldStart.save({ genre_aliases, content_ids: await Promise.all(slugs.map(idOf)) });

describe('cold start', () => {
  it('offers the genres that there are titles of, and says how many to choose (CS-006, CS-016, CS-017)', async () => {
    const { items, min_for_choosing } = await api().coldStart.genres();
    expect(min_for_choosing).toBe(5);
    expect(items.map(({ alias }) => alias)).toEqual(expect.arrayContaining([...aliases, 'drama', 'docs']));
    const docs = items.find(({ alias }) => alias === 'docs');
    const { background } = await api().mediaItems.getById({ id: 'north-wind' });
    expect(docs).toEqual({
      id: expect.any(Number),
      alias: 'docs',
      name: 'Документальное',
      image: background,
    });
  });

  it('offers films of the chosen genres, those of several first (CS-003, CS-018)', async () => {
    const { movies } = await api().coldStart.movies({ genre_aliases: 'alpha,beta' });
    expect(movies[0]?.slug).toBe('beta-3');
    const slugs = movies.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['alpha-1', 'beta-1', 'zeta-3']));
    expect(slugs).not.toContain('zeta-1');
    expect((await api().coldStart.movies({ genre_aliases: 'no_such_genre' })).movies).toEqual([]);
    for (const genre_aliases of ['', ',', "a';--"])
      expect(await errorOf(api().coldStart.movies({ genre_aliases }))).toMatchObject({
        name: 'INVALID_INPUT',
      });
  });

  it('saves them for the profile; the view that it names is chosen by them (CS-012, CS-019, CS-047)', async () => {
    const answer = await save(aliases.slice(0, 5), ['alpha-1', 'beta-3']);
    expect(answer).toEqual({ loading_screen: { duration: 5 }, media_view_alias: 'for_you' });
    const view = await api(anna).mediaViews.getById({ alias: answer.media_view_alias });
    expect(view.name).toBe('For you');
    const slugsOf = (at: number) =>
      (view.media_blocks[at]?.items ?? []).map((item) =>
        item.type === 'media_item' ? item.media_item.slug : '',
      );
    const [first, ...rows] = view.media_blocks;
    expect(first?.type).toBe('recom_cold_start');
    // Titles of two of the genres before those of one; chosen ones are known already.
    expect(slugsOf(0).slice(0, 3).toSorted()).toEqual(['delta-3', 'epsilon-3', 'gamma-3']);
    expect(slugsOf(0)).not.toContain('beta-3');
    expect(slugsOf(0)).not.toContain('zeta-1');
    expect(rows.map(({ name }) => name)).toEqual(aliases.slice(0, 5).map((alias) => `Genre ${alias}`));
    expect(slugsOf(2)).toEqual(['beta-3', 'beta-2', 'beta-1']);
  });

  it('stands in the place of what was chosen before', async () => {
    await save(aliases.slice(0, 5), ['alpha-1']);
    await save(aliases.slice(1), ['zeta-1']);
    const { media_blocks } = await api(anna).mediaViews.getById({ alias: 'for_you' });
    expect(media_blocks.slice(1).map(({ name }) => name)).toEqual(
      aliases.slice(1).map((alias) => `Genre ${alias}`),
    );
  });

  it('is for signed-in viewers, who choose enough of what there is (CS-002)', async () => {
    expect(await errorOf(save(aliases, ['alpha-1'], {}))).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    expect(await errorOf(save(aliases.slice(0, 4), ['alpha-1']))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await errorOf(save(['alpha', 'alpha', 'alpha', 'alpha', 'alpha'], ['alpha-1']))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    const unknown = api(anna).coldStart.save({ genre_aliases: aliases, content_ids: [2_000_000_000] });
    expect(await errorOf(unknown)).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await errorOf(api(anna).mediaViews.getById({ alias: 'for_you' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('fills its block in any view, for who has chosen only (CS-014, MB-019, MB-131)', async () => {
    await test.import({
      media_views: [
        {
          brand: 'kadr',
          alias: 'with-block',
          blocks: [
            { type: 'recom_cold_start', name: { rus: 'Вам' } },
            { type: 'carousel', name: { rus: 'Всем' }, query: {} },
          ],
        },
      ],
    });
    const namesFor = async (cookies = {}) =>
      (await api(cookies).mediaViews.getById({ alias: 'with-block' })).media_blocks.map(({ name }) => name);
    expect(await namesFor()).toEqual(['Всем']);
    expect(await namesFor(anna)).toEqual(['Всем']);
    await save(aliases, ['alpha-1']);
    expect(await namesFor(anna)).toEqual(['Вам', 'Всем']);
    expect(await namesFor()).toEqual(['Всем']);
  });
});
