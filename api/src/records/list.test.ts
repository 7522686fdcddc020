import { recordKinds } from '@kadr/contract';
import type { Language, RecordKind } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.publish('north-wind');
});
afterAll(() => test.close());

interface Asked {
  readonly q?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly cursor?: string;
  readonly limit?: number;
  readonly filter?: Record<string, unknown>;
}

const list = (kind: RecordKind, { filter, ...asked }: Asked = {}, language: Language = 'rus') =>
  test
    .client({ principal: { kind: 'token' }, language })
    .operator.listRecords({ kind, ...asked, ...(filter && { filter: JSON.stringify(filter) }) });
const ids = async (kind: RecordKind, asked: Asked, language?: Language) =>
  (await list(kind, asked, language)).items.map(({ id }) => id);
const films = { type: 'film' };

describe('a list of titles', () => {
  it('returns the fields of a row, in the caller’s language', async () => {
    const { items, total } = await list('title', { filter: { type: ['film'], year_from: 2024 } }, 'eng');
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        id: 'north-wind',
        label: 'North Wind',
        picture: picture(1),
        is_live: true,
        has_draft: false,
        changed_at: test.clock.now.getTime() / 1000,
        fields: expect.objectContaining({
          type: 'film',
          year: 2024,
          age: 12,
          rating: 7.8,
          genres: 'drama, docs',
          duration: 5400.5,
          parent: null,
          brands: '',
        }),
      },
    ]);
  });

  it('is paged in the collation of the language, by every sort, in both directions', async () => {
    expect((await ids('title', { filter: films }, 'rus'))[0]).toBe('ararat-only');
    for (const sort of ['name', 'year', 'rating', 'created_at', 'popularity', 'order_number'])
      for (const order of ['asc', 'desc'] as const) {
        const whole = await ids('title', { sort, order, limit: 100 }, 'eng');
        const pages: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list('title', { sort, order, limit: 5, ...(cursor && { cursor }) }, 'eng');
          expect(page.total).toBe(sampleCatalogue.media_items.length);
          pages.push(...page.items.map(({ id }) => id));
          cursor = page.next_cursor ?? undefined;
        } while (cursor !== undefined);
        expect(pages).toEqual(whole);
        expect(new Set(pages).size).toBe(sampleCatalogue.media_items.length);
      }
  });

  it('can be searched by a part of any name, and by the whole key', async () => {
    expect(await ids('title', { q: 'ветер' })).toEqual(['north-wind']);
    expect(await ids('title', { q: 'zebr' })).toEqual(['hedgehog']);
    expect(await ids('title', { q: 'ship-1-2' })).toEqual(['ship-1-2']);
    expect(await ids('title', { q: '%' })).toEqual([]);
  });

  it('supports the filters of its kind', async () => {
    const found = (filter: Record<string, unknown>) => ids('title', { filter });
    expect(await found({ is_live: true })).toEqual(['north-wind', 'to-come']);
    expect(await found({ person: 'lev-orlov' })).toEqual(['north-wind']);
    expect(await found({ genre: 'docs', country: 'SU' })).toEqual(['north-wind']);
    expect(await found({ parent: 'ship-1' })).toEqual(['ship-1-1', 'ship-1-2']);
    expect(await found({ series: 'ship', type: 'season' })).toEqual(['ship-1', 'ship-2']);
    expect(await found({ usage_model: 'SERVICE' })).toEqual(['subscribers-only']);
    expect(await found({ brand: 'ararat', missing: 'eng', type: 'film' })).toContain('ararat-only');
    expect(await found({ is_coming_soon: true, age: 0, theme: 'movies' })).toEqual([]);
    expect(await found({ missing: 'asset', type: 'film' })).not.toContain('north-wind');
    expect(await found({ category: 'x', year_to: 2000 })).toEqual([]);
  });

  it('rejects unknown sorts and filters, and names the known ones', async () => {
    const refused = async (asked: Asked) => (await errorOf(list('title', asked)))?.description;
    expect(await refused({ sort: 'colour' })).toContain('name, created_at, year');
    expect(await refused({ filter: { colour: 1 } })).toContain('type, is_live');
    expect(await refused({ filter: { year_from: 'x' } })).toContain('filter.year_from');
    const { next_cursor: cursor } = await list('title', { limit: 1 });
    expect(await refused({ cursor: cursor ?? '', sort: 'year' })).toContain('cursor');
    expect(
      await errorOf(test.operator().operator.listRecords({ kind: 'title', filter: '[1' })),
    ).toMatchObject({ name: 'INVALID_INPUT' });
  });
});

it.each(recordKinds)('of the kind %s is empty or not, by all its sorts', async (kind) => {
  const all = (await errorOf(list(kind, { sort: '?' })))?.description ?? '';
  const sorts = /one of (.*)\.$/.exec(all)?.[1]?.split(', ') ?? [];
  expect(sorts.length).toBeGreaterThan(0);
  for (const sort of sorts) expect(await list(kind, { sort, q: 'x' })).toMatchObject({ next_cursor: null });
});

it('shows which records have a draft, and which drafts have no record', async () => {
  const { operator } = test.operator();
  await operator.putDraft({ kind: 'genre', id: 'drama', patch: { name: { hye: 'Դ' } } });
  await operator.putDraft({ kind: 'genre', id: 'noir', patch: { name: { rus: 'Нуар', eng: 'Noir' } } });
  expect(await ids('genre', { filter: { has_draft: true } })).toEqual(['drama']);
  expect((await list('genre', { filter: { is_new: true } }, 'eng')).items).toEqual([
    {
      id: 'noir',
      label: 'Noir',
      picture: null,
      is_live: false,
      has_draft: true,
      changed_at: null,
      fields: {},
    },
  ]);
});
