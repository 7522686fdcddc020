import { expect, it } from 'vitest';
import { personPath, playerPath, targetPath, titlePath } from './paths.ts';

it('gives every type of title its own folder', () => {
  const paths = (['film', 'series', 'season', 'episode'] as const).map((type) =>
    titlePath({ type, slug: 'north-wind' }),
  );
  expect(paths).toEqual([
    '/movies/north-wind',
    '/series/north-wind',
    '/seasons/north-wind',
    '/episodes/north-wind',
  ]);
  expect(playerPath({ type: 'film', slug: 'north-wind' }, 'trailer')).toBe('/movies/north-wind/trailer');
  expect(personPath({ slug: 'anna-karenyan' })).toBe('/persons/anna-karenyan');
});

it('leads targets to pages of the service or to https addresses, and nowhere else', () => {
  const path = (type: Parameters<typeof targetPath>[0]['type'], link: string) =>
    targetPath({ type, link, title: null });
  expect(path('media_view', 'kids')).toBe('/kids');
  expect(path('media_view', 'main')).toBe('/');
  expect(path('screen', '/movies')).toBe('/movies');
  expect(path('blank', 'https://example.com/')).toBe('https://example.com/');
  expect(path('link', 'javascript:alert(1)')).toBeNull();
  expect(path('link', '//elsewhere.example')).toBeNull();
  expect(path('media_item', '17')).toBe('/media_items/17');
  expect(path('service', 'big-cinema')).toBe('/services/big-cinema');
  expect(path('channel', 'one')).toBe('/tv/one');
});
