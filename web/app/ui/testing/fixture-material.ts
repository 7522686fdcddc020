import type { Epg } from '@kadr/contract';
import { fixtureCollection, fixtureSong } from '../../../server/testing/fixture-listed.ts';
import type { SampleMaterial } from '../../gallery/sample-material.ts';
import { channelItem, serviceItem, titleCard } from '../../blocks/testing/custom-blocks.ts';

const slugs = [
  'quiet-orbital-house',
  'salt-line',
  'north-of-morning',
  'paper-lighthouse',
  'glass-orchard',
  'last-tram-home',
  'slow-thunder',
  'cartographer',
  'winter-market',
  'red-comet',
  'second-river',
  'tin-heart',
];

const epgOn = (channel: number): Epg => ({
  id: channel,
  original_id: null,
  name: `Программа ${channel}`,
  logo: null,
  start_time: 1_790_000_000,
  end_time: 1_790_003_600,
  age_level: { id: 1, name: '12+', age_value: 12 },
  channel_info: { slug: `channel-${channel}`, name: `Канал ${channel}`, logo: null },
  is_favorite: false,
  is_reminded: false,
  tstv_options_epg: { tstv_valid_until: null },
});

/** Material of the samples of blocks, from the fixture catalogue. */
export const fixtureMaterial: SampleMaterial = {
  titles: slugs.map((slug) => titleCard(slug, { is_playable: true })),
  services: [1, 2, 3, 4].flatMap((id) => {
    const item = serviceItem(id);
    return item.type === 'service' ? [item.service] : [];
  }),
  collections: [fixtureCollection, { ...fixtureCollection, id: 6, slug: 'when-it-rains' }],
  songs: [fixtureSong],
  channels: [1, 2].flatMap((id) => {
    const item = channelItem(id);
    return item.type === 'channel' ? [{ ...item.channel, epgs: [epgOn(id)] }] : [];
  }),
};
