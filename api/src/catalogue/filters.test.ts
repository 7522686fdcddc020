import { mediaItemSorts } from '@kadr/contract';
import type { CatalogueImport, Filters } from '@kadr/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

type Title = NonNullable<CatalogueImport['media_items']>[number];
type List = Parameters<ReturnType<TestApi['client']>['mediaItems']['list']>[0];

let test: TestApi;

const film = (slug: string, rest: Partial<Title>): Title => ({
  slug,
  type: 'film',
  name: { rus: slug },
  themes: ['movies'],
  ...rest,
});

/** Published long before the tests begin; the next one is new. */
const old = [
  film('harvest', { genres: ['comedy'], countries: ['RU'], year: 2024, rating: 6 }),
  film('old-song', { genres: ['drama'], countries: ['FR'], year: 1985, usage_model: 'EST' }),
  film('to-rent', { genres: ['war'], countries: ['US'], year: 1984, age: 18, usage_model: 'TVOD' }),
  film('erotic', { genres: ['drama'], countries: ['IT'], year: 1973, age: 18, is_erotic: true }),
  film('elsewhere', { genres: ['war'], countries: ['GE'], year: 1952, brands: ['ararat'] }),
];
const fresh = film('storm', {
  genres: ['drama', 'war'],
  countries: ['RU', 'AM'],
  year: 2026,
  age: 12,
  rating: 8.5,
});
const announced = film('late-show', {
  type: 'series',
  genres: ['comedy'],
  countries: ['AM'],
  year: 1989,
  age: 16,
  usage_model: 'SERVICE',
  themes: ['series'],
  is_coming_soon: true,
});

beforeAll(async () => {
  test = await createTestApi();
  test.clock.now = new Date(testBegins.getTime() - 90 * 86_400_000);
  await test.import({
    genres: [
      { alias: 'drama', name: { rus: 'Драма', eng: 'Drama' } },
      { alias: 'comedy', name: { rus: 'Комедия', eng: 'Comedy' } },
      { alias: 'war', name: { rus: 'Война', eng: 'War' } },
      { alias: 'empty', name: { rus: 'Ничей', eng: 'Nobody’s' } },
    ],
    media_items: [
      ...old,
      fresh,
      announced,
      film('not-ready', { genres: ['empty'], countries: ['JP'], year: 1931 }),
    ],
  });
  for (const { slug } of old) await test.publish(slug);
  test.clock.now = testBegins;
  await test.publish(fresh.slug);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const everything = ['harvest', 'late-show', 'old-song', 'storm', 'to-rent'];
const list = async (filter: List, client = test.client()): Promise<string[]> =>
  (await client.mediaItems.list({ limit: 100, ...filter })).items.map(({ slug }) => slug).toSorted();
const filtersIn = (filters: Filters, alias: string): readonly string[] | undefined =>
  filters.multiple.find((filter) => filter.alias === alias)?.options.map((option) => option.alias);

describe('the filters of a catalogue', () => {
  it('have names, options and the name of no choice, in the viewer’s language (CT-055, CT-059, CT-125)', async () => {
    expect(await test.client({ language: 'eng' }).mediaItems.getFilters({})).toEqual({
      multiple: [
        {
          alias: 'genre',
          name: 'Genre',
          options: [
            { alias: 'comedy', name: 'Comedy' },
            { alias: 'drama', name: 'Drama' },
            { alias: 'war', name: 'War' },
          ],
          all_options_title: 'All genres',
        },
        {
          alias: 'country',
          name: 'Country',
          options: [
            { alias: 'AM', name: 'Armenia' },
            { alias: 'FR', name: 'France' },
            { alias: 'RU', name: 'Russia' },
            { alias: 'US', name: 'United States' },
          ],
          all_options_title: 'All countries',
        },
        {
          alias: 'year',
          name: 'Year',
          options: [
            { alias: '2026', name: '2026' },
            { alias: '2024', name: '2024' },
            { alias: '2020s', name: '2020s' },
            { alias: '1980s', name: '1980s' },
          ],
          all_options_title: 'All years',
        },
        {
          alias: 'age',
          name: 'Age',
          options: [
            { alias: '0', name: '0+' },
            { alias: '12', name: '12+' },
            { alias: '16', name: '16+' },
            { alias: '18', name: '18+' },
          ],
          all_options_title: 'Any age',
        },
        {
          alias: 'usage',
          name: 'Access',
          options: [
            { alias: 'free', name: 'Free' },
            { alias: 'service', name: 'With a subscription' },
            { alias: 'est', name: 'To buy' },
            { alias: 'tvod', name: 'To rent' },
          ],
          all_options_title: 'Any access',
        },
        {
          alias: 'type',
          name: 'What to watch',
          options: [
            { alias: 'film', name: 'Films' },
            { alias: 'series', name: 'Series' },
          ],
          all_options_title: 'Films and series',
        },
      ],
      custom: [
        { alias: 'new', name: 'New this month' },
        { alias: 'high_rating', name: 'Rated 8 and above' },
        { alias: 'coming_soon', name: 'Coming soon' },
      ],
    });
    const rus = await test.client().mediaItems.getFilters({});
    expect(rus.multiple.map(({ name }) => name)).toEqual([
      'Жанр',
      'Страна',
      'Год',
      'Возраст',
      'Доступ',
      'Что смотреть',
    ]);
    expect(rus.multiple[2]?.options.at(-1)).toEqual({ alias: '1980s', name: '1980-е' });
  });

  it('of a theme are those of its titles; what would narrow nothing is none (CT-125)', async () => {
    const movies = await test.client().mediaItems.getFilters({ theme: 'movies' });
    expect(movies.multiple.map(({ alias }) => alias)).toEqual(['genre', 'country', 'year', 'age', 'usage']);
    expect(filtersIn(movies, 'age')).toEqual(['0', '12', '18']);
    expect(movies.custom.map(({ alias }) => alias)).toEqual(['new', 'high_rating']);
    expect(await test.client().mediaItems.getFilters({ theme: 'education' })).toEqual({
      multiple: [],
      custom: [],
    });
  });

  it('offer only what finds something for who asks: brand, age of lists, erotic titles', async () => {
    const ararat = await test.client({ brand: 'ararat' }).mediaItems.getFilters({});
    expect(filtersIn(ararat, 'country')).toContain('GE');
    const cookies = await signIn(test);
    const limit = async (lists: number, isErotic: boolean): Promise<Filters> => {
      await test.pool.query('update profiles set default_age_limit_id = $1, is_erotic_allowed = $2', [
        lists,
        isErotic,
      ]);
      return test.client({ cookies }).mediaItems.getFilters({});
    };
    const grown = await limit(5, true);
    expect([filtersIn(grown, 'country'), filtersIn(grown, 'year')]).toEqual([
      expect.arrayContaining(['IT']),
      expect.arrayContaining(['1970s']),
    ]);
    const young = await limit(2, false);
    expect(filtersIn(young, 'genre')?.toSorted()).toEqual(['comedy', 'drama']);
    expect([filtersIn(young, 'age'), filtersIn(young, 'usage')]).toEqual([undefined, ['free', 'est']]);
  });

  it('each find something, alone and for everybody who is offered them', async () => {
    for (const theme of [undefined, 'movies'] as const) {
      const { multiple, custom } = await test.client().mediaItems.getFilters({ ...(theme && { theme }) });
      for (const { alias, options } of [...multiple, { alias: 'only', options: custom }])
        for (const option of options)
          expect([option, (await list({ theme, [alias]: option.alias })).length]).not.toContain(0);
    }
  });

  it('are looked up again after a minute', async () => {
    const countries = async (): Promise<readonly string[] | undefined> =>
      filtersIn(await test.client().mediaItems.getFilters({ theme: 'movies' }), 'country');
    const before = await countries();
    await test.import({ media_items: [film('later', { countries: ['BR'], is_coming_soon: true })] });
    expect(await countries()).toEqual(before);
    test.statements();
    await countries();
    expect(test.statements().filter((statement) => statement.includes('with listed'))).toEqual([]);
    test.clock.now = new Date(testBegins.getTime() + 61_000);
    expect(await countries()).toContain('BR');
    await test.pool.query(`delete from media_items where slug = 'later'`);
  });
});

describe('a list', () => {
  it.each<[List, string[]]>([
    [{}, everything],
    [{ genre: 'drama,comedy' }, ['harvest', 'late-show', 'old-song', 'storm']],
    [{ genre: 'drama', country: 'RU' }, ['storm']],
    [{ genre: 'drama,comedy', country: 'RU,FR' }, ['harvest', 'old-song', 'storm']],
    [{ country: 'AM' }, ['late-show', 'storm']],
    [{ year: '1980s' }, ['late-show', 'old-song', 'to-rent']],
    [{ year: '2024,1984' }, ['harvest', 'to-rent']],
    [{ age: '0' }, ['harvest', 'old-song']],
    [{ age: '12,16' }, ['late-show', 'storm']],
    [{ usage: 'free' }, ['harvest', 'storm']],
    [{ usage: 'est,tvod' }, ['old-song', 'to-rent']],
    [{ usage: 'service' }, ['late-show']],
    [{ type: 'series' }, ['late-show']],
    [{ type: 'film,series' }, everything],
    [{ only: 'new' }, ['storm']],
    [{ only: 'high_rating' }, ['storm']],
    [{ only: 'coming_soon' }, ['late-show']],
    [{ theme: 'movies', year: '1980s', age: '18' }, ['to-rent']],
    // Contradictory filters find nothing; a genre that does not exist adds nothing.
    [{ only: 'new,coming_soon' }, []],
    [{ genre: 'comedy', age: '18', only: 'high_rating' }, []],
    [{ genre: 'war,no_such_genre' }, ['storm', 'to-rent']],
    [{ genre: `' or 1=1 --` }, []],
    [{ genre: '', country: '', year: '', age: '', usage: '', only: '' }, everything],
  ])(
    'filtered by %j: options of one filter are any of them, filters are all of them',
    async (filter, found) => {
      expect(await list(filter)).toEqual(found);
      expect(await test.client().mediaItems.count(filter)).toEqual({ count: found.length, is_more: false });
    },
  );

  it.each(mediaItemSorts)('goes on where its page ended, with the same filters, sorted %s', async (sort) => {
    const filter = { sort, year: '1980s,2020s', genre: 'drama,comedy,war', limit: 1 };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await test.client().mediaItems.list({ ...filter, ...(cursor && { cursor }) });
      found.push(...page.items.map(({ slug }) => slug));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(found.toSorted()).toEqual(everything);
  });

  it.each<[string, List]>([
    ['year', { year: 'nineties' }],
    ['year', { year: '1984-1990' }],
    ['country', { country: "RU'; drop table media_items" }],
    ['age', { age: '7' }],
    ['usage', { usage: 'free,stolen' }],
    ['type', { type: 'channel' }],
    ['only', { only: 'best' }],
    ['genre', { genre: Array.from({ length: 1000 }, (_, at) => `genre_${at}`).join(',') }],
    ['genre', { genre: 'dra\u0000ma' }],
  ])('refuses a filter that is wrong in %s, by its name, and a thousand of them', async (field, filter) => {
    for (const call of [test.client().mediaItems.list(filter), test.client().mediaItems.count(filter)])
      expect(await errorOf(call)).toMatchObject({
        name: 'INVALID_INPUT',
        description: `Неверное значение поля «${field}».`,
      });
  });

  it('takes as many statements with every filter as with none', async () => {
    const asked = async (filter: List): Promise<number> => {
      test.statements();
      await list(filter);
      return test.statements().length;
    };
    expect(
      await asked({
        genre: 'drama,war',
        country: 'RU,AM',
        year: '2020s',
        age: '12',
        usage: 'free',
        type: 'film',
        only: 'new,high_rating',
      }),
    ).toBe(await asked({}));
  });

  it('is counted up to 999', async () => {
    await test.pool.query(`
      insert into media_items (slug, type, name, age, countries, themes, is_coming_soon, brands, screenshots, created_at)
      select 'sport-x' || at, 'film', '{"rus": "Спорт"}', 0, '{}', '{sport}', true, '{*}', '{}', now()
      from generate_series(1, 1001) at`);
    const count = () => test.client().mediaItems.count({ theme: 'sport' });
    expect(await count()).toEqual({ count: 999, is_more: true });
    const hide = (slugs: string) =>
      test.pool.query('update media_items set is_coming_soon = false where slug like $1', [slugs]);
    await hide('sport-x1');
    await hide('sport-x2');
    expect(await count()).toEqual({ count: 999, is_more: false });
    await hide('sport-x%');
    expect(await count()).toEqual({ count: 0, is_more: false });
  });
});
