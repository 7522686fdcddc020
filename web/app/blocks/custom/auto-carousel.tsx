import { cardsOf } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import { TurningBanners } from './turning-banners.tsx';

/** Cards that take turns at most. */
const most = 12;

/** Banners or titles that take turns by themselves. */
export const AutoCarouselBlock = defineBlock((block) => {
  const cards = cardsOf(block);
  return cards.length === 0 ? null : cards.slice(0, most);
}, TurningBanners);
