import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueImport, SearchGroup, SearchSuggestion } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const catalogue = {
  genres: [
    { alias: 'noir', name: { rus: 'Нуар', eng: 'Noir' } },
    { alias: 'empty', name: { rus: 'Пустой жанр' } },
  ],
  persons: [
    { slug: 'anna-kern', name: { rus: 'Анна Керн', eng: 'Anna Kern', hye: 'Աննա Կերն' } },
    { slug: 'northman', name: { rus: 'Пётр Северный' } },
    { slug: 'unseen', name: { rus: 'Невидимый Северный' } },
  ],
  media_items: [
    film(
      'severny',
      { rus: 'Северный ветер', eng: 'North Wind', hye: 'Հյուսիսային քամի' },
      { rating: 5, genres: ['noir'] },
    ),
    film('veter', { rus: 'Ветер' }, { rating: 1 }),
    film('veter-peremen', { rus: 'Ветер перемен', eng: 'Wind of Change' }, { rating: 9 }),
    film('veterinar', { rus: 'Ветеринар', eng: 'The Vet' }, { rating: 10, genres: ['noir'] }),
    film('yolka', { rus: 'Ёлка на двоих' }, { cast: [{ person: 'anna-kern', role: 'actor' }] }),
    film('privet', { rus: 'Привет, Щелкунчик!', eng: 'Hello, Nutcracker' }),
    film('jazz', { rus: 'Объезд', eng: 'Jazz & Justice' }, { original_name: 'Café Détour' }),
    film('grown-up', { rus: 'Взрослые волки' }, { age: 18, cast: [{ person: 'northman', role: 'actor' }] }),
    film('erotic', { rus: 'Голые волки' }, { age: 18, is_erotic: true }),
    film('ararat-only', { rus: 'Волки Арарата' }, { brands: ['ararat'] }),
    {
      slug: 'unpackaged',
      type: 'film',
      name: { rus: 'Волки без плёнки' },
      cast: [{ person: 'unseen', role: 'actor' }],
    },
    {
      slug: 'horses',
      type: 'series',
      name: { rus: 'Кони степей', hye: 'Տափաստանի ձիերը' },
      is_coming_soon: true,
    },
    { slug: 'horses-1', type: 'season', parent: 'horses', order_number: 1, name: { rus: 'Сезон коней' } },
  ],
  services: [
    { alias: 'wind', name: { rus: 'Попутный ветер' } },
    { alias: 'gone', name: { rus: 'Был ветер' }, active: false },
  ],
  collections: [{ slug: 'storms', name: { rus: 'Ветер и шторм' }, media_items: ['severny'] }],
  karaoke_items: [{ slug: 'song', name: { rus: 'Ой, мороз' }, artist: { name: { rus: 'Хор ветеранов' } } }],
} satisfies CatalogueImport;

function film(
  slug: string,
  name: { rus: string; eng?: string; hye?: string },
  over: Partial<NonNullable<CatalogueImport['media_items']>[number]> = {},
) {
  return { slug, type: 'film' as const, name, is_coming_soon: true, ...over };
}

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
  await test.import(catalogue);
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterEach(() => test.statements());
afterAll(() => test.close());

const query = (text: string, over = {}, limit?: number) =>
  test.client(over).search.query({ text, ...(limit !== undefined && { limit }) });
const namesOf = (group: SearchGroup | undefined): string[] =>
  (group?.items ?? []).map((item) =>
    'alias' in item ? item.alias : 'slug' in item ? item.slug : item.channel_info.slug,
  );
const found = async (
  text: string,
  type: SearchGroup['type'] = 'media_item',
  over = {},
): Promise<string[]> => {
  const { groups } = await query(text, over);
  return namesOf(groups.find((group) => group.type === type));
};
const suggested = async (text: string): Promise<string[]> => {
  const { items } = await test.client().search.suggest({ text });
  return items.map((item) => slugOf(item));
};
const slugOf = (item: SearchSuggestion): string => {
  if (item.type === 'media_item') return item.media_item.slug;
  if (item.type === 'person') return item.person.slug;
  if (item.type === 'genre') return item.genre.alias;
  if (item.type === 'collection') return item.collection.slug;
  if (item.type === 'channel') return item.channel.slug;
  if (item.type === 'epg') return item.epg.channel_info.slug;
  return item.type === 'service' ? item.service.alias : item.karaoke_item.slug;
};

describe('a search', () => {
  it.each([
    ['as it is', 'Северный ветер'],
    ['in capitals', 'СЕВЕРНЫЙ ВЕТЕР'],
    ['with its words the other way round', 'ветер северный'],
    ['by beginnings of its words', 'сев вет'],
    ['bent otherwise', 'северного ветра'],
    ['in another language', 'north wind'],
    ['in Armenian', 'հյուսիսային քամի'],
    ['in Armenian, bent otherwise', 'քամին'],
    ['with one letter wrong', 'сивирный ветер'],
    ['with letters swapped', 'севреный ветер'],
    ['with a letter missing', 'северый'],
    ['on the Russian keyboard switched to English', 'ctdthysq dtnth'],
    ['on the English keyboard switched to Russian', 'тщкер цштв'],
    ['in Latin letters', 'severny veter'],
    ['in Latin letters of another school', 'severnyj veter'],
    ['in Latin letters, bent otherwise', 'severnogo vetra'],
    ['in Latin letters, in Armenian', 'hyusisayin qami'],
    ['in Russian letters, in English', 'норт винд'],
    ['with letters of two alphabets that look alike', 'Cеверный вeтeр'],
    ['with words that are nowhere else', 'фильм северный ветер смотреть онлайн'],
    ['between signs', '  «северный»… <b>ветер</b>!!! '],
  ])('finds a name %s (CT-156)', async (_how, text) => {
    expect((await found(text))[0]).toBe('severny');
  });

  it.each([
    ['елка', 'yolka'],
    ['ёлки', 'yolka'],
    ['yolka', 'yolka'],
    ['elka', 'yolka'],
    ['ghbdtn', 'privet'],
    ['щелкунчик', 'privet'],
    ['shchelkunchik', 'privet'],
    ['cafe detour', 'jazz'],
    ['обьезд', 'jazz'],
    ['дшеевк', 'nothing'],
    ['конь', 'horses'],
    ['ձիեր', 'horses'],
  ])('finds what is meant by %j: %s', async (text, slug) => {
    expect((await found(text))[0] ?? 'nothing').toBe(slug);
  });

  it('has what is called so first, then what begins so, then what has the word, the popular before others', async () => {
    expect(await found('ветер')).toEqual(['veter', 'veter-peremen', 'severny', 'veterinar']);
    expect((await found('вете')).slice(0, 2)).toEqual(['veterinar', 'veter-peremen']);
  });

  it('has groups of every kind, that of the best first (CT-156)', async () => {
    expect((await query('анна керн')).groups.map((group) => [group.type, namesOf(group)])).toEqual([
      ['person', ['anna-kern']],
      ['media_item', ['yolka']],
    ]);
    const { groups } = await query('ветер');
    expect(groups.map(({ type }) => type)).toEqual(['media_item', 'collection', 'service', 'karaoke_item']);
    expect(groups.slice(1).map(namesOf)).toEqual([['storms'], ['wind'], ['song']]);
    expect((await query('ветер', {}, 1)).groups.map(({ items }) => items.length)).toEqual([1, 1, 1, 1]);
  });

  it('takes the name of a genre for the genre, and has its titles next (CT-156)', async () => {
    for (const text of ['нуар', 'нуары', 'noir', 'ноар'])
      expect((await query(text)).groups.map((group) => [group.type, namesOf(group)])).toEqual([
        ['genre', ['noir']],
        ['media_item', ['veterinar', 'severny']],
      ]);
    expect((await query('нуа')).groups.map(({ type }) => type)).toEqual(['genre']);
    expect(await query('пустой')).toEqual({ understood: null, groups: [] });
    expect((await query('нуар', { language: 'eng' })).groups[0]?.items[0]).toMatchObject({ name: 'Noir' });
    expect((await suggested('нуа'))[0]).toBe('noir');
  });

  it.each(['ййййй', 'хзхзхз', 'эжэжэж', 'ЙЙЙ', 'ввввв', 'ggggg', 'ююююю', '……', 'йцукен', 'asdfgh', 'щщщщ'])(
    'finds nothing for %s, which nobody can mean (CT-156)',
    async (text) => {
      expect(await query(text)).toEqual({ understood: null, groups: [] });
      expect(await suggested(text)).toEqual([]);
    },
  );

  it('says when it has looked for something else than the text', async () => {
    expect((await query('Ghbdtn')).understood).toBe('привет');
    expect((await query('привет')).understood).toBeNull();
    expect(await query('йцукенгш')).toEqual({ understood: null, groups: [] });
  });

  it('knows new names at once, and forgets what is renamed or gone', async () => {
    await test.import({ media_items: [film('late', { rus: 'Опоздавший' })] });
    expect(await found('опоздавший')).toEqual(['late']);
    await test.import({ media_items: [film('late', { rus: 'Успевший' })] });
    expect([await found('опоздавший'), await found('успевший')]).toEqual([[], ['late']]);
    await test.pool.query("delete from media_items where slug = 'late'");
    expect(await found('успевший')).toEqual([]);
  });

  it('costs as many statements whatever there is', async () => {
    const costOf = async (text: string): Promise<number> => {
      test.statements();
      await query(text);
      return test.statements().length;
    };
    expect(await costOf('северный')).toBeLessThanOrEqual(8);
    // Statistics of its words, and similar words.
    expect(await costOf('йцукенгш')).toBe(2);
  });
});

describe('what a search shows', () => {
  it('is of the brand, and published (CT-155)', async () => {
    expect(await found('волки')).toEqual(['grown-up']);
    expect(await found('волки', 'media_item', { brand: 'ararat' })).toEqual(['ararat-only', 'grown-up']);
    expect(await found('северный', 'person')).toEqual(['northman']);
    expect(await found('кони')).toEqual(['horses']);
  });

  it('is up to the age of the profile’s lists, and erotic where it is allowed (CT-155)', async () => {
    const cookies = await signIn(test);
    const limit = (age: number, erotic: boolean) =>
      test.pool.query('update profiles set default_age_limit_id = $1, is_erotic_allowed = $2', [age, erotic]);
    await limit(5, true);
    expect((await found('волки', 'media_item', { cookies })).toSorted()).toEqual(['erotic', 'grown-up']);
    await limit(4, true);
    expect(await query('волки', { cookies })).toMatchObject({ groups: [] });
    expect(await found('северный', 'person', { cookies })).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are the few that may be meant, of every kind, for what is typed so far', async () => {
    expect(await suggested('вет')).toEqual([
      'veterinar',
      'veter-peremen',
      'veter',
      'storms',
      'severny',
      'wind',
      'song',
    ]);
    expect((await suggested('северны'))[0]).toBe('severny');
    expect((await suggested('севрены'))[0]).toBe('severny');
    expect((await suggested('ан'))[0]).toBe('anna-kern');
    expect(await suggested('dtn')).toContain('veter');
  });

  it('carry what a line of a list shows, in the viewer’s language', async () => {
    const { items } = await test.client({ language: 'eng' }).search.suggest({ text: 'hello' });
    expect(items).toEqual([
      {
        type: 'media_item',
        media_item: {
          id: expect.any(Number),
          slug: 'privet',
          type: 'film',
          name: 'Hello, Nutcracker',
          year: null,
          logo: null,
          poster_bg_color: null,
        },
      },
    ]);
  });
});

describe('a text that no name has', () => {
  it.each([
    '%',
    '_',
    '* | & ! ( ) :',
    "' or 1=1 --",
    '\\',
    '<script>alert(1)</script>',
    '\u0007\u202e\u200b',
    '🎬',
    '日本 ветерок_\\',
    'ﷺ'.repeat(200),
    'щ'.repeat(200),
  ])('is answered: %j', async (text) => {
    expect(await query(text)).toMatchObject({ groups: expect.any(Array) });
    expect(await test.client().search.suggest({ text })).toMatchObject({ items: expect.any(Array) });
  });

  it.each(['', ' ', 'ы'.repeat(201), 'x'.repeat(10_000), 'a\u0000b', '\ud800'])(
    'is refused with a clear message when it is empty or too long: %#',
    async (text) => {
      for (const call of [query(text), test.client().search.suggest({ text })])
        expect(await errorOf(call)).toMatchObject({
          name: 'INVALID_INPUT',
          description: 'Неверное значение поля «text».',
        });
    },
  );
});
