import type { MediaBlock, MediaItemCard } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cardOf, findSeed } from '../../server/testing/fixture-catalogue.ts';
import { shownBlock } from '../data/shown-view.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import type { RenderOptions } from '../ui/testing/render.tsx';
import { MediaBlocks, opensWithHero } from './media-blocks.tsx';

const seed = findSeed('salt-line');
if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
const film = cardOf(seed, 'rus');
const films = (count: number): MediaItemCard[] =>
  Array.from({ length: count }, (_, at) => ({
    ...film,
    id: 500 + at,
    slug: `film-${at + 1}`,
    name: `Фильм ${at + 1}`,
  }));

function block(type: string, items: readonly MediaItemCard[], rest: Partial<MediaBlock> = {}): MediaBlock {
  return {
    id: 1,
    name: 'Новинки',
    sub_name: null,
    type,
    tag: null,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items: items.map((media_item) => ({ type: 'media_item', media_item })),
    ...rest,
  };
}
const show = (blocks: readonly MediaBlock[], options?: RenderOptions): string =>
  render(createElement(MediaBlocks, { blocks: blocks.map(shownBlock) }), options);
const count = (markup: string, part: string | RegExp): number => markup.split(part).length - 1;

describe('the blocks of a view', () => {
  it('stand in their order, and one of an unknown type is left out (MB-001, MB-020)', () => {
    const markup = show([
      block('carousel', films(1), { id: 1, name: 'Первая' }),
      block('hologram', films(1), { id: 2, name: 'Неведомая' }),
      block('carousel', films(1), { id: 3, name: 'Вторая' }),
    ]);
    expect(markup).not.toContain('Неведомая');
    expect(markup.indexOf('Первая')).toBeLessThan(markup.indexOf('Вторая'));
  });

  it('have no previews over what is shown in a cinema (CT-079, PL-187)', () => {
    const tickets = show([block('carousel', films(2), { tag: 'bilet_v_kino' })]);
    expect([count(tickets, '<li '), count(tickets, 'data-preview')]).toEqual([2, 0]);
    expect(count(show([block('carousel', films(2))]), 'data-preview')).toBe(2);
  });

  it('have a title and a text for search engines, which those for guests keep from who is signed in (SH-110, MB-073, MB-074, MB-098, MB-099, MB-100, MB-151)', () => {
    const text = (display_type: MediaBlock['display_type'], tag = 'seoText') =>
      block('custom_block', [], { tag, name: 'О кино', custom_data: { text: 'Раз.\n\nДва.' }, display_type });
    const shown = (display_type: MediaBlock['display_type'], isSignedIn: boolean, tag?: string) =>
      textOf(show([text(display_type, tag)], { answers: [[['user'], { isAuth: isSignedIn }]] }));
    for (const tag of ['seoText', 'mediaTitle']) {
      for (const forGuests of ['unauthorized', ['main', 'unauthorized']]) {
        expect(shown(forGuests, false, tag)).toMatch(/О кино.*Раз\..*Два\./s);
        expect(shown(forGuests, true, tag)).toBe('');
      }
      for (const forAll of [null, 'list', ['main']]) expect(shown(forAll, true, tag)).toContain('О кино');
    }
    expect(shown(null, false)).not.toContain('undefined');
    expect(textOf(show([block('custom_block', [], { tag: 'seoText', name: null })]))).toBe('');
  });

  it('report an unknown type once, and in development only', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const blocks = [block('riddle', films(1)), block('riddle', films(1), { id: 2 })];
    show(blocks);
    expect(warn).not.toHaveBeenCalled();
    show(blocks, { environment: 'development' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('riddle'));
    warn.mockRestore();
  });

  it('are left out when they hold nothing that has a card', () => {
    const markup = show([
      block('carousel', []),
      block('top10', [], { id: 2 }),
      block('promo', [], { id: 3 }),
      block('content', [], { id: 4 }),
      block('background', [], { id: 5 }),
    ]);
    expect(textOf(markup)).toBe('');
  });

  it('come with the page at the top; far below only their places and headings do', () => {
    const markup = show(
      Array.from({ length: 6 }, (_, at) => block('carousel', films(3), { id: at, name: `Ряд ${at + 1}` })),
    );
    expect(textOf(markup)).toContain('Ряд 6');
    expect(count(markup, 'href="/movies/film-1"')).toBe(4);
    // As many placeholders as cards: nothing moves when the cards appear.
    expect(count(markup, /<li [^>]*aria-hidden="true"/)).toBe(2 * 3);
  });
});

describe('a carousel', () => {
  it('links its title where there is a target with a page, and to nothing otherwise', () => {
    const target = { type: 'media_view', link: 'kids', title: null } as const;
    expect(show([block('carousel', films(1), { target })])).toContain('href="/kids"');
    expect(show([block('carousel', films(1), { target: { ...target, type: 'screen' } })])).not.toContain(
      'kids',
    );
  });

  it('shows posters in the sizes of its tag (MB-013, MB-022, MB-023, CT-101)', () => {
    expect(show([block('carousel', films(1))])).toContain('/poster 158w');
    expect(show([block('carousel', films(1), { tag: 'big_posters' })])).toContain('/poster_big@2x 460w');
    const wide = show([block('carousel', films(1), { tag: 'horizontal_posters' })]);
    expect(wide).toContain('/poster_horizontal 580w');
    expect(wide).not.toContain('/poster 158w');
  });

  it('to go on with shows one entry per series and leads to the player (MB-021, MB-130, CT-088, CT-090)', () => {
    const episode = {
      ...film,
      type: 'episode',
      series_id: 9,
      series_name: 'Огни',
      season_order_number: 2,
      order_number: 5,
    } as const;
    const items = [
      { ...episode, id: 1, slug: 'second-five' },
      { ...episode, id: 2, slug: 'second-four', order_number: 4 },
      ...films(1),
    ];
    const markup = show([block('carousel', items, { tag: 'continue_viewing' })]);
    expect(markup).toContain('href="/episodes/second-five/player"');
    expect(markup).not.toContain('second-four');
    expect(markup).toContain('href="/movies/film-1/player"');
    expect(textOf(markup)).toContain('Сезон 2, серия 5');
  });

  it('draws a progress bar from 1 % on, by place and duration (MB-134, CT-076, CT-077)', () => {
    const at = (timepoint: number): string =>
      show([
        block('carousel', [{ ...film, duration: 1000, media_position: { timepoint, is_viewed: false } }], {
          tag: 'continue_viewing',
        }),
      ]);
    expect(at(9)).not.toContain('<progress');
    expect(at(10)).toContain('value="1"');
    expect(at(640)).toContain('value="64"');
  });

  it('says "free" only where something beside it is not', () => {
    const free = { ...film, usage_model: null };
    const words = (items: readonly MediaItemCard[]): string => textOf(show([block('carousel', items)]));
    expect(words([free])).not.toContain('Бесплатно');
    expect(words([free, { ...film, id: 2, usage_model: 'SERVICE' }])).toMatch(/Бесплатно.*Подписка/);
    expect(words([{ ...film, is_coming_soon: true }])).toContain('Скоро');
  });

  it('marks the age by its name, and keeps the picture’s tone until it comes (CT-146, CT-147)', () => {
    const markup = show([
      block('carousel', [
        { ...film, poster_bg_color: '#0000ff', age_level: { id: 3, name: '18+', age_value: 18 } },
      ]),
    ]);
    expect(textOf(markup)).toContain('18+');
    expect(markup).toContain('tone tone-18');
  });

  it('addresses pictures from the images base url of the initial data, in single and double size (CT-109, CT-111)', () => {
    const markup = show([block('carousel', [film])]);
    expect(markup).toContain(`https://pictures.example/images${film.logo ?? ''}/poster 158w`);
    expect(markup).toContain(`https://pictures.example/images${film.logo ?? ''}/poster@2x 316w`);
  });
});

describe('a top 10', () => {
  it('is numbered by position and carries the count in its title (MB-015, MB-127, MB-128)', () => {
    const markup = show([block('top10', films(10), { name: 'Лучшее' })]);
    expect(textOf(markup)).toMatch(/^Лучшее 10 1 2 3 4 5 6 7 8 9 10/);
    expect(markup).toContain('<ol');
    expect(markup.indexOf('>7<')).toBeLessThan(markup.indexOf('href="/movies/film-8"'));
    expect(markup.indexOf('>7<')).toBeGreaterThan(markup.indexOf('href="/movies/film-7"'));
  });

  it('does not repeat a count that its heading states (MB-128)', () => {
    const textWith = (name: string, count: number) => textOf(show([block('top10', films(count), { name })]));
    expect(textWith('Топ-10', 10)).toMatch(/^Топ-10 1 2 3/);
    expect(textWith('Топ-10', 7)).toMatch(/^Топ-10 7 1 2 3/);
    expect(textWith('Лучшее 100 лет', 10)).toMatch(/^Лучшее 100 лет 10 1 2 3/);
  });
});

describe('a promo block', () => {
  it('shows the poster, 230 × 333 and its double, of a title that has no wide picture (MB-124, CT-110)', () => {
    const logo = film.logo;
    const markup = show([block('promo', [{ ...film, background: null, visit_card: null }])]);
    expect(markup).toContain(`${logo}/poster_big 230w`);
    expect(markup).toContain(`${logo}/poster_big@2x 460w`);
    expect(markup).toMatch(/width="230" height="333"/);
    expect(show([block('promo', [film])])).not.toContain('poster_big');
  });

  it('is the hero: its first title in words, the others waiting, twelve at most (MB-011, MB-123)', () => {
    const markup = show([block('promo', films(14))]);
    expect(markup).toContain('href="/movies/film-1/player"');
    expect(markup).not.toContain('href="/movies/film-2/player"');
    expect(textOf(markup)).toContain('12 из 12: Фильм 12');
    expect(textOf(markup)).not.toContain('Фильм 13');
  });

  it('says at most two genres and two countries (CT-074, CT-075, MB-135)', () => {
    const genres = ['Драма', 'Комедия', 'Боевик'].map((name, id) => ({ id, alias: name, name }));
    const words = textOf(
      show([block('promo', [{ ...film, genres, countries: ['Россия', 'Армения', 'Франция'] }])]),
    );
    expect(words).toContain('драма, комедия');
    expect(words).not.toContain('боевик');
    expect(words).toContain('Россия, Армения');
    expect(words).not.toContain('Франция');
  });

  it('opens a page with a hero only when it stands first and has a title', () => {
    const opens = (...blocks: readonly MediaBlock[]): boolean => opensWithHero(blocks.map(shownBlock));
    expect(opens(block('promo', films(1)), block('carousel', films(1)))).toBe(true);
    expect(opens(block('hologram', films(1)), block('promo', films(1)))).toBe(true);
    expect(opens(block('carousel', films(1)), block('promo', films(1)))).toBe(false);
    expect(opens(block('promo', []))).toBe(false);
  });
});

it('shows one title on its picture, with its words and where it plays (MB-012)', () => {
  const markup = show([block('background', films(2))]);
  expect(textOf(markup)).toMatch(/Новинки Фильм 1 .*Смотреть Подробнее/);
  expect(textOf(markup)).not.toContain('Фильм 2');
  expect(markup).toContain('/key_visual"');
  expect(markup).toContain('href="/movies/film-1/player"');
});

it('shows all titles of a content block in a list that does not scroll (MB-014)', () => {
  const markup = show([block('content', films(18))]);
  expect(count(markup, 'href="/movies/film-')).toBe(18);
  expect(count(markup, '<ul')).toBe(1);
  expect(markup).not.toContain('<button');
});

it('writes no style attribute and no script anywhere: the policy of the page allows none', () => {
  const items = films(10);
  const markup = show([
    block('promo', items, { id: 1 }),
    block('carousel', items, { id: 2, tag: 'continue_viewing', glow_color: '#b3592a' }),
    block('top10', items, { id: 3 }),
    block('background', items, { id: 4 }),
    block('content', items, { id: 5 }),
  ]);
  expect(markup).not.toMatch(/ style=|<script/);
});
