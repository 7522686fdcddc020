import type { MediaBlock, MediaBlockItem, MediaItemCard } from '@kadr/contract';
import { shownBlock } from '../data/shown-view.ts';
import { MediaBlocks } from '../ui/blocks/media-blocks.tsx';

const words = {
  text: 'Films and series in three languages.\n\nWith <b>a profile</b> for each of the family.',
  advantages: ['Nothing to install', 'On every screen'],
};
const icons = ['people', 'tv', 'sparkle', 'shield', 'music', 'ticket'] as const;
const cards = icons.map((icon, at) => ({
  icon,
  title: [
    'A profile for each',
    'A TV without a password',
    'Advice to your taste',
    'A PIN',
    'Karaoke',
    'Premieres',
  ][at],
  text: 'What it is, said in a line or two.',
  color: ['#b0532a', '#2a6bb0', '#6a3ab0', '#2ab07a', '#b02a6b', '#a0902a'][at],
}));
const target = { type: 'link', link: '/catalog', title: 'To the catalogue' } as const;
const service = { service: { id: 7, alias: 'big-cinema', active: true } };
const offer = {
  ...service,
  promo_label: { text: 'New', color: '#ff8800' },
  promo_text: 'Premieres without waiting.',
  advantages: words.advantages,
  button_texts: ['What is in it', 'All of them'],
};

function banner(
  item: MediaItemCard,
  id: number,
  size: 'small' | 'medium' | 'large' | 'stretching',
): MediaBlockItem {
  return {
    type: 'banner',
    banner: {
      id,
      title: item.name,
      subtitle: item.genres[0]?.name ?? null,
      summary: null,
      target,
      images: [item.visit_card ?? item.background ?? item.logo].flatMap((path) => path ?? []),
      icon: null,
      logo: null,
      small_icon: null,
      logo_size: null,
      size,
      color: item.poster_bg_color,
      labels: [{ text: 'New', color: '#ff8800' }],
      age_level: item.age_level,
      ratings: { wink: item.ratings.wink },
      advertiser_info: id % 2 === 0 ? { owner: 'Daisy Ltd.', token: '2VtzqW', font_color: '#2a6bb0' } : null,
      ad_pixel: null,
      media_files: [],
    },
  };
}

const services = (items: readonly MediaItemCard[]): MediaBlockItem[] =>
  items.slice(0, 4).map((item, at) => ({
    type: 'service',
    service: {
      id: at + 1,
      alias: `service-${at + 1}`,
      name: ['Big Cinema', 'Series by Night', 'Little Explorers', 'How Things Work'][at] ?? '',
      image: item.visit_card ?? item.background,
      icon: null,
      description_short: 'What is in it, in a line.',
      channels_count: 0,
      media_items_count: 12,
      karaoke_items_count: 0,
      promo_label_text: at === 0 ? 'Editors’ choice' : null,
      promo_label_color: '#e0a040',
      active: true,
    },
  }));

/** Every custom block of offers and words, called as an editor calls it. */
function samples(items: readonly MediaItemCard[]): readonly Partial<MediaBlock>[] {
  const titles = items.map((media_item): MediaBlockItem => ({ type: 'media_item', media_item }));
  const sizes = ['small', 'medium', 'large', 'stretching'] as const;
  const banners = items.slice(0, 12).map((item, at) => banner(item, at + 1, sizes[at % 2] ?? 'medium'));
  const wide = items.slice(0, 3).map((item, at) => banner(item, at + 1, 'stretching'));
  const features = [
    'features_blocks',
    'featuresSmall',
    'four_services',
    'subservices',
    'start',
    'any_device',
  ];
  const stories = [
    'aboutService',
    'what_is_it',
    'promoDetails',
    'more_details',
    'watch_tv',
    'prompt',
    'legal',
  ];
  const bundles = ['multi_sub_block', 'multi_sub_special', 'multi_sub_music'];
  const promos = ['promo_banner', 'promo_banner_v3', 'promo_banner_v4', 'promo_banner_sport'];
  const lists = ['buy', 'personal_collections', 'button', 'promocode', 'tvcode', 'filters'];
  const timer = { end_date_time: '31.12.2099 23:59', color: '#ff8800', end_time_text: 'Over' };
  return [
    ...features.map((tag) => ({ tag, custom_data: { cards } })),
    ...stories.map((tag) => ({
      tag,
      target,
      custom_data: { ...words, cards: cards.slice(0, 3) },
      items: titles.slice(0, 1),
    })),
    ...bundles.map((tag) => ({
      tag,
      target,
      items: services(items),
      custom_data: { price: '$4 a month', old_price: '$6' },
    })),
    ...promos.map((tag) => ({ tag, target, timer, items: titles, custom_data: offer })),
    { tag: 'multi_sub_carousel', items: services(items) },
    { tag: 'bannersServicesContent', items: banners },
    { tag: 'multi_sub_auto_carousel', items: wide },
    { tag: 'marquee', items: banners },
    { tag: 'playerPlaylist', items: titles.slice(0, 6) },
    ...lists.map((tag) => ({ tag, target, items: services(items) })),
  ];
}

/** Custom blocks of offers, words and forms, with the data that an editor would give them. */
export function BlockSamples({ items }: { readonly items: readonly MediaItemCard[] }) {
  const blocks = samples(items).map((block, at) =>
    shownBlock({
      id: at + 1,
      name: block.tag ?? null,
      sub_name: 'A line below the heading',
      type: 'custom_block',
      tag: null,
      target: null,
      image: null,
      display_type: null,
      custom_data: null,
      variant: null,
      glow_color: ['#2a6bb0', '#b0532a', '#6a3ab0', null][at % 4] ?? null,
      items: [],
      ...block,
    }),
  );
  return <MediaBlocks blocks={blocks} />;
}
