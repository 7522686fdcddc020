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

it('invents no other view', () => {
  for (const alias of ['movies', 'toString', '']) expect(defaultView(alias, 'rus')).toBeUndefined();
});
