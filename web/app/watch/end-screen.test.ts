import { createElement } from 'react';
import { expect, it } from 'vitest';
import { findSeed, itemOf } from '../../server/testing/fixture-catalogue.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import type { ShownView } from '../data/shown-view.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { EndScreen } from './end-screen.tsx';

const titleOf = (slug: string) => {
  const seed = findSeed(slug);
  if (seed === undefined) throw new Error(`The fixture catalogue has no “${slug}”.`);
  return itemOf(seed, 'rus');
};
const film = titleOf('salt-line');
const similar = titleOf('harbour-lights');
const coming = { ...similar, id: -1, slug: 'not-out-yet', name: 'Ещё не вышло', is_coming_soon: true };

function shown(props: { next?: () => void; playerType?: 'player' | 'trailer' } = {}): string {
  const view = {
    id: 1,
    name: '',
    title: null,
    description: null,
    blocks: [{ id: 1, kind: 'posters', name: 'Похожее', titles: [film, coming, similar] }],
  } as unknown as ShownView;
  const markup = render(
    createElement(EndScreen, {
      item: film,
      playerType: props.playerType ?? 'player',
      isEmbedded: false,
      next: props.next ?? null,
      replay: () => undefined,
    }),
    { answers: [[mediaViewQuery('media_item', film.slug).queryKey, view]] },
  );
  return textOf(markup);
}

it('offers the first similar title that is out before the way back, where no episode comes next', () => {
  const text = shown();
  expect(text.indexOf(`Дальше: «${similar.name}»`)).toBeGreaterThan(-1);
  expect(text.indexOf(`Дальше: «${similar.name}»`)).toBeLessThan(text.indexOf('Вернуться на страницу'));
  expect(shown({ next: () => undefined })).toContain('Следующая серия');
  expect(shown({ next: () => undefined })).not.toContain('Дальше:');
  expect(shown({ playerType: 'trailer' })).not.toContain('Дальше:');
});
