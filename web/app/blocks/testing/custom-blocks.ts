import type { Banner, MediaBlock, MediaBlockItem, MediaItemCard, Service } from '@kadr/contract';
import { createElement } from 'react';
import { cardOf, findSeed, picture } from '../../../server/testing/fixture-catalogue.ts';
import { shownBlock } from '../../data/shown-view.ts';
import { MediaBlocks } from '../media-blocks.tsx';
import { loadCustomBlocks, provideBlockTable } from '../custom/load.ts';
import { render } from '../../ui/testing/render.tsx';
import type { RenderOptions } from '../../ui/testing/render.tsx';

provideBlockTable(() => import('../../block-table.tsx'));

/** A custom block as the service returns it, with only the given fields. */
export function customBlock(given: Partial<MediaBlock>): MediaBlock {
  return {
    id: 1,
    name: null,
    sub_name: null,
    type: 'custom_block',
    tag: null,
    target: null,
    image: null,
    display_type: null,
    custom_data: null,
    variant: null,
    glow_color: null,
    items: [],
    ...given,
  };
}

/** The server's markup of a block, without the comments by which React hydrates it. */
export async function showBlock(given: Partial<MediaBlock>, options?: RenderOptions): Promise<string> {
  const blocks = [shownBlock(customBlock(given))];
  await loadCustomBlocks(blocks);
  return render(createElement(MediaBlocks, { blocks }), options).replaceAll(/<!--\/?\$-->/g, '');
}

/** A title of the fixture catalogue, as its card. */
export function titleCard(slug: string, rest: Partial<MediaItemCard> = {}): MediaItemCard {
  const seed = findSeed(slug);
  if (!seed) throw new Error(`The fixture catalogue has no “${slug}”.`);
  return { ...cardOf(seed, 'rus'), ...rest };
}

export const titleItem = (slug: string, rest: Partial<MediaItemCard> = {}): MediaBlockItem => ({
  type: 'media_item',
  media_item: titleCard(slug, rest),
});

export function bannerItem(id: number, rest: Partial<Banner> = {}): MediaBlockItem {
  return {
    type: 'banner',
    banner: {
      id,
      title: `Баннер ${id}`,
      subtitle: null,
      summary: null,
      target: { type: 'link', link: `/movies?banner=${id}`, title: null },
      images: [picture(id)],
      icon: null,
      logo: null,
      small_icon: null,
      logo_size: null,
      size: 'medium',
      color: null,
      labels: [],
      age_level: null,
      ratings: { wink: null },
      advertiser_info: null,
      ad_pixel: null,
      media_files: [],
      ...rest,
    },
  };
}

export function serviceItem(id: number, rest: Partial<Service> = {}): MediaBlockItem {
  return {
    type: 'service',
    service: {
      id,
      alias: `service-${id}`,
      name: `Подписка ${id}`,
      image: picture(id),
      icon: null,
      description_short: `Что в подписке ${id}`,
      channels_count: 0,
      media_items_count: 5,
      karaoke_items_count: 0,
      promo_label_text: null,
      promo_label_color: null,
      active: false,
      actions: [{ type: 'buy', service_id: id }],
      purchase_variants: [],
      purchase_state: null,
      ...rest,
    },
  };
}

export function channelItem(id: number): MediaBlockItem {
  return {
    type: 'channel',
    channel: {
      id,
      slug: `channel-${id}`,
      name: `Канал ${id}`,
      logo: picture(id),
      full_logo: null,
      background: null,
      poster_bg_color: '#204080',
      usage_model: null,
      age_level: { id: 1, name: '12+', age_value: 12 },
      is_favorite: false,
      is_tstv_allowed: false,
      tstv_options_channel: {
        is_pltv_allowed: false,
        is_pltv_purchased: false,
        is_catchup_allowed: false,
        is_catchup_purchased: false,
        tstv_service_id: null,
        tstv_depth: 0,
        pltv_max_duration: null,
      },
      purchase_variants: [],
      actions: [],
      epgs: [],
    },
  };
}

/** The addresses of the links in a markup, in order. */
export const hrefsIn = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

export { picture };
