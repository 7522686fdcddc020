import type { ColdStartSetImport } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let anna: Record<string, string>;

const aliases = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];
const now = testBegins.getTime() / 1000;

beforeAll(async () => {
  test = await createTestApi();
  await test.import({
    genres: aliases.map((alias) => ({ alias, name: { rus: alias } })),
    media_items: aliases.flatMap((alias) =>
      [1, 2].map((number) => ({
        slug: `${alias}-${number}`,
        type: 'film' as const,
        name: { rus: `${alias} ${number}` },
        genres: [alias],
        is_coming_soon: true,
        start_date: 1_900_000_000,
      })),
    ),
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  anna = await signIn(test);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate cold_starts, cold_start_sets cascade');
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const write = (record: ColdStartSetImport) => operator().createRecord({ kind: 'cold_start_set', record });
const set = (over: Partial<ColdStartSetImport> = {}): ColdStartSetImport => ({
  slug: 'first',
  name: 'Первый',
  min_for_choosing: 2,
  genres: ['zeta', 'alpha', 'beta'],
  media_items: ['beta-1', 'zeta-2', 'delta-1'],
  ...over,
});
const offered = async () => {
  const { items, min_for_choosing } = await test.client().coldStart.genres();
  return { genres: items.map(({ alias }) => alias), min: min_for_choosing };
};

describe('a cold-start set', () => {
  it('is what viewers choose from: its genres in its order, and its titles first', async () => {
    await write(set());
    expect(await offered()).toEqual({ genres: ['zeta', 'alpha', 'beta'], min: 2 });
    const { movies } = await test.client().coldStart.movies({ genre_aliases: 'zeta,beta' });
    expect(movies.map(({ slug }) => slug).slice(0, 2)).toEqual(['beta-1', 'zeta-2']);
    expect(movies.map(({ slug }) => slug).toSorted()).toEqual(['beta-1', 'beta-2', 'zeta-1', 'zeta-2']);
  });

  it('says how many are enough, and a choice of what it does not offer is taken', async () => {
    await write(set());
    const { id } = await test.client().mediaItems.getById({ id: 'gamma-1' });
    const save = (genre_aliases: string[]) =>
      test.client({ cookies: anna }).coldStart.save({ genre_aliases, content_ids: [id] });
    expect(await errorOf(save(['zeta']))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await save(['zeta', 'gamma'])).toMatchObject({ media_view_alias: 'for_you' });
  });

  it('is chosen by place, brand and time; without one, all genres are offered', async () => {
    const all = { genres: aliases.toSorted(), min: 5 };
    expect(await offered()).toEqual(all);
    await write(set({ slug: 'elsewhere', brands: ['ararat'], genres: ['gamma'] }));
    await write(set({ slug: 'over', ends_at: now - 1, genres: ['gamma'] }));
    expect(await offered()).toEqual(all);
    await write(set({ slug: 'second', order_number: 2, genres: [], min_for_choosing: 20 }));
    expect(await offered()).toEqual({ ...all, min: 6 });
    await write(set({ slug: 'soon', order_number: 1, starts_at: now + 60 }));
    expect(await offered()).toEqual({ ...all, min: 6 });
    test.pass(60);
    expect(await offered()).toEqual({ genres: ['zeta', 'alpha', 'beta'], min: 2 });
  });

  it('is refused with what it names that does not exist', async () => {
    const error = await errorOf(
      write(set({ brands: ['nobody'], genres: ['no_genre', 'alpha', 'alpha'], media_items: ['no-title'] })),
    );
    expect(error).toMatchObject({ name: 'INVALID_INPUT' });
    for (const word of ['“nobody”', '“no_genre”', '“alpha” twice', '“no-title”'])
      expect(error?.description).toContain(word);
    expect(await errorOf(write(set({ starts_at: now, ends_at: now })))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('keeps its genres and titles from being deleted', async () => {
    await write(set());
    for (const [kind, id] of [
      ['genre', 'zeta'],
      ['title', 'delta-1'],
    ] as const) {
      const { version } = await operator().getRecord({ kind, id });
      const editor = test.client({ principal: { kind: 'token' }, ifMatch: `"${version}"` }).operator;
      expect((await errorOf(editor.removeRecord({ kind, id })))?.description).toContain('first');
    }
  });
});
