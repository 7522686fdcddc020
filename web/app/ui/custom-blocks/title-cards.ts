import type { MediaBlock, MediaItemCard } from '@kadr/contract';
import { titlePath } from '../../routing/paths.ts';
import type { BlockCard } from './card-data.ts';

/** The titles among a block's items. */
export function titlesOf({ items }: Pick<MediaBlock, 'items'>): MediaItemCard[] {
  return items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
}

/** A title as a card of a block, by its landscape picture. */
export function titleCard(title: MediaItemCard): BlockCard {
  return {
    key: String(title.id),
    title: title.name,
    subtitle: null,
    text: title.short_description,
    link: { href: titlePath(title), title: null, isBlank: false },
    picture: title.background ?? title.visit_card,
    logo: null,
    logoSize: 'normal',
    icon: null,
    size: 'large',
    color: title.poster_bg_color,
    labels: [],
    age: title.age_level.name,
    rating: null,
    video: [],
    advertiser: null,
    pixels: null,
  };
}
