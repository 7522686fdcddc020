import type { MediaBlock, MediaItemCard } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { shownBlock } from './shown-view.ts';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const film = cardOf(seed, 'rus');

const collection = {
  id: 7,
  slug: 'best',
  name: 'Лучшее',
  description: null,
  logo: null,
  copyright_holder_logo_1: null,
  copyright_holder_logo_2: null,
};

function block(type: string, tag: string | null, ...titles: readonly MediaItemCard[]): MediaBlock {
  return {
    id: 1,
    name: 'Новинки',
    sub_name: null,
    type,
    tag,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items: titles.map((media_item) => ({ type: 'media_item', media_item })),
  };
}

describe('what is shown of a block', () => {
  it.each([
    ['promo', null, 'promo'],
    ['background', null, 'background'],
    ['carousel', null, 'posters'],
    ['collection', null, 'posters'],
    ['carousel', 'a tag of tomorrow', 'posters'],
    ['carousel', 'big_posters', 'big_posters'],
    ['carousel', 'horizontal_posters', 'wide'],
    ['carousel', 'continue_viewing', 'continue_viewing'],
    ['content', null, 'grid'],
    ['top10', null, 'top'],
    ['custom_block', 'seoText', 'words'],
    ['custom_block', 'promo_banner', 'custom'],
    ['custom_block', 'a tag of tomorrow', 'custom'],
    ['hologram', null, 'unknown'],
  ])('follows from its type “%s” and its tag “%s”: %s (MB-013, MB-020)', (type, tag, kind) => {
    expect(shownBlock(block(type, tag, film)).kind).toBe(kind);
  });

  it('is of a custom block, and of a list of what is no title, everything: its component reads it', () => {
    const custom = { ...block('custom_block', 'quiz', film), custom_data: { quiz: {} } };
    expect(shownBlock(custom)).toEqual({ ...custom, kind: 'custom', titles: [] });
    const list = { ...block('carousel', null), items: [{ type: 'collection' as const, collection }] };
    expect(shownBlock(list)).toEqual({ ...list, kind: 'custom', titles: [] });
  });

  it('is of words that are called by their name the heading in their data (MB-073, MB-074)', () => {
    const words = { ...block('custom_block', null), custom_data: { title: 'О кино', text: 'Раз.' } };
    for (const name of ['mediaTitle', 'seoText'])
      expect(shownBlock({ ...words, name })).toMatchObject({ kind: 'words', name: 'О кино', text: 'Раз.' });
    expect(shownBlock({ ...words, name: 'seoText', custom_data: null })).toMatchObject({ name: null });
  });

  it('is of a title in a row only what its card shows, with the one picture of the card', () => {
    const genres = ['Драма', 'Комедия'].map((name, id) => ({ id, alias: name, name }));
    const [poster] = shownBlock(block('carousel', null, { ...film, genres })).titles;
    expect(poster).toMatchObject({ slug: film.slug, logo: film.logo, genre: 'Драма' });
    expect(poster).not.toHaveProperty('short_description');
    expect(poster).not.toHaveProperty('background');
    const [wide] = shownBlock(block('carousel', 'horizontal_posters', film)).titles;
    expect(wide).toMatchObject({ visit_card: film.visit_card, background: film.background });
    expect(wide).not.toHaveProperty('logo');
  });

  it('is of a title in the hero what it tells at length, and in a list of the best its poster alone', () => {
    const { id, slug, type, name, poster_bg_color, logo, short_description, background } = film;
    const [told] = shownBlock(block('promo', null, film)).titles;
    expect(told).toMatchObject({ slug, short_description, background, ratings: film.ratings });
    expect(told).toHaveProperty('logo', null);
    expect(
      shownBlock(block('promo', null, { ...film, background: null, visit_card: null })).titles[0],
    ).toHaveProperty('logo', logo);
    const [best] = shownBlock(block('top10', null, film)).titles;
    expect(best).toEqual({ id, slug, type, name, poster_bg_color, logo });
  });

  it('is a cinema ticket in a cinema-ticket block, whatever the service says, and nowhere else (CT-045, MB-026, MB-129)', () => {
    const said: MediaItemCard = Object.assign({ is_kupi_bilet: true }, film);
    const marksOf = (tag: string | null, ...titles: MediaItemCard[]) =>
      shownBlock(block('carousel', tag, ...titles)).titles.map((title) => 'is_kupi_bilet' in title);
    expect(marksOf('bilet_v_kino', film, { ...film, id: 2 })).toEqual([true, true]);
    expect(marksOf(null, said)).toEqual([false]);
    expect(shownBlock(block('content', 'bilet_v_kino', film)).titles).toMatchObject([
      { is_kupi_bilet: true },
    ]);
  });

  it('leaves out entries of kinds that have no page', () => {
    const mixed = block('carousel', null, film);
    const items = [{ type: 'collection', collection } as const, ...mixed.items];
    expect(shownBlock({ ...mixed, items }).titles.map(({ id }) => id)).toEqual([film.id]);
  });
});
