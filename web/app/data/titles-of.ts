import type { MediaBlock, MediaItemCard } from '@kadr/contract';

/** The titles among a block's items. */
export function titlesOf({ items }: Pick<MediaBlock, 'items'>): MediaItemCard[] {
  return items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
}
