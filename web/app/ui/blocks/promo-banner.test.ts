import type { MediaBlock } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { cardOf, findSeed } from '../../../server/testing/fixture-catalogue.ts';
import { shownBlock } from '../../data/shown-view.ts';
import { render, textOf } from '../testing/render.tsx';
import { MediaBlocks } from './media-blocks.tsx';

const titles = ['salt-line', 'tin-heart', 'slow-thunder', 'cartographer', 'glass-orchard', 'second-river'];
const items = titles.flatMap((slug) => {
  const seed = findSeed(slug);
  return seed ? [{ type: 'media_item' as const, media_item: cardOf(seed, 'rus') }] : [];
});

const data = {
  promo_label: { text: 'Новое', color: '#ff8800' },
  promo_text: 'Премьеры без ожидания.',
  advantages: ['Без рекламы', 'На любом экране'],
  button_texts: ['Что входит', 'Все подписки'],
  service_id: 7,
  service: { id: 7, alias: 'big-cinema', active: true },
};

function banner(custom_data: MediaBlock['custom_data'], rest: Partial<MediaBlock> = {}): string {
  const block: MediaBlock = {
    id: 1,
    name: 'Большое кино',
    sub_name: null,
    type: 'custom_block',
    tag: 'promo_banner',
    target: { type: 'link', link: '/services', title: null },
    image: null,
    display_type: null,
    custom_data,
    variant: null,
    glow_color: '#b0532a',
    items,
    ...rest,
  };
  return render(createElement(MediaBlocks, { blocks: [shownBlock(block)] }));
}
const hrefsOf = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

describe('a promo banner', () => {
  it.each(['promo_banner', 'promoBanner'])(
    'of the name “%s” shows its label, text, advantages and buttons with posters (MB-006, MB-054, MB-055, MB-114, MB-115, MB-118)',
    (tag) => {
      const markup = banner(data, { tag });
      const said = textOf(markup);
      for (const words of ['Новое', 'Большое кино', 'Премьеры без ожидания.', ...data.advantages])
        expect(said).toContain(words);
      expect(said).toMatch(/Что входит.*Все подписки/);
      expect(markup.split('<img').length - 1).toBe(5);
    },
  );

  it('leads to the page of its service when that is active (RT-124, MB-120)', () => {
    expect(hrefsOf(banner(data))).toEqual(['/services/big-cinema', '/services/big-cinema', '/services']);
  });

  it('leads there no more when the service is not active, or is none', () => {
    for (const service of [{ ...data.service, active: false }, null, 'odd', { active: true, alias: 3 }]) {
      const markup = banner({ ...data, service });
      expect(hrefsOf(markup)).toEqual(['/services']);
      expect(textOf(markup)).toContain('Большое кино');
      expect(textOf(markup)).not.toContain('Что входит');
    }
  });

  it('shows what it is given, whatever that is', () => {
    for (const custom_data of [
      null,
      {},
      { advantages: 'x', promo_label: 1, button_texts: [1], ad_pixel: [] },
    ])
      expect(textOf(banner(custom_data, { target: null, items: [] }))).toBe('Большое кино');
  });
});
