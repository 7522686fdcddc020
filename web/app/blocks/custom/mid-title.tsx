import type { MediaBlock, MediaItemCard } from '@kadr/contract';
import { titlesOf } from '../../data/titles-of.ts';
import { posterTitle } from '../../data/shown-view.ts';
import { PosterCard } from '../cards/poster-card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { saysFree } from '../block.ts';
import { BannerCard } from './banner-card.tsx';
import { BlockSection } from './block-section.tsx';
import { cardsOf } from './card-data.ts';
import type { BlockCard } from './card-data.ts';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import styles from './mid-title.module.css';

/** The most cards that are shown. */
const most = 6;

/** The posters of the block's titles; without titles, its other items. */
interface MidTitleData {
  readonly titles: readonly MediaItemCard[];
  readonly cards: readonly BlockCard[];
}

export function readMidTitle(raw: Pick<MediaBlock, 'custom_data' | 'items'>): MidTitleData | null {
  const titles = titlesOf(raw).slice(0, most);
  const cards = titles.length > 0 ? [] : cardsOf(raw).slice(0, most);
  return titles.length + cards.length === 0 ? null : { titles, cards };
}

/** A section of the page: a centred heading, and below it a few cards that do not scroll. */
function MidTitle({ block, data: { titles, cards } }: CustomBlockProps<MidTitleData>) {
  return (
    <BlockSection block={block} className={styles.chapter}>
      <ul className={classNames(styles.cards, titles.length > 0 && styles.posters)}>
        {titles.map((item) => (
          <PosterCard key={item.id} item={posterTitle(item)} size="big" saysFree={saysFree(titles)} />
        ))}
        {cards.map((card) => (
          <BannerCard key={card.key} card={card} size="small" />
        ))}
      </ul>
    </BlockSection>
  );
}

export const MidTitleBlock = defineBlock(readMidTitle, MidTitle);
