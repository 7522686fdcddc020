import type { MediaBlock, MediaBlockItem } from '@kadr/contract';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { cardOf, findSeed } from '../../../server/testing/fixture-catalogue.ts';
import { fixtureCollection, fixtureSong } from '../../../server/testing/fixture-listed.ts';
import { shownBlock } from '../../data/shown-view.ts';
import { MediaBlocks } from '../media-blocks.tsx';
import { render, textOf } from '../../ui/testing/render.tsx';
import { loadCustomBlocks, provideBlockTable } from './load.ts';

provideBlockTable(() => import('../../block-table.tsx'));

const service = {
  id: 7,
  alias: 'big-cinema',
  name: 'Большое кино',
  image: null,
  icon: null,
  description_short: 'Премьеры.',
  channels_count: 0,
  media_items_count: 2,
  karaoke_items_count: 0,
  promo_label_text: null,
  promo_label_color: null,
  active: false,
  actions: [],
  purchase_variants: [],
  purchase_state: null,
};

const collection: MediaBlockItem = { type: 'collection', collection: fixtureCollection };
const song: MediaBlockItem = { type: 'karaoke_item', karaoke_item: fixtureSong };

async function show(type: string, items: MediaBlockItem[], rest: Partial<MediaBlock> = {}): Promise<string> {
  const block = shownBlock({
    id: 1,
    name: 'Ряд',
    sub_name: null,
    type,
    tag: null,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items,
    ...rest,
  });
  await loadCustomBlocks([block]);
  return render(createElement(MediaBlocks, { blocks: [block] }));
}

it('draws collections, each by its picture, in a row that leads to all of them (MB-018)', async () => {
  const target = { type: 'link' as const, link: '/collections', title: null };
  const markup = await show('collection', [collection], { target });
  expect(textOf(markup)).toContain('Ряд');
  expect(markup).toContain('href="/collections"');
  expect(markup).toContain('href="/collections/while-it-snows"');
  expect(markup).toContain(`${fixtureCollection.logo ?? ''}/collection`);
});

it('draws services (MB-016) and songs, also beside each other', async () => {
  const services = await show('service', [{ type: 'service', service }]);
  expect(services).toContain('href="/services/big-cinema"');
  expect(textOf(services)).toContain('Премьеры.');
  const mixed = await show('carousel', [song, collection]);
  expect(mixed).toContain('href="/karaoke/snow-in-f-sharp"');
  expect(mixed).toContain('href="/collections/while-it-snows"');
});

it('draws titles of a block of collections as a row of posters, as before (MB-018)', async () => {
  const seed = findSeed('salt-line');
  if (!seed) throw new Error('The fixture catalogue has no “salt-line”.');
  const markup = await show('collection', [{ type: 'media_item', media_item: cardOf(seed, 'rus') }]);
  expect(markup).toContain('href="/movies/salt-line"');
});
