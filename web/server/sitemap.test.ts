import { mainBrand } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { describe, expect, it } from 'vitest';
import { isSitemap, writeSitemap } from './sitemap.ts';
import { fixtureClient } from './testing/fixture-client.ts';

const client = fixtureClient({ language: 'rus' });

const write = (pathname: string, brand: Brand = mainBrand) =>
  writeSitemap(pathname, { brand, client, origin: 'https://kadr.example' });

const locations = (xml: string | null): string[] =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('the sitemap', () => {
  it('lists the others: pages, and everything with its own page by ranges of ids', async () => {
    expect(locations(await write('/sitemap.xml'))).toEqual([
      'https://kadr.example/sitemap-pages.xml',
      'https://kadr.example/sitemap-media-items-1.xml',
      'https://kadr.example/sitemap-persons-1.xml',
      'https://kadr.example/sitemap-collections-1.xml',
      'https://kadr.example/sitemap-promo-events-1.xml',
      'https://kadr.example/sitemap-karaoke-items-1.xml',
      'https://kadr.example/sitemap-channels-1.xml',
    ]);
  });

  it('names every title of the catalogue in every language of the brand, and the day it appeared', async () => {
    const xml = (await write('/sitemap-media-items-1.xml')) ?? '';
    const all = locations(xml);
    expect(all).toContain('https://kadr.example/movies/salt-line');
    expect(all).toContain('https://kadr.example/movies/salt-line?lang=eng');
    expect(all).toContain('https://kadr.example/seasons/harbour-lights-season-1?lang=hye');
    expect(new Set(all).size).toBe(all.length);
    expect(xml).toContain('<lastmod>2023-11-14</lastmod>');
    const [first = ''] = /<url>.*?<\/url>/.exec(xml) ?? [];
    expect(
      [...first.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, tag, href]) => [tag, href]),
    ).toEqual([
      ['ru', 'https://kadr.example/movies/quiet-orbital-house'],
      ['en', 'https://kadr.example/movies/quiet-orbital-house?lang=eng'],
      ['hy', 'https://kadr.example/movies/quiet-orbital-house?lang=hye'],
      ['x-default', 'https://kadr.example/movies/quiet-orbital-house'],
    ]);
  });

  it('names persons, and the pages of the brand without queries and files', async () => {
    expect(locations(await write('/sitemap-persons-1.xml'))).toContain(
      'https://kadr.example/persons/vera-tumanyan',
    );
    const pages = locations(await write('/sitemap-pages.xml'));
    expect(pages).toEqual(expect.arrayContaining(['https://kadr.example/', 'https://kadr.example/movies']));
    expect(pages).toContain('https://kadr.example/support');
    expect(pages.filter((page) => page.includes('.pdf') || page.includes('selected'))).toEqual([]);
  });

  it('names collections, promo events and songs, and their lists where there is something in them', async () => {
    const firstOf = async (name: string) => locations(await write(`/sitemap-${name}-1.xml`))[0];
    expect(await firstOf('collections')).toBe('https://kadr.example/collections/while-it-snows');
    expect(await firstOf('promo-events')).toBe('https://kadr.example/promo_events/warm-marathon');
    expect(await firstOf('karaoke-items')).toBe('https://kadr.example/karaoke/snow-in-f-sharp');
    expect(await firstOf('channels')).toBe('https://kadr.example/tv/first-frame');
    const lists = ['/collections', '/promo_events', '/karaoke/catalog', '/tv'].map(
      (path) => `https://kadr.example${path}`,
    );
    expect(locations(await write('/sitemap-pages.xml'))).toEqual(expect.arrayContaining(lists));
    const nothing = {
      ...client,
      sitemap: { addresses: () => Promise.resolve({ items: [], pages: 0 }) },
    };
    const pages = await writeSitemap('/sitemap-pages.xml', {
      brand: mainBrand,
      client: nothing,
      origin: 'https://kadr.example',
    });
    expect(locations(pages).filter((page) => lists.includes(page))).toEqual([]);
  });

  it('has one address per page where a brand speaks one language', async () => {
    const brand: Brand = { ...mainBrand, languages: ['rus'] };
    const xml = (await write('/sitemap-media-items-1.xml', brand)) ?? '';
    expect(xml).not.toContain('lang=');
    expect(xml).not.toContain('hreflang');
  });

  it('is nothing beyond the last range, and under no other name', async () => {
    expect(await write('/sitemap-media-items-2.xml')).toBeNull();
    for (const path of [
      '/sitemap-media-items-0.xml',
      '/sitemap-media-items-01.xml',
      '/sitemap-media-items-9999999.xml',
      '/sitemap-series-1.xml',
      '/x/sitemap.xml',
      '/sitemap.xml.gz',
    ])
      expect([path, isSitemap(path)]).toEqual([path, false]);
  });
});
