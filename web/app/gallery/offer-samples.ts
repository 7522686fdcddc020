import { bannerOf, serviceItems, titleItems, toCatalogue } from './sample-material.ts';
import type { Sample, SampleMaterial } from './sample-material.ts';

const words = {
  title: 'Called by its name',
  text: 'Films and series in three languages.\n\nWith <b>a profile</b> for each of the family.',
  advantages: ['Nothing to install', 'On every screen'],
};
const icons = ['people', 'tv', 'sparkle', 'shield', 'music', 'ticket'] as const;
const names = [
  'A profile for each',
  'A TV without a password',
  'Advice to your taste',
  'A PIN',
  'Karaoke',
  'Premieres',
];
const colours = ['#b0532a', '#2a6bb0', '#6a3ab0', '#2ab07a', '#b02a6b', '#a0902a'];
const cards = icons.map((icon, at) => ({
  icon,
  title: names[at],
  text: 'What it is, said in a line or two.',
  color: colours[at],
}));
const offer = {
  service: { id: 7, alias: 'big-cinema', active: true },
  promo_label: { text: 'New', color: '#ff8800' },
  promo_text: 'Premieres without waiting.',
  advantages: words.advantages,
  button_texts: ['What is in it', 'All of them'],
};
const timer = { end_date_time: '31.12.2099 23:59', color: '#ff8800', end_time_text: 'Over' };

const features = ['features_blocks', 'featuresSmall', 'four_services', 'subservices', 'start', 'any_device'];
const stories = [
  'aboutService',
  'about_service',
  'what_is_it',
  'promoDetails',
  'more_details',
  'watch_tv',
  'prompt',
  'legal',
];
const bundles = ['multi_sub_block', 'multi_sub_special', 'multi_sub_music'];
const promos = ['promo_banner', 'promoBanner', 'promo_banner_v3', 'promo_banner_v4', 'promo_banner_sport'];
const forms = ['buy', 'personal_collections', 'button', 'promocode', 'certificates', 'tvcode', 'filters'];

/** Every custom block of offers, texts and forms, named as an editor names it. */
export function offerSamples({ titles: all, services: some }: SampleMaterial): readonly Sample[] {
  const titles = titleItems(all);
  const services = serviceItems(some);
  const sizes = ['small', 'medium'] as const;
  const banners = all.slice(0, 12).map((item, at) => bannerOf(item, at + 1, sizes[at % 2] ?? 'medium'));
  const wide = all.slice(0, 3).map((item, at) => bannerOf(item, at + 1, 'stretching'));
  return [
    ...features.map((tag): Sample => ({ tag, custom_data: { cards } })),
    ...stories.map((tag): Sample => ({
      tag,
      target: toCatalogue,
      custom_data: { ...words, cards: cards.slice(0, 3) },
      items: titles.slice(0, 1),
    })),
    ...bundles.map((tag): Sample => ({
      tag,
      target: toCatalogue,
      items: services,
      custom_data: { price: '$4 a month', old_price: '$6' },
    })),
    ...promos.map((tag): Sample => ({ tag, target: toCatalogue, timer, items: titles, custom_data: offer })),
    { tag: 'multi_sub_carousel', items: services },
    { tag: 'bannersServicesContent', items: banners },
    { tag: 'multi_sub_auto_carousel', items: wide },
    { tag: 'marquee', items: banners },
    { tag: 'player', items: titles.slice(0, 1) },
    { tag: 'playerPlaylist', items: titles.slice(0, 6) },
    ...forms.map((tag): Sample => ({ tag, target: toCatalogue, items: services })),
  ];
}
