import { expect, it } from 'vitest';
import { defaultView } from './default-views.ts';

it('gives home and the view below a title something to show before anybody arranged them, in each language', () => {
  expect(defaultView('main', 'rus')?.blocks.map(({ name }) => name)).toEqual([
    'Новинки',
    'Фильмы',
    'Сериалы',
  ]);
  expect(defaultView('main', 'hye')?.blocks[0]?.name).toBe('Նորույթներ');
  expect(defaultView('media_item', 'eng')?.blocks[0]).toMatchObject({
    name: 'More like this',
    query: { similar: true },
  });
});

it('has the pages of codes, each of one form (MB-167)', () => {
  for (const [alias, ...tags] of [
    ['promocode', 'promocode'],
    ['podarochnye-sertifikaty', 'certificates', 'promocode'],
    ['tvcode', 'tvcode'],
  ] as const) {
    const { view, blocks } = defaultView(alias, 'hye') ?? {};
    expect(blocks).toMatchObject(tags.map((tag) => ({ type: 'custom_block', tag, query: null })));
    expect(view).toMatchObject({ alias, name: null });
    expect(view?.description).toMatch(/։$/);
  }
});

it('invents no other view', () => {
  for (const alias of ['movies', 'karaoke', 'toString', ''])
    expect(defaultView(alias, 'rus')).toBeUndefined();
});
