import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
});
afterAll(() => test.close());

describe('addresses for search engines', () => {
  it('are those of titles that the brand shows, with the day they appeared', async () => {
    const { items, pages } = await test.client().sitemap.addresses({ kind: 'media_items' });
    expect(pages).toBe(1);
    const slugs = items.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['north-wind']));
    expect(items.find(({ slug }) => slug === 'north-wind')).toMatchObject({
      type: 'film',
      published_at: expect.any(Number),
    });
    for (const slug of slugs)
      await expect(test.client().mediaItems.getById({ id: slug })).resolves.toMatchObject({ slug });
  });

  it('are those of persons who have a part in one of them', async () => {
    const { items } = await test.client().sitemap.addresses({ kind: 'persons' });
    expect(items.length).toBeGreaterThan(0);
    for (const { slug, type } of items) {
      expect(type).toBeNull();
      const { id } = await test.client().persons.getById({ id: slug });
      expect((await test.client().mediaItems.list({ person_id: id })).items).not.toEqual([]);
    }
  });

  it('end with the range of the greatest id, and are none beyond it', async () => {
    expect(await test.client().sitemap.addresses({ kind: 'media_items', page: 2 })).toEqual({
      items: [],
      pages: 1,
    });
    expect(await errorOf(test.client().sitemap.addresses({ kind: 'persons', page: 0 }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });
});
