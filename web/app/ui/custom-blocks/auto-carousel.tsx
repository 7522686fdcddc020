import { cardsOf } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import { titleCard, titlesOf } from './title-cards.ts';
import { TurningBanners } from './turning-banners.tsx';

/** Cards that take turns at most. */
const most = 12;

/** Banners or titles that take turns by themselves (MB-033). */
export const AutoCarouselBlock = defineBlock((block) => {
  const banners = cardsOf(block);
  const cards = banners.length > 0 ? banners : titlesOf(block).map(titleCard);
  return cards.length === 0 ? null : cards.slice(0, most);
}, TurningBanners);
