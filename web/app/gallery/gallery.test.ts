import { mediaBlockTypes } from '@kadr/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userQuery } from '../data/queries.ts';
import { shownBlock } from '../data/shown-view.ts';
import { MediaBlocks } from '../blocks/media-blocks.tsx';
import { loadCustomBlocks } from '../blocks/custom/load.ts';
import { calls } from '../block-table.tsx';
import { fixtureMaterial } from '../ui/testing/fixture-material.ts';
import { render, textOf } from '../ui/testing/render.tsx';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { listSamples } from './list-samples.ts';
import { offerSamples } from './offer-samples.ts';
import { blockOf } from './sample-material.ts';
import type { Sample } from './sample-material.ts';
import { toldSamples } from './told-samples.ts';

const samples: readonly Sample[] = [listSamples, toldSamples, offerSamples].flatMap((samplesOf) =>
  samplesOf(fixtureMaterial),
);
const callOf = ({ type = 'custom_block', tag, name }: Sample): string =>
  `${type} ${tag ?? ''} ${name ?? ''}`.trim();

/** Tags and names as the specification lists them (commerce §2), and those of this service. */
const specified = {
  lists: [
    'continue_viewing',
    'big_posters',
    'horizontal_posters',
    'tvprogramms',
    'tvprogrammsplus',
    'bilet_v_kino',
    'cardview',
    'alt_large_banner',
    'mid_title',
  ],
  custom:
    'all_in_one auto_carousel buy features_blocks filters hero faq four_services more_details prompt multi_sub_block multi_sub_carousel multi_sub_auto_carousel multi_sub_special multi_sub_music devices personal_collections watch_tv any_device start subservices quiz promoBanner promo_banner promo_banner_v3 promo_banner_v4 promo_banner_sport docs bannersServicesContent button promoDetails aboutService about_service persons featuresSmall legal player playerPlaylist what_is_it promocode tvcode mediaTitle seoText breadcrumbs'.split(
      ' ',
    ),
};

async function draw(sample: Sample): Promise<string> {
  const blocks = [shownBlock(blockOf(sample, 1))];
  await loadCustomBlocks(blocks);
  return render(createElement(MediaBlocks, { blocks }), {
    path: '/gallery',
    // A viewer who has not signed in yet is a guest.
    answers: [[userQuery().queryKey, fixtureUser('rus')]],
  });
}

describe('the gallery', () => {
  it('has a sample of every type, tag and name that there is a component for', () => {
    const called = new Set(samples.flatMap(({ tag, name }) => [tag ?? name ?? '']));
    const missing = [...calls.custom, ...calls.lists, ...specified.custom, ...specified.lists].filter(
      (call) => !called.has(call),
    );
    expect(missing).toEqual([]);
    const types = new Set(samples.map(({ type = 'custom_block' }) => type));
    expect(mediaBlockTypes.filter((type) => !types.has(type))).toEqual([]);
  });

  it.each(samples.map((sample) => [callOf(sample), sample] as const))(
    'draws “%s” on the server, whole and without style attributes (MB-162)',
    async (_call, sample) => {
      const markup = await draw(sample);
      // This page already has breadcrumbs: the block is for pages that do not.
      if (sample.tag === 'breadcrumbs') return;
      expect(textOf(markup)).not.toBe('');
      expect(markup).not.toContain('<!--$!-->');
      expect(markup).not.toMatch(/ style=|undefined|\[object/);
    },
  );
});

describe('blocks of a list', () => {
  const [film] = fixtureMaterial.titles;
  const sampleOf = (tag: string): Sample => samples.find((sample) => sample.tag === tag) ?? {};

  it('stand as cards with their words by the tag `cardview` (MB-027, MB-030)', async () => {
    const markup = await draw(sampleOf('cardview'));
    expect(markup.match(/<h3/g)).toHaveLength(6);
    expect(textOf(markup)).toContain(film?.short_description ?? '–');
    expect(markup).toContain('/poster_horizontal');
  });

  it('stand one below the other, their words beside them, by the tag `alt_large_banner` (MB-028, MB-030)', async () => {
    const markup = await draw(sampleOf('alt_large_banner'));
    expect(markup.match(/<h3/g)).toHaveLength(3);
    expect(textOf(markup)).toContain('To the catalogue');
    expect(markup).toContain('/key_visual');
  });

  it('stand below a heading in the middle by the tag `mid_title` (MB-029, MB-030)', async () => {
    const markup = await draw(sampleOf('mid_title'));
    expect(markup).toMatch(/<section[^>]*chapter/);
    expect(markup.match(/data-preview=/g)).toHaveLength(5);
    // They do not scroll: there are no arrows.
    expect(markup).not.toContain('<button');
  });
});
