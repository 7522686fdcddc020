import { bannerOf, serviceItems, titleItems, toCatalogue } from './sample-material.ts';
import type { Sample, SampleMaterial } from './sample-material.ts';

/** Every type of block and every tag of a list. */
export function listSamples({
  titles,
  services,
  collections,
  songs,
  channels,
}: SampleMaterial): readonly Sample[] {
  const items = titleItems(titles);
  const begun = titles.slice(0, 4).map((item, at) => {
    const timepoint = Math.round(((at + 1) * (item.duration ?? 6000)) / 6);
    return Object.assign({}, item, { media_position: { timepoint, is_viewed: false } });
  });
  const banners = titles.slice(0, 6).map((item, at) => bannerOf(item, at + 1, 'medium'));
  const wide = titles.slice(0, 3).map((item, at) => bannerOf(item, at + 1, 'large'));
  return [
    { type: 'promo', name: 'promo', items: items.slice(0, 5) },
    { type: 'carousel', name: 'carousel', target: toCatalogue, items: items.slice(0, 12) },
    { type: 'carousel', tag: 'big_posters', items: items.slice(0, 8) },
    { type: 'carousel', tag: 'horizontal_posters', items: items.slice(0, 8) },
    { type: 'carousel', tag: 'continue_viewing', items: titleItems(begun) },
    { type: 'carousel', tag: 'bilet_v_kino', items: items.slice(0, 6) },
    { type: 'carousel', tag: 'cardview', items: items.slice(0, 6) },
    { type: 'content', tag: 'alt_large_banner', items: wide },
    { type: 'carousel', tag: 'mid_title', items: items.slice(0, 5) },
    { type: 'carousel', name: 'carousel of banners', items: banners },
    { type: 'top10', name: 'top10', items: items.slice(0, 10) },
    { type: 'background', name: 'background', items: items.slice(1, 2) },
    { type: 'content', name: 'content', items: items.slice(0, 12) },
    { type: 'recom_cold_start', name: 'recom_cold_start', items: items.slice(3, 9) },
    { type: 'service', name: 'service', items: serviceItems(services) },
    {
      type: 'collection',
      name: 'collection',
      items: collections.map((collection) => ({ type: 'collection', collection })),
    },
    {
      type: 'carousel',
      name: 'carousel of songs',
      items: songs.map((karaoke_item) => ({ type: 'karaoke_item', karaoke_item })),
    },
    {
      type: 'channels',
      name: 'channels',
      items: channels.map((channel) => ({ type: 'channel', channel })),
    },
    ...['tvprogramms', 'tvprogrammsplus'].map((tag): Sample => ({
      type: 'carousel',
      tag,
      items: channels.flatMap(({ epgs }) => epgs.slice(0, 1).map((epg) => ({ type: 'epg' as const, epg }))),
    })),
    { tag: 'mediaTitle', name: 'mediaTitle' },
    { tag: 'seoText', name: 'seoText', custom_data: { text: 'A paragraph.\n\nAnd one more.' } },
  ];
}
