import { cardsOf } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import { TurningBanners } from './turning-banners.tsx';

/** The most cards that take turns. */
const most = 12;

/** Banners or titles that take turns automatically. */
export const AutoCarouselBlock = defineBlock((block) => {
  const cards = cardsOf(block);
  return cards.length === 0 ? null : cards.slice(0, most);
}, TurningBanners);
