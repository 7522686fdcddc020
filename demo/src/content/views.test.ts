import { describe, expect, it } from 'vitest';
import { channelWith } from './channel-import.ts';
import { demoChannels } from './channels.ts';
import { demoCollections } from './collections.ts';
import { demoFilms } from './films.ts';
import { demoGenres } from './genres.ts';
import { isForChildren } from './import.ts';
import { demoSongs } from './karaoke.ts';
import { demoSeries } from './series.ts';
import { demoServices } from './services.ts';
import { demoShortSeries } from './short-series.ts';
import { demoViews } from './views.ts';
import type { DemoView } from './views.ts';

type Block = DemoView['blocks'][number];

const titles = [
  ...demoFilms.map(({ slug, genres, themes, age }) => ({ slug, genres, themes, age, type: 'film' })),
  ...[...demoSeries, ...demoShortSeries].map(({ slug, genres, themes, age }) => ({
    slug,
    genres,
    themes,
    age,
    type: 'series',
  })),
];
const known = new Set(titles.map(({ slug }) => slug));
/** Views with an address that is in no menu. */
const pages = ['promocode', 'podarochnye-sertifikaty', 'tvcode', 'karaoke'];
const genres = new Set<string>(demoGenres.map(({ alias }) => alias));
const aliasesOf = (brand: string) =>
  demoViews.filter((view) => view.brand === brand).map(({ alias }) => alias);
const slugsOf = ({ items }: Pick<Block, 'items'>) =>
  items.flatMap((item) => (item.type === 'media_item' ? item.slug : []));
const named = (views: readonly DemoView[]) =>
  views.map((view) => [`${view.brand}/${view.alias}`, view] as const);

/** How many titles a block shows. */
function sizeOf(block: Block, brand = 'kadr'): number {
  if (!block.query) return block.items?.length ?? 0;
  const { type, genre, theme } = block.query;
  return titles.filter(
    (title) =>
      (brand !== 'kadrik' || isForChildren(title)) &&
      (type === undefined || title.type === type) &&
      (genre === undefined || title.genres.some((alias) => alias === genre)) &&
      (theme === undefined || title.themes.includes(theme)),
  ).length;
}

describe('main views of the demo', () => {
  it('are those of all brands', () => {
    expect(aliasesOf('kadr')).toEqual([
      'main',
      'movies',
      'series',
      'kids',
      'education',
      'sport',
      'about',
      'media_item',
      ...pages,
    ]);
    expect(aliasesOf('ararat')).toEqual(['main', 'movies', 'kids', 'media_item', ...pages]);
    expect(aliasesOf('kadrik')).toEqual(['main', 'kids', 'education', 'media_item']);
  });

  it.each(named(demoViews))('%s names only what exists, each once in a block', (_, { brand, blocks }) => {
    expect(blocks.flatMap(slugsOf).filter((slug) => !known.has(slug))).toEqual([]);
    expect(blocks.flatMap(({ query }) => query?.genre ?? []).filter((alias) => !genres.has(alias))).toEqual(
      [],
    );
    expect(
      blocks
        .flatMap(({ target }) => (target?.type === 'media_view' ? target.link : []))
        .filter((alias) => !aliasesOf(brand).includes(alias)),
    ).toEqual([]);
    expect(blocks.filter((block) => new Set(slugsOf(block)).size < slugsOf(block).length)).toEqual([]);
  });

  it.each(named(demoViews.filter(({ alias }) => ![...pages, 'media_item', 'about'].includes(alias))))(
    '%s opens with a hero and has a name, a title and full rows',
    (_, { brand, name, title, description, blocks }) => {
      expect(name && title && description).toBeTruthy();
      const [opening, ...rows] = blocks.filter(
        ({ type, tag }) =>
          type !== 'custom_block' &&
          type !== 'recom_cold_start' &&
          // Filled when the page is asked for.
          tag !== 'continue_viewing' &&
          tag !== 'tvprogrammsplus',
      );
      expect(opening?.type).toBe('promo');
      expect([5, 6]).toContain(opening && sizeOf(opening, brand));
      expect(rows.filter((block) => sizeOf(block, brand) < (block.type === 'background' ? 1 : 3))).toEqual(
        [],
      );
      expect(rows.filter((block) => block.type === 'top10' && sizeOf(block, brand) !== 10)).toEqual([]);
      expect(new Set(rows.map((block) => block.name?.rus)).size).toBe(rows.length);
    },
  );

  it('are forms for codes and the beginning of karaoke, which the menu does not have (MB-167, CT-152)', () => {
    const forms = {
      promocode: ['promocode'],
      'podarochnye-sertifikaty': ['certificates', 'promocode'],
      tvcode: ['tvcode'],
    };
    for (const brand of ['kadr', 'ararat']) {
      const views = new Map(
        demoViews.filter((view) => view.brand === brand).map((view) => [view.alias, view]),
      );
      for (const [alias, tags] of Object.entries(forms))
        expect(views.get(alias)).toMatchObject({
          blocks: [
            ...tags.map((tag) => ({ type: 'custom_block', tag })),
            expect.anything(),
            expect.anything(),
          ],
        });
      expect(views.get('karaoke')?.blocks[0]?.items?.[0]?.type).toBe('karaoke_item');
      expect(pages.flatMap((alias) => views.get(alias)?.name ?? [])).toEqual([]);
    }
  });

  it('offer only services of the same brand', () => {
    const offers = demoViews.flatMap(({ brand, blocks }) =>
      blocks
        .filter(({ tag }) => tag === 'promo_banner')
        .map(({ custom_data }) => ({ brand, alias: custom_data?.['service_id'] })),
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const { brand, alias } of offers) {
      const service = demoServices.find((one) => one.alias === alias);
      expect([[], expect.arrayContaining([brand])]).toContainEqual(service?.brands);
    }
    expect(demoServices.flatMap(({ media_items }) => media_items).filter((slug) => !known.has(slug))).toEqual(
      [],
    );
  });

  it('hold only collections, services, songs and channels of the same brand', () => {
    const known = {
      collection: new Map(demoCollections.map(({ slug, brands = [] }) => [slug, brands])),
      service: new Map(demoServices.map(({ alias, brands = [] }) => [alias, brands])),
      karaoke_item: new Map(demoSongs.map(({ slug, brands = [] }) => [slug, brands])),
      channel: new Map(
        demoChannels.map((channel) => [channel.slug, channelWith(channel, new Map()).brands ?? []]),
      ),
    };
    const held = demoViews.flatMap(({ brand, blocks }) =>
      blocks.flatMap(({ items }) =>
        items.flatMap((item) =>
          item.type === 'media_item' || item.type === 'banner' || item.type === 'epg' ? [] : { brand, item },
        ),
      ),
    );
    expect(new Set(held.map(({ item }) => item.type))).toEqual(new Set(Object.keys(known)));
    for (const { brand, item } of held) {
      const brands = known[item.type].get(item.slug);
      expect([item.slug, brands?.length === 0 || brands?.includes(brand)]).toEqual([item.slug, true]);
    }
  });

  it('show children only what is for them', () => {
    const all = [...demoFilms, ...demoSeries];
    const named = demoViews
      .filter(({ brand }) => brand === 'kadrik')
      .flatMap(({ blocks }) => blocks.flatMap(slugsOf));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((slug) => !all.some((title) => title.slug === slug && isForChildren(title)))).toEqual(
      [],
    );
  });

  it('make the second brand another service', () => {
    const openings = ['kadr', 'ararat'].map(
      (brand) => demoViews.find((view) => view.brand === brand)?.blocks[0] ?? { items: [] },
    );
    const [kadr = [], ararat = []] = openings.map(slugsOf);
    expect(kadr.filter((slug) => ararat.includes(slug)).length).toBeLessThanOrEqual(1);
  });

  it('close a title with what is similar, and keep that view out of the menu', () => {
    const similar = demoViews.filter(({ alias }) => alias === 'media_item');
    expect(similar.map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
    expect(similar.flatMap(({ blocks }) => blocks.map(({ query }) => query?.similar))).toEqual([
      true,
      true,
      true,
    ]);
    expect(similar.flatMap(({ blocks }) => blocks.map(({ name }) => name?.rus))).toEqual([
      'Похожее',
      'Похожее',
      'Похожее',
    ]);
  });
});
